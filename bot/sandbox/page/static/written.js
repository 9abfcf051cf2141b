/** What people type behind a command's name, as Discord's client reads it: text, and options as `name:value`. */

/** The command that a line begins with, of two the one with the longer name; `/table undo 2` is the one of "table undo". */
export function commandOf(entries, line) {
  const typed = line.toLowerCase();
  const begun = entries.filter(({ name }) => typed.startsWith(`/${name} `));
  return begun.reduce((one, other) => (one && one.name.length > other.name.length ? one : other), undefined);
}

/** The text before the first named option, and then names and texts in turn: "k5 token:4" is "k5", "token", "4". */
export function parts(text, options) {
  if (!options.length) return [text];
  const names = options.map(({ name }) => name).join("|");
  return text.split(new RegExp(`(?:^|\\s)(${names}):`, "i"));
}
