/** The line at the bottom: a message to write, or `/` and a command to choose and to fill in. */

import { act, ask } from "./act.js";
import { CommandForm } from "./command.js";
import { element } from "./dom.js";
import { Listbox } from "./listbox.js";
import { toEnd } from "./log.js";
import { nameHere, world } from "./world.js";
import { commandOf } from "./written.js";

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
const commands = new Listbox(text, { pick: ({ entry }) => begin(entry), label: "Commands" });
let known = new Map();
let writing = null;
/** A command that was typed to its end and sent before the list of commands was there. */
let hasty = "";

lists.append(commands.element);
form.append(lists, text, send);
form.addEventListener("submit", submit);
text.addEventListener("input", () => {
  hasty = "";
  typed();
});
text.addEventListener("blur", () => commands.hide());
text.addEventListener("keydown", (event) => {
  if (commands.active && ["Enter", "Tab"].includes(event.key) && !event.shiftKey) {
    event.preventDefault();
    begin(commands.active.entry);
  } else if (!commands.key(event) && event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    form.requestSubmit();
  }
});
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && !writing && !event.target.closest("input:not([type=radio]), textarea, dialog")) text.focus();
});
document.querySelector(".skip").addEventListener("click", (event) => {
  event.preventDefault(); // the address says which channel is looked at
  form.querySelector(".field input, .more, #say:not([hidden])").focus();
});
form.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && writing && event.target === send) cancel();
});

/** Say where a message would go, and learn which commands there are before anybody types one. */
export function showPlace() {
  if (text.value.startsWith("/")) typed();
  else offered();
  text.placeholder = `Message ${nameHere()} as ${world.you.name}`;
}

/** Forget the bot's commands: it has registered others, or somebody else is asking. */
export function forgetCommands() {
  known = new Map();
  if (text.value.startsWith("/")) typed();
}

/** Drop a command that is being written. */
export function end() {
  writing?.remove();
  writing = null;
  text.hidden = false;
  text.value = "";
  grow();
}

function cancel() {
  end();
  text.focus();
}

function begin(entry, rest = "") {
  commands.hide();
  writing = new CommandForm(entry, { place: lists, cancel });
  text.hidden = true;
  form.insertBefore(writing.element, send);
  writing.take(rest);
  if (hasty && (rest || !entry.options.length)) use(writing);
  hasty = "";
}

async function submit(event) {
  event.preventDefault();
  if (writing) return use(writing);
  const content = text.value.trim();
  if (!content) return;
  if (content.startsWith("/") && !content.includes("\n")) {
    text.value = hasty = content;
    return typed();
  }
  text.value = "";
  grow();
  act("say", { content });
}

function use({ entry }) {
  const options = writing.values();
  if (!options) return;
  cancel();
  toEnd();
  act("slash", { command: entry.name, options });
}

async function typed() {
  grow();
  const written = text.value;
  if (!written.startsWith("/") || written.includes("\n")) return commands.hide();
  const entries = await offered();
  if (text.value !== written || writing) return;
  const entry = commandOf(entries, hasty ? `${written} ` : written);
  if (entry) return begin(entry, written.slice(entry.name.length + 2));
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
async function offered() {
  const place = world.here;
  if (!known.has(place))
    known.set(
      place,
      ask("commands", {}).catch(() => (known.delete(place), [])),
    );
  const found = await known.get(place);
  return found
    .filter(({ type }) => type === SLASH)
    .flatMap((command) => entries(command))
    .sort((one, other) => one.name.localeCompare(other.name));
}

function entries({ name, description, options = [] }, above = "") {
  const inner = options.filter(({ type }) => type === SUBCOMMAND || type === GROUP);
  const full = above + name;
  return inner.length ? inner.flatMap((option) => entries(option, `${full} `)) : [{ name: full, description, options }];
}
