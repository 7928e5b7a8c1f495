// What a beat looks like beyond the board itself: a ring around what is meant, a large card, a door that opens,
// cubes that fly, a blow. All of it lies over the page, takes no clicks, and moves only by transform and opacity.
// Readers who want no motion see the same things standing still.

import { still } from "./page.js";

const layer = document.createElement("div");
layer.className = "effects";
layer.setAttribute("aria-hidden", "true");
document.body.append(layer);

const IN = 320;
const OUT = 140;
const LONGEST_TITLE = 60; // of longer words only the first sentence is large

export function clearEffects() {
  for (const effect of [...layer.children]) {
    if (still.matches) effect.remove();
    else effect.animate([{ opacity: 0 }], { duration: OUT, fill: "forwards" }).finished.then(() => effect.remove());
  }
}

function laid(name, box) {
  const element = document.createElement("div");
  element.className = `effect effect-${name}`;
  if (box) {
    element.style.left = `${box.left}px`;
    element.style.top = `${box.top}px`;
    element.style.width = `${box.width}px`;
    element.style.height = `${box.height}px`;
  }
  layer.append(element);
  return element;
}

// Appear within a part of the time of a beat, and stay until the beat is over.
function enter(element, from, time) {
  const to = { opacity: 1, transform: "none" };
  if (!still.matches) element.animate([from, to], { duration: Math.min(IN, time * 0.4), easing: "ease-out" });
}

// What can be seen of the board: on phones the tray covers its lower part, and the bar is sticky at the top.
function boardBox() {
  const { left, top, right, bottom } = document.querySelector(".board").getBoundingClientRect();
  const bar = document.querySelector(".bar").getBoundingClientRect();
  const tray = document.querySelector(".tray")?.getBoundingClientRect();
  const high = Math.max(top, bar.bottom, 0);
  const low = Math.min(bottom, innerHeight, tray?.height ? tray.top : Infinity);
  return { left, top: high, width: right - left, height: Math.max(low - high, 0) };
}

let home = null; // how far the page was scrolled before something was brought up

function isOutOfSight(thing) {
  const seen = boardBox();
  const { top, height } = thing.getBoundingClientRect();
  const middle = top + height / 2;
  return Boolean(thing.closest(".board")) && (middle < seen.top || middle > seen.top + seen.height);
}

// On phones much of the board is out of view.
function bringUp(thing) {
  if (!isOutOfSight(thing)) return;
  const seen = boardBox();
  const { top, height } = thing.getBoundingClientRect();
  home ??= scrollY;
  scrollBy({ top: top + height / 2 - seen.top - seen.height / 2, behavior: "instant" });
}

// Go back to where the reader was, unless the reader has gone elsewhere since.
export function comeBack() {
  if (home !== null) scrollTo({ top: home, behavior: "instant" });
  home = null;
}

for (const gone of ["wheel", "touchmove"]) addEventListener(gone, () => { home = null; }, { passive: true });

function boxesOf(things) {
  const boxes = things.filter((thing) => !isOutOfSight(thing)).map((thing) => thing.getBoundingClientRect());
  return boxes.filter(({ width, height }) => width && height);
}

function ring(name, box, time) {
  enter(laid(name, box), { opacity: 0, transform: "scale(1.6)" }, time);
}

// Kinds of beats -------------------------------------------------------------------------

function clock(boxes, time) {
  for (const box of boxes.slice(0, 1)) ring("ring", box, time);
}

// A door's two wings swing away from what they hid; what was turned up gets a ring.
function door(boxes, time, about) {
  const leaf = about.map((thing) => thing.querySelector(".opens")).find(Boolean);
  clock(boxes, time);
  for (const box of leaf ? boxesOf([leaf]) : []) {
    for (const side of ["left", "right"]) {
      const half = { ...box, top: box.top, height: box.height, width: box.width / 2 };
      half.left = box.left + (side === "right" ? box.width / 2 : 0);
      const wing = laid(`wing is-${side}`, half);
      const frames = [{ transform: "none" }, { transform: "none", offset: 0.25 }, { transform: "scaleX(0)" }];
      if (still.matches) wing.hidden = true;
      else wing.animate(frames, { duration: time * 0.6, easing: "ease-in-out", fill: "forwards" });
    }
  }
}

function shake(time) {
  const board = document.querySelector(".board .sheets");
  const away = (x) => ({ transform: `translateX(${x}px)` });
  if (board && !still.matches) board.animate([0, -7, 6, -4, 3, 0].map(away), { duration: Math.min(420, time) });
}

function blow(boxes, time) {
  for (const box of boxes.slice(0, 2)) ring("blow", box, time);
  shake(time);
}

function death(boxes, time) {
  const board = boardBox();
  const dark = laid("dark", board);
  if (boxes.length) {
    const { left, top, width, height } = boxes[0];
    dark.style.setProperty("--x", `${left + width / 2 - board.left}px`);
    dark.style.setProperty("--y", `${top + height / 2 - board.top}px`);
  }
  enter(dark, { opacity: 0 }, time);
  blow(boxes, time);
}

// Cubes go from the first thing that a beat is about to the last, or the other way.
function cubes(boxes, time, back) {
  const ends = back ? [boxes.at(-1), boxes[0]] : [boxes[0], boxes.at(-1)];
  if (boxes.length < 2) { clock(boxes, time); return; }
  const [from, to] = ends.map(({ left, top, width, height }) => [left + width / 2 - 9, top + height / 2 - 9]);
  for (const nth of [0, 1, 2]) {
    const cube = laid("cube");
    const at = ([x, y], lift = 0) => `translate(${x + 12 * (nth - 1)}px, ${y - lift}px)`;
    const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const frames = [{ transform: at(from) }, { transform: at(middle, 46 + 14 * nth), offset: 0.5 }, { transform: at(to) }];
    if (still.matches) cube.style.transform = at(to);
    else cube.animate(frames, { duration: time * 0.8, delay: nth * time * 0.06, easing: "ease-in-out", fill: "both" });
  }
}

// What can be seen of the largest sheet of the board: a map, a house.
function stageBox() {
  const seen = boardBox();
  const low = seen.top + seen.height;
  const boxes = [...document.querySelectorAll(".board .sheet")].map((sheet) => {
    const { left, top, width, bottom } = sheet.getBoundingClientRect();
    const high = Math.max(top, seen.top);
    return { left, top: high, width, height: Math.min(bottom, low) - high };
  });
  const size = ({ width, height }) => width * Math.max(height, 0);
  return boxes.reduce((best, box) => (size(box) > size(best) ? box : best), { ...seen, width: 0 });
}

// Large words over the map; what is beside it, such as the doors of rivals, is often what they are about.
function title(words, kind, time) {
  const shown = laid(`title is-${kind}`, stageBox());
  const said = document.createElement("strong");
  said.textContent = words.length > LONGEST_TITLE ? words.match(/^.*?[.!?…](?=\s|$)/)?.[0] ?? words : words;
  shown.append(said);
  enter(shown, { opacity: 0, transform: "scale(0.94)" }, time);
}

// Let a drawing fill a frame of its own, wherever on its sheet it was drawn. Boards lay out the sheets right in them.
function fit(drawing) {
  const frame = document.createElement("div");
  frame.className = "shown-drawing";
  drawing.replaceWith(frame);
  frame.append(drawing);
  const { x, y, width, height } = drawing.getBBox();
  if (width && height) drawing.setAttribute("viewBox", `${x - 2} ${y - 2} ${width + 4} ${height + 4}`);
}

// A card that turns over and is shown large over the board.
function card(markup, time) {
  const place = laid("card", boardBox());
  place.innerHTML = markup;
  for (const named of place.querySelectorAll("[id]")) named.removeAttribute("id");
  for (const drawing of place.querySelectorAll("svg.sheet")) fit(drawing);
  enter(place.firstElementChild, { opacity: 0, transform: "rotateY(90deg) scale(0.8)" }, time);
}

const EFFECTS = {
  reveal: door,
  hit: blow,
  death,
  clock,
  ask: clock,
  gain: (boxes, time) => cubes(boxes, time, false),
  pay: (boxes, time) => cubes(boxes, time, true),
};
const BROUGHT_UP = ["walk", "roll", "reveal", "hit", "death", "ask"];
const TITLES = ["round", "night", "day", "win", "lose"];

// Show a beat that is `about` these elements for this many milliseconds.
export function perform({ kind, words, card: markup }, about, time) {
  if (about.length && BROUGHT_UP.includes(kind)) bringUp(about[0]);
  const boxes = boxesOf(about);
  if (markup) card(markup, time);
  else if (TITLES.includes(kind) && words) title(words, kind, time);
  EFFECTS[kind]?.(boxes, time, about);
}
