// The table by keyboard: single keys for what is done often, arrows from piece
// to piece, and a list of the keys.

import { answer, calm, choose, closeHint } from "./answers.js";
import { isTyping, recall, remember, table } from "./page.js";

const PIECES = ".sheet :is([role=img][id], [data-action])";

const help = document.getElementById("help");
const switched = document.getElementById("keys-on");
const isNarrow = matchMedia("(max-width: 65.99rem)");

// Pieces that the arrows can reach. A sheet without choices can be entered too, by its first piece.
export function layPaths() {
  for (const sheet of document.querySelectorAll(".sheet")) {
    const pieces = [...sheet.querySelectorAll("[role=img][id]")];
    const choices = sheet.querySelector("[data-action]");
    pieces.forEach((piece, nth) => piece.setAttribute("tabindex", nth || choices ? "-1" : "0"));
  }
}

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function middle(piece) {
  const box = piece.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

// The nearest piece in a direction: what lies to the side counts as farther away.
function walk(from, [across, down]) {
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const piece of document.querySelectorAll(PIECES)) {
    const [px, py] = middle(piece);
    const ahead = (px - x) * across + (py - y) * down;
    const aside = Math.abs((px - x) * down) + Math.abs((py - y) * across);
    const far = ahead + 2 * aside;
    if (piece !== from && ahead > 4 && far < least && piece.getBoundingClientRect().width) [best, least] = [piece, far];
  }
  best?.focus();
}

// Where the choices are numbers, a key means that number; otherwise, the position in the list. 0 ends or skips.
function pressChoice(key) {
  const ending = document.querySelector("#actions .is-ending button");
  const buttons = [...document.querySelectorAll("#actions :not(.is-ending, .is-places) > li > button")];
  const said = (button) => button.textContent.trim();
  const isNumbers = buttons.some((button) => /^\d+$/.test(said(button)));
  const chosen = isNumbers ? buttons.find((button) => said(button) === key) : buttons[key - 1];
  if (!chosen && key === "0" && ending) answer(ending.value, ending);
  if (chosen) answer(chosen.value, chosen);
}

function shortcut(key) {
  if (/^[0-9]$/.test(key)) pressChoice(key);
  else if (key === "u") document.querySelector("#undo [formaction$='/undo']")?.click();
  else if (key === "h") document.querySelector("#undo [formaction$='/hint']")?.click();
}

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  const piece = target.closest?.(PIECES);
  if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
  if (event.repeat && target.closest?.(`#actions, ${PIECES}`) && !STEPS[key]) {
    event.preventDefault(); // a key that is held down answers once
  } else if (key === "Escape") {
    calm();
    closeHint();
  } else if (piece && STEPS[key]) {
    event.preventDefault();
    walk(piece, STEPS[key]);
  } else if (piece && (key === "Enter" || key === " ")) {
    event.preventDefault();
    choose(piece);
  } else if (key === "?" && !isTyping(target)) {
    help.showModal();
  } else if (switched.checked && !isTyping(target)) {
    shortcut(key.toLowerCase());
  }
});

// Keeping the focus in view --------------------------------------------------------

const EDGE = 8;

// What the sticky bars at the upper and lower edge of the page leave of it.
function freePart() {
  const bar = document.querySelector(".bar").getBoundingClientRect();
  const stuck = [...document.querySelectorAll(".tray, .hand")].map((one) => one.getBoundingClientRect());
  const low = Math.min(innerHeight, ...stuck.filter(({ height }) => height).map(({ top }) => top));
  return [Math.max(bar.bottom, 0) + EDGE, low - EDGE];
}

function uncover(thing) {
  thing.scrollIntoView({ block: "nearest" }); // within containers that scroll
  const [high, low] = freePart();
  const { top, bottom } = thing.getBoundingClientRect();
  const by = bottom > low ? Math.min(bottom - low, top - high) : Math.min(top - high, 0);
  if (by) scrollBy({ top: by, behavior: "instant" });
}

// In a row that is swiped, browsers leave it half hidden, and they ignore what is sticky at an edge.
document.addEventListener("focusin", ({ target }) => {
  if (!target.matches(":focus-visible")) return;
  const isInLine = target.matches("#actions :is(.choice, summary), .sheets-tray *");
  if (isInLine) target.scrollIntoView({ block: "nearest", inline: "center" });
  if (isNarrow.matches && !target.closest(".tray, .hand, .bar, dialog, .folds > [open]")) uncover(target);
});

document.getElementById("keys").addEventListener("click", () => help.showModal());
switched.checked = recall("keys") !== "off";
switched.addEventListener("change", () => remember("keys", switched.checked ? "on" : "off"));
