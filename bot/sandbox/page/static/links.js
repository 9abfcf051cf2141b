/** Where one can go from a message: to the web in a tab of its own, to a place on this page, or to a file. */

import { element } from "./dom.js";
import { titleOf } from "./world.js";

const WEB = /^https?:\/\//i;
const FILE = /^(?:https?:\/)?\/(?!\/)/i;

/** Discord's addresses of a channel, and of a message in it. */
export const PLACE = /https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?\/?/;
const NOTHING_ELSE = new RegExp(`^${PLACE.source}$`);

/** A link; an address that is not of the web stays text. */
export function link(address, properties, ...children) {
  const place = placeOf(address);
  if (place) return element("a", { ...properties, href: place.href }, ...children);
  if (!WEB.test(address)) return element("span", {}, ...children);
  return element("a", { ...properties, href: address, target: "_blank", rel: "noopener noreferrer" }, ...children);
}

/** An address that stands in a text: of a channel or a message, the name of the place instead. */
export function bareLink(address) {
  const place = placeOf(address);
  return place ? link(address, { class: "mention" }, place.title) : link(address, {}, address);
}

/** A file to keep. */
export function download(address, name) {
  if (!FILE.test(address)) return element("span", { class: "file" }, name);
  return element("a", { class: "file", href: address, download: name }, name);
}

/** The channel or message with this address, or null if it is none that this person sees. */
function placeOf(address) {
  const [, channel, message] = NOTHING_ELSE.exec(address) ?? [];
  const title = channel && titleOf(channel);
  if (!title) return null;
  if (message) return { href: `#${channel}/${message}`, title: `message in ${title}` };
  return { href: `#${channel}`, title };
}
