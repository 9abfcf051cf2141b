/** The messages of the channel that is looked at, kept up to date one by one. */

import { element } from "./dom.js";
import { keepFocus } from "./focus.js";
import { draw } from "./message.js";
import { keepPictures } from "./pictures.js";
import { byAge, EPHEMERAL, messagesHere, nameHere, world } from "./world.js";

const log = document.getElementById("log");
const newest = document.getElementById("newest");
const TOGETHER = 7 * 60 * 1000;
const NEAR_END = 80;
let followsEnd = true;
let lastTop = 0;

/** Only scrolling up leaves the end: what grows, or is drawn anew, must not. */
log.addEventListener("scroll", () => {
  const isNear = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END;
  if (isNear) follow(true);
  else if (log.scrollTop < lastTop) follow(false);
  lastTop = log.scrollTop;
});
newest.addEventListener("click", () => {
  toEnd();
  log.focus();
});
const grows = new ResizeObserver(() => followsEnd && toEnd());
grows.observe(log);

/** Draw the whole channel, with the newest message in view. */
export function showLog() {
  const made = messagesHere().map(observed);
  log.ariaBusy = "true";
  log.replaceChildren(...(made.length ? made : [beginning()]));
  made.forEach(group);
  log.ariaBusy = "false";
  toEnd();
}

/** Draw one message that is new or has changed; an edited one keeps its pictures until the new ones are there. */
export function showMessage(message) {
  if (message.channel_id !== world.here) return;
  const old = find(message.id);
  const made = observed(message);
  if (old) keepFocus(old, made, () => replace(old, made));
  else log.insertBefore(made, [...log.children].find((each) => isYounger(each.message, message)) ?? null);
  log.querySelector(".empty")?.remove();
  group(made);
  if (made.nextElementSibling) group(made.nextElementSibling);
  if (followsEnd || message.author.id === world.you.id) toEnd();
}

/** Take a message out. */
export function removeMessage({ id }) {
  const gone = find(id);
  const next = gone?.nextElementSibling;
  if (gone?.contains(document.activeElement)) log.focus();
  gone?.remove();
  if (next) group(next);
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
  return element(
    "div",
    { class: "empty" },
    element("h3", {}, `Welcome to ${nameHere()}`),
    element("p", {}, "Deal me in seats you at a table with three others and begins a game."),
    element("p", {}, "Or type / to see what the bot can do. Open more tabs to be several people."),
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

function toEnd() {
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
