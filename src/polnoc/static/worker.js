// The service worker of the installed app. `/worker.js` is this file after two lines that name the version of
// the server and its static files: VERSION, FILES (`table/offline.py`).

// Cache -----------------------------------------------------------------------------
//
// Kept for when there is no connection: the static files and two pages that say nothing about anybody, refreshed
// for each version of the server; and lessons and rules that were visited. Nothing else is kept, above all
// nothing of a table: it may hold secrets, and others may use this browser.

const KEPT = `polnoc-${VERSION}`;
const SEEN = "polnoc-seen";
const SEEN_LIMIT = 200;

const OFFLINE = "/offline";
const START_COPY = "/offline/start";
const LESSONS_AND_RULES = /^\/(learn|rules)\//;

// The status codes of a proxy with no server behind it.
const AWAY = [502, 504];

async function keep(addresses) {
  const cache = await caches.open(KEPT);
  await cache.addAll(addresses.map((address) => new Request(address, { cache: "reload" })));
}

async function keepSeen(address, reply) {
  const cache = await caches.open(SEEN);
  await cache.put(address, reply);
  const oldest = (await cache.keys()).slice(0, -SEEN_LIMIT);
  await Promise.all(oldest.map((request) => cache.delete(request)));
}

async function dropOldVersions() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("polnoc-") && name !== KEPT && name !== SEEN);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener("install", (event) => {
  event.waitUntil(keep([...FILES, OFFLINE, START_COPY]).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([
    dropOldVersions(),
    self.registration.navigationPreload?.enable(),
    self.clients.claim(),
  ]));
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return;
  if (mode === "navigate") event.respondWith(showPage(event, pathname));
  else if (method === "GET" && pathname.startsWith("/static/")) event.respondWith(showFile(event.request));
});

// Network first, so that pages and files always match.
async function showFile(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, { ignoreVary: true });
    if (!kept) throw error;
    return kept;
  }
}

async function showPage(event, pathname) {
  const asked = event.request.clone(); // the body of a form can be read once
  try {
    const reply = await event.preloadResponse || await fetch(event.request);
    if (AWAY.includes(reply.status)) return await withoutConnection(asked, pathname) || reply;
    if (isWorthKeeping(asked, pathname, reply)) event.waitUntil(keepSeen(asked.url, reply.clone()));
    // Language and theme may have changed.
    if (pathname === "/preferences") event.waitUntil(keep([OFFLINE, START_COPY]));
    return reply;
  } catch (error) {
    const shown = await withoutConnection(asked, pathname);
    if (!shown) throw error;
    return shown;
  }
}

function isWorthKeeping({ method, url }, pathname, reply) {
  const isSearch = new URL(url).searchParams.has("q");
  return method === "GET" && reply.ok && !reply.redirected && LESSONS_AND_RULES.test(pathname) && !isSearch;
}

async function withoutConnection(request, pathname) {
  if (request.method !== "GET") return Response.redirect(await whereTo(request, pathname), 303);
  if (pathname === "/" || pathname === START_COPY) return caches.match(START_COPY);
  const isRulebook = pathname.startsWith("/rules/"); // there is no search without a server
  const seen = LESSONS_AND_RULES.test(pathname)
    && await caches.match(request.url, { cacheName: SEEN, ignoreVary: true, ignoreSearch: isRulebook });
  return seen || caches.match(OFFLINE);
}

// An answer in a lesson leads to a page that may have been seen.
async function whereTo(request, pathname) {
  if (!pathname.startsWith("/learn/")) return OFFLINE;
  const said = (await request.formData()).get("action");
  return said ? `${pathname}?${new URLSearchParams({ said })}` : pathname;
}

// Push: an empty message says that something waits. The server tells only this browser what it is. -------------

async function tellWhatWaits() {
  const answer = await fetch("/your-turn", { headers: { accept: "application/json" }, cache: "no-store" });
  const { tables, said } = await answer.json();
  const url = tables.length === 1 ? tables[0].table : "/#your-turn";
  await self.registration.showNotification("Północ", {
    body: said,
    tag: "your-turn",
    icon: "/static/favicon.svg",
    data: { url },
  });
}

async function tellSomething() {
  await self.registration.showNotification("Północ", { tag: "your-turn", data: { url: "/" } });
}

self.addEventListener("push", (event) => {
  event.waitUntil(tellWhatWaits().catch(tellSomething));
});

async function open(url) {
  const pages = await self.clients.matchAll({ type: "window" });
  const page = pages.find((one) => new URL(one.url).pathname === url.split("#")[0]);
  return page ? page.focus() : self.clients.openWindow(url);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? "/"));
});
