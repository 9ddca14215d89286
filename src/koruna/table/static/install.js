// Registers the service worker some time after the page has loaded, so that it delays nothing.

import { base } from "./dom.js";

const LATER = 2500; // milliseconds
const version = new URL(import.meta.url).pathname.split("/").at(-2) ?? "";

if ("serviceWorker" in navigator) setTimeout(register, LATER); // missing without https

async function register() {
  // Without a connection the browser would log an error.
  if (!navigator.onLine) return void addEventListener("online", register, { once: true });
  const language = document.documentElement.lang;
  try {
    await navigator.serviceWorker.register(`${base}/worker.js?${new URLSearchParams({ lang: language, version })}`, { scope: `${base}/` });
  } catch {
    // Some browsers allow no worker, for example in private windows; or the server is gone. The next page tries again.
  }
}
