// What has just happened, told over the board one line at a time, except what
// whoever plays alone has just done. The board
// already shows how things stand: a beat only points at what it is about. Any
// click or key skips to the end. Screen readers have the log instead.

import { point } from "./page.js";

const LONGEST = 1100;
const SHORTEST = 350;
const MOST = 12; // what is older than that is only in the log

const caption = document.getElementById("caption");
const waiting = [];
let timer = 0;

export function tell(lines) {
  if (document.hidden) return;
  waiting.push(...lines.filter(({ dataset }) => !("quiet" in dataset)));
  waiting.splice(0, waiting.length - MOST);
  if (!timer) next();
}

function next() {
  const line = waiting.shift();
  if (!line) { skip(); return; }
  const fresh = document.createElement("span"); // a new element, so that it comes in anew
  fresh.textContent = line.textContent;
  if (waiting.length) fresh.dataset.left = `+${waiting.length}`;
  caption.replaceChildren(fresh);
  caption.hidden = false;
  point((line.dataset.at || "").split(" ").map((id) => document.getElementById(id)), "told");
  timer = setTimeout(next, Math.max(SHORTEST, LONGEST - 110 * waiting.length));
}

export function skip() {
  clearTimeout(timer);
  timer = 0;
  waiting.length = 0;
  caption.hidden = true;
  point([], "told");
}

document.addEventListener("pointerdown", skip, true);
document.addEventListener("keydown", skip, true);
