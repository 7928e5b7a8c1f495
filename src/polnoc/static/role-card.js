// The card that says who one is: over the table until it is put away, and again when asked for.
// Without JavaScript it is open on the page, and its button closes it.

import { takeFocus } from "./page.js";

const card = document.getElementById("role-card");

// Put away in this tab: it does not come again by itself when the page is reloaded.
function putAway(key) {
  try { return sessionStorage.getItem(key); } catch { return null; }
}

function keepPutAway(key) {
  try { sessionStorage.setItem(key, "yes"); } catch { /* it will come again */ }
}

if (card) {
  const key = `polnoc-card-${card.dataset.table}`;
  const wanted = card.open && (card.dataset.wanted || !putAway(key));
  card.removeAttribute("open");
  if (wanted) card.showModal();
  card.addEventListener("close", () => {
    keepPutAway(key);
    // Shown at the start, it hands the focus to the question; shown on request, the button has it again.
    const at = document.activeElement;
    if (at === document.body || card.contains(at)) takeFocus(document.getElementById("prompt"));
  });
  document.getElementById("who-am-i").addEventListener("click", (event) => {
    event.preventDefault();
    card.showModal();
  });
}
