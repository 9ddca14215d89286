// The page without a connection: it asks for what was wanted again, when told to and when the connection is back.

addEventListener("online", () => location.reload());
document.querySelector("[data-again]")?.addEventListener("click", (event) => {
  event.preventDefault();
  location.reload();
});
