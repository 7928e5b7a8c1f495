// How many other tables wait for this person: a link in the bar, the title of the page, the badge of the app.

const EVERY = 60000;
const link = document.getElementById("turns");
const title = document.title;
const here = location.pathname;

async function look() {
  if (document.hidden) return;
  const answer = await fetch("/your-turn", { headers: { accept: "application/json" } }).catch(() => null);
  if (answer?.ok) show((await answer.json()).tables);
}

function show(tables) {
  const others = tables.filter(({ table }) => table !== here);
  link.hidden = !others.length;
  link.href = others.length === 1 ? others[0].table : "/#your-turn";
  link.querySelector("span").textContent = others.length;
  if (!here.startsWith("/t/")) document.title = others.length ? `(${others.length}) ${title}` : title;
  navigator.setAppBadge?.(tables.length).catch(() => {});
}

if (link) {
  look();
  setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
}
