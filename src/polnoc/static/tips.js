// One bubble for everything that explains: what a piece or a tool is (on hover,
// focus and long press), and what a page wants to say about a piece. It does
// not depend on the table: any page with pieces can use it.

const TIPPED = "[data-tip]";
const HOVER = 350;
const PRESS = 500;
const EDGE = 8;

const bubble = document.createElement("div");
bubble.className = "bubble";
bubble.id = "bubble";
bubble.hidden = true;
(document.querySelector("main") || document.body).append(bubble);

let about = null; // what the bubble is about
let pinned = false; // it stays until it is dismissed, and can be clicked
let timer = 0;
let pressed = null; // the element under a resting finger
let swallow = false; // ignore the click that ends a long press

// Take over titles: browsers would show their own tooltips as well.
export function settle(root) {
  const titles = root.querySelectorAll(".sheet title");
  for (const title of titles) {
    const owner = title.parentElement;
    const said = title.textContent;
    if (owner.matches(".sheet")) owner.removeAttribute("aria-labelledby");
    else owner.dataset.tip = said;
    if (!owner.hasAttribute("aria-label")) owner.setAttribute("aria-label", said);
    title.remove();
  }
  for (const tool of root.querySelectorAll("[title]")) {
    tool.dataset.tip = tool.title;
    tool.removeAttribute("title");
  }
}

// What a piece is, in words; a piece without words of its own is described by its sheet.
export function describe(piece) {
  const own = piece.dataset.tip || piece.getAttribute("aria-label");
  if (own) return own;
  const sheet = piece.closest(".sheet");
  const more = document.getElementById(sheet?.getAttribute("aria-describedby"))?.textContent;
  return [sheet?.getAttribute("aria-label"), more].filter(Boolean).join(": ");
}

function place() {
  const box = about.getBoundingClientRect();
  const width = bubble.offsetWidth;
  const height = bubble.offsetHeight;
  const left = box.left + box.width / 2 - width / 2;
  const above = box.top - height - EDGE;
  const top = above >= EDGE ? above : box.bottom + EDGE;
  const most = (wanted, size, room) => Math.max(EDGE, Math.min(wanted, room - size - EDGE));
  bubble.style.left = `${most(left, width, document.documentElement.clientWidth)}px`;
  bubble.style.top = `${most(top, height, innerHeight)}px`;
}

function open(piece, ...content) {
  clearTimeout(timer);
  about = piece;
  bubble.replaceChildren(...content);
  bubble.hidden = false;
  place();
}

function tip(piece) {
  if (pinned) return;
  bubble.classList.remove("is-pinned");
  open(piece, describe(piece));
}

// A bubble that stays until it is dismissed; `link` may lead to a rule.
export function say(piece, text, link = null) {
  const line = document.createElement("p");
  line.textContent = text;
  pinned = true;
  bubble.classList.add("is-pinned");
  open(piece, line, ...(link ? [link] : []));
}

export function dismiss() {
  clearTimeout(timer);
  const focused = bubble.contains(document.activeElement) ? about : null;
  pinned = false;
  about = null;
  bubble.hidden = true;
  focused?.focus();
}

// Hover: after a moment, or at once if a bubble is open already.
document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse" || bubble.contains(event.target)) return;
  const piece = event.target.closest?.(TIPPED);
  if (piece === about && !bubble.hidden) return;
  clearTimeout(timer);
  if (!piece) { if (!pinned && about) dismiss(); return; }
  if (bubble.hidden) timer = setTimeout(tip, HOVER, piece);
  else tip(piece);
});
document.documentElement.addEventListener("pointerleave", (event) => {
  if (event.pointerType === "mouse" && !pinned) dismiss();
});

document.addEventListener("focusin", (event) => {
  const piece = event.target.closest?.(TIPPED);
  if (piece && piece.matches(":focus-visible")) tip(piece);
});
document.addEventListener("focusout", (event) => {
  if (event.target === about && !bubble.contains(event.relatedTarget)) dismiss();
});

// A finger that rests shows what is under it, and does not press it.
document.addEventListener("pointerdown", (event) => {
  if (!event.target.closest?.("#bubble a")) dismiss(); // a press on the bubble dismisses it too
  swallow = false;
  const piece = event.target.closest?.(TIPPED);
  if (event.pointerType === "mouse" || !piece) return;
  pressed = { x: event.clientX, y: event.clientY };
  timer = setTimeout(() => { swallow = true; tip(piece); }, PRESS);
}, true);
document.addEventListener("pointermove", (event) => {
  if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > 10) release();
});
function release() {
  if (pressed) clearTimeout(timer);
  pressed = null;
}
document.addEventListener("pointerup", release);
document.addEventListener("pointercancel", release);
document.addEventListener("contextmenu", (event) => { if (swallow) event.preventDefault(); });
document.addEventListener("click", (event) => {
  if (!swallow) return;
  swallow = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

document.addEventListener("keydown", (event) => {
  if (bubble.hidden) return;
  const link = bubble.querySelector("a");
  if (event.key === "Escape") dismiss();
  else if (event.key === "Tab" && !event.shiftKey && link && about === document.activeElement) {
    event.preventDefault();
    link.focus();
  }
});
addEventListener("scroll", () => { if (pinned) place(); else if (about) dismiss(); }, true);
addEventListener("resize", () => { if (about) place(); });

settle(document);
