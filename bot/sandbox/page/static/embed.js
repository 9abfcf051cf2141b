/** The bot's embeds: a card with a title, a text, fields and a footer. */

import { element } from "./dom.js";
import { link } from "./links.js";
import { inline, markdown } from "./markdown.js";
import { gallery } from "./pictures.js";

export function embed({ title, url, description, fields = [], footer, image, color }) {
  const heading = title && element("b", {}, ...(url ? [link(url, {}, title)] : inline(title)));
  const made = element(
    "div",
    { class: "embed" },
    heading,
    description && element("div", { class: "text" }, ...markdown(description)),
    fields.length > 0 && element("dl", {}, ...fields.map(field)),
    image && gallery([{ url: image.url }]),
    footer && element("small", {}, footer.text),
  );
  if (color) made.style.borderInlineStartColor = `#${color.toString(16).padStart(6, "0")}`;
  return made;
}

function field({ name, value, inline: beside }) {
  return element(
    "div",
    { class: beside ? "beside" : null },
    element("dt", {}, ...inline(name)),
    element("dd", {}, ...markdown(value)),
  );
}
