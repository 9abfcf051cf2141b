/** The form at the bottom: a message to write, or `/` and a command to choose and to fill in. */

import { perform, request } from "./actions.js";
import { CommandForm } from "./command-form.js";
import { element } from "./dom.js";
import { Listbox } from "./listbox.js";
import { scrollToEnd } from "./message-log.js";
import { nameHere, world } from "./world.js";

const [SUBCOMMAND, GROUP] = [1, 2];
const SLASH = 1;

const form = document.getElementById("composer");
const lists = element("div", { class: "lists" });
const text = element("textarea", {
  id: "say",
  rows: 1,
  maxlength: 2000,
  "aria-label": "Message, or / for commands",
  "aria-autocomplete": "list",
});
const send = element("button", { type: "submit", class: "button primary" }, "Send");
const commands = new Listbox(text, { pick: ({ entry }) => openCommand(entry), label: "Commands" });
let known = new Map();
let commandForm = null;
/** A command that was typed to its end and sent before the list of commands was there. */
let sentEarly = "";

lists.append(commands.element);
form.append(lists, text, send);
form.addEventListener("submit", submit);
text.addEventListener("input", () => {
  sentEarly = "";
  onInput();
});
text.addEventListener("blur", () => commands.hide());
text.addEventListener("keydown", (event) => {
  if (commands.active && ["Enter", "Tab"].includes(event.key) && !event.shiftKey) {
    event.preventDefault();
    openCommand(commands.active.entry);
  } else if (!commands.key(event) && event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    form.requestSubmit();
  }
});
document.addEventListener("keydown", (event) => {
  const isTyping = event.target.closest("input:not([type=radio]), textarea, dialog");
  if (event.key === "/" && !commandForm && !isTyping) text.focus();
});
document.querySelector(".skip").addEventListener("click", (event) => {
  event.preventDefault(); // the address says which channel is looked at
  form.querySelector(".field input, .option-picker, #say:not([hidden])").focus();
});
form.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && commandForm && event.target === send) cancel();
});

/** Say where a message would go, and learn which commands there are before anybody types one. */
export function showPlace() {
  if (text.value.startsWith("/")) onInput();
  else usableCommands();
  text.placeholder = `Message ${nameHere()} as ${world.you.name}`;
}

/** Forget the bot's commands: it has registered others, or somebody else is asking. */
export function forgetCommands() {
  known = new Map();
  if (text.value.startsWith("/")) onInput();
}

/** Drop a command that is being written. */
export function dropCommand() {
  commandForm?.remove();
  commandForm = null;
  text.hidden = false;
  text.value = "";
  grow();
}

function cancel() {
  dropCommand();
  text.focus();
}

function openCommand(entry, rest = "") {
  commands.hide();
  commandForm = new CommandForm(entry, { place: lists, cancel });
  text.hidden = true;
  form.insertBefore(commandForm.element, send);
  commandForm.take(rest);
  if (sentEarly && (rest || !entry.options.length)) sendCommand(commandForm);
  sentEarly = "";
}

async function submit(event) {
  event.preventDefault();
  if (commandForm) return sendCommand(commandForm);
  const content = text.value.trim();
  if (!content) return;
  if (content.startsWith("/") && !content.includes("\n")) {
    text.value = sentEarly = content;
    return onInput();
  }
  text.value = "";
  grow();
  perform("postmessage", { content });
}

function sendCommand({ entry }) {
  const options = commandForm.values();
  if (!options) return;
  cancel();
  scrollToEnd();
  perform("slash", { command: entry.name, options });
}

async function onInput() {
  grow();
  const written = text.value;
  if (!written.startsWith("/") || written.includes("\n")) return commands.hide();
  const entries = await usableCommands();
  if (text.value !== written || commandForm) return;
  const entry = commandOf(entries, sentEarly ? `${written} ` : written);
  if (entry) return openCommand(entry, written.slice(entry.name.length + 2));
  const wanted = written.slice(1).toLowerCase();
  const fitting = entries
    .filter(({ name }) => name.includes(wanted))
    .sort((one, other) => rank(one, wanted) - rank(other, wanted));
  const items = fitting.map((entry) => ({ name: `/${entry.name}`, description: entry.description, entry }));
  commands.show(items, { heading: items.length ? null : `No command matches ${written}` });
}

function rank({ name }, wanted) {
  return name.startsWith(wanted) ? 0 : 1;
}

function grow() {
  text.rows = Math.min(8, text.value.split("\n").length);
}

/** The commands that this person can use here, subcommands as entries of their own. */
async function usableCommands() {
  const place = world.here;
  if (!known.has(place))
    known.set(
      place,
      request("listcommands", {}).catch(() => (known.delete(place), [])),
    );
  const found = await known.get(place);
  return found
    .filter(({ type }) => type === SLASH)
    .sort((one, other) => one.name.localeCompare(other.name))
    .flatMap((command) => entries(command));
}

function entries({ name, description, options = [] }, above = "") {
  const inner = options.filter(({ type }) => type === SUBCOMMAND || type === GROUP);
  const full = above + name;
  return inner.length ? inner.flatMap((option) => entries(option, `${full} `)) : [{ name: full, description, options }];
}

/** The command that a line begins with, the longest name first: `/table undo 2` is the one of "table undo". */
function commandOf(entries, line) {
  const typed = line.toLowerCase();
  const begun = entries.filter(({ name }) => typed.startsWith(`/${name} `));
  return begun.reduce((one, other) => (one && one.name.length > other.name.length ? one : other), undefined);
}
