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
export function visuallyHidden(text) {
  return element("span", { class: "visually-hidden" }, text);
}

const CONTROLS = "button, a, [role=combobox]";

/** Replace `old` by `made` with `replace`; a control that had the focus hands it to the one in its place. */
export function keepFocus(old, made, replace) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const place = [...old.querySelectorAll(CONTROLS)].indexOf(focused);
  replace();
  if (focused) counterpart(made, focused, place)?.focus({ preventScroll: true });
}

/** The control with the same id, else the same words, else the same place; a control that is off is none. */
function counterpart(made, focused, place) {
  const controls = [...made.querySelectorAll(CONTROLS)];
  const same = (trait) => controls.find((each) => !each.disabled && trait(each) && trait(each) === trait(focused));
  const byPlace = [...controls.slice(place), ...controls.slice(0, place).reverse()].find((each) => !each.disabled);
  return same((each) => each.dataset.part) ?? same((each) => each.textContent) ?? byPlace;
}
