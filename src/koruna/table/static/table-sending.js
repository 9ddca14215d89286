// Requests with retries: without a response they are retried until there is one (a move carries the number of the
// update it was made in, so it counts once), after a server error a few times.

const LONGEST_WAIT = 8000;
const TRIES = 5; // on server errors, about eight seconds in all

const MOST_REMEMBERED = 20;

/** @param {number} status */
export const hasFailed = (status) => status >= 500;
/** @type {string[]} */
export const failedLately = []; // server errors, for bug reports

/** @type {Map<string, Promise<Answer>>} */
const loops = new Map(); // by request: its pending answer, while it is retried
/** @type {Promise<Answer> | null} */
let trying = null; // the retry in progress: one at a time, the others wait

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((/** @type {(value?: unknown) => void} */ done) => {
  const timer = setTimeout(done, milliseconds);
  addEventListener("online", () => { clearTimeout(timer); done(); }, { once: true });
});

// Calls `again` before every retry. A request that is being retried is not sent twice: a second click waits for the same
// answer.
/** @param {string} method @param {string} path @param {unknown} [body] */
export async function send(method, path, body, again = () => {}) {
  const key = `${method} ${path} ${JSON.stringify(body)}`;
  const running = loops.get(key);
  if (running) return running;
  const ask = () => once(method, path, body);
  const first = await ask();
  if (isFinal(first)) return first;
  again();
  const loop = loops.get(key) ?? inTurn(ask, again, first).finally(() => loops.delete(key));
  loops.set(key, loop);
  return loop;
}

/** @param {() => Promise<Answer | null>} ask @param {() => void} again @param {Answer | null} first */
async function inTurn(ask, again, first) {
  while (trying) {
    const before = await trying;
    if (first && failures(before) && failures(first)) return first; // the server fails at everything
  }
  trying = tryAgain(ask, again, failures(first)).finally(() => { trying = null; });
  return trying;
}

/** @param {() => Promise<Answer | null>} ask @param {() => void} again @param {number} failed */
async function tryAgain(ask, again, failed) {
  for (let wait = 500; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    await pause(wait);
    const answer = await ask();
    failed += failures(answer);
    if (isFinal(answer) || (answer && failures(answer) && failed >= TRIES)) return answer;
    again();
  }
}

// The answer, or null if there was none.
/** @param {string} method @param {string} path @param {unknown} [body] */
async function once(method, path, body) {
  try {
    const answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(10000),
    });
    if (hasFailed(answer.status)) remember(`${method} ${path.split("?")[0]} ${answer.status}`);
    return { status: answer.status, body: await answer.json().catch(() => ({})) };
  } catch (error) {
    if (!["TypeError", "TimeoutError", "AbortError"].includes(/** @type {Error} */ (error).name)) throw error;
    return null;
  }
}

/** @param {string} failure */
function remember(failure) {
  failedLately.push(failure);
  if (failedLately.length > MOST_REMEMBERED) failedLately.shift();
}

/** @param {Answer | null} answer */
const failures = (answer) => (answer !== null && hasFailed(answer.status) ? 1 : 0);
/** @param {Answer | null} answer @returns {answer is Answer} */
const isFinal = (answer) => answer !== null && !hasFailed(answer.status) && answer.status !== 429;
