// The rules: searched as one types, on their own page and at the table.

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export function search(article, query) {
  const words = plain(query).split(/\s+/).filter(Boolean);
  let found = 0;
  const fits = (element) => words.every((word) => plain(element.textContent).includes(word));
  for (const section of article.querySelectorAll("section")) {
    const whole = words.length > 0 && fits(section.querySelector("h2"));
    let within = 0;
    for (const item of section.querySelectorAll("p, dt")) {
      const about = item.tagName === "DT" ? item.nextElementSibling : null;
      const shown = whole || fits(item) || (about !== null && fits(about));
      item.hidden = !shown;
      if (about) about.hidden = !shown;
      within += shown;
    }
    section.hidden = within === 0;
    found += within;
  }
  return found;
}

export function searchable(article, input, none) {
  input.addEventListener("input", () => { none.hidden = search(article, input.value) > 0; });
}

const own = document.querySelector("[data-search]");
if (own) {
  own.closest("label").hidden = false;
  searchable(document.querySelector("article.text"), own, document.querySelector("[data-none]"));
}
