// Chat between the players at a table: quick reactions and short notes, as bubbles at the players' cards. Only players
// have this script, and the server sends remarks to nobody else.

import { base, elementOf, find, need, needData } from "./dom.js";
import { preference } from "./preferences.js";
import { send } from "./table-sending.js";
import { closeDialog, openDialog } from "./table-dialogs.js";

const SHOWN = 7000; // milliseconds
const table = needData(need("main[data-table]"), "table");
const words = need("[data-talk]").content;

const open = () => openDialog("", words.cloneNode(true));

addEventListener("click", (event) => {
  const reaction = elementOf(event).closest("[data-reaction]");
  if (reaction) say({ reaction: needData(reaction, "reaction") });
  else if (elementOf(event).closest("[data-talk-open]")) open();
});

addEventListener("submit", (event) => {
  const form = elementOf(event).closest("form[data-note]");
  if (!form) return;
  event.preventDefault();
  say({ note: need("input", form).value });
});

addEventListener("keydown", (event) => {
  if (event.key.toLowerCase() !== "t" || event.ctrlKey || event.altKey || event.metaKey) return;
  if (!elementOf(event).closest("input, select, textarea, dialog")) {
    event.preventDefault();
    open();
  }
});

/** @param {{ reaction?: string, note?: string }} what */
async function say(what) {
  const { status, body } = await send("POST", `${base}/t/${table}/remark`, what);
  if (status < 300) return closeDialog();
  const refused = find("dialog [data-talk-refused]");
  if (!refused) return undefined;
  refused.textContent = body?.why?.text ?? body?.error ?? "";
  refused.hidden = false;
  return undefined;
}

addEventListener("remark", (event) => {
  const { seat: who, reaction, note } = /** @type {CustomEvent} */ (event).detail;
  if (preference("talk") === "off") return;
  const preset = reaction && words.querySelector(`[data-reaction="${CSS.escape(reaction)}"]`);
  show(who, preset ? preset.textContent : note);
});

// A bubble beside the speaker's card; the newest replaces the previous one.
/** @param {number} who @param {string} text */
function show(who, text) {
  find(`.bubble[data-by="${who}"]`)?.remove();
  const card = need(`.seat[data-place="seat-${who}"]`), box = card.getBoundingClientRect();
  const bubble = Object.assign(document.createElement("p"), { className: `bubble p${who + 1}`, textContent: text });
  bubble.dataset.by = String(who);
  document.body.append(bubble);
  const own = bubble.getBoundingClientRect(), beside = box.left - own.width - 12;
  bubble.style.left = `${beside > 8 ? beside : Math.min(Math.max(8, box.left), innerWidth - own.width - 8)}px`;
  bubble.style.top = `${beside > 8 ? box.top + box.height / 2 - own.height / 2 : Math.max(8, box.bottom + 8)}px`;
  need("[data-news]").textContent = `${need(".name span", card).textContent}: ${text}`;
  setTimeout(() => bubble.remove(), SHOWN);
}
