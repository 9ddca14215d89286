// The changes of a table, as the server tells them. Whoever was away gets what was missed: a stream starts with the
// number of the last change seen and with what the page has, and is started again whenever it ended. What a server
// answers cannot be seen of a stream that does not begin: after some tries it is looked at. Where the server fails,
// nothing is asked for any more until there is a reason to hope, see `goOn`.

import { hasFailed } from "./table-sending.js";

const FIRST_WAIT = 500, LONGEST_WAIT = 8000; // milliseconds before a stream is started again
const TRIES = 4;
const STEADY = 3000; // milliseconds after which a stream is one that holds

export class News {
  /** @param {string} table @param {number} seen @param {() => string} have @param {(update: Update) => void} take @param {(connected: boolean) => void} connected @param {() => void} failed */
  constructor(table, seen, have, take, connected, failed) {
    this.table = table;
    this.seen = seen;
    this.have = have;
    this.take = take;
    this.connected = connected;
    this.failed = failed;
    this.wait = FIRST_WAIT;
    this.tries = 0;
    addEventListener("online", () => this.start());
    addEventListener("offline", () => connected(false));
    addEventListener("pageshow", (event) => event.persisted && this.start());
    addEventListener("pagehide", () => this.stream?.close());
    this.start();
  }

  start() {
    this.wait = FIRST_WAIT;
    this.tries = 0;
    this.open();
  }

  // The server has answered something, or somebody looks again: it may tell news again too.
  goOn() {
    if (this.gaveUp) this.start();
  }

  address() {
    return `/t/${this.table}/stream?seen=${this.seen}&have=${this.have()}&lang=${document.documentElement.lang}`;
  }

  open() {
    this.gaveUp = false;
    clearTimeout(this.timer);
    clearTimeout(this.steady);
    this.stream?.close();
    const stream = new EventSource(this.address());
    this.stream = stream;
    stream.onopen = () => {
      this.steady = setTimeout(() => { this.wait = FIRST_WAIT; this.tries = 0; }, STEADY);
      this.connected(true);
    };
    stream.addEventListener("table", (event) => {
      const update = JSON.parse(event.data);
      this.seen = update.seq;
      this.take(update);
    });
    stream.onerror = async () => {
      this.connected(false);
      stream.close();
      clearTimeout(this.steady);
      this.tries += 1;
      const status = this.tries % TRIES === 0 && navigator.onLine ? await this.status() : 0;
      if (stream !== this.stream) return; // begun anew meanwhile
      this.gaveUp = hasFailed(status);
      if (this.gaveUp) this.failed();
      else if (status >= 400 && status !== 429) location.reload(); // the page tells why there is nothing to hear
      else this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  // What the server answers, 0 for nothing.
  async status() {
    const enough = new AbortController();
    const timer = setTimeout(() => enough.abort(), 10000);
    const answer = await fetch(this.address(), { signal: enough.signal }).catch(() => /** @type {Response | null} */ (null));
    clearTimeout(timer);
    enough.abort(); // a stream that does begin is not read
    return answer === null ? 0 : answer.status;
  }
}
