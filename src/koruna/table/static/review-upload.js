// Uploads a record dropped on the page or chosen as a file, by way of the form. Without this script the text can be
// pasted.

import { need } from "./dom.js";

const form = need("[data-upload]"), text = need("textarea", form), file = need("[data-file]", form);
file.hidden = false;

/** @param {File | undefined} chosen */
async function take(chosen) {
  if (!chosen) return;
  text.value = await chosen.text();
  form.requestSubmit();
}

file.addEventListener("change", () => take(file.files?.[0]));
for (const kind of ["dragenter", "dragover"]) {
  form.addEventListener(kind, (event) => {
    event.preventDefault();
    form.classList.add("over");
  });
}
form.addEventListener("dragleave", () => form.classList.remove("over"));
form.addEventListener("drop", (event) => {
  event.preventDefault();
  form.classList.remove("over");
  take(event.dataTransfer?.files[0]);
});
