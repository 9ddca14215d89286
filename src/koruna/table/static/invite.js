// Buttons that copy or share a link, shown only where the browser supports that.
import { copy } from "./copying.js";
import { need, needAround, needData } from "./dom.js";

// The field beside a button, which holds the link.
/** @param {Element} button */
const fieldOf = (button) => need("input", needAround(button, ".copy"));

for (const button of document.querySelectorAll("[data-copy]")) {
  const field = fieldOf(button);
  field.addEventListener("focus", () => field.select());
  button.hidden = false;
  const label = need("span", button);
  const before = label.textContent;
  button.addEventListener("click", async () => {
    if (!(await copy(field.value))) return field.select();
    label.textContent = needData(button, "done");
    setTimeout(() => { label.textContent = before; }, 2000);
  });
}

for (const button of document.querySelectorAll("[data-share]")) {
  if (!navigator.share) continue;
  const field = fieldOf(button);
  button.hidden = false;
  button.addEventListener("click", async () => {
    try {
      await navigator.share({ title: button.dataset.title, url: field.value });
    } catch (error) {
      if (/** @type {Error} */ (error).name !== "AbortError") throw error; // the share dialog was cancelled
    }
  });
}
