/** The developer's panel: whether the bot runs, Discord's faults, positions as text, and the traffic between the two. */

import { perform, request } from "./actions.js";
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
const botStatus = element("p", { role: "status" });
const runButton = button("", () => runAction("runbot", { running: !world.developerTools.running }));
const dropButton = button("Drop the socket", () => runAction("dropsockets", {}));
const faults = element(
  "fieldset",
  {},
  element("legend", {}, "Answers to the bot's requests"),
  ...FAULTS.map(([value, words]) =>
    element(
      "label",
      {},
      element("input", { type: "radio", name: "fault", value, change: () => runAction("setfault", { fault: value }) }),
      ` ${words}`,
    ),
  ),
);
const position = element("textarea", { rows: 4, readonly: true, "aria-label": "Position of this channel's game" });
const copyButton = button("Copy", copyPosition);
const startPosition = element("textarea", { rows: 4, spellcheck: "false", "aria-label": "Position to begin from" });
const startButton = button("Start from this", () => runAction("startfrom", { position: startPosition.value.trim() }));
const failure = element("p", { class: "failure", role: "alert" });
const gameSection = section("Game");
gameSection.id = "play";
const botSection = section("Bot", botStatus, element("div", { class: "row" }, runButton, dropButton));
const positionSection = section(
  "Position",
  position,
  element("div", { class: "row" }, copyButton),
  startPosition,
  element("div", { class: "row" }, startButton),
);
const traffic = element("ol", { class: "traffic" });
let pause = 0;

panel.append(
  element(
    "header",
    {},
    element("h2", { id: "panel-title" }, "Developer"),
    element("button", { type: "button", class: "plain", "aria-label": "Close the panel", click: togglePanel }, "✕"),
  ),
  failure,
  gameSection,
  botSection,
  section("Discord", faults),
  positionSection,
  section("What passes", traffic),
);
panel.addEventListener("keydown", ({ key }) => key === "Escape" && togglePanel());

/** Open the panel, or close it. */
export function togglePanel() {
  panel.hidden = !panel.hidden;
  const opener = document.getElementById("developer");
  opener.setAttribute("aria-expanded", String(!panel.hidden));
  listenToTraffic(!panel.hidden);
  if (panel.hidden) return opener.focus();
  showBot();
  return panel.querySelector("button").focus();
}

/** After a reconnect the server has to be asked anew. */
export function resumeListening() {
  if (!panel.hidden) listenToTraffic(true);
}

/** Show whether the bot runs, and which fault is on. */
export function showBot() {
  const { running, fault } = world.developerTools;
  botSection.hidden = positionSection.hidden = running === null;
  botStatus.textContent = running ? "The bot is running." : "The bot is not running.";
  botStatus.classList.toggle("off", !running);
  showPosition();
  runButton.textContent = running ? "Kill the bot" : "Start the bot";
  dropButton.disabled = !running;
  faults.querySelector(`[value=${fault}]`).checked = true;
}

/** Show the position of the game in the channel that is looked at, a moment after the last change. */
export function showPosition() {
  clearTimeout(pause);
  if (panel.hidden || positionSection.hidden) return;
  pause = setTimeout(async () => {
    const none = { position: null, why: "No game has begun in this channel." };
    const answer = await request("position", {}).catch(({ message }) => ({ why: message }));
    const { position: text, why } = { ...none, ...answer };
    position.value = text ?? "";
    position.placeholder = why;
    startPosition.placeholder = "ff1 monster=… tokens=…";
    copyButton.disabled = !text;
  }, PAUSE);
}

/** Show what has passed, the latest first. */
export function showTraffic() {
  if (!panel.hidden) drawTraffic(traffic, world.traffic);
}

function listenToTraffic(listening) {
  request("listentotraffic", { listening }).catch(() => {}); // without a connection: asked again when there is one
}

function runAction(action, details) {
  failure.textContent = "";
  return perform(action, details, (sentence) => {
    failure.textContent = sentence;
    panel.scrollTop = 0;
  });
}

async function copyPosition() {
  position.select();
  await navigator.clipboard.writeText(position.value).catch(() => document.execCommand("copy"));
  copyButton.textContent = "Copied";
  setTimeout(() => (copyButton.textContent = "Copy"), 1500);
}

function section(title, ...children) {
  return element("section", {}, element("h3", {}, title), ...children);
}

/** A button that is busy until what it does is done. */
function button(words, work) {
  const click = () => whileBusy(made, work);
  const made = element("button", { type: "button", class: "button secondary", click }, words);
  return made;
}
