/** Builds elements. Text becomes text nodes and nothing else: there is no way from here to HTML. */

export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === "function") made.addEventListener(name, value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value != null) made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child != null && child !== false));
  return made;
}

/** A link to elsewhere, which opens in a tab of its own; an address that is not of the web stays text. */
export function link(address, properties, ...children) {
  if (!/^https?:\/\//i.test(address)) return element("span", {}, ...children);
  return element("a", { ...properties, href: address, target: "_blank", rel: "noopener noreferrer" }, ...children);
}

/** Words for a screen reader only. */
export function unseen(text) {
  return element("span", { class: "unseen" }, text);
}
