// The worker of the site. It lives while no page is open; each part of it stands in a section of its own.

// Push: an empty message says that something waits. What it is, the server tells only this browser. -------------

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
