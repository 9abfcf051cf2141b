/** A command that is being written: its options in fields, and what to send in the end. */

import { element } from "./dom.js";
import { FileField, TextField } from "./option-fields.js";
import { OptionPicker } from "./option-picker.js";
import { FILE } from "./option-values.js";

export class CommandForm {
  #fields = new Map();

  /** `entry` is `{name, description, options}`; `place` is where lists of suggestions go. */
  constructor(entry, { place, cancel }) {
    Object.assign(this, { entry, place, cancel });
    this.failure = element("p", { class: "failure", role: "alert" });
    this.optionPicker = new OptionPicker(this);
    this.place.append(this.optionPicker.list.element);
    const clearFailure = () => this.failure.replaceChildren();
    this.fields = element("div", { class: "fields", input: clearFailure }, this.optionPicker.element);
    const drop = element(
      "button",
      { type: "button", class: "plain", "aria-label": "Drop this command", click: cancel },
      "✕",
    );
    const name = element(
      "p",
      { class: "command-name" },
      element("b", {}, `/${entry.name}`),
      element("small", {}, entry.description),
      drop,
    );
    this.element = element("div", { class: "command" }, name, this.fields, this.failure);
    const isShown = ({ required }) => required || entry.options.length === 1;
    for (const option of entry.options.filter(isShown)) this.open(option);
  }

  /** Take what was typed behind the command's name, and put the focus where writing goes on. */
  take(text) {
    const first = [...this.#fields.values()].find(({ takesText }) => takesText || !text) ?? this.optionPicker;
    if (!this.distribute(text, first)) first.write?.(text);
    if (!this.element.contains(document.activeElement)) first.input.focus();
  }

  /** Put text with options named in it where it belongs, what is before them into `field`; false if none is named. */
  distribute(text, field) {
    const [before, ...named] = splitOptions(text, this.entry.options);
    if (!named.length) return false;
    field.write?.(before.trim());
    for (let each = 0; each < named.length; each += 2) {
      const option = this.entry.options.find(({ name }) => name === named[each].toLowerCase());
      const opened = this.open(option);
      opened.write?.(named[each + 1].trimStart());
      opened.input.focus();
    }
    return true;
  }

  /** The field of an option, which is put there if it is not. */
  open(option) {
    const standing = this.#fields.get(option.name);
    if (standing) return standing;
    const field = option.type === FILE ? new FileField(option, this) : new TextField(option, this);
    this.#fields.set(option.name, field);
    this.fields.insertBefore(field.element, this.optionPicker.element);
    if (field.list) this.place.append(field.list.element);
    this.optionPicker.show();
    return field;
  }

  /** The options that have no field. */
  unusedOptions() {
    return this.entry.options.filter(({ name }) => !this.#fields.has(name));
  }

  /** Put the focus into the next field that needs a value, else into `otherwise`; returns whether there was one. */
  focusNext({ otherwise } = {}) {
    const next = [...this.#fields.values()].find(({ option, isEmpty }) => option.required && isEmpty) ?? otherwise;
    next?.input.focus();
    return Boolean(next);
  }

  /** Escape drops the command; Backspace in an empty field goes back, from the first one out of the command. */
  leaveOnKey(event, field) {
    if (event.key !== "Escape" && !(event.key === "Backspace" && field.isEmpty)) return;
    event.preventDefault();
    const order = [...this.#fields.values(), this.optionPicker];
    const before = order[order.indexOf(field) - 1];
    if (before && event.key === "Backspace") before.input.focus();
    else this.cancel();
  }

  /** The options by name, or undefined after saying what is wrong. */
  values() {
    const values = {};
    for (const field of [...this.#fields.values(), this.optionPicker]) {
      field.input.removeAttribute("aria-invalid");
      try {
        if (field === this.optionPicker) this.optionPicker.check();
        else if (field.value !== undefined) values[field.option.name] = field.value;
      } catch (problem) {
        this.failure.textContent = problem.message;
        field.input.setAttribute("aria-invalid", "true");
        field.input.focus();
        return undefined;
      }
    }
    return values;
  }

  /** What has a right value so far, files left out: for completion. */
  valuesSoFar() {
    const values = {};
    for (const field of this.#fields.values()) {
      try {
        if (field.takesText && field.value !== undefined) values[field.option.name] = field.value;
      } catch {
        continue; // it is not yet written to its end
      }
    }
    return values;
  }

  /** Take the lists of suggestions away with the form. */
  remove() {
    for (const { list } of [...this.#fields.values(), this.optionPicker]) list?.element.remove();
    this.element.remove();
  }
}

/** The text before the first named option, and then names and texts in turn: "k5 token:4" is "k5", "token", "4". */
function splitOptions(text, options) {
  if (!options.length) return [text];
  const names = options.map(({ name }) => name).join("|");
  return text.split(new RegExp(`(?:^|\\s)(${names}):`, "i"));
}
