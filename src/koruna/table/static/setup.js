// Before the click: an option that does not go with the rest is switched off, with the reason the server gave.

const form = document.querySelector("form.make");
const options = [...form.querySelectorAll("label.opt[data-option]")];

function words(text) {
  return text ? text.split(" ") : [];
}

function isOn(id) {
  const box = form.elements[`option-${id}`];
  return Boolean(box && box.checked && !box.disabled);
}

function refresh() {
  const seats = new FormData(form).get("seats");
  for (const option of options) {
    const box = option.querySelector("input");
    const clash = words(option.dataset.notSeats).includes(seats) || words(option.dataset.against).some(isOn);
    box.disabled = clash;
    option.classList.toggle("off", clash);
    const why = option.querySelector(".why");
    if (why) why.hidden = !clash;
  }
}

form.addEventListener("change", refresh);
refresh();
