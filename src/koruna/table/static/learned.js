// Which lessons were finished, kept in this browser.

/** @param {string} game @returns {string[]} */
export const learned = (game) => JSON.parse(localStorage.getItem(`learned.${game}`) ?? "[]");

/** @param {string} game @param {string} lesson */
export function noteLearned(game, lesson) {
  const known = learned(game);
  if (!known.includes(lesson)) localStorage.setItem(`learned.${game}`, JSON.stringify([...known, lesson]));
}

// On the page of a course: mark them, and offer the first unfinished one.
for (const course of document.querySelectorAll("[data-course]")) {
  const known = learned(course.dataset.course ?? "");
  const lessons = [...course.querySelectorAll("[data-lesson]")];
  const left = lessons.find((lesson) => !known.includes(lesson.dataset.lesson ?? "")) ?? lessons[0];
  for (const lesson of lessons) {
    const chip = lesson.querySelector("[data-learned]"), button = lesson.querySelector("button");
    if (chip) chip.hidden = !known.includes(lesson.dataset.lesson ?? "");
    button?.classList.toggle("btn-primary", lesson === left);
  }
}

// In the lobby: how many of a game's lessons were finished; after one, the first is no longer offered.
for (const link of document.querySelectorAll("[data-lessons-of]")) {
  const count = learned(link.dataset.lessonsOf ?? "").length;
  const shown = link.querySelector("[data-count]");
  if (shown && count) shown.textContent = ` ${Math.min(count, Number(link.dataset.lessons))}/${link.dataset.lessons}`;
}
const offer = document.querySelector("[data-first-visit]");
if (offer && Object.keys(localStorage).some((key) => key.startsWith("learned.") || key === "no-offer")) offer.hidden = true;
offer?.querySelector("[data-no-offer]")?.addEventListener("click", () => {
  localStorage.setItem("no-offer", "1");
  offer.hidden = true;
});
