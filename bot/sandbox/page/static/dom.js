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

/** Let a control be busy until `work` is done, however it ends; one that is busy already does nothing. */
export async function whileBusy(control, work) {
  if (control.ariaBusy === "true") return;
  control.ariaBusy = "true";
  try {
    await work();
  } finally {
    control.ariaBusy = "false";
  }
}

/** Words for a screen reader only. */
export function unseen(text) {
  return element("span", { class: "unseen" }, text);
}
