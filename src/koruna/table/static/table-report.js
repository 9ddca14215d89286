// A bug report with everything needed to find the cause, assembled here so that it also works offline.

import { copy, save } from "./copying.js";
import { base, need, needData } from "./dom.js";
import { failedLately } from "./table-sending.js";
import { openDialog } from "./table-dialogs.js";

/** @type {string[]} */
const faults = [];
addEventListener("error", (event) => faults.push(`${event.message} (${event.filename}:${event.lineno})`));
addEventListener("unhandledrejection", (event) => faults.push(String(event.reason)));

/** @param {string} table @param {number} seat */
async function record(table, seat) {
  try {
    const asked = seat < 0 ? "" : `?seat=${seat}`;
    const answer = await fetch(`${base}/api/tables/${table}/record${asked}`, { signal: AbortSignal.timeout(4000) });
    return answer.ok ? await answer.text() : "";
  } catch {
    return ""; // offline: the report has no record
  }
}

const chronicle = () =>
  [...document.querySelectorAll(".log li")].map((line) => line.textContent.trim()).reverse().join("\n");

// The report as text, and whether it contains the record.
/** @param {HTMLElement} main @param {Update} now */
async function report(main, now) {
  const { game, gameVersion, version, options } = main.dataset;
  const table = needData(main, "table");
  const recordText = await record(table, now.seat);
  const facts = {
    koruna: version,
    game: `${game} ${gameVersion}`,
    options,
    table,
    seq: now.seq,
    seat: now.seat < 0 ? "spectator" : now.seat,
    prompt: document.querySelector(".prompt span")?.textContent ?? "",
    "legal moves": now.moves.length,
    language: document.documentElement.lang,
    theme: document.documentElement.dataset.theme,
    window: `${innerWidth} x ${innerHeight} at ${devicePixelRatio}`,
    browser: navigator.userAgent,
    time: new Date().toISOString(),
    faults: faults.join("; ") || "none",
    "server failed": failedLately.join("; ") || "no",
  };
  const head = Object.entries(facts).map(([name, value]) => `${name}: ${value}`);
  const text = [...head, "", "--- record ---", recordText || "(no connection)", "", "--- chronicle ---", chronicle(), ""].join("\n");
  return { text, complete: recordText !== "" };
}

/** @param {HTMLElement} main @param {Update} now */
async function openReport(main, now) {
  const { text, complete } = await report(main, now);
  const made = need("[data-report]").content.cloneNode(true);
  need("[data-report-text]", made).textContent = text;
  need("[data-incomplete]", made).hidden = complete;
  openDialog("", made);
}

// Actions of the report buttons.
/** @param {HTMLElement} main @param {() => Update} now @param {Say} say @returns {Record<string, (button: Found) => unknown>} */
export const reporting = (main, now, say) => ({
  report: () => openReport(main, now()),
  "report-save": () => save(new Blob([need("[data-report-text]").textContent], { type: "text/plain" }), `koruna-${main.dataset.table}.txt`),
  async "report-copy"(button) {
    if (await copy(need("[data-report-text]").textContent)) need("span", button).textContent = say("at-report-copied");
  },
});
