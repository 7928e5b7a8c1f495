// How a finished game was decided, told in short on its own board: what was hidden, and what decided it, step
// by step. Then the page is restored.

import { calmTime, paceNow } from "./pace.js";
import { notify, table } from "./page.js";
import { put } from "./parts.js";
import { adapt, finish, play } from "./show.js";

const BRISK = 0.7; // at the brisk pace; nothing is squeezed here

let home = null; // while it is told: the page as it was

function begin() {
  const pieces = [...document.querySelectorAll(".sheet > [id]")].map(({ id, outerHTML }) => [id, outerHTML]);
  const page = adapt({
    timeOf: (beat) => calmTime(beat) * (paceNow() === "brisk" ? BRISK : 1),
    isAtOnce: () => document.hidden,
    onBeat: () => {}, // the log has its lines already
    onSkip: endStory,
  });
  home = { pieces, page };
  table.dataset.story = "on";
}

export function endStory() {
  if (!home) return;
  const { pieces, page } = home;
  home = null;
  delete table.dataset.story;
  finish();
  adapt(page);
  for (const [id, markup] of pieces) put(id, markup);
}

async function beatsAfter(address, step) {
  const answer = await fetch(`${address}&from=${step}`, { headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}

// A few moments at a time; while these are shown, the next ones are being fetched.
async function tell(address, coming) {
  try {
    const { beats, next } = await coming;
    if (!home) return;
    const then = next === null ? null : beatsAfter(address, next);
    then?.catch(() => {}); // an error is reported when its turn comes
    play(beats, () => (then ? tell(address, then) : endStory()));
  } catch {
    notify(table.dataset.failed);
    endStory();
  }
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("[data-story]");
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  if (home) return;
  begin();
  tell(link.dataset.story, beatsAfter(link.dataset.story, 0));
});
