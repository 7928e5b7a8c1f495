// Deadlines: how long somebody may still take, counted down, or when that is in the reader's own time.
// The server names the moment (data-due) and its own time when the page was made (data-now).

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const language = document.documentElement.lang;
const inWords = new Intl.DateTimeFormat(language, { weekday: "short", hour: "2-digit", minute: "2-digit" });
const made = Number(document.querySelector("[data-now]")?.dataset.now) || Date.now();
const ahead = Date.now() - made;

function two(number) { return String(number).padStart(2, "0"); }

// Minutes and seconds in the last hour; before that, the time of day.
export function said(due, now = Date.now() - ahead) {
  const left = due - now;
  if (left >= HOUR) return inWords.format(new Date(due + ahead));
  const seconds = Math.ceil(Math.abs(left) / SECOND);
  return `${left < 0 ? "−" : ""}${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

function count() {
  for (const shown of document.querySelectorAll("time[data-due]")) {
    const due = Number(shown.dataset.due);
    const text = said(due);
    if (shown.textContent !== text) shown.textContent = text;
    shown.classList.toggle("is-late", due < Date.now() - ahead);
  }
}

setInterval(count, SECOND / 2);
new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
count();
