/** The one WebSocket of this tab: the server's events, the tab's requests, and how it reconnects after a restart. */

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;

export class Connection {
  #socket = null;
  #pending = new Map();
  #lastId = 0;
  #wait = FIRST_WAIT;
  #timer = 0;

  /** `onEvent` gets every event of the server, `onStatus` gets true and false as the connection opens and closes. */
  constructor({ onEvent, onStatus }) {
    this.onEvent = onEvent;
    this.onStatus = onStatus;
  }

  /** Speak as this person from now on; what somebody else has asked is aborted, which is told to nobody. */
  open(name) {
    this.name = name;
    clearTimeout(this.#timer);
    this.#rejectAll(new DOMException("Somebody else is here now.", "AbortError"));
    const before = this.#socket;
    const socket = new WebSocket(`ws://${location.host}/live?as=${encodeURIComponent(name)}`);
    this.#socket = socket;
    before?.close();
    socket.addEventListener("message", ({ data }) => {
      if (socket === this.#socket) this.#receive(JSON.parse(data));
    });
    socket.addEventListener("close", () => {
      if (socket === this.#socket) this.#reopenLater();
    });
  }

  /** Do something as this person; resolves with the result, or throws with the sentence that Discord would show. */
  request(action) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Error("There is no connection."));
    const id = ++this.#lastId;
    this.#socket.send(JSON.stringify({ id, action }));
    return new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }));
  }

  #receive(event) {
    if (event.type === "world") {
      this.#wait = FIRST_WAIT;
      this.onStatus(true);
    }
    if (event.type !== "answer") return this.onEvent(event);
    const { resolve, reject } = this.#pending.get(event.id);
    this.#pending.delete(event.id);
    return event.problem == null ? resolve(event.result) : reject(new Error(event.problem));
  }

  #rejectAll(reason) {
    for (const { reject } of this.#pending.values()) reject(reason);
    this.#pending.clear();
  }

  #reopenLater() {
    this.#rejectAll(new Error("The connection was lost."));
    this.onStatus(false);
    this.#timer = setTimeout(() => this.open(this.name), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
