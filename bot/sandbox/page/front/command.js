/** A command that is being written: a field for each option, suggestions while typing, and what to send in the end. */

import { element, unseen } from "./dom.js";
import { Listbox } from "./listbox.js";
import { read, suggestions } from "./options.js";

const PAUSE = 120;

export class CommandForm {
  #fields = new Map();

  /** `entry` is `{name, description, options}`; `place` is where lists of suggestions go. */
  constructor(entry, { place, cancel }) {
    this.entry = entry;
    this.place = place;
    this.cancel = cancel;
    this.failure = element("p", { class: "failure", role: "alert" });
    this.fields = element("div", { class: "fields" });
    this.spare = element("div", { class: "spare" });
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
    this.element = element("div", { class: "command" }, name, this.fields, this.spare, this.failure);
    for (const option of entry.options) option.required ? this.#add(option) : this.spare.append(this.#offer(option));
  }

  /** Put the focus where writing goes on: the first field, or where `otherwise` says. */
  focus(otherwise) {
    const [first] = this.#fields.values();
    (first?.input ?? otherwise).focus();
  }

  /** The options by name, or undefined after saying which of them is wrong. */
  values() {
    for (const field of this.#fields.values()) {
      field.input.removeAttribute("aria-invalid");
      const problem = this.#problem(field);
      if (!problem) continue;
      this.failure.textContent = problem;
      field.input.setAttribute("aria-invalid", "true");
      field.input.focus();
      return undefined;
    }
    return this.#given();
  }

  /** Take the lists of suggestions away with the form. */
  remove() {
    for (const { list } of this.#fields.values()) list.element.remove();
    this.element.remove();
  }

  #offer(option) {
    const take = () => {
      button.remove();
      this.#add(option).input.focus();
    };
    const button = element(
      "button",
      { type: "button", class: "plain", title: option.description, click: take },
      `+ ${option.name}`,
    );
    return button;
  }

  #add(option) {
    const input = element("input", {
      name: option.name,
      autocapitalize: "off",
      autocomplete: "off",
      spellcheck: "false",
    });
    if (option.required) input.setAttribute("aria-required", "true");
    const field = { option, input, chosen: null, asked: 0, timer: 0 };
    field.list = new Listbox(input, { pick: (item) => this.#pick(field, item), label: option.name });
    input.setAttribute("aria-autocomplete", "list");
    input.addEventListener("focus", () => this.#suggest(field));
    input.addEventListener("blur", () => this.#leave(field));
    input.addEventListener("keydown", (event) => this.#key(field, event));
    input.addEventListener("input", () => {
      field.chosen = null;
      clearTimeout(field.timer);
      field.timer = setTimeout(() => this.#suggest(field), option.autocomplete ? PAUSE : 0);
    });
    const needed = option.required && element("span", { class: "needed", "aria-hidden": "true" }, "*");
    this.fields.append(
      element("label", { class: "field" }, element("span", {}, option.name, needed), unseen(option.description), input),
    );
    this.place.append(field.list.element);
    this.#fields.set(option.name, field);
    return field;
  }

  async #suggest(field) {
    const { option, input, list } = field;
    const asked = ++field.asked;
    const text = input.value.trim();
    const heading = `${option.name} — ${option.description}`;
    if (field.chosen) return list.show([], { heading });
    if (!list.isOpen) list.show([], { heading });
    const [items, failed] = await this.#options(field, text);
    if (asked !== field.asked || document.activeElement !== input) return;
    list.show(items, { heading: failed ?? heading, active: text || option.required ? 0 : -1 });
  }

  async #options({ option }, text) {
    try {
      return [await suggestions(this.entry.name, option, text, this.#given()), null];
    } catch {
      return [[], "Loading options failed"];
    }
  }

  #leave(field) {
    clearTimeout(field.timer);
    field.asked += 1;
    field.list.hide();
  }

  #pick(field, item, { goOn = true } = {}) {
    field.chosen = item;
    field.input.value = item.name;
    this.#leave(field);
    this.failure.textContent = "";
    const next = [...this.#fields.values()].find(({ option, input }) => option.required && !input.value);
    if (goOn) next?.input.focus();
  }

  #key(field, event) {
    const { list, input } = field;
    if (list.active && event.key === "Enter") {
      event.preventDefault();
      this.#pick(field, list.active);
    } else if (list.active && event.key === "Tab" && !event.shiftKey) this.#pick(field, list.active, { goOn: false });
    else if (list.active && list.key(event)) return;
    else if (event.key === "Escape" || (event.key === "Backspace" && !input.value && this.#isFirst(field))) {
      event.preventDefault();
      this.cancel();
    }
  }

  #isFirst(field) {
    return [...this.#fields.values()][0] === field;
  }

  #problem({ option, input, chosen }) {
    const text = input.value.trim();
    if (chosen || (!text && !option.required)) return null;
    if (!text) return `${option.name}: this option is required.`;
    try {
      read(option, text);
      return null;
    } catch (problem) {
      return problem.message;
    }
  }

  /** What has a value so far. */
  #given() {
    const values = {};
    for (const field of this.#fields.values()) {
      const text = field.input.value.trim();
      if (field.chosen) values[field.option.name] = field.chosen.value;
      else if (text && !this.#problem(field)) values[field.option.name] = read(field.option, text);
    }
    return values;
  }
}
