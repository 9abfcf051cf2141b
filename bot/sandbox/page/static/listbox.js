/** A list to choose from under or over the control that keeps the focus: suggestions, and the options of a select. */

import { element } from "./dom.js";

let serial = 0;

export class Listbox {
  #items = [];
  #active = -1;

  /** `control` is the element with the focus, `pick` gets the chosen item. */
  constructor(control, { pick, label, multiple = false }) {
    this.control = control;
    this.pick = pick;
    this.id = `list-${++serial}`;
    const properties = { id: this.id, class: "listbox", role: "listbox", "aria-label": label, hidden: true };
    if (multiple) properties["aria-multiselectable"] = "true";
    this.element = element("div", properties);
    this.element.addEventListener("mousedown", (event) => event.preventDefault());
    control.setAttribute("role", "combobox");
    control.setAttribute("aria-controls", this.id);
    control.setAttribute("aria-expanded", "false");
  }

  get isOpen() {
    return !this.element.hidden;
  }

  get active() {
    return this.isOpen ? this.#items[this.#active] : undefined;
  }

  /** Show items, each `{name, description?, chosen?}`; `active` is the position that is marked, -1 for none. */
  show(items, { heading, active = 0 } = {}) {
    this.#items = items;
    const rows = items.map((item, position) => this.#row(item, position));
    this.element.replaceChildren(...(heading ? [element("div", { class: "heading" }, heading)] : []), ...rows);
    this.element.hidden = !items.length && !heading;
    this.control.setAttribute("aria-expanded", String(this.isOpen));
    this.#mark(Math.min(active, items.length - 1));
  }

  hide() {
    this.element.hidden = true;
    this.control.setAttribute("aria-expanded", "false");
    this.control.removeAttribute("aria-activedescendant");
  }

  /** Take an arrow key, or Escape; returns whether the key is spent. */
  key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!this.isOpen || (!step && event.key !== "Escape") || (step && !this.#items.length)) return false;
    event.preventDefault();
    if (step) {
      const from = this.#active < 0 && step < 0 ? 0 : this.#active;
      this.#mark((from + step + this.#items.length) % this.#items.length);
    } else this.hide();
    return true;
  }

  /** Like `key`, but Escape is spent only where something is marked: a list that only explains is not in the way. */
  handleKey(event) {
    return (event.key !== "Escape" || Boolean(this.active)) && this.key(event);
  }

  #row(item, position) {
    const properties = {
      id: `${this.id}-${position}`,
      role: "option",
      class: item.chosen ? "chosen" : null,
      "aria-selected": String(Boolean(item.chosen)),
      click: () => this.pick(item),
      mousemove: () => this.#mark(position),
    };
    const description = item.description && element("small", {}, item.description);
    return element("div", properties, element("span", {}, item.name), description);
  }

  #mark(position) {
    this.#active = position;
    const rows = [...this.element.querySelectorAll("[role=option]")];
    rows.forEach((row, each) => row.classList.toggle("active", each === position));
    if (!rows[position]) return this.control.removeAttribute("aria-activedescendant");
    this.control.setAttribute("aria-activedescendant", rows[position].id);
    rows[position].scrollIntoView({ block: "nearest" });
  }
}
