// How fast things are shown: each person's own setting, kept in this browser.

import { recall, remember } from "./page.js";

export const PACES = ["calm", "brisk", "instant", "wait"];
const USUAL = "brisk";

// How long each kind of beat stays at the calm pace, in milliseconds.
const CALM = {
  walk: 700, roll: 1500, card: 3200, reveal: 2400, hit: 1500, death: 2400, gain: 800, pay: 800, clock: 1000,
  night: 2000, day: 2000, round: 2400, win: 3200, lose: 3200, ask: 1300, say: 900,
};
const STEP = 450; // a beat without words: a piece on its way
const QUIET = 120; // a beat whose words are not shown again
const READ = 30; // per letter
const LONGEST = 5000;

// At the brisk pace everything goes twice as fast. A long queue goes faster still: what rivals do takes at most
// this long in all.
const BRISK = 0.5;
const TOTAL = { calm: 20000, brisk: 6500, wait: 6500 };
const LATE = 900; // what comes after that takes at most this long together

let pace = PACES.includes(recall("pace")) ? recall("pace") : USUAL;

export const paceNow = () => pace;

export function setPace(chosen) {
  pace = chosen;
  remember("pace", chosen);
}

// How long a beat stays unhurried: by its kind, or as long as its words take to read.
export function calmTime({ kind, words, card, way }) {
  const once = CALM[kind === "card" && !card ? "say" : kind] ?? CALM.say;
  const own = once + Math.max(0, way.length - 1) * CALM.walk;
  if (words === null) return kind === "walk" ? STEP : own;
  if (!words) return QUIET;
  return Math.min(LONGEST, Math.max(own, READ * words.length));
}

// How long a beat stays at the pace of this person.
export const usualTime = (beat) => calmTime(beat) * (pace === "calm" ? 1 : BRISK);

// The factor by which that is shortened for waiting beats; `since` is how long the show has been running.
export function squeezeOf(waiting, since) {
  const all = waiting.reduce((sum, beat) => sum + usualTime(beat), 0);
  return Math.min(1, Math.max(TOTAL[pace] - since, LATE) / all);
}
