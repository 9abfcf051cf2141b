/** What this tab knows of the stand-in's world; the events of the line are written down here and nowhere else. */

const EPOCH = 1420070400000;

export const TEXT = 0;
export const DIRECT = 1;
export const EPHEMERAL = 1 << 6;
export const LOADING = 1 << 7;

export const world = {
  you: null,
  guild: "",
  people: [],
  channels: [],
  unread: new Set(),
  here: null,
  messages: new Map(),
  workshop: { running: null, fault: "none", paces: {} },
  traffic: [],
};

const MOST_TRAFFIC = 200;

/** How an event of the server changes the world. */
const CHANGES = {
  world({ you, guild, people, channels, messages }) {
    Object.assign(world, { you, guild, people, channels });
    world.messages = new Map(channels.map(({ id }) => [id, new Map()]));
    for (const message of messages) put(message);
  },
  message: ({ message }) => put(message),
  gone: ({ channel_id, id }) => world.messages.get(channel_id)?.delete(id),
  channels({ channels }) {
    world.channels = channels;
    for (const { id } of channels) if (!world.messages.has(id)) world.messages.set(id, new Map());
  },
  commands() {},
  workshop(state) {
    world.workshop = state;
  },
  traffic({ passed }) {
    world.traffic = passed;
  },
  passed({ passed }) {
    world.traffic = [...world.traffic, passed].slice(-MOST_TRAFFIC);
  },
};

export function change(event) {
  CHANGES[event.type](event);
  if (event.type === "message" && event.message.channel_id !== world.here) world.unread.add(event.message.channel_id);
}

function put(message) {
  world.messages.get(message.channel_id)?.set(message.id, message);
}

/** The messages of the channel that is looked at, oldest first. */
export function messagesHere() {
  return [...(world.messages.get(world.here)?.values() ?? [])].sort(byAge);
}

export function byAge(one, other) {
  return one.id.length - other.id.length || (one.id < other.id ? -1 : 1);
}

/** A sentence that only this tab shows, as Discord's client shows failures; it is not in the server's world. */
export function notice(sentence) {
  const id = String(BigInt(Date.now() - EPOCH) << 22n);
  const { id: botId, name: username } = world.people.find((person) => person.bot);
  const author = { id: botId, username, bot: true };
  const blank = { channel_id: world.here, attachments: [], embeds: [], components: [], mentions: [] };
  return {
    ...blank,
    id,
    author,
    content: sentence,
    timestamp: new Date().toISOString(),
    flags: EPHEMERAL,
    local: true,
  };
}

export function personName(id) {
  return world.people.find((person) => person.id === id)?.name ?? "unknown-user";
}

export function channelName(id) {
  return world.channels.find((channel) => channel.id === id)?.name ?? "unknown";
}

const SIGNS = { [TEXT]: "#", [DIRECT]: "@" };

/** The channel that is looked at, as one says it: "#games", a thread's name, "@Furunkulus" for a talk with the bot. */
export function nameHere() {
  const { type, name } = world.channels.find((channel) => channel.id === world.here);
  return `${SIGNS[type] ?? ""}${name}`;
}

/** Which of the page's colours a person has. */
export function tone(id) {
  return (
    Math.max(
      0,
      world.people.findIndex((person) => person.id === id),
    ) % 9
  );
}
