/** The messages of the channel that is looked at, kept up to date one by one. */

import { ask } from "./act.js";
import { element } from "./dom.js";
import { keepFocus } from "./focus.js";
import { draw } from "./message.js";
import { keepPictures } from "./pictures.js";
import { addAll, byAge, EPHEMERAL, forgetOldest, isDirectHere, messagesHere, nameHere, world } from "./world.js";

const log = document.getElementById("log");
const newest = document.getElementById("newest");
const TOGETHER = 7 * 60 * 1000;
const CHANNEL = [
  "Deal me in seats you at a table with three others and begins a game.",
  "Or type / to see what the bot can do. Open more tabs to be several people.",
];
const CONVERSATION = ["What the bot writes here, you alone can read."];
const NEAR_END = 80;
const NEAR_TOP = 600;
let followsEnd = true;
let coming = null; // the page of the log that was asked for
let last = { top: 0, size: "" };

/** Only people leave the end, by scrolling up: what grows, shrinks or is drawn anew must not. */
log.addEventListener("scroll", () => {
  const { scrollTop: top, scrollHeight, clientHeight } = log;
  const size = `${scrollHeight} ${clientHeight}`;
  const isUp = top < last.top && size === last.size;
  last = { top, size };
  if (scrollHeight - top - clientHeight < NEAR_END) follow(true);
  else if (isUp) follow(false);
  else if (followsEnd) toEnd();
  lookBack();
});
newest.addEventListener("click", () => {
  toEnd();
  log.focus();
});
const grows = new ResizeObserver(() => followsEnd && toEnd());
grows.observe(log);

/** Draw the whole channel, with the newest message in view. */
export function showLog() {
  forgetOldest(world.here);
  const made = messagesHere().map(observed);
  const isWhole = world.whole.has(world.here) || !made.length;
  log.ariaBusy = "true";
  log.replaceChildren(...(isWhole ? [beginning()] : []), ...made);
  made.forEach(group);
  log.ariaBusy = "false";
  toEnd();
  lookBack();
}

/** Draw one message that is new or has changed; an edited one keeps its pictures until the new ones are there. */
export function showMessage(message) {
  if (!world.messages.get(world.here).has(message.id)) return;
  const old = find(message.id);
  const made = observed(message);
  if (old) keepFocus(old, made, () => replace(old, made));
  else log.insertBefore(made, [...log.children].find((each) => isYounger(each.message, message)) ?? null);
  group(made);
  if (made.nextElementSibling) group(made.nextElementSibling);
  if (!followsEnd && message.author.id !== world.you.id) return;
  letOldestGo();
  toEnd();
}

/** Take a message out. */
export function removeMessage({ id }) {
  const gone = find(id);
  const next = gone?.nextElementSibling;
  if (gone?.contains(document.activeElement)) log.focus();
  gone?.remove();
  if (next) group(next);
}

/** Near the top, get what was said before. */
async function lookBack() {
  if (coming || log.scrollTop > NEAR_TOP || world.whole.has(world.here)) return;
  if (await earlier()) lookBack();
}

/** Bring a message into view, and the keyboard to it; what was said before is got until it is there. */
export async function seek(id) {
  const here = world.here;
  const isEarlier = () => messagesHere().length && byAge(messagesHere()[0], { id }) > 0;
  while (here === world.here && isEarlier() && !world.whole.has(here) && (await earlier()));
  const found = here === world.here && find(id);
  if (!found) return;
  follow(false);
  found.tabIndex = -1;
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: found.offsetHeight < log.clientHeight ? "center" : "start" });
}

/** Get a page of what was said before; returns whether to go on, which there is no use in without a line. */
function earlier() {
  coming ??= getEarlier().finally(() => (coming = null));
  return coming;
}

/** What is in view stays where it is. */
async function getEarlier() {
  const here = world.here;
  const answer = await ask("earlier", { before: messagesHere()[0].id }).catch(() => null);
  if (here !== world.here) return true;
  if (!answer) return false; // the line shows the channel anew when it is back
  const first = log.firstElementChild;
  const top = first.getBoundingClientRect().top;
  log.ariaBusy = "true";
  if (answer.messages.length) prepend(answer.messages);
  else log.prepend(beginning());
  log.ariaBusy = "false";
  log.scrollTop += first.getBoundingClientRect().top - top;
  if (followsEnd) toEnd();
  return true;
}

function prepend(messages) {
  addAll(messages);
  const made = messages.map(observed);
  const next = log.firstElementChild;
  log.prepend(...made);
  for (const article of [...made, next]) group(article);
}

function letOldestGo() {
  const forgotten = forgetOldest(world.here);
  if (!forgotten.length) return;
  for (const { id } of forgotten) find(id)?.remove();
  log.querySelector(".beginning")?.remove();
  group(log.firstElementChild);
}

function observed(message) {
  const article = draw(message);
  grows.observe(article);
  return article;
}

function replace(old, made) {
  const top = log.scrollTop;
  keepPictures(old, made);
  old.replaceWith(made);
  if (!followsEnd) log.scrollTop = top;
}

function beginning() {
  world.whole.add(world.here);
  return element(
    "div",
    { class: "beginning" },
    element("h3", {}, `Welcome to ${nameHere()}`),
    ...(isDirectHere() ? CONVERSATION : CHANNEL).map((line) => element("p", {}, line)),
  );
}

function isYounger(one, other) {
  return one && byAge(one, other) > 0;
}

function find(id) {
  return document.getElementById(`message-${id}`);
}

function follow(isFollowing) {
  followsEnd = isFollowing;
  newest.hidden = isFollowing;
}

/** Bring the newest message into view, and keep the newest in view from now on. */
export function toEnd() {
  follow(true);
  log.scrollTop = log.scrollHeight;
}

/** Leave the author out where the message before is by the same one and not much older. */
function group(article) {
  const before = article.previousElementSibling?.message;
  const { author, timestamp, used, message_reference: reference, flags } = article.message;
  const goesOn =
    before &&
    before.author.id === author.id &&
    !used &&
    !reference &&
    !((flags | before.flags) & EPHEMERAL) &&
    new Date(timestamp) - new Date(before.timestamp) < TOGETHER;
  article.classList.toggle("goes-on", Boolean(goesOn));
}
