// The drawers over the page (notes, people, cards, chat): Escape closes the open one, and typing goes on where
// it was.

const OPEN = ".folds > details[open]";

document.addEventListener("keydown", (event) => {
  const drawer = document.querySelector(OPEN);
  if (event.key !== "Escape" || !drawer || document.querySelector("dialog[open]")) return;
  drawer.open = false;
  if (drawer.contains(document.activeElement)) drawer.querySelector("summary").focus();
});

// Where a drawer covers the page, it closes when the focus moves behind it.
const covers = matchMedia("(max-width: 65.99rem)");

document.addEventListener("focusin", ({ target }) => {
  const drawer = document.querySelector(OPEN);
  if (drawer && covers.matches && !drawer.contains(target) && target.matches(":focus-visible")) drawer.open = false;
}, true); // before anything scrolls to the focus

// Whoever opens the chat wants to write, unless an on-screen keyboard would cover the messages.
document.addEventListener("toggle", ({ target }) => {
  if (!target.matches?.(OPEN)) return;
  if (matchMedia("(hover: hover)").matches) target.querySelector("form.say [name=text]")?.focus();
}, true);
