// Before the click: an option that does not go with the rest goes back to its usual value and stays there,
// with the reason the server gave.

const form = document.querySelector("form.make");
const options = [...form.querySelectorAll("[data-option]")];

function words(text) {
  return text ? text.split(" ") : [];
}

function usual(input) {
  return input.hasAttribute("data-default");
}

function isChanged(id) {
  const inputs = form.querySelectorAll(`[data-option="${id}"] input`);
  return [...inputs].some((input) => input.type === "radio" ? input.checked && !usual(input) : input.checked !== usual(input));
}

function refresh() {
  const seats = new FormData(form).get("seats");
  for (const option of options) {
    const clash = words(option.dataset.notSeats).includes(seats) || words(option.dataset.against).some(isChanged);
    option.classList.toggle("off", clash);
    const why = option.querySelector(".why");
    if (why) why.hidden = !clash;
    for (const input of option.querySelectorAll("input")) {
      if (clash) input.checked = usual(input);
      input.disabled = clash && !usual(input); // one that is usually on has to be sent
    }
  }
}

form.addEventListener("change", refresh);
refresh();
