// Before the game: people come and go, and this browser adds its part to the seed. It first commits to the part
// by its SHA-256, and reveals it only when all have committed to theirs.

import "./copy.js";
import "./network.js";
import { keepPart, keptPart, newPart, sha256 } from "./seed-part.js";
import { go, keepUp } from "./live.js";
import { notify, speak, table } from "./page.js";

const id = location.pathname.split("/")[2];
const parts = new Map();
const added = new Set();
let busy = false;

function partFor(seat, seating) {
  let kept = parts.get(seat) || keptPart(id, seat);
  if (kept.seating !== seating) kept = { seating, part: newPart() };
  parts.set(seat, kept);
  keepPart(id, seat, kept);
  return kept.part;
}

async function add(seat, step, seating) {
  const part = partFor(seat, seating);
  const value = step === "promise" ? sha256(part) : part;
  const body = new URLSearchParams({ seat, step, seating, value });
  const answer = await fetch(table.dataset.part, { method: "POST", body, headers: { accept: "application/json" } });
  if (!answer.ok && answer.status !== 409) notify((await answer.json()).problem);
}

// What has to be done now and is not done yet; the page learns from updates when it is.
function nextStep() {
  const { seating, steps } = document.getElementById("deal").dataset;
  const wanted = steps.split(" ").filter(Boolean).map((step) => [...step.split(":"), seating]);
  return wanted.find((step) => !added.has(step.join()));
}

// One step after another; the next request comes with an update.
async function contribute() {
  if (busy) return;
  busy = true;
  try {
    for (let step = nextStep(); step; step = nextStep()) {
      await add(...step);
      added.add(step.join());
    }
  } catch { /* the line is down: it will be asked again */ } finally { busy = false; }
}

// What somebody has chosen in a list, such as the strength of a bot, survives updates as long as the lists do.
function keepChoices(fresh, chosen) {
  const lists = [...fresh.querySelectorAll("select")];
  if (lists.length === chosen.length) lists.forEach((list, nth) => { list.value = chosen[nth]; });
}

function show(news) {
  if (news.go) { go(news.go); return; }
  table.dataset.have = news.mark || table.dataset.have;
  for (const [part, markup] of Object.entries(news.put || {})) {
    const old = document.getElementById(part);
    if (!old) continue;
    const open = old.open;
    const chosen = [...old.querySelectorAll("select")].map((list) => list.value);
    old.outerHTML = markup;
    const fresh = document.getElementById(part);
    if (open) fresh.open = true;
    keepChoices(fresh, chosen);
  }
  contribute();
}

// Removing somebody needs confirmation: the button asks, and pressed again it does it.
document.addEventListener("submit", (event) => {
  const button = event.submitter;
  if (!button?.dataset.confirm) return;
  event.preventDefault();
  button.textContent = button.dataset.confirm;
  delete button.dataset.confirm;
  speak(button.textContent);
}, true);

document.documentElement.dataset.script = "yes";
keepUp(show, contribute);
contribute();
