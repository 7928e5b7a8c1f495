// The pages for when there is no connection: what can be read meanwhile, and a reload once the server answers.

const EVERY = 3000;

async function listSeen() {
  const seen = await caches.open("polnoc-seen");
  const paths = (await seen.keys()).map(({ url }) => new URL(url)).filter(({ search }) => !search);
  const known = paths.map(({ pathname }) => pathname);
  for (const link of document.querySelectorAll("[data-seen]")) {
    const found = known.filter((path) => path === link.dataset.seen || path.startsWith(`${link.dataset.seen}/`));
    const [first] = found.sort((one, other) => stepOf(one) - stepOf(other));
    if (first) show(link, first);
  }
  const none = document.getElementById("nothing-seen");
  if (none) none.hidden = Boolean(document.querySelector(".seen-game:not([hidden])"));
}

function stepOf(path) {
  return Number(path.split("/").at(-1)) || 0;
}

function show(link, path) {
  link.href = path;
  link.closest("li").hidden = false;
  link.closest(".seen-game").hidden = false;
}

// The requested page is loaded once it can be; whoever opened this page itself stays here.
async function look() {
  if (document.hidden) return;
  const answer = await fetch("/manifest.webmanifest", { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return;
  clearInterval(looking);
  if (location.pathname.startsWith("/offline")) document.getElementById("connected").hidden = false;
  else location.reload();
}

for (const line of document.querySelectorAll("[data-for-tables]")) line.hidden = !location.pathname.startsWith("/t/");
const looking = setInterval(look, EVERY);
addEventListener("online", look);
document.addEventListener("visibilitychange", look);
look();
if ("caches" in self) listSeen();
