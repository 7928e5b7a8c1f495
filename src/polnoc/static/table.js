// The live table. Parts that changed come over one socket and replace the old
// ones, lines of the log and the chat are added; answers go up the same socket.
// Without JavaScript the page still works: forms post, the server answers with
// the whole page.

import { forget, showAtOnce } from "./answers.js";
import { tellInBackground } from "./browser-notice.js";
import "./copy.js";
import { layPaths } from "./keys.js";
import { go, keepUp } from "./live.js";
import { flag } from "./marks.js";
import { light, putOutAll } from "./offers.js";
import { deliver } from "./outbox.js";
import { isTyping, notify, still, table, takeFocus } from "./page.js";
import { addLines, onMade, put } from "./parts.js";
import "./role-card.js";
import "./settings.js";
import { adapt, finish, play } from "./show.js";
import { sound } from "./sound.js";
import { endStory } from "./story.js";
import { settle } from "./tips.js";

const isNarrow = matchMedia("(max-width: 43.99rem)");

// What changes ---------------------------------------------------------------------

const AT_ONCE = ["talk-lines", "seat-lines"]; // what people say does not wait for the show
let stale = 0; // waiting messages that bring another question

function show(news) {
  if (news.put || news.beats || news.go) endStory();
  if (news.go) { leave(news); return; }
  table.dataset.have = news.mark || table.dataset.have;
  if (news.all) finish(); // after an undo, do not show what was undone
  for (const id of AT_ONCE) if (news.add?.[id]) added(id, addLines(id, news.add[id]));
  if (news.beats) unmark();
  if (news.put?.actions) turnStale();
  play(news.beats ?? [], () => settleOn(news));
}

// At one screen the last answer is shown before the next player is called.
function leave({ beats = [], go: where }) {
  if (beats.length) turnStale();
  play(beats, () => go(where));
}

// The question on the page is answered: nothing of it can be chosen while the show goes on.
function turnStale() {
  stale += 1;
  table.dataset.stale = "yes";
  for (const choice of document.querySelectorAll("#actions button")) choice.setAttribute("aria-disabled", "true");
  forget();
  putOutAll();
}

// Apply the state after what was shown.
function settleOn(news) {
  const before = table.dataset.turn;
  if (news.put?.actions && --stale === 0) delete table.dataset.stale;
  for (const [id, markup] of Object.entries(news.put ?? {})) put(id, markup);
  for (const [id, lines] of Object.entries(news.all ?? {})) addLines(id, lines, true);
  added("log-lines", addLines("log-lines", news.add?.["log-lines"] ?? []));
  if (news.put) { relight(); bringUp(); }
  if (news.turn) turn(news.turn, before);
}

function relight() {
  if (!stale) light();
  flag();
  layPaths();
  showAtOnce();
}

adapt({
  onBeat: ({ lines, put: parts }) => {
    added("log-lines", addLines("log-lines", lines ?? []));
    if (parts) { relight(); bringUp(); }
  },
});

// New dice and offers may be out of view: scroll them into view.
let onStage = stageNow();

function stageNow() {
  return document.querySelector(".sheets-board > .sheet:has(> .is-on)");
}

function bringUp() {
  const before = onStage;
  onStage = stageNow();
  if (onStage && onStage !== before) onStage.scrollIntoView({ block: isNarrow.matches ? "start" : "nearest" });
}

function added(id, lines) {
  const fold = document.getElementById(id)?.closest("details");
  if (fold && !fold.open && lines.length) fold.classList.add("has-news");
  if (fold?.id === "talk" && !fold.open && lines.length) notify(lines.at(-1).textContent);
  // Who has come or left: the line without its time.
  if (id === "seat-lines") notify(lines.at(-1).lastChild.textContent.trim());
  if (id === "log-lines") for (const line of lines) line.classList.add("is-new");
}

// New lines of the log are marked until the reader has had a turn.
function unmark() {
  const isSeen = table.dataset.turn === "mine" || !table.dataset.why;
  if (!isSeen || table.dataset.show) return;
  for (const line of document.querySelectorAll("#log-lines .is-new")) line.classList.remove("is-new");
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
  if (whose === "over" && document.activeElement.closest(".asked, .telling")) takeFocus(document.getElementById("end"));
  if (mine) sound("turn");
  if (mine) tellInBackground(table.dataset.mine, document.title.replace(/^● .*? – /, ""));
  if (mine && !isTyping()) {
    const behavior = still.matches ? "auto" : "smooth";
    document.getElementById("prompt").scrollIntoView({ block: "nearest", behavior });
  }
}

document.documentElement.dataset.script = "yes";
onMade(settle);
light();
flag();
layPaths();
turn(table.dataset.turn, table.dataset.turn);
keepUp(show, deliver);
