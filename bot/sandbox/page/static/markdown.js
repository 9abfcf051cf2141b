/** Discord's markdown, as far as people and bots use it, to nodes. Every piece of text ends as a text node. */

import { element } from "./dom.js";
import { bareLink, link, PLACE } from "./links.js";
import { channelName, personName, roleName, world } from "./world.js";

/** Inline rules: the leftmost match wins, and of two at the same place the first in this table. */
const INLINE = [
  [/\\([^\sA-Za-z0-9])/, ([, sign]) => sign],
  [/(`{1,2})([^]*?[^`])\1(?!`)/, ([, , code]) => element("code", {}, code.replace(/^ (.*) $/s, "$1"))],
  [/\*\*\*(?=\S)([^]+?)\*\*\*/, ([, inner]) => element("strong", {}, element("em", {}, ...inline(inner)))],
  [/\*\*([^]+?)\*\*(?!\*)/, ([, inner]) => element("strong", {}, ...inline(inner))],
  [/__([^]+?)__(?!_)/, ([, inner]) => element("u", {}, ...inline(inner))],
  [/\|\|([^]+?)\|\|/, ([, inner]) => spoiler(...inline(inner))],
  [/~~([^]+?)~~/, ([, inner]) => element("s", {}, ...inline(inner))],
  [/\*(?=\S)([^*]*?[^*\s])\*(?!\*)/, ([, inner]) => element("em", {}, ...inline(inner))],
  [/\b_([^_]+)_\b/, ([, inner]) => element("em", {}, ...inline(inner))],
  [/<@!?(\d+)>/, ([, id]) => mention(`@${personName(id)}`, id === world.you.id)],
  [/<@&(\d+)>/, ([, id]) => mention(`@${roleName(id)}`, world.you.roles.includes(id))],
  [/@everyone|@here/, ([all]) => mention(all, true)],
  [/<#(\d+)>/, ([, id]) => element("a", { class: "mention", href: `#${id}` }, `#${channelName(id)}`)],
  [/<\/([^:>\n]+):\d+>/, ([, command]) => mention(`/${command}`, false)],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, ([typed, seconds, style]) => moment(Number(seconds), style) ?? typed],
  [/<a?(:\w+:)\d+>/, ([, name]) => name],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, ([, text, address]) => link(address, {}, ...inline(text))],
  [/<(https?:\/\/[^\s>]+)>/, ([, address]) => bareLink(address)],
  [PLACE, ([address]) => bareLink(address)],
  [/\bdiscord\.gg\/[\w-]+/i, ([invitation]) => link(`https://${invitation}`, {}, invitation)],
  [/https?:\/\/[^\s<]*[^\s<.,:;"'!?)\]*_]/, ([address]) => bareLink(address)],
];

/** Kinds of lines: consecutive lines of one kind become one block. */
const BLOCKS = [
  [/^#{1,3} +\S/, (lines) => lines.map(heading)],
  [/^-# +\S/, (lines) => lines.map((line) => element("small", {}, ...inline(line.slice(3).trim())))],
  [/^> |^>$/, (lines) => [element("blockquote", {}, ...blocks(lines.map((line) => line.replace(/^> ?/, ""))))]],
  [/^ *(?:[-*]|\d+\.) +\S/, (lines) => [list(lines)]],
  [/^/, (lines) => [element("p", {}, ...inline(lines.join("\n")))]],
];

/** The nodes for a message's text. */
export function markdown(text) {
  const nodes = [];
  text.split(/```(?:[\w+-]*\n)?([^]*?)```/).forEach((part, position) => {
    if (position % 2) nodes.push(element("pre", {}, element("code", {}, part.replace(/\n$/, ""))));
    else if (part.trim()) nodes.push(...blocks(part.replace(/^\n|\n$/g, "").split("\n")));
  });
  return nodes;
}

/** The nodes for a single line: a caption, a label, a description. */
export function inline(text) {
  const nodes = [];
  let rest = text;
  while (rest) {
    const found = first(rest);
    if (!found) break;
    nodes.push(rest.slice(0, found.match.index), found.build(found.match));
    rest = rest.slice(found.match.index + found.match[0].length);
  }
  return [...nodes, rest].filter((node) => node !== "");
}

function first(text) {
  let best = null;
  for (const [pattern, build] of INLINE) {
    const match = pattern.exec(text);
    if (match && (!best || match.index < best.match.index)) best = { match, build };
  }
  return best;
}

function blocks(lines) {
  const nodes = [];
  const kind = (line) => BLOCKS.find(([pattern]) => pattern.test(line));
  for (let start = 0, end; start < lines.length; start = end) {
    const [, build] = kind(lines[start]);
    for (end = start + 1; end < lines.length && kind(lines[end])[1] === build; end += 1);
    nodes.push(...build(lines.slice(start, end)));
  }
  return nodes;
}

function heading(line) {
  const [, signs, text] = /^(#{1,3}) +([^]*)$/.exec(line);
  return element(`h${signs.length + 2}`, {}, ...inline(text));
}

function list(lines) {
  const depth = (line) => line.search(/\S/);
  const numbered = /^\s*(\d+)\./.exec(lines[0]);
  const made = element(numbered ? "ol" : "ul", numbered ? { start: numbered[1] } : {});
  for (let start = 0, end; start < lines.length; start = end) {
    for (end = start + 1; end < lines.length && depth(lines[end]) > depth(lines[0]); end += 1);
    const item = element("li", {}, ...inline(lines[start].replace(/^ *(?:[-*]|\d+\.) +/, "")));
    if (end > start + 1) item.append(list(lines.slice(start + 1, end)));
    made.append(item);
  }
  return made;
}

/** Covered until it is pressed. */
function spoiler(...inner) {
  const show = (event) => {
    if (event.key && !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    event.currentTarget.replaceWith(element("span", { class: "spoiler" }, ...inner));
  };
  const covered = element("span", { "aria-hidden": "true" }, ...inner);
  const properties = { class: "spoiler", role: "button", tabindex: 0, "aria-label": "Spoiler", click: show, keydown: show };
  return element("span", properties, covered);
}

function mention(text, isYou) {
  return element("span", { class: isYou ? "mention you" : "mention" }, text);
}

const MOMENTS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const STEPS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** A time as its reader's clock has it; null for one that no calendar reaches. */
function moment(seconds, style = "f") {
  const exact = new Date(seconds * 1000);
  if (Number.isNaN(exact.getTime())) return null;
  return element(
    "time",
    { datetime: exact.toISOString() },
    style === "R" ? relative(seconds) : exact.toLocaleString([], MOMENTS[style]),
  );
}

function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = STEPS.find(([, size]) => Math.abs(away) >= size) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat().format(Math.round(away / size), unit);
}
