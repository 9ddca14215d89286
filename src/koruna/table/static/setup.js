// Checks the set-up form as it is filled in: an option that conflicts with the others is reset to its default and disabled,
// with the reason; an order of the seats that is no permutation is marked invalid.

import { elementOf, need, needAround, needData } from "./dom.js";

const form = /** @type {HTMLFormElement} */ (/** @type {HTMLElement} */ (need("form.make")));
const options = [...form.querySelectorAll("[data-option]")];

/** @param {string | undefined} text */
function words(text) {
  return text ? text.split(" ") : [];
}

/** @param {Found} input */
function usual(input) {
  return input.hasAttribute("data-default");
}

/** @param {string} id */
function isChanged(id) {
  const inputs = [...form.querySelectorAll(`[data-option="${id}"] :is(input, select)`)];
  return inputs.some((input) => {
    if (input.type === "radio") return input.checked && !usual(input);
    return input.type === "checkbox" ? input.checked !== usual(input) : input.value !== (input.dataset.usual ?? "");
  });
}

function refresh() {
  const seats = String(new FormData(form).get("seats") ?? "");
  for (const option of options) {
    const clash = words(option.dataset.notSeats).includes(seats) || words(option.dataset.against).some(isChanged);
    option.classList.toggle("off", clash);
    const why = option.querySelector(".why");
    if (why) why.hidden = !clash;
    for (const input of option.querySelectorAll("input")) {
      if (clash) input.checked = usual(input);
      input.disabled = clash && !usual(input); // an option that is on by default must still be sent
    }
    if (option.matches(".opt-order")) checkOrder(option, Number(seats), clash);
  }
  const chosen = new FormData(form);
  for (const length of form.querySelectorAll("[data-seats]")) {
    const fits = words(length.dataset.chosen).every((each) => {
      const [id, value] = each.split("=");
      return String(chosen.get(`option-${id}`) ?? "") === value;
    });
    length.hidden = length.dataset.seats !== seats || !fits;
  }
  tellVariants();
}

// What differs from the plain rules, shown while the options are folded.
function tellVariants() {
  const summary = form.querySelector("[data-variants]");
  if (!summary) return;
  const changed = options.filter((option) => !option.classList.contains("off") && isChanged(needData(option, "option")));
  const names = changed.map((option) => {
    const value = option.matches(".opt-choice") ? option.querySelector("label:has(:checked)")?.textContent?.trim() : "";
    return value || needData(option, "name");
  });
  summary.textContent = names.join(", ") || needData(summary, "none");
}

// Either no seat has a place, or all have different ones.
/** @param {HTMLElement} option @param {number} seats @param {boolean} clash */
function checkOrder(option, seats, clash) {
  option.hidden = clash;
  const all = [...option.querySelectorAll("select")];
  all.forEach((select, seat) => {
    needAround(select, "li").hidden = seat >= seats;
    select.disabled = clash || seat >= seats;
    for (const place of select.options) place.hidden = Number(place.value) > seats;
  });
  const said = all.slice(0, seats).map((select) => select.value).filter((place) => place !== "");
  const right = said.length === 0 || (new Set(said).size === seats && said.every((place) => Number(place) <= seats));
  all[0].setCustomValidity(right || clash ? "" : needData(option, "refusal").replace("#", String(seats)));
}

form.addEventListener("change", refresh);
// What was changed by hand is no longer what a card says.
form.addEventListener("change", (event) => {
  const changed = elementOf(event).closest("[data-option]") ? ".rule-set" : ".rule-set.of-last";
  for (const card of document.querySelectorAll(changed)) card.removeAttribute("aria-current");
});
// Unfold what was refused, so that it can be seen.
form.addEventListener("invalid", (event) => {
  const fold = elementOf(event).closest("details");
  if (fold) fold.open = true;
}, { capture: true });
refresh();
