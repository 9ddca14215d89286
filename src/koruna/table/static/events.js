// The element that an event happened at.
/** @param {Event} event */
export const elementOf = (event) => /** @type {Found} */ (event.target);
