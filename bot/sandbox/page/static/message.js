/** One message as an element: who and when, its text, pictures, embeds and components. */

import { dismiss } from "./actions.js";
import { openApps } from "./apps.js";
import { components } from "./components.js";
import { element, visuallyHidden } from "./dom.js";
import { embed } from "./embed.js";
import { download } from "./links.js";
import { inline, markdown } from "./markdown.js";
import { gallery } from "./pictures.js";
import { EPHEMERAL, LOADING, tone, world } from "./world.js";

/** The element for a message; it knows its message. */
export function draw(message) {
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
      ...legible(message),
      isPrivate && footer(message),
    ),
  );
  article.message = message;
  if (!isPrivate && !message.local) article.addEventListener("contextmenu", (event) => openApps(event, message));
  return article;
}

/** What a message says; where this page cannot draw it, its plain text: the messages around it must not suffer. */
function legible(message) {
  try {
    return [context(message), header(message), ...content(message)];
  } catch (problem) {
    console.error(`Message ${message.id} cannot be drawn.`, problem);
    return [header(message), element("p", { class: "text" }, message.content || "This page cannot show this message.")];
  }
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
      gallery(pictures.map(({ description, ...picture }) => ({ ...picture, alt: description }))),
    ...files.map(({ url, filename }) => download(url, filename)),
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
    visuallyHidden(" message"),
  );
  return element("p", { class: "only-you" }, "Only you can see this · ", dismissal);
}
