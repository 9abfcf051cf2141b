/** The input behind the fields of a command: further options, chosen from a list or typed as `name:value`. */

import { element } from "./dom.js";
import { Listbox } from "./listbox.js";

export class OptionPicker {
  /** `form` is the `CommandForm` around it. */
  constructor(form) {
    this.form = form;
    this.input = element("input", {
      class: "option-picker",
      "aria-label": "More options",
      autocapitalize: "off",
      autocomplete: "off",
      spellcheck: "false",
      focus: () => this.show(),
      blur: () => this.list.hide(),
      input: () => this.#onInput(),
      keydown: (event) => this.#onKey(event),
    });
    this.element = this.input;
    this.list = new Listbox(this.input, { pick: (item) => this.#pick(item), label: "Options" });
  }

  get text() {
    return this.input.value.trim();
  }

  get isEmpty() {
    return !this.input.value;
  }

  write(text) {
    this.input.value = text;
    this.show();
  }

  /** Show which options there still are; the list only where it is being written. */
  show() {
    const unusedOptions = this.form.unusedOptions();
    this.input.placeholder = unusedOptions.length ? `+${unusedOptions.length} optional` : "";
    if (document.activeElement !== this.input) return;
    const fitting = unusedOptions.filter(({ name }) => name.startsWith(this.text.toLowerCase()));
    const items = fitting.map((option) => ({ name: option.name, description: option.description, option }));
    this.list.show(items, { heading: this.text && !items.length && this.#problem(), active: this.text ? 0 : -1 });
  }

  /** Throw with a sentence if something stands here that names no option. */
  check() {
    if (this.text) throw new Error(this.#problem());
  }

  #problem() {
    const { name, options } = this.form.entry;
    if (!options.length) return `/${name} has no options: “${this.text}” is one word too many.`;
    return `“${this.text}” is no option of /${name}. Write it as name:value, for example ${options[0].name}:…`;
  }

  #onInput() {
    const { value } = this.input;
    if (this.form.distribute(value, this)) return;
    const named = / $/.test(value) && this.form.unusedOptions().find(({ name }) => name === this.text.toLowerCase());
    if (named) this.#pick({ option: named });
    else this.show();
  }

  #pick({ option }) {
    this.input.value = "";
    this.form.open(option).input.focus();
  }

  #onKey(event) {
    const { active } = this.list;
    if (active && ["Enter", "Tab"].includes(event.key) && !event.shiftKey) {
      event.preventDefault();
      this.#pick(active);
    } else if (!this.list.handleKey(event)) this.form.leaveOnKey(event, this);
  }
}
