/** Requests and gateway events as lines that open to their JSON. */

import { element } from "./dom.js";

const SIGNS = { request: "⇄", "to the bot": "→", "from the bot": "←" };
const FIRST_BAD = 400;

/** Put what is new of `passed` over the lines in `list`, and let as many old ones go; what is read there stays as it is. */
export function drawTraffic(list, passed) {
  const latest = passed.indexOf(list.firstElementChild?.passed);
  list.prepend(...passed.slice(latest + 1).map(line).reverse());
  while (list.childElementCount > passed.length) list.lastElementChild.remove();
}

/** A path without the digits and letters that nobody reads: of ids the last four, of tokens nothing. */
function short(path) {
  return path.replace(/[\w-]{40,}/g, "…").replace(/\d{13,}(\d{4})/g, "…$1");
}

function line(passed) {
  const { way, name, status, seconds, at, details } = passed;
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
        { title: `${way}: ${name}` },
        element("time", {}, time),
        element("span", { class: "way" }, SIGNS[way]),
        element("span", { class: "name" }, short(name)),
        status && element("b", { class: status < FIRST_BAD ? "good" : "bad" }, String(status)),
        seconds != null && element("small", {}, `${Math.round(seconds * 1000)} ms`),
      ),
      body,
    ),
  );
  made.passed = passed;
  return made;
}
