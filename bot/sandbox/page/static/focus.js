/** Where the keyboard is, kept when what it is on is drawn anew. */

const CONTROLS = "button, a, [role=combobox]";

/** Replace `old` by `made` with `replace`; a control that had the focus hands it to the one in its place. */
export function keepFocus(old, made, replace) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const place = [...old.querySelectorAll(CONTROLS)].indexOf(focused);
  replace();
  if (focused) heir(made, focused, place)?.focus({ preventScroll: true });
}

/** The control with the same id, else the same words, else the same place; a control that is off is none. */
function heir(made, focused, place) {
  const controls = [...made.querySelectorAll(CONTROLS)];
  const same = (trait) => controls.find((each) => !each.disabled && trait(each) && trait(each) === trait(focused));
  const byPlace = [...controls.slice(place), ...controls.slice(0, place).reverse()].find((each) => !each.disabled);
  return same((each) => each.dataset.part) ?? same((each) => each.textContent) ?? byPlace;
}
