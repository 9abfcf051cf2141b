/** Beside the messages: the channels with their threads, and who this tab is. */

import { perform } from "./actions.js";
import { element, keepFocus, visuallyHidden } from "./dom.js";
import { openModal } from "./modal.js";
import { DIRECT, messagesHere, TEXT, tone, world } from "./world.js";

const nav = document.getElementById("channels");
const people = document.getElementById("people");
const elsewhere = document.getElementById("elsewhere");

/** Draw the channels; each is a link, so that the address says which one is looked at. */
export function showChannels() {
  document.getElementById("server").textContent = world.guild;
  const top = world.channels.filter((channel) => !channel.parent_id);
  keepFocus(nav, nav, () => nav.replaceChildren(list(top)));
  showUnread();
}

/** Bring the channel that is looked at into view. */
export function showHere() {
  nav.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  showElsewhere();
}

/** The room for the channels changes with the window, and with the tools beside them on a phone. */
new ResizeObserver(showHere).observe(nav);

/** Mark the channels where something was said that this tab has not looked at. */
export function showUnread() {
  for (const anchor of nav.querySelectorAll("a")) {
    const isUnread = world.unread.has(anchor.dataset.part);
    anchor.classList.toggle("unread", isUnread);
    anchor.querySelector(".visually-hidden").hidden = !isUnread;
  }
  showElsewhere();
}

/** Where a strip of channels is too short to show all that is new, a mark leads there. */
function showElsewhere() {
  elsewhere.hidden = !outOfView();
}
nav.addEventListener("scroll", showElsewhere);
elsewhere.addEventListener("click", () => outOfView()?.scrollIntoView({ block: "nearest", inline: "nearest" }));

function outOfView() {
  const strip = nav.getBoundingClientRect();
  const isOut = ({ left, right }) => left < Math.floor(strip.left) || right > Math.ceil(strip.right);
  return [...nav.querySelectorAll("a.unread")].find((anchor) => isOut(anchor.getBoundingClientRect()));
}

function list(channels) {
  return element("ul", {}, ...channels.map(item));
}

function item(channel) {
  const threads = world.channels.filter(({ parent_id: parent }) => parent === channel.id);
  const isHere = channel.id === world.here;
  const sign = channel.type === DIRECT ? "@" : channel.parent_id ? "└ " : "#";
  const properties = {
    href: `#${channel.id}`,
    "data-part": channel.id,
    "aria-current": isHere ? "page" : null,
  };
  const anchor = element(
    "a",
    properties,
    element("span", { "aria-hidden": "true" }, sign),
    channel.name,
    visuallyHidden(", new messages"),
  );
  const isParent = isHere && channel.type === TEXT;
  return element("li", {}, anchor, isParent && threadButton(channel), threads.length > 0 && list(threads));
}

const [ACTION_ROW, TEXT_INPUT] = [1, 4];
const row = (...components) => ({ type: ACTION_ROW, components });

function threadButton({ name }) {
  const label = `New thread in #${name}`;
  const field = { type: TEXT_INPUT, custom_id: "name", label: "Name", max_length: 100 };
  const click = () => openModal({ title: label, components: [row(field)] }, (texts) => perform("openthread", texts));
  return element("button", { type: "button", class: "plain add", title: label, "aria-label": label, click }, "+");
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
    mark.replaceChildren(...(mark.hidden ? [] : [visuallyHidden(", called last")]));
    label.title = mark.hidden ? "" : "The bot called this person last";
  }
}
