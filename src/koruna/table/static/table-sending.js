// Sending. What got no answer is sent again until it gets one; a move carries its number, so it counts once. Where the
// server answers that it failed, it is asked a few times more, and then whoever sent it is told.

const LONGEST_WAIT = 8000;
const TRIES = 5; // that the server answers with a failure, within some eight seconds

const MOST_REMEMBERED = 20;

/** @param {number} status */
export const hasFailed = (status) => status >= 500;
/** @type {string[]} */
export const failedLately = []; // what the server could not do, for a report

/** @type {Map<string, Promise<Answer>>} */
const loops = new Map(); // by what is asked: its answer to come, while it is tried again
/** @type {Promise<Answer> | null} */
let trying = null; // what is tried again just now: one thing at a time, the others wait

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((/** @type {(value?: unknown) => void} */ done) => {
  const timer = setTimeout(done, milliseconds);
  addEventListener("online", () => { clearTimeout(timer); done(); }, { once: true });
});

// Answers { status, body }; calls `again` whenever it has to be tried once more. What is tried again already is not
// sent beside that: a second click waits for the same answer.
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
    if (first && failures(before) && failures(first)) return first; // it fails whatever it is asked: no need to try this as often
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

// The answer, or null where there was none.
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
