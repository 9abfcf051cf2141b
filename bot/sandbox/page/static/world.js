/** What this tab knows of the sandbox's world; the server's events are written down here and nowhere else. */

const EPOCH = 1420070400000;

export const TEXT = 0;
export const DIRECT = 1;
export const EPHEMERAL = 1 << 6;
export const LOADING = 1 << 7;

export const world = {
  you: null,
  guild: "",
  people: [],
  roles: [],
  channels: [],
  unread: new Set(),
  here: null,
  messages: new Map(),
  complete: new Set(), // the channels whose first message is here
  developerTools: { running: null, fault: "none", paces: {}, offers: [], locales: [] },
  traffic: [],
};

const MOST_TRAFFIC = 200;

/** How many messages of a channel are kept while nobody reads further up; the server has the others. */
const MOST_MESSAGES = 100;

/** How an event of the server changes the world. */
const CHANGES = {
  world({ you, guild, people, roles, channels, messages }) {
    Object.assign(world, { you, guild, people, roles, channels });
    world.messages = new Map(channels.map(({ id }) => [id, new Map()]));
    world.complete = new Set();
    addAll(messages);
  },
  message({ message }) {
    const [oldest] = messagesOf(message.channel_id);
    const isBefore = oldest && !world.complete.has(message.channel_id) && byAge(message, oldest) < 0;
    if (!isBefore) put(message); // else it was edited, and will be read when somebody scrolls up to it
  },
  message_deleted: ({ channel_id, id }) => world.messages.get(channel_id)?.delete(id),
  channels({ channels }) {
    world.channels = channels;
    for (const { id } of channels) if (!world.messages.has(id)) world.messages.set(id, new Map());
  },
  commands() {},
  developer_tools(state) {
    world.developerTools = state;
  },
  traffic({ entries }) {
    world.traffic = entries;
  },
  traffic_entry({ entry }) {
    world.traffic = [...world.traffic, entry].slice(-MOST_TRAFFIC);
  },
};

export function applyEvent(event) {
  CHANGES[event.type](event);
  const elsewhere = event.type === "message" && event.message.channel_id !== world.here;
  if (!elsewhere) return;
  world.unread.add(event.message.channel_id);
  forgetOldest(event.message.channel_id);
}

function put(message) {
  world.messages.get(message.channel_id)?.set(message.id, message);
}

/** Write down messages that the server has told when it was asked for them. */
export function addAll(messages) {
  for (const message of messages) put(message);
}

/** Forget what nobody looks at: the oldest messages of a channel with many. Returns them. */
export function forgetOldest(channel) {
  const forgotten = messagesOf(channel).slice(0, -MOST_MESSAGES);
  for (const { id } of forgotten) world.messages.get(channel).delete(id);
  if (forgotten.length) world.complete.delete(channel);
  return forgotten;
}

/** The messages of the channel that is looked at, oldest first. */
export function messagesHere() {
  return messagesOf(world.here);
}

function messagesOf(channel) {
  return [...(world.messages.get(channel)?.values() ?? [])].sort(byAge);
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

export function roleName(id) {
  return world.roles.find((role) => role.id === id)?.name.replace(/^@/, "") ?? "unknown-role";
}

export function channelName(id) {
  return world.channels.find((channel) => channel.id === id)?.name ?? "unknown";
}

const SIGNS = { [TEXT]: "#", [DIRECT]: "@" };

/** A channel as one says it: "#games", a thread's name, "@Furunkulus" for a talk with the bot; nothing for none. */
export function titleOf(id) {
  const channel = world.channels.find((each) => each.id === id);
  return channel && `${SIGNS[channel.type] ?? ""}${channel.name}`;
}

/** Whether the bot and this person are among themselves here: no game is played there. */
export function isDirectHere() {
  return world.channels.find(({ id }) => id === world.here)?.type === DIRECT;
}

/** The channel that is looked at, as one says it. */
export function nameHere() {
  return titleOf(world.here);
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
