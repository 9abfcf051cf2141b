/** Beside the messages: the channels with their threads, and who this tab is. */

import { element, unseen } from "./dom.js";
import { messagesHere, tone, world } from "./world.js";

const DIRECT = 1;
const nav = document.getElementById("channels");
const people = document.getElementById("people");

/** Draw the channels; each is a link, so that the address says which one is looked at. */
export function showChannels() {
  document.getElementById("server").textContent = world.guild;
  const top = world.channels.filter((channel) => !channel.parent_id);
  nav.replaceChildren(list(top));
}

function list(channels) {
  return element("ul", {}, ...channels.map(item));
}

function item(channel) {
  const threads = world.channels.filter(({ parent_id: parent }) => parent === channel.id);
  const isHere = channel.id === world.here;
  const isUnread = world.unread.has(channel.id);
  const sign = channel.type === DIRECT ? "@" : channel.parent_id ? "└ " : "#";
  const properties = {
    href: `#${channel.id}`,
    class: isUnread ? "unread" : null,
    "aria-current": isHere ? "page" : null,
  };
  const anchor = element(
    "a",
    properties,
    element("span", { "aria-hidden": "true" }, sign),
    channel.name,
    isUnread && unseen(", new messages"),
  );
  return element("li", {}, anchor, threads.length > 0 && list(threads));
}

/** Draw the choice of who this tab is; `choose` gets a name. */
export function showPeople(choose) {
  const legend = people.querySelector("legend");
  const choices = world.people
    .filter(({ bot }) => !bot)
    .map(({ id, name }) => {
      const radio = element("input", {
        type: "radio",
        name: "who",
        value: name,
        checked: id === world.you.id,
        change: () => choose(name),
      });
      const face = element("span", { class: "avatar", "data-tone": tone(id), "aria-hidden": "true" }, name[0]);
      return element(
        "label",
        { "data-person": id },
        radio,
        face,
        element("span", {}, name),
        element("span", { class: "turn", hidden: true }),
      );
    });
  const focused = people.contains(document.activeElement);
  people.replaceChildren(legend, ...choices);
  if (focused) people.querySelector(":checked")?.focus();
}

/** Mark whom the channel's last call has named: in a game, whose turn it is. */
export function showCalled() {
  const call = messagesHere().findLast(({ mentions, author }) => author.bot && mentions.length);
  const called = new Set(call?.mentions.map(({ id }) => id));
  for (const label of people.querySelectorAll("[data-person]")) {
    const mark = label.querySelector(".turn");
    mark.hidden = !called.has(label.dataset.person);
    mark.replaceChildren(...(mark.hidden ? [] : [unseen(", called last")]));
    label.title = mark.hidden ? "" : "The bot called this person last";
  }
}
