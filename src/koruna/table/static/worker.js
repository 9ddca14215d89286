// The service worker. It caches the offline page and its files, never anything of a table. Pages register it with a
// version and language in the URL, so a new one of either replaces it.

const worker = /** @type {ServiceWorkerScope} */ (/** @type {unknown} */ (self));
const asked = new URL(worker.location.href);
/** @param {string} path */
const here = (path) => new URL(path, asked).href;
const PAGE = here(`offline?lang=${asked.searchParams.get("lang")}`);
const FILES = ["tokens.css", "base.css", "pages.css", "offline.js", "icon.svg"].map((name) => here(`static/${asked.searchParams.get("version")}/${name}`));
const KEPT = `offline ${asked.search}`;

worker.addEventListener("install", (event) => event.waitUntil(keep()));

async function keep() {
  const kept = await caches.open(KEPT);
  await kept.addAll([PAGE, ...FILES]);
  await worker.skipWaiting();
}

worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith("offline ") && name !== KEPT) await caches.delete(name);
  await worker.registration.navigationPreload?.enable(); // fetches the page while the worker is starting
  await worker.clients.claim();
}

// Pages always come from the server; other requests are not intercepted.
worker.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(pageOf(event));
  else if (FILES.includes(event.request.url)) event.respondWith(fetch(event.request).catch(() => kept(event.request.url)));
});

/** @param {PageEvent} event */
async function pageOf(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return kept(PAGE); // there is no connection
  }
}

/** @param {string} url */
async function kept(url) {
  const cache = await caches.open(KEPT);
  return (await cache.match(url)) ?? Response.error();
}

// A notification about the player's turn opens its table.
worker.addEventListener("notificationclick", (event) => event.waitUntil(goTo(event.notification)));

/** @param {Notification} shown */
async function goTo(shown) {
  shown.close();
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((page) => page.url === shown.data);
  await (there ? there.focus() : worker.clients.openWindow(shown.data));
}
