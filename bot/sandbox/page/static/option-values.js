/** What can stand in an option of a command: its suggestions and the value that it has in the end, by Discord's types. */

import { request } from "./actions.js";
import { world } from "./world.js";

export const FILE = 11;
const CHANNEL_TYPES = [0, 11, 12];
const MOST = 25;
const LARGEST_FILE = 10 * 1024 * 1024;

/** Lists that the page itself knows, by option type. */
const LISTS = {
  5: () => [
    { name: "True", value: true },
    { name: "False", value: false },
  ],
  6: () => world.people.map(({ id, name }) => ({ name, value: { kind: "person", id } })),
  7: (option) =>
    world.channels
      .filter(({ type }) => (option.channel_types ?? CHANNEL_TYPES).includes(type))
      .map(({ id, name }) => ({ name: `#${name}`, value: { kind: "channel", id } })),
  8: () => world.roles.map(({ id, name }) => ({ name: name.replace(/^@?/, "@"), value: { kind: "role", id } })),
  9: () => [...LISTS[6](), ...LISTS[8]()],
};

/** How typed text becomes a value; throws with a sentence. Types with a list are not here: they take what is in it. */
const READ = {
  3(option, text) {
    if (text.length < (option.min_length ?? 0))
      throw new Error(`${option.name}: at least ${option.min_length} characters.`);
    if (text.length > (option.max_length ?? 6000))
      throw new Error(`${option.name}: at most ${option.max_length} characters.`);
    return text;
  },
  4(option, text) {
    if (!/^-?\d+$/.test(text)) throw new Error(`${option.name}: a whole number, please.`);
    return within(option, exact(option, Number(text)));
  },
  10(option, text) {
    if (!text || Number.isNaN(Number(text))) throw new Error(`${option.name}: a number, please.`);
    return within(option, exact(option, Number(text)));
  },
};

/** Numbers are taken as far as Discord takes them: where every whole one is exact. */
function exact(option, number) {
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER) throw new Error(`${option.name}: a smaller number, please.`);
  return number;
}

function within(option, number) {
  if (number < option.min_value) throw new Error(`${option.name}: ${option.min_value} or more.`);
  if (number > option.max_value) throw new Error(`${option.name}: ${option.max_value} or less.`);
  return number;
}

/** The fixed list of an option, or undefined when its values are typed or come from the bot. */
function fixed(option) {
  return option.choices ?? LISTS[option.type]?.(option);
}

/** Suggestions for what has been typed so far; `others` are the values of the command's other options. */
export async function suggestions(command, option, text, others) {
  if (option.autocomplete)
    return request("complete", { command, focus: option.name, options: { ...others, [option.name]: text } });
  const typed = text.toLowerCase();
  return (fixed(option) ?? []).filter(({ name }) => name.toLowerCase().includes(typed)).slice(0, MOST);
}

/** The value of an option for what has been typed; throws with a sentence when there is none. */
export function read(option, text) {
  const list = fixed(option);
  if (!list) return READ[option.type](option, text);
  const typed = plain(text);
  const fitting = list.filter(({ name }) => plain(name).includes(typed));
  const found =
    list.find(({ name }) => plain(name) === typed) ??
    list.find(({ value }) => value === text) ??
    (fitting.length === 1 ? fitting[0] : undefined);
  if (!found) throw new Error(`${option.name}: “${text}” is not in the list.`);
  return found.value;
}

/** A name as people type it: without capitals and the sign before it. */
function plain(name) {
  return name.toLowerCase().replace(/^[#@]/, "");
}

/** The file that was chosen; throws with a sentence if Discord would not take it. */
export function checked(option, file) {
  if (file.size > LARGEST_FILE) throw new Error(`${option.name}: a file may have up to 10 MB.`);
  return file;
}
