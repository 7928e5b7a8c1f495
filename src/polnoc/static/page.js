// Helpers that the modules of a page share.

export const table = document.querySelector("#table, main");
export const still = matchMedia("(prefers-reduced-motion: reduce)");

// Said aloud by screen readers, seen by nobody.
const spoken = document.createElement("p");
spoken.className = "visually-hidden";
spoken.setAttribute("role", "status");
spoken.id = "spoken";
document.body.append(spoken);

export function speak(text) {
  spoken.textContent = "";
  setTimeout(() => { spoken.textContent = text; }, 50);
}

// A toast: a line at the foot of the page that disappears by itself.
const toast = document.createElement("p");
toast.className = "toast";
toast.hidden = true;
toast.id = "toast";
let going = 0;

export function notify(text) {
  if (!toast.isConnected) table.append(toast);
  toast.textContent = text;
  toast.hidden = false;
  speak(text);
  clearTimeout(going);
  going = setTimeout(() => { toast.hidden = true; }, 6000);
}

// Move the focus here, even to an element that cannot be pressed.
export function takeFocus(thing) {
  if (thing.tabIndex < 0) thing.tabIndex = -1;
  thing.focus({ preventScroll: true });
}

// What this browser remembers; a browser that remembers nothing will do.
export function recall(name) {
  try { return localStorage.getItem(`polnoc-${name}`); } catch { return null; }
}

export function remember(name, value) {
  try { localStorage.setItem(`polnoc-${name}`, value); } catch { /* it will be asked again */ }
}

export function isTyping(target = document.activeElement) {
  return Boolean(target?.closest?.("input:not([type=checkbox]), textarea, select"));
}

// Things that are pointed at, and why: what is being shown, a hint, the other half of a choice.
const pointed = new Map();

export function point(things, reason) {
  const before = pointed.get(reason) || [];
  pointed.set(reason, things.filter(Boolean));
  const still = new Set([...pointed.values()].flat());
  for (const thing of before) if (!still.has(thing)) thing.classList.remove("is-pointed");
  for (const thing of still) thing.classList.add("is-pointed");
}
