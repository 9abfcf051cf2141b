/** What this tab's person does, sent to the server; a failure is shown where Discord shows it. */

import { Connection } from "./connection.js";
import { openModal } from "./modal.js";
import { notice, world } from "./world.js";

let connection;
let onEvent;

/** Connect this tab as somebody; see `Connection` for the callbacks. Returns a function that changes who that is. */
export function connect(callbacks) {
  onEvent = callbacks.onEvent;
  connection = new Connection(callbacks);
  return (name) => connection.open(name);
}

/** Ask the server something about the channel that is looked at; throws with a sentence. */
export function request(action, details) {
  return connection.request({ do: action, channel_id: world.here, ...details });
}

/**
 * Do something; a modal that it leads to is opened, a channel that it leads to is looked at, and a failure goes to
 * `failed` (by default a line in the channel).
 */
export async function perform(action, details, failed = announce) {
  const channel = world.here;
  try {
    const sent = details.options ? { ...details, options: await withUploads(details.options) } : details;
    const { modal, channel_id: opened } = await connection.request({ do: action, channel_id: channel, ...sent });
    if (opened) location.hash = opened;
    if (modal) openModal(modal, (texts) => connection.request({ do: "submit", channel_id: channel, texts }));
  } catch (problem) {
    if (problem.name !== "AbortError") failed(problem.message);
  }
}

function announce(sentence) {
  onEvent({ type: "message", message: notice(sentence) });
}

/** Take away a message that only this person sees. */
export function dismiss(message) {
  if (message.local) onEvent({ type: "message_deleted", channel_id: message.channel_id, id: message.id });
  else perform("dismiss", { message_id: message.id });
}

/** Upload the files among the options, and name each by its id; throws with a sentence if the server refuses one. */
async function withUploads(options) {
  const named = Object.entries(options).map(async ([name, value]) => [
    name,
    value instanceof File ? await upload(value) : value,
  ]);
  return Object.fromEntries(await Promise.all(named));
}

async function upload(file) {
  const address = `/uploads?name=${encodeURIComponent(file.name)}`;
  const answer = await fetch(address, { method: "POST", body: file }).catch(() => null);
  if (!answer?.ok) throw new Error(`${file.name} could not be sent.`);
  return { kind: "file", id: (await answer.json()).id };
}
