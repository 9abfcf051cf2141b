/** What bots can be asked about a message: the menu that a right click or a long press on it opens. */

import { perform, request } from "./actions.js";
import { element } from "./dom.js";

/** Open the menu over a message, unless a picture, a link or a control of it was meant, or no bot can be asked. */
export async function openApps(event, message) {
  if (event.target.closest("img, a, button, input, video")) return;
  event.preventDefault();
  const commands = await request("listmessagecommands", {}).catch(() => []);
  if (!commands.length) return;
  const choose = (name) => {
    menu.hidePopover();
    perform("useon", { message_id: message.id, command: name });
  };
  const menu = element(
    "div",
    { class: "apps", popover: "auto", "aria-label": "Apps", role: "group" },
    ...commands.map(({ name, label }) => element("button", { type: "button", click: () => choose(name) }, label)),
  );
  menu.addEventListener("toggle", ({ newState }) => newState === "closed" && menu.remove());
  document.body.append(menu);
  menu.showPopover();
  menu.querySelector("button").focus();
}
