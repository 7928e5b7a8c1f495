// The live table. Parts that changed come over one socket and replace the old
// ones, lines of the log and the talk are added; answers are posted as forms.
// Without script the page still works: forms post, the server answers with the
// whole page.

import { forget } from "./answers.js";
import { tellInBackground } from "./browser-notice.js";
import { tell } from "./captions.js";
import "./copy.js";
import { layPaths } from "./keys.js";
import { go, keepUp } from "./live.js";
import { flag } from "./marks.js";
import { light } from "./offers.js";
import { deliver } from "./outbox.js";
import { isTyping, notify, still, table } from "./page.js";
import "./role-card.js";
import { callToPlay, tollTheEnd } from "./sound.js";
import { settle } from "./tips.js";

const isNarrow = matchMedia("(max-width: 43.99rem)");

// Putting what changed ------------------------------------------------------------

// A piece of the board stays the same element, so that it glides to its new place.
function mend(old, fresh) {
  const ours = [...old.classList].filter((name) => name === "is-pointed");
  if (old.hasAttribute("tabindex") && !fresh.hasAttribute("tabindex")) fresh.setAttribute("tabindex", "-1");
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) old.setAttribute(name, value);
  old.classList.add(...ours);
  old.replaceChildren(...fresh.childNodes);
}

function made(markup, inSvg) {
  const shell = document.createElement("template");
  shell.innerHTML = inSvg ? `<svg class="sheet">${markup}</svg>` : markup;
  settle(shell.content);
  return inSvg ? shell.content.firstElementChild.firstElementChild : shell.content.firstElementChild;
}

function put(id, markup) {
  const old = document.getElementById(id);
  if (!old) return;
  const inSvg = old instanceof SVGElement && old.tagName !== "svg";
  const fresh = made(markup, inSvg);
  if (old.isEqualNode(fresh)) return;
  if (inSvg && old.hasAttribute("transform")) { mend(old, fresh); return; }
  const refocus = focusKeeper(old);
  old.replaceWith(fresh);
  refocus(fresh);
}

// The focus goes to the same thing in the fresh part, else to the first choice, else it waits there.
function focusKeeper(old) {
  const focused = document.activeElement;
  if (!old.contains(focused)) return () => {};
  return (fresh) => {
    const there = [...fresh.querySelectorAll("a, button, summary")];
    const same = there.find((thing) => nameOf(thing) === nameOf(focused));
    const next = same || (fresh.id === "actions" && there[0]) || (fresh.hidden ? table : fresh);
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };
}

function nameOf(thing) {
  const { tagName, value, form } = thing;
  const where = thing.getAttribute("formaction") ?? form?.getAttribute("action");
  return [tagName, value, where, form?.elements.whose?.value].join(" ");
}

// Lines of a roll, the newest on top; the lines that were added, the oldest first.
function roll(id, lines, anew) {
  const list = document.getElementById(id);
  if (!list) return [];
  if (anew) list.replaceChildren();
  return lines.map((line) => {
    list.insertAdjacentHTML("afterbegin", line);
    return list.firstElementChild;
  });
}

function show(news) {
  if (news.go) { go(news.go); return; }
  table.dataset.have = news.mark || table.dataset.have;
  const before = table.dataset.turn;
  if (news.put?.actions) forget();
  for (const [id, markup] of Object.entries(news.put || {})) put(id, markup);
  for (const [id, lines] of Object.entries(news.all || {})) roll(id, lines, true);
  for (const [id, lines] of Object.entries(news.add || {})) added(id, roll(id, lines, false));
  if (news.put) { light(); flag(); layPaths(); bringUp(); }
  if (news.turn) turn(news.turn, before);
}

// Dice and offers that come up may be out of sight: one who has scrolled is taken there.
let onStage = stageNow();

function stageNow() {
  return document.querySelector(".sheets-board > .sheet:has(> .is-on)");
}

function bringUp() {
  const before = onStage;
  onStage = stageNow();
  if (onStage && onStage !== before) onStage.scrollIntoView({ block: isNarrow.matches ? "start" : "nearest" });
}

// New lines of the log are marked until one has had one's turn.
function added(id, lines) {
  const fold = document.getElementById(id)?.closest("details");
  if (fold && !fold.open) fold.classList.add("has-news");
  if (fold?.id === "talk" && !fold.open) notify(lines.at(-1).textContent);
  // Who has come, left or gone: the line without its time.
  if (id === "seat-lines") notify(lines.at(-1).lastChild.textContent.trim());
  if (id !== "log-lines") return;
  const seen = table.dataset.turn === "mine" || !table.dataset.why;
  if (seen) for (const line of document.querySelectorAll("#log-lines .is-new")) line.classList.remove("is-new");
  for (const line of lines) line.classList.add("is-new");
  tell(lines);
}

document.addEventListener("toggle", ({ target }) => {
  if (target.open) target.classList.remove("has-news");
}, true);

// Whose turn it is ------------------------------------------------------------------

function turn(whose, before) {
  table.dataset.turn = whose;
  const mine = whose === "mine";
  document.title = (mine ? `● ${table.dataset.mine} – ` : "") + document.title.replace(/^● .*? – /, "");
  document.getElementById("icon").href = mine ? "/static/favicon-turn.svg" : "/static/favicon.svg";
  if (whose === before) return;
  if (mine) callToPlay();
  if (mine) tellInBackground(table.dataset.mine, document.title.replace(/^● .*? – /, ""));
  if (whose === "over") tollTheEnd();
  if (mine && !isTyping()) {
    const behavior = still.matches ? "auto" : "smooth";
    document.getElementById("prompt").scrollIntoView({ block: "nearest", behavior });
  }
}

document.documentElement.dataset.script = "yes";
light();
flag();
layPaths();
turn(table.dataset.turn, table.dataset.turn);
keepUp(show, deliver);
