// A bug report with all that is needed to find the cause, put together here so that it works offline, too.

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
    return ""; // offline: the report goes without
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
export async function openReport(main, now) {
  const { text, complete } = await report(main, now);
  const made = need("[data-report]").content.cloneNode(true);
  need("[data-report-text]", made).textContent = text;
  need("[data-incomplete]", made).hidden = complete;
  openDialog("", made);
}

/** @param {string} text @param {string} name */
export function save(text, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
