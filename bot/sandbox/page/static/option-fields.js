/** The fields of a command that is being written: each has an option, and the value that it has in the end. */

import { element, visuallyHidden } from "./dom.js";
import { Listbox } from "./listbox.js";
import { checked, read, suggestions } from "./option-values.js";

const PAUSE = 120;

/** A field to type into, with suggestions. `form` is the `CommandForm` around it. */
export class TextField {
  takesText = true;
  #chosen = null;
  #latestRequest = 0;
  #timer = 0;
  #isAwaiting = false;

  constructor(option, form) {
    Object.assign(this, { option, form });
    this.input = element("input", {
      name: option.name,
      autocapitalize: "off",
      autocomplete: "off",
      spellcheck: "false",
      "aria-autocomplete": "list",
      "aria-required": option.required && "true",
      focus: () => this.#suggest(),
      blur: () => this.#stopSuggesting(),
      input: () => this.#onInput(),
      keydown: (event) => this.#onKey(event),
    });
    this.list = new Listbox(this.input, { pick: (item) => this.#pick(item), label: option.name });
    this.element = labelled(option, this.input);
  }

  get text() {
    return this.input.value.trim();
  }

  get isEmpty() {
    return !this.text;
  }

  /** What is sent, undefined for nothing; throws with a sentence. */
  get value() {
    if (this.#chosen) return this.#chosen.value;
    return this.isEmpty ? nothing(this.option) : read(this.option, this.text);
  }

  write(text) {
    this.input.value = text;
    this.#chosen = null;
    this.#isAwaiting = true;
    if (document.activeElement === this.input) this.#suggest();
  }

  #onInput() {
    if (this.form.distribute(this.input.value, this)) return;
    this.#chosen = null;
    this.#isAwaiting = true;
    this.#latestRequest += 1; // what comes now is for the text before
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#suggest(), this.option.autocomplete ? PAUSE : 0);
  }

  async #suggest() {
    const { option, list, text } = this;
    const request = ++this.#latestRequest;
    const heading = `${option.name} — ${option.description}`;
    if (this.#chosen || !list.isOpen) list.show([], { heading });
    if (this.#chosen) return;
    this.#isAwaiting = true;
    const [items, failed] = await this.#offers(text);
    if (request !== this.#latestRequest || document.activeElement !== this.input) return;
    this.#isAwaiting = false;
    list.show(items, { heading: failed ?? heading, active: text || option.required ? 0 : -1 });
  }

  async #offers(text) {
    try {
      return [await suggestions(this.form.entry.name, this.option, text, this.form.valuesSoFar()), null];
    } catch {
      return [[], "Loading options failed"];
    }
  }

  #stopSuggesting() {
    clearTimeout(this.#timer);
    this.#latestRequest += 1;
    this.list.hide();
  }

  #pick(item, { focusNext = true } = {}) {
    this.#chosen = item;
    this.input.value = item.name;
    this.#stopSuggesting();
    return focusNext && this.form.focusNext();
  }

  /** What is suggested for an earlier text is not picked by a key; what was typed in full is sent by Enter at once. */
  #onKey(event) {
    const active = this.#isAwaiting ? undefined : this.list.active;
    if (active && event.key === "Enter") {
      const isTyped = [active.name, active.value].includes(this.text);
      const hasGoneOn = this.#pick(active);
      if (hasGoneOn || !isTyped) event.preventDefault();
    } else if (active && event.key === "Tab" && !event.shiftKey) this.#pick(active, { focusNext: false });
    else if (!this.list.handleKey(event)) this.form.leaveOnKey(event, this);
  }
}

/** A field for a file, which the browser's own dialog chooses; Enter and the space bar open it. */
export class FileField {
  takesText = false;

  constructor(option, form) {
    Object.assign(this, { option, form });
    this.input = element("input", {
      type: "file",
      name: option.name,
      "aria-required": option.required && "true",
      change: () => form.focusNext({ otherwise: form.optionPicker }),
      keydown: (event) => form.leaveOnKey(event, this),
    });
    this.element = labelled(option, this.input);
  }

  get isEmpty() {
    return !this.input.files.length;
  }

  /** The file, undefined for none; throws with a sentence. */
  get value() {
    return this.isEmpty ? nothing(this.option) : checked(this.option, this.input.files[0]);
  }
}

function nothing({ name, required }) {
  if (required) throw new Error(`${name}: this option is required.`);
}

function labelled({ name, description, required }, input) {
  const needed = required && element("span", { class: "needed", "aria-hidden": "true" }, "*");
  return element("label", { class: "field" }, element("span", {}, name, needed), visuallyHidden(description), input);
}
