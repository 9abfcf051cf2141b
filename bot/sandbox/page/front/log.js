/** The messages of the channel that is looked at, kept up to date one by one. */

import { dismiss } from "./act.js";
import { components } from "./components.js";
import { element, unseen } from "./dom.js";
import { embed } from "./embed.js";
import { inline, markdown } from "./markdown.js";
import { gallery } from "./pictures.js";
import { byAge, channelName, EPHEMERAL, LOADING, messagesHere, tone, world } from "./world.js";

const log = document.getElementById("log");
const TOGETHER = 7 * 60 * 1000;
const NEAR_END = 80;
let followsEnd = true;

log.addEventListener("scroll", () => {
  followsEnd = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END;
});
const grows = new ResizeObserver(() => followsEnd && toEnd());
grows.observe(log);

/** Draw the whole channel, with the newest message in view. */
export function showLog() {
  const made = messagesHere().map(draw);
  const empty = element(
    "p",
    { class: "empty" },
    `This is the beginning of #${channelName(world.here)}. Type / to see what the bot can do.`,
  );
  log.ariaBusy = "true";
  log.replaceChildren(...(made.length ? made : [empty]));
  made.forEach(group);
  log.ariaBusy = "false";
  followsEnd = true;
  toEnd();
}

/** Draw one message that is new or has changed. */
export function showMessage(message) {
  if (message.channel_id !== world.here) return;
  const old = find(message.id);
  const focused = old?.contains(document.activeElement) && document.activeElement.dataset.part;
  const made = draw(message);
  if (old) old.replaceWith(made);
  else
    log.insertBefore(made, [...log.children].find((each) => each.message && byAge(each.message, message) > 0) ?? null);
  log.querySelector(".empty")?.remove();
  group(made);
  if (made.nextElementSibling) group(made.nextElementSibling);
  if (focused) made.querySelector(`[data-part="${CSS.escape(focused)}"]`)?.focus();
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

function find(id) {
  return document.getElementById(`message-${id}`);
}

function toEnd() {
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

function draw(message) {
  const isPrivate = Boolean(message.flags & EPHEMERAL);
  const isCalled = message.mentions.some(({ id }) => id === world.you.id);
  const article = element(
    "article",
    {
      id: `message-${message.id}`,
      class: ["message", isPrivate && "private", isCalled && "called"].filter(Boolean).join(" "),
      "data-author": message.author.username,
    },
    element(
      "span",
      { class: "avatar", "data-tone": tone(message.author.id), "aria-hidden": "true" },
      message.author.username[0],
    ),
    element(
      "div",
      { class: "body" },
      context(message),
      header(message),
      ...content(message),
      isPrivate && footer(message),
    ),
  );
  article.message = message;
  grows.observe(article);
  return article;
}

function context({ used, message_reference: reference }) {
  if (used)
    return element(
      "p",
      { class: "context" },
      element("b", {}, used.by),
      " used ",
      element("span", { class: "mention" }, `/${used.name}`),
    );
  const answered = reference && world.messages.get(reference.channel_id)?.get(reference.message_id);
  if (!answered) return null;
  return element(
    "p",
    { class: "context" },
    "↱ ",
    element("b", {}, answered.author.username),
    " ",
    ...inline(answered.content.slice(0, 80)),
  );
}

function header({ author, timestamp }) {
  const date = new Date(timestamp);
  const sameDay = date.toDateString() === new Date().toDateString();
  const time = date.toLocaleTimeString([], { timeStyle: "short" });
  return element(
    "header",
    {},
    element("b", { "data-tone": tone(author.id) }, author.username),
    author.bot && element("span", { class: "badge" }, "APP"),
    element(
      "time",
      { datetime: timestamp, title: date.toLocaleString() },
      sameDay ? time : `${date.toLocaleDateString()} ${time}`,
    ),
  );
}

function content(message) {
  if (message.flags & LOADING)
    return [element("p", { class: "thinking" }, `${message.author.username} is thinking`, dots())];
  const isPicture = ({ content_type: type }) => type?.startsWith("image/");
  const pictures = message.attachments.filter(isPicture);
  const files = message.attachments.filter((file) => !isPicture(file));
  return [
    message.content &&
      element("div", { class: "text" }, ...markdown(message.content), message.edited_timestamp && edited()),
    pictures.length &&
      gallery(pictures.map(({ url, filename, description }) => ({ url, name: filename, alt: description }))),
    ...files.map(({ url, filename }) => element("a", { class: "file", href: url, download: filename }, filename)),
    ...message.embeds.map(embed),
    ...components(message.components, message),
  ].filter(Boolean);
}

function edited() {
  return element("small", { class: "edited" }, " (edited)");
}

function dots() {
  return element("span", { class: "dots", "aria-hidden": "true" }, element("i"), element("i"), element("i"));
}

function footer(message) {
  const dismissal = element(
    "button",
    { type: "button", class: "plain", click: () => dismiss(message) },
    "Dismiss",
    unseen(" message"),
  );
  return element("p", { class: "only-you" }, "Only you can see this · ", dismissal);
}
