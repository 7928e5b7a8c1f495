// A lesson on the board: choosing a piece presses the button with the same
// answer, or asks why the piece cannot be chosen. Without this file the buttons
// do everything.

import { light } from "./offers.js";

const form = document.getElementById("actions");

function choose(target) {
  const piece = target.closest?.(".sheet g[id]:is([data-action], [role=img])");
  if (!form || !piece) return;
  const button = form.querySelector(`button[value="${piece.dataset.action}"]`);
  if (button) { button.click(); return; }
  form.elements.piece.value = piece.id;
  form.submit();
}

light();

document.addEventListener("click", (event) => { choose(event.target); });
document.addEventListener("keydown", (event) => {
  if ((event.key === "Enter" || event.key === " ") && event.target.matches?.("[data-action]")) {
    event.preventDefault();
    choose(event.target);
  }
});
