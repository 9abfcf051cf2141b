/** The bot's modal: a dialog with text fields and selects. It stays open, with its reason, when sending fails. */

import { element } from "./dom.js";
import { inline, markdown } from "./markdown.js";

const [ROW, SELECT, TEXT, DISPLAY, LABEL] = [1, 3, 4, 10, 18];
const PARAGRAPH = 2;

/** The parts of a modal by type; each takes the words of the label that stands around it. */
const PARTS = {
  [ROW]: ({ components }) => components.map((part) => build(part)),
  [LABEL]: ({ component, label, description }) => [build(component, label, description)],
  [TEXT]: (part, label, description) => [field(part, input(part), label ?? part.label, description)],
  [SELECT]: (part, label, description) => [field(part, select(part), label, description)],
  [DISPLAY]: ({ content }) => markdown(content),
};

/** Show the modal; `submit` gets the fields' values by custom id and throws with a sentence when it fails. */
export function openModal(modal, submit) {
  const failure = element("p", { role: "alert", class: "failure" });
  const dialog = element(
    "dialog",
    { class: "modal", "aria-labelledby": "modal-title", close: () => dialog.remove() },
    element(
      "form",
      { submit: (event) => send(event, dialog, failure, submit) },
      element("h2", { id: "modal-title" }, modal.title),
      ...modal.components.map((part) => build(part)),
      failure,
      element(
        "footer",
        {},
        element("button", { type: "button", class: "button secondary", click: () => dialog.close() }, "Cancel"),
        element("button", { type: "submit", class: "button primary" }, "Submit"),
      ),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("[name]")?.focus();
}

async function send(event, dialog, failure, submit) {
  event.preventDefault();
  const button = event.submitter ?? dialog.querySelector("[type=submit]");
  button.disabled = true;
  const fields = [...event.target.querySelectorAll("[name]")];
  try {
    await submit(Object.fromEntries(fields.map((each) => [each.name, value(each)])));
    dialog.close();
  } catch {
    failure.textContent = "Something went wrong. Try again.";
    button.disabled = false;
  }
}

function value(control) {
  return control.tagName === "SELECT" ? [...control.selectedOptions].map((option) => option.value) : control.value;
}

function build(part, label, description) {
  const fragment = document.createDocumentFragment();
  fragment.append(...(PARTS[part.type]?.(part, label, description) ?? []));
  return fragment;
}

function field(part, control, label, description) {
  const needed = part.required !== false && element("span", { class: "needed", title: "required" }, " *");
  const explained = description && element("small", {}, ...inline(description));
  return element("label", { class: "modal-field" }, element("span", {}, label ?? "", needed), explained, control);
}

function input(part) {
  const properties = {
    name: part.custom_id,
    required: part.required !== false,
    placeholder: part.placeholder,
    minlength: part.min_length,
    maxlength: part.max_length ?? 4000,
  };
  const made = element(part.style === PARAGRAPH ? "textarea" : "input", properties);
  made.value = part.value ?? "";
  return made;
}

function select(part) {
  const options = part.options.map((option) =>
    element("option", { value: option.value, selected: option.default }, option.label),
  );
  const blank = part.placeholder && element("option", { value: "", disabled: true, selected: true }, part.placeholder);
  const multiple = (part.max_values ?? 1) > 1;
  return element("select", { name: part.custom_id, required: part.required !== false, multiple }, blank, ...options);
}
