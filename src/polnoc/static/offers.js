// What can be chosen now. The buttons of the answers say which pieces stand for
// them; those pieces are lit here. So a piece need not be sent again because it
// can be chosen. This does not depend on the table: any page with answers can use it.

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

// What a piece is, in words; a button on the board has none of its own.
function nameOf(piece) {
  return piece.dataset.tip ?? piece.querySelector(":scope > title")?.textContent ?? "";
}

// What choosing a piece does, and what it is. A number says no more than the name of the piece does.
function labelOf(answer, name) {
  if (name && /^\d+$/.test(answer)) return name;
  return name ? `${answer}. ${name}` : answer;
}

function put(piece, { value, textContent, dataset }) {
  lit.set(piece, dataset.reach || "");
  piece.classList.add("may", ...(dataset.reach ? [dataset.reach] : []));
  piece.setAttribute("role", "button");
  piece.setAttribute("tabindex", "0");
  piece.dataset.action = value;
  piece.setAttribute("aria-label", labelOf(textContent.trim(), nameOf(piece)));
  if (dataset.sign) piece.append(sign(dataset.sign, dataset.size));
}

// A piece that was replaced meanwhile is no longer lit: there is nothing to remove.
function putOut(piece, reach) {
  if (!piece.dataset.action) return;
  const name = nameOf(piece);
  const isFocused = piece === document.activeElement;
  piece.classList.remove("may", ...(reach ? [reach] : []));
  piece.removeAttribute("data-action");
  for (const attribute of ["role", "aria-label", "tabindex"]) piece.removeAttribute(attribute);
  if (name) {
    piece.setAttribute("role", "img");
    piece.setAttribute("aria-label", name);
    piece.setAttribute("tabindex", "-1");
  } else if (isFocused) {
    piece.setAttribute("tabindex", "-1"); // the focus stays where it was
  }
  piece.querySelector(".may-sign")?.remove();
}

// Nothing on the board can be chosen.
export function putOutAll() {
  for (const [piece, reach] of lit) putOut(piece, reach);
  lit.clear();
}

// Light what can be chosen now, and nothing else.
export function light() {
  putOutAll();
  for (const button of document.querySelectorAll("#actions button[data-piece]")) {
    const piece = document.getElementById(button.dataset.piece);
    if (piece) put(piece, button);
  }
}
