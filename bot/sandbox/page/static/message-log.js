/** The messages of the channel that is looked at, kept up to date one by one. */

import { request } from "./actions.js";
import { element, keepFocus } from "./dom.js";
import { draw } from "./message.js";
import { keepPictures } from "./pictures.js";
import { addAll, byAge, EPHEMERAL, forgetOldest, isDirectHere, messagesHere, nameHere, world } from "./world.js";

const log = document.getElementById("log");
const newest = document.getElementById("newest");
const TOGETHER = 7 * 60 * 1000;
const CHANNEL = [
  "Deal me in seats you at a table with others and begins a game.",
  "Or type / to see what the bot can do. Open more tabs to be several people.",
];
const CONVERSATION = ["What the bot writes here, you alone can read."];
const NEAR_END = 80;
const NEAR_TOP = 600;
const PRESS = 50; // milliseconds until it is looked again whether a press is through
let followsEnd = true;
let pendingPage = null; // the page of the log that was asked for
let last = { top: 0, size: "" };

/** Only people leave the end, by scrolling up: what grows, shrinks or is drawn anew must not. */
log.addEventListener("scroll", () => {
  const { scrollTop: top, scrollHeight, clientHeight } = log;
  const size = `${scrollHeight} ${clientHeight}`;
  const isUp = top < last.top && size === last.size;
  last = { top, size };
  if (scrollHeight - top - clientHeight < NEAR_END) setFollowing(true);
  else if (isUp) setFollowing(false);
  else stayAtEnd();
  loadEarlierNearTop();
});
newest.addEventListener("click", () => {
  scrollToEnd();
  log.focus();
});
const resizeObserver = new ResizeObserver(stayAtEnd);
resizeObserver.observe(log);

/** Draw the whole channel, with the newest message in view. */
export function showLog() {
  forgetOldest(world.here);
  const made = messagesHere().map(observed);
  const isWhole = world.complete.has(world.here) || !made.length;
  log.ariaBusy = "true";
  log.replaceChildren(...(isWhole ? [beginning()] : []), ...made);
  made.forEach(group);
  log.ariaBusy = "false";
  scrollToEnd();
  loadEarlierNearTop();
}

/** Draw one message that is new or has changed; an edited one keeps its pictures until the new ones are there. */
export function showMessage({ id }) {
  onceReleased(() => {
    const message = world.messages.get(world.here).get(id); // as it is by now
    if (message) placeMessage(message);
  });
}

function placeMessage(message) {
  const old = find(message.id);
  const made = observed(message);
  if (old) keepFocus(old, made, () => replace(old, made));
  else log.insertBefore(made, [...log.children].find((each) => isYounger(each.message, message)) ?? null);
  group(made);
  if (made.nextElementSibling) group(made.nextElementSibling);
  if (!followsEnd && message.author.id !== world.you.id) return;
  dropOldest();
  scrollToEnd();
}

/** Take a message out. */
export function removeMessage({ id }) {
  onceReleased(() => {
    const deleted = find(id);
    const next = deleted?.nextElementSibling;
    if (deleted?.contains(document.activeElement)) log.focus();
    deleted?.remove();
    if (next) group(next);
  });
}

/** Do what moves messages or draws them anew, but not between the two halves of a press, which would get no click. */
function onceReleased(work) {
  if (log.matches(":active")) setTimeout(onceReleased, PRESS, work);
  else work();
}

/** Near the top, get what was said before. */
async function loadEarlierNearTop() {
  if (pendingPage || log.scrollTop > NEAR_TOP || world.complete.has(world.here)) return;
  if (await loadEarlier()) loadEarlierNearTop();
}

/** Bring a message into view, and the keyboard to it; what was said before is got until it is there. */
export async function goToMessage(id) {
  const here = world.here;
  const isEarlier = () => messagesHere().length && byAge(messagesHere()[0], { id }) > 0;
  while (here === world.here && isEarlier() && !world.complete.has(here) && (await loadEarlier()));
  const found = here === world.here && find(id);
  if (!found) return;
  setFollowing(false);
  found.tabIndex = -1;
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: found.offsetHeight < log.clientHeight ? "center" : "start" });
}

/** Get a page of earlier messages; returns whether to go on, which there is no use in without a connection. */
function loadEarlier() {
  pendingPage ??= fetchEarlier().finally(() => (pendingPage = null));
  return pendingPage;
}

/** What is in view stays where it is. */
async function fetchEarlier() {
  const here = world.here;
  const answer = await request("loadearlier", { before: messagesHere()[0].id }).catch(() => null);
  if (here !== world.here) return true;
  if (!answer) return false; // a reconnect shows the channel anew
  const first = log.firstElementChild;
  const top = first.getBoundingClientRect().top;
  log.ariaBusy = "true";
  if (answer.messages.length) prepend(answer.messages);
  else log.prepend(beginning());
  log.ariaBusy = "false";
  log.scrollTop += first.getBoundingClientRect().top - top;
  stayAtEnd();
  return true;
}

function prepend(messages) {
  addAll(messages);
  const made = messages.map(observed);
  const next = log.firstElementChild;
  log.prepend(...made);
  for (const article of [...made, next]) group(article);
}

function dropOldest() {
  const forgotten = forgetOldest(world.here);
  if (!forgotten.length) return;
  for (const { id } of forgotten) find(id)?.remove();
  log.querySelector(".beginning")?.remove();
  group(log.firstElementChild);
}

function observed(message) {
  const article = draw(message);
  resizeObserver.observe(article);
  return article;
}

function replace(old, made) {
  const top = log.scrollTop;
  keepPictures(old, made);
  old.replaceWith(made);
  if (!followsEnd) log.scrollTop = top;
}

function beginning() {
  world.complete.add(world.here);
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

function setFollowing(isFollowing) {
  followsEnd = isFollowing;
  newest.hidden = isFollowing;
}

/** Keep the newest message in view, if that is what is looked at. */
function stayAtEnd() {
  onceReleased(() => followsEnd && scrollToEnd());
}

/** Bring the newest message into view, and keep the newest in view from now on. */
export function scrollToEnd() {
  setFollowing(true);
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
