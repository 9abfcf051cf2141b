/** A select of the bot: a button that opens a list; one choice is sent at once, several when the list closes. */

import { element } from "./dom.js";
import { Listbox } from "./listbox.js";

/** The element for a select with these options; `send` gets the control and the chosen values. */
export function select(part, options, send) {
  return new Select(part, options, send).element;
}

class Select {
  constructor({ custom_id, placeholder, disabled, min_values: least = 1, max_values: most = 1 }, options, send) {
    Object.assign(this, { least, most, send, words: placeholder ?? "Make a selection" });
    this.items = options.map((option) => ({ ...option, name: faceOf(option), chosen: Boolean(option.default) }));
    this.control = element("button", {
      type: "button",
      class: "select",
      disabled,
      "data-part": custom_id,
      click: () => (this.list.isOpen ? this.close() : this.open()),
      blur: () => this.list.isOpen && this.close(),
      keydown: (event) => this.key(event),
    });
    this.list = new Listbox(this.control, { pick: (item) => this.pick(item), label: this.words, multiple: most > 1 });
    this.element = element("div", { class: "chooser" }, this.control, this.list.element);
    this.show();
  }

  get chosen() {
    return this.items.filter(({ chosen }) => chosen);
  }

  get heading() {
    return this.most > 1 ? `Choose ${this.least} to ${this.most}, then close the list` : undefined;
  }

  open() {
    this.before = this.chosen;
    this.list.show(this.items, { heading: this.heading });
    this.list.element.scrollIntoView({ block: "nearest" });
  }

  /** Close the list; several choices are sent now, if they are enough and not the same as before. */
  close() {
    this.list.hide();
    const { chosen, before } = this;
    const isSame = chosen.length === before.length && chosen.every((item) => before.includes(item));
    if (this.most > 1 && !isSame && chosen.length >= this.least) this.dispatch();
  }

  pick(item) {
    if (this.most === 1) for (const each of this.items) each.chosen = false;
    if (item.chosen || this.chosen.length < this.most) item.chosen = !item.chosen;
    this.show();
    if (this.most > 1) return this.list.show(this.items, { active: this.items.indexOf(item), heading: this.heading });
    this.list.hide();
    this.dispatch();
  }

  dispatch() {
    this.send(
      this.control,
      this.chosen.map(({ value }) => value),
    );
  }

  key(event) {
    const opens = event.key === "ArrowDown" && !this.list.isOpen;
    const picks = ["Enter", " "].includes(event.key) && this.list.active;
    if (event.key === "Escape" && this.list.isOpen) this.close();
    else if (opens || picks) {
      event.preventDefault();
      picks ? this.pick(this.list.active) : this.open();
    } else this.list.key(event);
  }

  show() {
    const names = this.chosen.map(({ name }) => name).join(", ");
    this.control.replaceChildren(names || this.words);
    this.control.setAttribute("aria-label", names ? `${this.words}: ${names}` : this.words);
  }
}

function faceOf({ emoji, label }) {
  return [emoji?.name, label].filter(Boolean).join(" ");
}
