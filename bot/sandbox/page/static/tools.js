/** Over the messages: a seat at a table in one click, the others' pace, and the way to the developer's panel. */

import { act } from "./act.js";
import { element, whileBusy } from "./dom.js";
import { toggle } from "./panel.js";
import { isDirectHere, world } from "./world.js";

const PACES = [
  ["", "off"],
  ["4", "slowly"],
  ["1.5", "steadily"],
  ["0.3", "fast"],
];

const tools = document.getElementById("tools");
const deal = element(
  "button",
  { type: "button", class: "button primary", title: "Sit down with three others and begin a game", click: dealIn },
  "Deal me in",
);
const pace = element(
  "select",
  { class: "field-select", change: () => act("playothers", { pace: pace.value ? Number(pace.value) : null }) },
  ...PACES.map(([value, words]) => element("option", { value }, words)),
);
const others = element(
  "label",
  { class: "others", title: "Makes random moves for everybody who has no tab open, with the bot's own commands" },
  element("span", {}, "Play for the others"),
  pace,
);
const developer = element(
  "button",
  { id: "developer", type: "button", class: "button secondary", "aria-controls": "panel", click: toggle },
  element("span", { "aria-hidden": "true" }, "⚙"),
  element("span", { class: "long" }, "Developer"),
);
developer.setAttribute("aria-label", "Developer");
tools.append(deal, developer);

/** On a phone there is no room for the pace over the messages: it is in the panel then. */
const narrow = matchMedia("(max-width: 640px)");
narrow.addEventListener("change", placeOthers);
placeOthers();

/** Bring the tools up to date; they are for channels, and for a page that knows the games of the bot. */
export function showTools() {
  const { running, paces } = world.workshop;
  deal.hidden = others.hidden = running === null || isDirectHere();
  deal.disabled = !running;
  pace.value = String(paces[world.here] ?? "");
}

function placeOthers() {
  if (narrow.matches) document.getElementById("play").append(others);
  else tools.prepend(others);
}

function dealIn() {
  return whileBusy(deal, () => act("deal", {}));
}
