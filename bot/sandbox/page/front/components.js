/** The bot's components under a message, by Discord's types: buttons, selects and the parts of V2 layouts. */

import { act } from "./act.js";
import { element, link, unseen } from "./dom.js";
import { Listbox } from "./listbox.js";
import { markdown } from "./markdown.js";
import { gallery } from "./pictures.js";
import { world } from "./world.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const CHANNEL_TEXT = 0;

const PARTS = {
  1: (row, message) => element("div", { class: "row" }, ...components(row.components, message)),
  2: button,
  3: (part, message) => select(part, message, part.options),
  5: (part, message) => select(part, message, world.people.map(({ id, name }) => ({ value: { kind: "person", id }, label: name }))),
  8: (part, message) => select(part, message, textChannels()),
  9: (part, message) =>
    element("div", { class: "section" }, element("div", {}, ...components(part.components, message)), ...components([part.accessory], message)),
  10: ({ content }) => element("div", { class: "text" }, ...markdown(content)),
  11: ({ media, description }) => gallery([{ url: media.url, alt: description }]),
  12: ({ items }) => gallery(items.map(({ media, description }) => ({ url: media.url, alt: description }))),
  13: ({ file }) => element("a", { class: "file", href: file.url, download: true }, file.url.split("/").at(-1)),
  14: () => element("hr"),
  17: (part, message) => element("div", { class: "container" }, ...components(part.components, message)),
};

/** The elements for a message's components. */
export function components(parts, message) {
  return parts.filter(({ type }) => type in PARTS).map((part) => PARTS[part.type](part, message));
}

function textChannels() {
  return world.channels.filter(({ type }) => type === CHANNEL_TEXT).map(({ id, name }) => ({ value: { kind: "channel", id }, label: `#${name}` }));
}

function button(part, message) {
  const look = { class: `button ${STYLES[part.style]}`, "data-part": part.custom_id };
  const face = [part.emoji?.name, part.label].filter(Boolean).join(" ");
  if (part.url) return link(part.url, look, face, element("span", { "aria-hidden": "true" }, " ↗"));
  const click = ({ currentTarget }) => press(currentTarget, "click", { message_id: message.id, custom_id: part.custom_id });
  return element("button", { ...look, type: "button", disabled: part.disabled, click }, face);
}

/** Send what was pressed; the control is busy meanwhile, and a failure stands under the message. */
async function press(control, deed, details) {
  if (control.ariaBusy === "true") return;
  control.ariaBusy = "true";
  const article = control.closest("article");
  article.querySelector(".failure")?.remove();
  await act(deed, details, (sentence) =>
    article.querySelector(".body").append(element("p", { class: "failure", role: "alert" }, sentence)),
  );
  control.ariaBusy = "false";
}

function select(part, message, options) {
  const { min_values: least = 1, max_values: most = 1 } = part;
  const words = part.placeholder ?? "Make a selection";
  const items = options.map((option) => ({
    ...option,
    name: [option.emoji?.name, option.label].filter(Boolean).join(" "),
    chosen: option.default,
  }));
  const control = element("button", { type: "button", class: "select", disabled: part.disabled, "data-part": part.custom_id });
  const chosen = () => items.filter((item) => item.chosen);
  const list = new Listbox(control, { pick, label: words, multiple: most > 1 });
  const face = () => control.replaceChildren(unseen(words), chosen().map(({ name }) => name).join(", ") || words);

  function pick(item) {
    if (most === 1) for (const each of items) each.chosen = false;
    if (item.chosen || chosen().length < most) item.chosen = !item.chosen;
    face();
    if (most === 1) send();
    else list.show(items, { active: items.indexOf(item), heading: `Choose ${least} to ${most}, then Escape` });
  }
  function send() {
    list.hide();
    const values = chosen().map(({ value }) => value);
    if (values.length >= least) press(control, "select", { message_id: message.id, custom_id: part.custom_id, values });
  }
  control.addEventListener("click", () => {
    if (list.isOpen) return most > 1 ? send() : list.hide();
    list.show(items);
    list.element.scrollIntoView({ block: "nearest" });
  });
  control.addEventListener("blur", () => list.isOpen && (most > 1 ? send() : list.hide()));
  control.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && list.isOpen && most > 1) send();
    else if (["Enter", " "].includes(event.key) && list.active) {
      event.preventDefault();
      pick(list.active);
    } else if (event.key === "ArrowDown" && !list.isOpen) {
      event.preventDefault();
      control.click();
    } else list.key(event);
  });
  face();
  return element("div", { class: "chooser" }, control, list.element);
}
