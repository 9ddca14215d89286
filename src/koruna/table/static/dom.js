// Elements of the page. Templates and scripts go together, so what a template always has is asked for with `need`.

// What the paths of this server begin with: "" unless it shares its host with others.
export const base = document.documentElement.dataset.base ?? "";

/** @param {string} selector */
export const find = (selector) => document.querySelector(selector);

// An element that is always there.
/** @param {string} selector @param {ParentNode} root */
export function need(selector, root = document) {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}

// An ancestor that is always there.
/** @param {Element} element @param {string} selector */
export function needAround(element, selector) {
  const found = element.closest(selector);
  if (!found) throw new Error(`nothing around <${element.tagName}> is ${selector}`);
  return found;
}

// A data attribute that is always there.
/** @param {HTMLElement} element @param {string} name */
export function needData(element, name) {
  const value = element.dataset[name];
  if (value === undefined) throw new Error(`<${element.tagName}> has no data attribute ${name}`);
  return value;
}

// A piece of a page, not yet in it.
/** @param {string} html */
export const fragment = (html) => Object.assign(document.createElement("template"), { innerHTML: html }).content;

// The element that an event happened at.
/** @param {Event} event */
export const elementOf = (event) => /** @type {Found} */ (event.target);

/** @param {Element} element */
export const centre = (element) => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
