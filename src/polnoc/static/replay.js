// Replay: the arrow keys, Home and End go from step to step, and pieces
// glide to their places. Without this file the same links load page by page.

import { put } from "./parts.js";
import { keptPart } from "./seed-part.js";

const KEYS = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" };
let wish = 0;
let busy = false;

function show(page) {
  const focus = document.activeElement?.id;
  for (const old of document.querySelectorAll("[data-fresh]")) {
    const fresh = page.getElementById(old.id);
    if (fresh) old.replaceWith(fresh);
  }
  for (const { id } of document.querySelectorAll(".sheet > [id]")) {
    const fresh = page.getElementById(id);
    if (fresh) put(id, fresh.outerHTML);
  }
  document.title = page.title;
  if (focus) document.getElementById(focus)?.focus({ preventScroll: true });
  showLine();
}

// Scroll this step's line to the middle of the log, without scrolling the page itself.
export function showLine() {
  const line = document.querySelector("#log [aria-current]");
  const box = line?.closest(".past-lines");
  if (box) box.scrollTop = line.offsetTop - (box.clientHeight - line.offsetHeight) / 2;
}

// Show the page of an address; a new one becomes a history entry.
export async function go(address, isNew) {
  if (busy && isNew) return;
  const mine = ++wish;
  busy = true;
  try {
    const answer = await fetch(address, { headers: { Accept: "text/html" } });
    const text = await answer.text();
    if (mine !== wish) return;
    if (!answer.ok) throw new Error(answer.statusText);
    if (isNew) history.pushState(null, "", address);
    show(new DOMParser().parseFromString(text, "text/html"));
  } catch {
    location.assign(address);
  } finally {
    if (mine === wish) busy = false;
  }
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-step]");
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.href, true);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (event.target.matches?.("input, select, textarea")) return;
  const link = KEYS[event.key] && document.getElementById(`to-${KEYS[event.key]}`);
  if (!link) return;
  event.preventDefault();
  if (link.href) go(link.href, true);
});

addEventListener("popstate", () => go(location.href, false));

for (const hint of document.querySelectorAll(".past-keys")) hint.hidden = false;
showLine();

// Was the part of the seed that this browser added really used?
function findOwnPart() {
  const list = document.getElementById("parts");
  const id = location.pathname.split("/")[2];
  for (const shown of list?.querySelectorAll("[data-part]") || []) {
    if (keptPart(id, shown.dataset.part).part === shown.textContent) shown.after(` ✓ ${list.dataset.mine}`);
  }
}

findOwnPart();
