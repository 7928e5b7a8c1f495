// What can be chosen now. The buttons of the answers say which pieces stand for
// them; those pieces are lit here. So a piece need not come anew because it can
// be chosen. (Pieces that have a `data-action` of their own draw it themselves.)

import { table } from "./page.js";

const NS = "http://www.w3.org/2000/svg";
const lit = new Map(); // the pieces that are lit, and the class that says how far each reaches

function drawn(name, attributes) {
  const element = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

// A word on a piece that says what choosing it means.
function sign(said, size) {
  const word = drawn("text", { class: "may-word", ...(size ? { "font-size": size } : {}) });
  word.textContent = said;
  const paper = drawn("rect", { x: -36, y: -18, width: 72, height: 24, rx: 12, class: "may-tag" });
  const both = drawn("g", { class: "may-sign" });
  both.append(paper, word);
  return both;
}

function put(piece, { value, textContent, dataset }) {
  const label = textContent.trim();
  lit.set(piece, dataset.reach || "");
  piece.classList.add("may", ...(dataset.reach ? [dataset.reach] : []));
  piece.setAttribute("role", "button");
  piece.setAttribute("tabindex", "0");
  piece.dataset.action = value;
  const thing = piece.dataset.tip || "";
  // A number says no more than the name of the piece does.
  piece.setAttribute("aria-label", /^\d+$/.test(label) ? thing : `${label}. ${thing}`);
  if (dataset.sign) piece.append(sign(dataset.sign, dataset.size));
}

function putOut(piece, reach) {
  piece.classList.remove("may", ...(reach ? [reach] : []));
  piece.setAttribute("role", "img");
  piece.removeAttribute("data-action");
  piece.setAttribute("aria-label", piece.dataset.tip || "");
  piece.querySelector(".may-sign")?.remove();
}

// Light what can be chosen now, and nothing else.
export function light() {
  for (const [piece, reach] of lit) putOut(piece, reach);
  lit.clear();
  for (const button of table.querySelectorAll("#actions button[data-piece]")) {
    const piece = document.getElementById(button.dataset.piece);
    if (piece) put(piece, button);
  }
}
