/** The developer's panel: the bot's life, Discord's faults, positions as text, and what passes between the two. */

import { act, ask } from "./act.js";
import { element, whileBusy } from "./dom.js";
import { drawTraffic } from "./traffic.js";
import { world } from "./world.js";

const PAUSE = 200;
const FAULTS = [
  ["none", "work"],
  ["slow", "come 2 seconds late"],
  ["busy", "are refused with 429"],
  ["error", "fail with 500"],
  ["lost", "are lost after the work is done"],
];

const panel = document.getElementById("panel");
const life = element("p", { role: "status" });
const run = button("", () => order("run", { running: !world.workshop.running }));
const drop = button("Drop the socket", () => order("drop", {}));
const faults = element(
  "fieldset",
  {},
  element("legend", {}, "Answers to the bot's requests"),
  ...FAULTS.map(([value, words]) =>
    element(
      "label",
      {},
      element("input", { type: "radio", name: "fault", value, change: () => order("break", { fault: value }) }),
      ` ${words}`,
    ),
  ),
);
const position = element("textarea", { rows: 4, readonly: true, "aria-label": "Position of this channel's game" });
const copy = button("Copy", copyPosition);
const wanted = element("textarea", { rows: 4, spellcheck: "false", "aria-label": "Position to begin from" });
const begin = button("Start from this", () => order("beginfrom", { position: wanted.value.trim() }));
const failure = element("p", { class: "failure", role: "alert" });
const play = part("Game");
play.id = "play";
const bot = part("Bot", life, element("div", { class: "row" }, run, drop));
const positions = part(
  "Position",
  position,
  element("div", { class: "row" }, copy),
  wanted,
  element("div", { class: "row" }, begin),
);
const traffic = element("ol", { class: "traffic" });
let pause = 0;

panel.append(
  element(
    "header",
    {},
    element("h2", { id: "panel-title" }, "Developer"),
    element("button", { type: "button", class: "plain", "aria-label": "Close the panel", click: toggle }, "✕"),
  ),
  failure,
  play,
  bot,
  part("Discord", faults),
  positions,
  part("What passes", traffic),
);
panel.addEventListener("keydown", ({ key }) => key === "Escape" && toggle());

/** Open the panel, or close it. */
export function toggle() {
  panel.hidden = !panel.hidden;
  const opener = document.getElementById("developer");
  opener.setAttribute("aria-expanded", String(!panel.hidden));
  listen(!panel.hidden);
  if (panel.hidden) return opener.focus();
  showBot();
  return panel.querySelector("button").focus();
}

/** After the line has come back the server has to be asked anew. */
export function listenAgain() {
  if (!panel.hidden) listen(true);
}

/** Show whether the bot runs, and which fault is on. */
export function showBot() {
  const { running, fault } = world.workshop;
  bot.hidden = positions.hidden = running === null;
  life.textContent = running ? "The bot is running." : "The bot is not running.";
  life.classList.toggle("off", !running);
  showPosition();
  run.textContent = running ? "Kill the bot" : "Start the bot";
  drop.disabled = !running;
  faults.querySelector(`[value=${fault}]`).checked = true;
}

/** Show the position of the game in the channel that is looked at, a moment after the last change. */
export function showPosition() {
  clearTimeout(pause);
  if (panel.hidden || positions.hidden) return;
  pause = setTimeout(async () => {
    const none = { position: null, why: "No game has begun in this channel." };
    const { position: text, why } = { ...none, ...(await ask("position", {}).catch(({ message }) => ({ why: message }))) };
    position.value = text ?? "";
    position.placeholder = why;
    wanted.placeholder = "ff1 monster=… tokens=…";
    copy.disabled = !text;
  }, PAUSE);
}

/** Show what has passed, the latest first. */
export function showTraffic() {
  if (!panel.hidden) drawTraffic(traffic, world.traffic);
}

function listen(listening) {
  ask("listen", { listening }).catch(() => {}); // without a line: it is asked again when the line is back
}

function order(deed, details) {
  failure.textContent = "";
  return act(deed, details, (sentence) => {
    failure.textContent = sentence;
    panel.scrollTop = 0;
  });
}

async function copyPosition() {
  position.select();
  await navigator.clipboard.writeText(position.value).catch(() => document.execCommand("copy"));
  copy.textContent = "Copied";
  setTimeout(() => (copy.textContent = "Copy"), 1500);
}

function part(title, ...children) {
  return element("section", {}, element("h3", {}, title), ...children);
}

/** A button that is busy until what it does is done. */
function button(words, work) {
  const click = () => whileBusy(made, work);
  const made = element("button", { type: "button", class: "button secondary", click }, words);
  return made;
}
