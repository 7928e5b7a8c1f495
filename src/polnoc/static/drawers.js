// The drawers over the page (notes, people, cards, chat): Escape closes the one that is open, and what is typed into
// goes on from where it was.

const OPEN = ".folds > details[open]";

document.addEventListener("keydown", (event) => {
  const drawer = document.querySelector(OPEN);
  if (event.key !== "Escape" || !drawer || document.querySelector("dialog[open]")) return;
  drawer.open = false;
  if (drawer.contains(document.activeElement)) drawer.querySelector("summary").focus();
});

// Where a drawer lies over everything, it closes when the keyboard goes on behind it.
const covers = matchMedia("(max-width: 65.99rem)");

document.addEventListener("focusin", ({ target }) => {
  const drawer = document.querySelector(OPEN);
  if (drawer && covers.matches && !drawer.contains(target) && target.matches(":focus-visible")) drawer.open = false;
}, true); // before anything scrolls to where the keyboard is

// Whoever opens the chat wants to write, unless a keyboard on the screen would cover what was said.
document.addEventListener("toggle", ({ target }) => {
  if (!target.matches?.(OPEN)) return;
  if (matchMedia("(hover: hover)").matches) target.querySelector("form.say [name=text]")?.focus();
}, true);
