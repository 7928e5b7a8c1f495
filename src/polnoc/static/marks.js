// Markers that a side puts on the board for itself: flags on the pieces that the
// list names. While the switch is on, pressing a piece marks it, and does nothing else.

import { post } from "./answers.js";
import { table } from "./page.js";

const NS = "http://www.w3.org/2000/svg";
const FLAG = "M0 0L5 0L5 30L0 30ZM5 2L26 2L20 9L26 17L5 17Z";
const form = document.querySelector("details.marks .mark-form");
const marking = document.getElementById("marking");

// Put a flag on every piece that is marked, and on no other.
export function flag() {
  for (const old of document.querySelectorAll(".mark-flag")) old.remove();
  const marked = document.getElementById("marks")?.dataset.pieces || "";
  for (const id of marked.split(" ")) {
    const piece = id && document.getElementById(id);
    if (!piece) continue;
    const { x, y, height } = piece.getBBox();
    const sign = document.createElementNS(NS, "path");
    sign.setAttribute("class", "mark-flag");
    sign.setAttribute("d", FLAG);
    sign.setAttribute("transform", `translate(${x + 4} ${y + height * 0.24}) scale(1.35)`);
    piece.append(sign);
  }
}

function turn(on) {
  marking.setAttribute("aria-pressed", String(on));
  table.classList.toggle("is-marking", on);
}

// The piece under a pointer that can be marked.
function markable(target) {
  const piece = target.closest?.(".sheet [id]");
  const names = [...form.elements.piece.options].map(({ value }) => value);
  return piece && names.includes(piece.id) ? piece.id : "";
}

if (marking) {
  marking.addEventListener("click", () => turn(marking.getAttribute("aria-pressed") !== "true"));
  document.addEventListener("keydown", ({ key }) => { if (key === "Escape") turn(false); });
  document.addEventListener("click", (event) => {
    const piece = table.classList.contains("is-marking") && markable(event.target);
    if (!piece) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    post(form, { piece });
  }, true);
}
