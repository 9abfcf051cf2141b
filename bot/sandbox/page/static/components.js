/** The bot's components under a message, by Discord's types: buttons, selects and the parts of V2 layouts. */

import { perform } from "./actions.js";
import { element, whileBusy } from "./dom.js";
import { download, link } from "./links.js";
import { markdown } from "./markdown.js";
import { gallery } from "./pictures.js";
import { select } from "./select.js";
import { TEXT, world } from "./world.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

const PARTS = {
  1: (row, message) => element("div", { class: "row" }, ...components(row.components, message)),
  2: button,
  3: (part, message) => choice(part, message, part.options),
  5: (part, message) => choice(part, message, people()),
  6: (part, message) => choice(part, message, roles()),
  7: (part, message) => choice(part, message, [...people(), ...roles()]),
  8: (part, message) => choice(part, message, textChannels()),
  9: (part, message) =>
    element(
      "div",
      { class: "section" },
      element("div", {}, ...components(part.components, message)),
      ...components([part.accessory], message),
    ),
  10: ({ content }) => element("div", { class: "text" }, ...markdown(content)),
  11: ({ media, description }) => gallery([{ url: media.url, alt: description }]),
  12: ({ items }) => gallery(items.map(({ media, description }) => ({ url: media.url, alt: description }))),
  13: ({ file }) => download(file.url, file.url.split("/").at(-1)),
  14: () => element("hr"),
  17: (part, message) => element("div", { class: "container" }, ...components(part.components, message)),
};

/** The elements for a message's components. */
export function components(parts, message) {
  return parts.filter(({ type }) => type in PARTS).map((part) => PARTS[part.type](part, message));
}

function people() {
  return world.people.map(({ id, name }) => ({ label: name, value: { kind: "person", id } }));
}

function roles() {
  return world.roles.map(({ id, name }) => ({ label: name, value: { kind: "role", id } }));
}

function textChannels() {
  const shown = world.channels.filter(({ type }) => type === TEXT);
  return shown.map(({ id, name }) => ({ label: `#${name}`, value: { kind: "channel", id } }));
}

function choice(part, message, options) {
  const { custom_id } = part;
  return select(part, options, (control, values) =>
    press(control, "select", { message_id: message.id, custom_id, values }),
  );
}

function button(part, message) {
  const look = { class: `button ${STYLES[part.style]}`, "data-part": part.custom_id };
  const face = [part.emoji?.name, part.label].filter(Boolean).join(" ");
  if (part.url) return link(part.url, look, face, element("span", { "aria-hidden": "true" }, "↗"));
  const click = ({ currentTarget }) =>
    press(currentTarget, "click", { message_id: message.id, custom_id: part.custom_id });
  return element("button", { ...look, type: "button", disabled: part.disabled, click }, face);
}

/** Send what was pressed; the control is busy meanwhile, and a failure stands under the message. */
function press(control, action, details) {
  const article = control.closest("article");
  const failed = (sentence) =>
    article.querySelector(".body").append(element("p", { class: "failure", role: "alert" }, sentence));
  return whileBusy(control, () => {
    article.querySelector(".failure")?.remove();
    return perform(action, details, failed);
  });
}
