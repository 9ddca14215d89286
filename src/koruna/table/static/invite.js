// A button that copies a link, where the browser lets a page copy at all.

for (const button of document.querySelectorAll("[data-copy]")) {
  const field = button.parentElement.querySelector("input");
  field.addEventListener("focus", () => field.select());
  if (!navigator.clipboard) continue;
  button.hidden = false;
  const label = button.querySelector("span");
  const before = label.textContent;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(field.value);
    label.textContent = button.dataset.done;
    setTimeout(() => { label.textContent = before; }, 2000);
  });
}
