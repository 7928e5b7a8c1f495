// Parts of a page that the server sends again, and lists that grow. Used by the live table and by replays.

import { takeFocus } from "./page.js";

let finishing = () => {};

// Pass everything that arrives to `finish` before it is on the page.
export function onMade(finish) { finishing = finish; }

// Where a piece is on its sheet, and how large; null if its transform has another form.
const WRITTEN = /^translate\((-?[\d.]+)[ ,]+(-?[\d.]+)\)(?: scale\((-?[\d.]+)(?:[ ,]+(-?[\d.]+))?\))?$/;

function placeOf(piece) {
  const found = WRITTEN.exec(piece.getAttribute("transform") ?? "");
  if (!found) return null;
  const [x, y, wide = 1, high = wide] = found.slice(1).filter((number) => number !== undefined).map(Number);
  return { x, y, wide, high };
}

const written = ({ x, y, wide, high }) => ({ transform: `translate(${x}px, ${y}px) scale(${wide}, ${high})` });

const FAR = 120; // a pawn is no farther than this from the corner of its place

// The places that a piece passes on its way to the last of them.
function stopsOf(piece, end, way) {
  const places = way.filter((one) => one !== piece && one.ownerSVGElement === piece.ownerSVGElement).map(placeOf);
  const last = places.at(-1);
  if (places.length < 2 || !places.every(Boolean) || Math.hypot(end.x - last.x, end.y - last.y) > FAR) return [];
  return places.slice(0, -1).map(({ x, y }) => ({ ...end, x: x + end.x - last.x, y: y + end.y - last.y }));
}

// Move a piece to its new place in this many milliseconds, along these places.
function glide(piece, before, time, way) {
  const after = placeOf(piece);
  if (!time || !before || !after || JSON.stringify(before) === JSON.stringify(after)) return;
  const frames = [before, ...stopsOf(piece, after, way), after].map(written);
  piece.animate(frames, { duration: time, easing: frames.length > 2 ? "linear" : "ease-in-out" });
}

// Attributes and content of `fresh`; the element stays, with what scripts have put on it.
function mend(old, fresh) {
  const ours = [...old.classList].filter((name) => name === "is-pointed");
  if (old.hasAttribute("tabindex") && !fresh.hasAttribute("tabindex")) fresh.setAttribute("tabindex", "-1");
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) old.setAttribute(name, value);
  old.classList.add(...ours);
  old.replaceChildren(...fresh.childNodes);
}

function made(markup, inSvg) {
  const shell = document.createElement("template");
  shell.innerHTML = inSvg ? `<svg class="sheet">${markup}</svg>` : markup;
  finishing(shell.content);
  return inSvg ? shell.content.firstElementChild.firstElementChild : shell.content.firstElementChild;
}

// Screen readers watch the element of a live region: a new one would say nothing, or everything again.
function isLive(old, fresh) {
  const role = old.getAttribute("role");
  return ["status", "alert", "log"].includes(role) && fresh.getAttribute("role") === role;
}

// Replace the old part with the same id. Pieces of the board stay the same element: they take
// `time` milliseconds to their new place, or as long as their style says, along the `way` of other pieces.
export function put(id, markup, time = 0, way = []) {
  const old = document.getElementById(id);
  if (!old) return;
  const inSvg = old instanceof SVGElement && old.tagName !== "svg";
  const fresh = made(markup, inSvg);
  if (old.isEqualNode(fresh)) return;
  if (inSvg && old.hasAttribute("transform")) {
    const before = placeOf(old);
    mend(old, fresh);
    glide(old, before, time, way);
    return;
  }
  const refocus = focusKeeper(old);
  if (isLive(old, fresh)) mend(old, fresh);
  else old.replaceWith(fresh);
  refocus(document.getElementById(id));
}

// Focus the same thing in the fresh part, else the first choice, else the part itself.
function focusKeeper(old) {
  const focused = document.activeElement;
  if (!old.contains(focused)) return () => {};
  const name = nameOf(focused);
  return (fresh) => {
    const there = [...fresh.querySelectorAll("a, button, summary")];
    const same = there.find((thing) => nameOf(thing) === name);
    const next = same || (fresh.id === "actions" && there[0]) || (fresh.hidden ? document.querySelector("main") : fresh);
    takeFocus(next);
  };
}

function nameOf(thing) {
  const { tagName, value, form } = thing;
  const where = thing.getAttribute("formaction") ?? form?.getAttribute("action");
  return [tagName, value, where, form?.elements.whose?.value].join(" ");
}

// Add lines to a list, the newest on top; returns the lines that were added, the oldest first.
export function addLines(id, lines, anew = false) {
  const list = document.getElementById(id);
  if (!list) return [];
  if (anew) list.replaceChildren();
  return lines.map((line) => {
    list.insertAdjacentHTML("afterbegin", line);
    return list.firstElementChild;
  });
}
