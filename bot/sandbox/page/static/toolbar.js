/** Over the messages: a seat at a table in one click, the others' pace, and the way to the developer's panel. */

import { perform } from "./actions.js";
import { togglePanel } from "./developer-panel.js";
import { element, whileBusy } from "./dom.js";
import { isDirectHere, world } from "./world.js";

const PACES = [
  ["", "off"],
  ["4", "slowly"],
  ["1.5", "steadily"],
  ["0.3", "fast"],
];

/** The value of the choice that takes people, who make random moves, for the other seats. */
const PEOPLE = "";

const toolbar = document.getElementById("tools");
const dealButton = element(
  "button",
  { type: "button", class: "button primary", title: "Sit down with opponents and begin a game", click: dealIn },
  "Deal me in",
);
const gameSelect = element("select", {
  id: "what",
  class: "field-select against",
  "aria-label": "Game",
  title: "What is played",
  change: offerLevels,
});
const againstSelect = element(
  "select",
  { class: "field-select against", "aria-label": "Against whom", title: "Who takes the other seats" },
);
const paceSelect = element(
  "select",
  { class: "field-select", change: setPace },
  ...PACES.map(([value, words]) => element("option", { value }, words)),
);
const othersLabel = element(
  "label",
  { class: "others", title: "Makes random moves for everybody who has no tab open, with the bot's own commands" },
  element("span", {}, "Play for the others"),
  paceSelect,
);
/** In which language this person uses Discord; where the bot has one, there is nothing to choose. */
const languageSelect = element("select", {
  id: "language",
  class: "field-select",
  "aria-label": "Language",
  title: "Your language on Discord",
  change: () => perform("uselanguage", { locale: languageSelect.value }),
});
const developerButton = element(
  "button",
  { id: "developer", type: "button", class: "button secondary", "aria-controls": "panel", click: togglePanel },
  element("span", { "aria-hidden": "true" }, "⚙"),
  element("span", { class: "long" }, "Developer"),
);
developerButton.setAttribute("aria-label", "Developer");
toolbar.append(gameSelect, againstSelect, dealButton, developerButton);

/** On a phone or a tablet there is no room for the pace and the language over the messages: they are in the panel then. */
const narrow = matchMedia("(max-width: 1000px)");
narrow.addEventListener("change", placeOthers);
placeOthers();

/** Bring the tools up to date; they are for channels, and for a page that knows the games of the bot. */
export function showToolbar() {
  const { running, paces, offers, locales } = world.developerTools;
  languageSelect.hidden = locales.length < 2;
  if (languageSelect.options.length !== locales.length) offerLanguages(locales);
  if (!gameSelect.options.length && running !== null) offerGames(offers);
  gameSelect.hidden = againstSelect.hidden = dealButton.hidden = othersLabel.hidden = running === null || isDirectHere();
  dealButton.disabled = gameSelect.disabled = againstSelect.disabled = !running;
  paceSelect.value = String(paces[world.here] ?? "");
}

function offerLanguages(locales) {
  languageSelect.replaceChildren(...locales.map(([value, name]) => element("option", { value }, name)));
  languageSelect.value = world.you.locale;
}

function offerGames(offers) {
  gameSelect.append(...offers.map(({ key, name }) => element("option", { value: key }, name)));
  offerLevels();
}

/** Offer the levels of the chosen game, with its usual one proposed. */
function offerLevels() {
  const offer = world.developerTools.offers.find(({ key }) => key === gameSelect.value);
  const { levels, usual } = offer ?? { levels: [], usual: PEOPLE };
  const people = element("option", { value: PEOPLE }, "🎲 people who move at random");
  againstSelect.replaceChildren(...levels.map(([key, name]) => element("option", { value: key }, name)), people);
  againstSelect.value = usual;
}

function placeOthers() {
  if (narrow.matches) document.getElementById("play").append(othersLabel, languageSelect);
  else toolbar.prepend(othersLabel, languageSelect);
}

function setPace() {
  return perform("playothers", { pace: paceSelect.value ? Number(paceSelect.value) : null });
}

function dealIn() {
  return whileBusy(dealButton, () => perform("deal", { offer: gameSelect.value || null, level: againstSelect.value || null }));
}
