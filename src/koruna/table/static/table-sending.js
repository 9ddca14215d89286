// Sending. What got no answer is sent again until it gets one; a move carries its number, so it counts once.

const LONGEST_WAIT = 4000;
const pause = (milliseconds) => new Promise((done) => {
  const timer = setTimeout(done, milliseconds);
  addEventListener("online", () => { clearTimeout(timer); done(); }, { once: true });
});

// Answers { status, told }; calls `again` whenever it has to be tried once more.
export async function send(method, path, body, again = () => {}) {
  for (let wait = 500; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    try {
      const answer = await fetch(path, {
        method,
        headers: body === undefined ? {} : { "Content-Type": "application/json" },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(10000),
      });
      if (answer.status < 500 && answer.status !== 429) {
        return { status: answer.status, told: await answer.json().catch(() => ({})) };
      }
    } catch (error) {
      if (!["TypeError", "TimeoutError", "AbortError"].includes(error.name)) throw error;
    }
    again();
    await pause(wait);
  }
}
