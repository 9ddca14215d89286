// The time that is left for a decision, counted down every second. The server decides when it is up.

const SECOND = 1000;

const two = (/** @type {number} */ number) => String(number).padStart(2, "0");

/** @param {number} seconds */
function written(seconds) {
  const left = Math.max(0, Math.ceil(seconds));
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor((left % 3600) / 60);
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}

function count() {
  for (const clock of document.querySelectorAll("[data-until]")) {
    const left = Number(clock.dataset.until) - Date.now() / SECOND;
    clock.textContent = written(left);
    clock.classList.toggle("late", left < 15);
  }
}

setInterval(count, SECOND);
count();
