// The replay: arrow keys go from move to move, and another's view opens when it is chosen.

addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, textarea") || event.ctrlKey || event.altKey || event.metaKey) return;
  const way = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  const link = way && document.querySelector(`a[rel=${way}]`);
  if (link && link.getAttribute("aria-disabled") !== "true") link.click();
});

for (const choice of document.querySelectorAll("[data-go]")) {
  choice.addEventListener("change", () => choice.form.submit());
}

for (const button of document.querySelectorAll('[data-do="since"]')) button.hidden = true;
