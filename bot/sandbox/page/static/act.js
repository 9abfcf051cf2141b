/** What this tab's person does: everything goes over the line, and a failure is shown where Discord shows it. */

import { uploaded } from "./files.js";
import { Line } from "./line.js";
import { openModal } from "./modal.js";
import { notice, world } from "./world.js";

let line;
let hear;

/** Connect this tab as somebody; see `Line` for the callbacks. Returns a function that changes who that is. */
export function connect(callbacks) {
  hear = callbacks.hear;
  line = new Line(callbacks);
  return (name) => line.open(name);
}

/** Ask the server something about the channel that is looked at; throws with a sentence. */
export function ask(deed, details) {
  return line.ask({ do: deed, channel_id: world.here, ...details });
}

/**
 * Do something; a modal that it leads to is opened, a channel that it leads to is looked at, and a failure goes to
 * `failed` (by default a line in the channel).
 */
export async function act(deed, details, failed = announce) {
  const channel = world.here;
  try {
    const sent = details.options ? { ...details, options: await uploaded(details.options) } : details;
    const { modal, place } = await line.ask({ do: deed, channel_id: channel, ...sent });
    if (place) location.hash = place;
    if (modal) openModal(modal, (texts) => line.ask({ do: "submit", channel_id: channel, texts }));
  } catch (problem) {
    if (problem.name !== "AbortError") failed(problem.message);
  }
}

function announce(sentence) {
  hear({ type: "message", message: notice(sentence) });
}

/** Take a line away that only this person sees. */
export function dismiss(message) {
  if (message.local) hear({ type: "gone", channel_id: message.channel_id, id: message.id });
  else act("dismiss", { message_id: message.id });
}
