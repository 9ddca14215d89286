// The offline page: retries the requested page on a click, and when the connection is back.

addEventListener("online", () => location.reload());
document.querySelector("[data-again]")?.addEventListener("click", (event) => {
  event.preventDefault();
  location.reload();
});
