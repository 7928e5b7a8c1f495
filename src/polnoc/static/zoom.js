// A closer look at a map: its viewBox shows a part of it, so letters stay sharp and the page keeps its layout.
// Wheel with Ctrl, two fingers, the keys + − Z and buttons zoom; a drag or a focused piece moves the part shown.
// Replacing pieces does not affect it: the sheet stays the same element.

const ZOOMED = ".sheet.can-zoom";
const LARGEST = 4;
const STEP = 1.3;
const DRAG = 6; // pixels before a press becomes a drag

const wholes = new WeakMap(); // by sheet: its original viewBox

function wholeOf(sheet) {
  if (!wholes.has(sheet)) wholes.set(sheet, sheet.getAttribute("viewBox").split(" ").map(Number));
  return wholes.get(sheet);
}

function partOf(sheet) {
  wholeOf(sheet);
  const { x, y, width, height } = sheet.viewBox.baseVal;
  return { x, y, width, height };
}

function show(sheet, { x, y, width, height }) {
  const [left, top, wide, high] = wholeOf(sheet);
  const within = (at, least, most) => Math.max(least, Math.min(at, most));
  const part = [within(x, left, left + wide - width), within(y, top, top + high - height), width, height];
  sheet.setAttribute("viewBox", part.map((number) => Math.round(number * 100) / 100).join(" "));
  sheet.classList.toggle("is-zoomed", width < wide - 0.5);
  offerButtons();
}

// Convert a point on the screen to the sheet.
function placeOn(sheet, clientX, clientY) {
  return new DOMPoint(clientX, clientY).matrixTransform(sheet.getScreenCTM().inverse());
}

function middleOf(sheet) {
  const { x, y, width, height } = partOf(sheet);
  return { x: x + width / 2, y: y + height / 2 };
}

// Zoom by a factor around a point of the sheet, which stays where it is on the screen.
function zoom(sheet, factor, at = middleOf(sheet)) {
  const part = partOf(sheet);
  const [, , wide, high] = wholeOf(sheet);
  const width = Math.max(wide / LARGEST, Math.min(wide, part.width / factor));
  const scale = width / part.width;
  const x = at.x - (at.x - part.x) * scale;
  const y = at.y - (at.y - part.y) * scale;
  show(sheet, { x, y, width, height: high * (width / wide) });
}

function reset(sheet) {
  zoom(sheet, 1 / LARGEST);
}

function sheets() {
  return [...document.querySelectorAll(ZOOMED)].filter((sheet) => sheet.getBoundingClientRect().width);
}

// Buttons and keys ------------------------------------------------------------------

const WAYS = { in: (sheet) => zoom(sheet, STEP), out: (sheet) => zoom(sheet, 1 / STEP), whole: reset };
const KEYS = { "+": "in", "=": "in", "-": "out", "−": "out", z: "whole", Z: "whole" };

function offerButtons() {
  const zoomed = sheets().some((sheet) => sheet.classList.contains("is-zoomed"));
  for (const button of document.querySelectorAll("[data-zoom=out]")) button.disabled = !zoomed;
}

document.addEventListener("click", ({ target }) => {
  const way = target.closest?.("[data-zoom]")?.dataset.zoom;
  if (way) sheets().forEach(WAYS[way]);
});

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  const way = KEYS[key];
  const on = document.getElementById("keys-on")?.checked ?? true;
  const typing = target.closest?.("input:not([type=checkbox]), textarea, select, dialog[open]");
  if (!way || !on || typing || event.ctrlKey || event.altKey || event.metaKey) return;
  sheets().forEach(WAYS[way]);
});

document.addEventListener("wheel", (event) => {
  const sheet = event.target.closest?.(ZOOMED);
  if (!sheet || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
  zoom(sheet, Math.exp(-event.deltaY * lines * 0.004), placeOn(sheet, event.clientX, event.clientY));
}, { passive: false });

// Drags and two fingers --------------------------------------------------------------

const fingers = new Map(); // position by pointer
let held = null; // the sheet under them
let dragged = false;

document.addEventListener("pointerdown", (event) => {
  const sheet = event.target.closest?.(ZOOMED);
  if (!sheet || event.button > 0) return;
  if (sheet !== held) fingers.clear();
  held = sheet;
  dragged = false;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
});

document.addEventListener("pointermove", (event) => {
  const before = fingers.get(event.pointerId);
  if (!held || !before) return;
  const now = { x: event.clientX, y: event.clientY };
  if (fingers.size === 2) pinch(event.pointerId, before, now);
  else if (held.classList.contains("is-zoomed")) drag(before, now);
  else return;
  if (dragged) fingers.set(event.pointerId, now);
});

function drag(before, now) {
  if (!dragged && Math.hypot(now.x - before.x, now.y - before.y) < DRAG) return;
  dragged = true;
  move(before, now);
}

function move(before, now) {
  const [from, to] = [before, now].map(({ x, y }) => placeOn(held, x, y));
  const part = partOf(held);
  show(held, { ...part, x: part.x + from.x - to.x, y: part.y + from.y - to.y });
}

function pinch(moved, before, now) {
  const [, other] = [...fingers].find(([id]) => id !== moved);
  const far = (at) => Math.hypot(at.x - other.x, at.y - other.y);
  const middle = (at) => ({ x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
  dragged = true;
  const at = placeOn(held, middle(before).x, middle(before).y);
  zoom(held, far(now) / Math.max(1, far(before)), at);
  move(middle(before), middle(now));
}

function lift({ pointerId }) {
  fingers.delete(pointerId);
  if (fingers.size === 0) held = null;
}

document.addEventListener("pointerup", lift);
document.addEventListener("pointercancel", lift);

// Ignore the click that ends a drag.
document.addEventListener("click", (event) => {
  if (!dragged || !event.target.closest?.(ZOOMED)) return;
  dragged = false;
  event.stopPropagation();
  event.preventDefault();
}, true);

// A focused piece outside the part shown is brought into view.
document.addEventListener("focusin", ({ target }) => {
  const sheet = target.closest?.(`${ZOOMED}.is-zoomed`);
  if (!sheet || target === sheet) return;
  const box = target.getBoundingClientRect();
  const around = sheet.getBoundingClientRect();
  const inside = box.left >= around.left && box.right <= around.right && box.top >= around.top && box.bottom <= around.bottom;
  if (inside) return;
  const at = placeOn(sheet, box.left + box.width / 2, box.top + box.height / 2);
  const part = partOf(sheet);
  show(sheet, { ...part, x: at.x - part.width / 2, y: at.y - part.height / 2 });
});

offerButtons();
