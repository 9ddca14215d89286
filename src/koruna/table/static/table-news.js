// The changes of a table, as the server tells them. Whoever was away gets what was missed: a stream starts with the
// number of the last change seen and with what the page has, and is started again whenever it ended.

export class News {
  constructor(table, seen, have, take, connected) {
    this.table = table;
    this.seen = seen;
    this.have = have;
    this.take = take;
    this.connected = connected;
    this.wait = 500;
    addEventListener("online", () => this.start());
    addEventListener("offline", () => connected(false));
    addEventListener("pageshow", (event) => event.persisted && this.start());
    addEventListener("pagehide", () => this.stream?.close());
    this.start();
  }

  start() {
    clearTimeout(this.timer);
    this.stream?.close();
    const stream = (this.stream = new EventSource(`/t/${this.table}/stream?seen=${this.seen}&have=${this.have()}&lang=${document.documentElement.lang}`));
    stream.onopen = () => {
      this.wait = 500;
      this.connected(true);
    };
    stream.addEventListener("table", (event) => {
      const update = JSON.parse(event.data);
      this.seen = update.seq;
      this.take(update);
    });
    stream.onerror = () => {
      this.connected(false);
      stream.close();
      this.timer = setTimeout(() => this.start(), this.wait);
      this.wait = Math.min(this.wait * 2, 8000);
    };
  }
}
