// An answer on its way. It is kept in this tab before it is sent, so that neither a lost connection nor a reload
// loses it, and it is retried until the table has replied: on the live socket, or as a form if the socket does
// not take it, since that says why. It has a key: however often it is sent, it counts once.

import { say } from "./live.js";
import { notify, speak, table } from "./page.js";

const SOON = 500;
const LATE = 4000; // somebody is looking at the page and waiting
const PATIENCE = 15000;
const PATIENCE_WITH_SOCKET = 4000;

// Not a refusal: the server was not there, or the rate limit (429) was spent on earlier answers.
const AWAY = [408, 502, 503, 504];
const TOO_FAST = 429;

// Each seat of each table has its own storage key: several people may share a screen.
const form = document.getElementById("actions");
const place = form && `polnoc-answer ${form.getAttribute("action")} ${form.elements.seat.value}`;

const line = document.createElement("p");
line.className = "answer-waits";
line.id = "answer-waits";
line.hidden = true;
form?.before(line);

let kept = place && recallAnswer(); // { where, body, button, late }
let isSending = false;
let delay = SOON;
let again = 0;

function recallAnswer() {
  try { return JSON.parse(sessionStorage.getItem(place)); } catch { return null; }
}

function keepAnswer(answer) {
  kept = answer;
  try {
    if (answer) sessionStorage.setItem(place, JSON.stringify(answer));
    else sessionStorage.removeItem(place);
  } catch { /* this page still has it */ }
}

// Whether another answer has to wait for the result of the last one.
export function isBusy() {
  if (kept?.late) notify(table.dataset.waits);
  return Boolean(table.dataset.busy);
}

// The button, if there is one, is marked while its answer waits.
export function sendAnswer(form, action, button) {
  const body = new URLSearchParams(new FormData(form));
  body.set("action", action);
  keepAnswer({ where: form.getAttribute("action"), body: String(body), button: button && nameOf(button), late: false });
  delay = SOON;
  return deliver();
}

// Send what is kept, if anything is; also as soon as the connection is back.
export async function deliver() {
  if (!kept || isSending) return;
  clearTimeout(again);
  table.dataset.busy = "yes";
  isSending = true;
  const fields = Object.fromEntries(new URLSearchParams(kept.body));
  const told = await say(fields, PATIENCE_WITH_SOCKET) ? {} : await post(kept);
  isSending = false;
  if (told) finish(told);
  else wait();
}

// The table's reply to a posted answer; null if nothing got through.
async function post({ where, body, late }) {
  try {
    const headers = { Accept: "application/json" };
    const signal = AbortSignal.timeout(PATIENCE);
    const reply = await fetch(where, { method: "POST", body: new URLSearchParams(body), headers, signal });
    if (AWAY.includes(reply.status) || (late && reply.status === TOO_FAST)) return null;
    const told = await reply.json().catch(() => null);
    return told || (reply.ok ? null : { problem: table.dataset.failed });
  } catch {
    return null;
  }
}

function wait() {
  if (!kept.late) speak(table.dataset.waits);
  keepAnswer({ ...kept, late: true });
  show();
  delay = Math.min(delay * 2, LATE);
  again = setTimeout(deliver, delay * (0.5 + Math.random()));
}

function finish({ problem }) {
  const { late } = kept;
  keepAnswer(null);
  show();
  delete table.dataset.busy;
  if (problem) notify(late ? `${table.dataset.dropped} ${problem}` : problem);
  else if (table.dataset.offline) location.reload();
}

function show() {
  const waits = Boolean(kept?.late);
  line.textContent = waits ? table.dataset.waits : "";
  line.hidden = !waits;
  for (const button of document.querySelectorAll("#actions button")) {
    button.classList.toggle("is-waiting", waits && isSameQuestion() && nameOf(button) === kept.button);
  }
}

function nameOf({ value, dataset }) {
  return `${value} ${dataset.piece || ""}`;
}

function isSameQuestion() {
  const now = document.querySelector("#actions [name=key]")?.value;
  return new URLSearchParams(kept.body).get("key") === now;
}

if (kept) {
  kept.late = true;
  show();
  deliver();
}
