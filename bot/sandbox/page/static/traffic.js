/** The traffic: requests and gateway events as rows that open to their JSON. */

import { element } from "./dom.js";

const SIGNS = { request: "⇄", "to the bot": "→", "from the bot": "←" };
const FIRST_BAD = 400;

/** Put the new `entries` on top of `list` and remove as many old ones; an open entry stays as it is. */
export function drawTraffic(list, entries) {
  const latest = entries.indexOf(list.firstElementChild?.entry);
  list.prepend(...entries.slice(latest + 1).map(row).reverse());
  while (list.childElementCount > entries.length) list.lastElementChild.remove();
}

/** A path without the digits and letters that nobody reads: of ids the last four, of tokens nothing. */
function short(path) {
  return path.replace(/[\w-]{40,}/g, "…").replace(/\d{13,}(\d{4})/g, "…$1");
}

function row(entry) {
  const { direction, name, status, seconds, at, details } = entry;
  const body = element("pre", { tabindex: 0 });
  const time = new Date(at * 1000).toLocaleTimeString([], { hour12: false });
  const opened = ({ target }) => {
    if (target.open && !body.textContent) body.textContent = JSON.stringify(details, null, 2);
  };
  const made = element(
    "li",
    {},
    element(
      "details",
      { toggle: opened },
      element(
        "summary",
        { title: `${direction}: ${name}` },
        element("time", {}, time),
        element("span", { class: "direction" }, SIGNS[direction]),
        element("span", { class: "name" }, short(name)),
        status && element("b", { class: status < FIRST_BAD ? "good" : "bad" }, String(status)),
        seconds != null && element("small", {}, `${Math.round(seconds * 1000)} ms`),
      ),
      body,
    ),
  );
  made.entry = entry;
  return made;
}
