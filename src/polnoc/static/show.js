// The show: what happens is shown on the board beat by beat, in order, and the result last. Each beat updates its
// parts and log lines, is put into words, points at what it is about, and stays for its time. Nothing is left
// out: whoever hurries, or looks at another tab, gets the same states at once. Screen readers have the log.

import { clearEffects, comeBack, perform as animate } from "./motion.js";
import { isTyping, point, still, table, takeFocus } from "./page.js";
import { paceNow, squeezeOf, usualTime } from "./pace.js";
import { put } from "./parts.js";
import { sound } from "./sound.js";

const strip = document.getElementById("show");
const caption = document.getElementById("caption");
const nextButton = document.getElementById("show-next");

const LONGEST_GLIDE = 700;
const LONG = 140; // letters; such words are smaller, and leave more of the board
const WALKS = ["walk", "reveal"]; // whoever is revealed goes the way that was hidden

const queue = []; // beats, and functions to call at the end of each message
let timer = 0;
let isOn = false;
let began = 0;
let squeeze = 1; // the factor by which waiting beats are shortened

// What differs between the live table, the default, and a replay.
const page = {
  timeOf: (beat) => usualTime(beat) * squeeze,
  isAtOnce: () => document.hidden || paceNow() === "instant",
  isStopping: () => paceNow() === "wait",
  onBeat: () => {},
  onSkip: finish,
};

// Returns what was there before.
export function adapt(changes) {
  const before = Object.fromEntries(Object.keys(changes).map((name) => [name, page[name]]));
  Object.assign(page, changes);
  return before;
}

// Play beats, then call `end`. While something plays, more waits for its turn.
export function play(beats, end) {
  queue.push(...beats.map(prepared), end);
  if (beats.length) squeeze = squeezeOf(waitingBeats(), isOn ? performance.now() - began : 0);
  if (page.isAtOnce()) finish();
  else if (!isOn) advance();
}

function waitingBeats() {
  return queue.filter((one) => typeof one !== "function");
}

// What a beat says, as elements: `words` is null if it says nothing, and empty if they need not be shown.
function prepared(beat) {
  const shell = document.createElement("template");
  shell.innerHTML = (beat.lines ?? []).join("");
  const told = [...shell.content.children].filter(({ dataset }) => !("quiet" in dataset));
  const words = beat.lines?.length ? told.map((line) => line.textContent.trim()).join(" ") : null;
  const about = told.flatMap(({ dataset }) => (dataset.at ?? "").split(" ")).filter(Boolean);
  const way = WALKS.includes(beat.kind) ? about.filter((id) => id.startsWith("place-")) : [];
  return { kind: "say", ...beat, words, about, way };
}

// Go on with the next beat, or end the show.
function advance() {
  clearTimeout(timer);
  clearEffects();
  while (queue.length) {
    const next = queue.shift();
    if (typeof next === "function") { next(); continue; }
    show(next);
    return;
  }
  close();
}

function show(beat) {
  open();
  const time = page.timeOf(beat);
  apply(beat, time);
  tell(beat);
  const about = beat.about.map((id) => document.getElementById(id)).filter(Boolean);
  point(about, "told");
  animate(beat, about, time);
  sound(beat.kind);
  const waits = page.isStopping() && beat.words;
  nextButton.hidden = !waits;
  if (!waits) timer = setTimeout(advance, time);
}

function apply(beat, time) {
  const longest = LONGEST_GLIDE * Math.max(1, beat.way.length);
  const gliding = still.matches ? 0 : Math.min(longest, time * 0.9);
  const way = beat.way.map((id) => document.getElementById(id)).filter(Boolean);
  for (const [id, markup] of Object.entries(beat.put ?? {})) put(id, markup, gliding, way);
  page.onBeat(beat);
}

// A beat without words leaves the last words.
function tell({ kind, words }) {
  if (!words) return;
  strip.hidden = false;
  table.dataset.told = "yes";
  const fresh = document.createElement("span"); // a new element, so that its animation starts again
  fresh.textContent = words;
  const left = queue.filter((one) => one.words).length;
  if (left) fresh.dataset.left = `+${left}`;
  if (words.length > LONG) fresh.dataset.long = "yes";
  caption.dataset.kind = kind;
  caption.replaceChildren(fresh);
}

function open() {
  if (isOn) return;
  isOn = true;
  began = performance.now();
  table.dataset.show = "on";
}

function close() {
  if (!isOn) return;
  isOn = false;
  const focused = strip.contains(document.activeElement);
  strip.hidden = true;
  caption.replaceChildren();
  delete table.dataset.show;
  delete table.dataset.told;
  point([], "told");
  comeBack();
  if (focused) takeFocus(document.querySelector("#actions button") ?? document.getElementById("prompt"));
}

// Put everything that waits on the page at once, each thing in its order.
export function finish() {
  clearTimeout(timer);
  clearEffects();
  while (queue.length) {
    const next = queue.shift();
    if (typeof next === "function") next();
    else apply(next, 0);
  }
  close();
}

// Stop where the show is now; the queue is dropped, and no end function is called.
export function halt() {
  queue.length = 0;
  advance();
}

// At the pace that waits for each beat, go on with the next; otherwise skip to the end.
export function hurry() {
  if (!isOn) return;
  if (page.isStopping()) advance();
  else page.onSkip();
}

function isFree(target) {
  return !isTyping(target) && !target.closest?.("button, a, summary, [data-action], [role=img], dialog");
}

document.addEventListener("keydown", (event) => {
  if (!isOn || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "Escape") page.onSkip();
  else if ([" ", "Enter"].includes(event.key) && isFree(event.target)) { event.preventDefault(); hurry(); }
});
nextButton.addEventListener("click", advance);
document.getElementById("show-skip").addEventListener("click", () => page.onSkip());
document.addEventListener("visibilitychange", () => { if (isOn && page.isAtOnce()) finish(); });
