/** The one WebSocket of this tab: what it hears, what it asks, and how it comes back after a restart. */

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;

export class Line {
  #socket = null;
  #asked = new Map();
  #serial = 0;
  #wait = FIRST_WAIT;
  #timer = 0;

  /** `hear` gets every event of the server, `status` gets true and false as the line comes and goes. */
  constructor({ hear, status }) {
    this.hear = hear;
    this.status = status;
  }

  /** Speak as this person from now on; what somebody else has asked is aborted, which is told to nobody. */
  open(name) {
    this.name = name;
    clearTimeout(this.#timer);
    this.#giveUp(new DOMException("Somebody else is here now.", "AbortError"));
    const before = this.#socket;
    const socket = new WebSocket(`ws://${location.host}/live?as=${encodeURIComponent(name)}`);
    this.#socket = socket;
    before?.close();
    socket.addEventListener("message", ({ data }) => {
      if (socket === this.#socket) this.#heard(JSON.parse(data));
    });
    socket.addEventListener("close", () => {
      if (socket === this.#socket) this.#lost();
    });
  }

  /** Do something as this person; resolves with the result, or throws with the sentence that Discord would show. */
  ask(deed) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Error("There is no connection."));
    const ask = ++this.#serial;
    this.#socket.send(JSON.stringify({ ask, deed }));
    return new Promise((resolve, reject) => this.#asked.set(ask, { resolve, reject }));
  }

  #heard(event) {
    if (event.type === "world") {
      this.#wait = FIRST_WAIT;
      this.status(true);
    }
    if (event.type !== "answer") return this.hear(event);
    const { resolve, reject } = this.#asked.get(event.ask);
    this.#asked.delete(event.ask);
    return event.problem == null ? resolve(event.result) : reject(new Error(event.problem));
  }

  #giveUp(reason) {
    for (const { reject } of this.#asked.values()) reject(reason);
    this.#asked.clear();
  }

  #lost() {
    this.#giveUp(new Error("The connection was lost."));
    this.status(false);
    this.#timer = setTimeout(() => this.open(this.name), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
