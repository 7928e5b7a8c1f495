// A replay that plays by itself from the step that the page shows, beat by beat as the table did live, at a speed.

import { calmTime } from "./pace.js";
import { notify, recall, remember } from "./page.js";
import { go, showLine } from "./replay.js";
import { adapt, halt, play } from "./show.js";

const button = document.getElementById("autoplay");
const speed = document.getElementById("speed");
const short = document.getElementById("in-short");
const { replay, last } = button.dataset;

let isPlaying = false;
let step = 0; // the step that is being shown

const addressOf = (number) => `${replay}/${number}${location.search}`;

function turn(on) {
  isPlaying = on;
  button.setAttribute("aria-pressed", String(on));
}

async function begin() {
  step = Number(location.pathname.split("/").at(-1));
  turn(true);
  if (step === Number(last)) { step = 0; await go(addressOf(0), true); }
  more(beatsAfter(step));
}

// A few steps at a time; while these are shown, the next ones are being fetched.
async function more(coming) {
  try {
    const { beats, next } = await coming;
    if (!isPlaying) return;
    const then = next === null ? null : beatsAfter(next);
    then?.catch(() => {}); // an error is reported when its turn comes
    play(beats, () => (then ? more(then) : stop()));
  } catch {
    notify(button.dataset.failed);
    stop();
  }
}

// What happened after a step, and the step from which to ask on; null: nothing more. If short: only what matters most.
export async function beatsAfter(from, inShort = short.checked) {
  const asked = new URLSearchParams({ from, eyes: new URLSearchParams(location.search).get("eyes") ?? "above" });
  if (inShort) asked.set("only", "key");
  const answer = await fetch(`${replay}/beats?${asked}`, { headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}

// Stop at the step being shown. The page then shows the whole of that step, unless it goes elsewhere.
export function stop(isStaying = true) {
  if (!isPlaying) return;
  turn(false);
  halt();
  if (isStaying) go(addressOf(step), true);
}

// The line of this step is marked in the log, in time with the board.
function mark(number) {
  step = number;
  const link = document.querySelector(`#log a[href^="${replay}/${number}?"]`);
  if (!link || link.hasAttribute("aria-current")) return;
  document.querySelector("#log [aria-current]")?.removeAttribute("aria-current");
  link.setAttribute("aria-current", "step");
  showLine();
}

// The page's "back" and "on" still belong to where playback began: pressing them only stops it.
function interrupt(event, link) {
  const isStaying = ["to-prev", "to-next"].includes(link.id);
  stop(isStaying);
  if (!isStaying) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

const KEYS = { ArrowLeft: "to-prev", ArrowRight: "to-next", Home: "to-first", End: "to-last" };

document.addEventListener("click", (event) => {
  const link = isPlaying && event.target.closest?.("a[data-step]");
  if (link) interrupt(event, link);
}, true);
document.addEventListener("keydown", (event) => {
  const link = isPlaying && document.getElementById(KEYS[event.key]);
  if (link && event.target !== speed) interrupt(event, link);
}, true);
document.addEventListener("visibilitychange", () => { if (document.hidden) stop(); });

document.documentElement.dataset.script = "yes";
speed.value = recall("speed") ?? "1";
speed.addEventListener("change", () => remember("speed", speed.value));
short.addEventListener("change", () => stop());
button.addEventListener("click", () => (isPlaying ? stop() : begin()));
adapt({
  timeOf: (beat) => calmTime(beat) / Number(speed.value),
  isAtOnce: () => false,
  isStopping: () => false,
  onBeat: (beat) => { if (beat.step !== undefined) mark(beat.step); },
  onSkip: stop,
});
