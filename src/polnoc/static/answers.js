// What a person does at the table: answers, undo, hints, chat, and asking
// why a piece cannot be chosen. Everything but answers is posted as forms.

import { isBusy, sendAnswer } from "./outbox.js";
import { notify, point, recall, remember, speak, table } from "./page.js";
import { hurry } from "./show.js";
import { describe, dismiss, say } from "./tips.js";

// Double clicks ---------------------------------------------------------------------

const AT_ONCE = 300; // milliseconds; a later click means what is there now

let meant = null; // what the last click was meant for
let when = -AT_ONCE;

function meaning(target) {
  const thing = target.closest?.("[data-action], button, summary, label, a");
  return thing && (thing.dataset.action || thing.value || thing.id || thing.href || thing.textContent);
}

// The second click of a double click counts only for what the first was meant for: something else may be
// there by then, such as a choice of the next question.
document.addEventListener("click", (event) => {
  const now = meaning(event.target);
  if (event.detail > 1 && event.timeStamp - when < AT_ONCE && now !== meant) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  meant = now;
  when = event.timeStamp;
}, true);

// Posting ---------------------------------------------------------------------------

const headers = { Accept: "application/json" };

// The server's reply to a form; null if it cannot be posted now. A form is posted once at a time.
// `by` is a button outside that posts it to another address.
export async function post(form, changes = {}, by = null) {
  if (form.dataset.busy) return null;
  form.dataset.busy = "yes";
  try {
    const body = new URLSearchParams(new FormData(form));
    for (const [name, value] of Object.entries(changes)) body.set(name, value);
    const where = by?.getAttribute("formaction") ?? form.getAttribute("action");
    const reply = await fetch(where, { method: "POST", body, headers });
    const told = await reply.json();
    if (!told.problem) return told;
    notify(told.problem);
  } catch {
    notify(table.dataset.failed);
  } finally {
    delete form.dataset.busy;
  }
  return null;
}

// One thing at a time: a second click waits for the result of the first.
async function play(form, by) {
  if (isBusy()) return;
  table.dataset.busy = "yes";
  const told = await post(form, {}, by);
  if (told && table.dataset.offline) location.reload();
  delete table.dataset.busy;
}

// Sure? -----------------------------------------------------------------------------

let asking = null; // the button that asks for confirmation, and what was pressed: the button or its piece

// A costly answer is confirmed: the first press asks, the second does it.
function isSure(button, pressed = button) {
  if (!button.dataset.confirm || asking?.button === button) return true;
  calm();
  asking = { button, pressed };
  button.classList.add("is-asking");
  pressed.classList.add("is-asking");
  say(pressed, button.dataset.confirm);
  speak(button.dataset.confirm);
  return false;
}

export function calm() {
  if (!asking) return;
  asking.button.classList.remove("is-asking");
  asking.pressed.classList.remove("is-asking");
  asking = null;
  dismiss();
}

function turnAway({ target }) {
  if (asking && !asking.button.contains(target) && !asking.pressed.contains(target)) calm();
}

document.addEventListener("pointerdown", turnAway);
document.addEventListener("focusin", turnAway);

// Answers ---------------------------------------------------------------------------

// Answer the question; `pressed` is the button of the list or the piece of the board that was pressed.
export function answer(action, pressed) {
  const form = document.getElementById("actions");
  if (table.dataset.stale) { hurry(); return; }
  const button = buttonFor(form, action, pressed);
  if (!button || !isSure(button, pressed)) return;
  calm();
  closeHint();
  const { then } = button.dataset;
  if (!isBusy()) sendAnswer(form, then && isAtOnce() ? `${action}; ${then}` : action, button);
}

// Two buttons can have the same answer, such as a step and the place where the plan ends with it.
function buttonFor(form, action, pressed) {
  const same = [...form.querySelectorAll(`button[value="${CSS.escape(action)}"]`)];
  return same.find((button) => button === pressed || button.dataset.piece === pressed?.id) || same[0];
}

// Whether a choice that could be thought over, such as where to go, is sent at once.
function isAtOnce() {
  return recall("at-once") === "yes";
}

export function showAtOnce() {
  const switched = document.getElementById("at-once");
  if (switched) switched.checked = isAtOnce();
}

document.addEventListener("change", ({ target }) => {
  if (target.id === "at-once") remember("at-once", target.checked ? "yes" : "no");
});
showAtOnce();

// The question has changed: confirmations of the old one are void.
export function forget() {
  calm();
  closeHint();
}

// A choice is shown as a button and often as a piece: pointing at one shows the other.
function meet({ target }) {
  const one = target.closest?.("#actions button, [data-action]");
  const action = one && (one.dataset.action ?? one.value);
  const faces = action ? `#actions [value="${CSS.escape(action)}"], [data-action="${CSS.escape(action)}"]` : "";
  const met = faces ? [...document.querySelectorAll(faces)] : [];
  // What several answers at once are about, such as all places of a way, is shown as well.
  const shows = met.flatMap((thing) => thing.dataset.shows?.split(" ") || []);
  point([...met, ...shows.map((id) => document.getElementById(id))], "met");
}

document.addEventListener("pointerover", meet);
document.addEventListener("focusin", (event) => { if (event.target.matches(":focus-visible")) meet(event); });

// Hints -----------------------------------------------------------------------------

const NS = "http://www.w3.org/2000/svg";
const panel = document.getElementById("hint");
const [follow, close] = panel.querySelectorAll("button");
let hinted = "";
let marks = [];

async function askForHint(form, by) {
  const before = form.elements.token.value;
  openHint({ say: [table.dataset.thinking], action: "", then: [], piece: "", marks: [] });
  const told = await post(form, {}, by);
  const now = document.querySelector("#actions [name=token]")?.value;
  if (told && now === before) openHint(told);
  else closeHint();
}

function openHint(told) {
  const lines = told.say.map((sentence) => {
    const line = document.createElement("p");
    line.textContent = sentence;
    return line;
  });
  hinted = [told.action, ...told.then].join("; ");
  follow.hidden = !told.action;
  panel.hidden = false;
  panel.querySelector(".hint-says").replaceChildren(...lines);
  panel.scrollIntoView({ block: "nearest" });
  point([document.getElementById(told.piece)], "hint");
  unmark();
  marks = told.marks.map(drawMark).filter(Boolean);
}

// What a hint writes on the board: the places of a plan by number, or how likely something is where. It is
// drawn over everything else on the sheet of the piece.
function drawMark({ piece, label }) {
  const thing = document.getElementById(piece);
  if (!(thing instanceof SVGGraphicsElement)) return null;
  const sheet = thing.ownerSVGElement;
  const { x, y, width, height } = thing.getBBox();
  const at = new DOMPoint(x + width / 2, y + height / 2)
    .matrixTransform(sheet.getScreenCTM().inverse().multiply(thing.getScreenCTM()));
  const size = Math.min(width, height) / 4;
  const wide = size * (0.9 + 0.55 * label.length);
  const plate = drawn("rect", { x: -wide / 2, y: -size * 0.75, width: wide, height: size * 1.5, rx: size / 2 });
  const text = drawn("text", { "font-size": size, dy: size * 0.36 });
  text.textContent = label;
  // Screen readers skip it: the sentences of the hint say the same.
  const mark = drawn("g", { class: "hint-mark", "aria-hidden": "true", transform: `translate(${at.x} ${at.y})` });
  mark.append(plate, text);
  sheet.append(mark);
  return mark;
}

function drawn(name, attributes) {
  const shape = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value);
  return shape;
}

function unmark() {
  for (const mark of marks) mark.remove();
  marks = [];
}

export function closeHint() {
  panel.hidden = true;
  unmark();
  point([], "hint");
}

follow.addEventListener("click", () => {
  const action = hinted;
  closeHint();
  const form = document.getElementById("actions");
  if (!isBusy()) sendAnswer(form, action, buttonFor(form, action));
});
close.addEventListener("click", closeHint);

// Why not ---------------------------------------------------------------------------

async function why(piece) {
  const told = table.dataset.why ? await askWhy(piece.id) : {};
  const said = told.say || describe(piece);
  if (!said) return;
  say(piece, said, told.rule ? linkToRule(told) : null);
  speak(told.id ? `${said} ${table.dataset.rule} ${told.id}` : said);
}

async function askWhy(piece) {
  const { seat } = document.getElementById("actions").elements;
  const body = new URLSearchParams({ seat: seat.value, piece });
  try {
    const reply = await fetch(table.dataset.why, { method: "POST", body, headers });
    return await reply.json();
  } catch {
    return {};
  }
}

function linkToRule({ rule, id }) {
  const link = document.createElement("a");
  link.href = rule;
  link.textContent = `${table.dataset.rule} ${id}`;
  return link;
}

// The piece that a press here means: one with words, or a whole sheet without such pieces.
function pieceAt(target) {
  const labelled = target.closest?.(".sheet [role=img][id], .sheet [data-action]");
  if (labelled) return labelled;
  const sheet = target.closest?.(".sheet");
  return sheet?.querySelector("[role=img][id], [data-action]") ? null : target.closest?.(".sheet [id]");
}

export function choose(target) {
  const piece = pieceAt(target);
  if (!piece) return false;
  if (piece.dataset.action) answer(piece.dataset.action, piece);
  else why(piece);
  return true;
}

document.addEventListener("click", (event) => { choose(event.target); });

// Forms -----------------------------------------------------------------------------

async function talk(form) {
  if (!await post(form)) return;
  form.elements.text.value = "";
  form.elements.text.focus();
}

async function keep(form) {
  if (!await post(form)) return;
  const button = form.querySelector("button");
  button.dataset.said ??= button.textContent;
  button.textContent = table.dataset.kept;
  setTimeout(() => { button.textContent = button.dataset.said; }, 2000);
  speak(table.dataset.kept);
}

const forms = [
  ["#request form, #prompt form, #people :is([action$='/stand-in'], [action$='/return'], [action$='/resign'])", play],
  ["form.say", talk],
  ["form.notes-form", keep],
  ["form.mark-form", (form) => post(form)],
];

document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (form.matches("#actions")) {
    event.preventDefault();
    const tool = submitter?.getAttribute("formaction");
    if (!tool) { answer(submitter?.value || "", submitter); return; }
    calm();
    (tool.endsWith("/hint") ? askForHint : play)(form, submitter);
    return;
  }
  if (submitter && !isSure(submitter)) { event.preventDefault(); return; }
  const [, act] = forms.find(([which]) => form.matches(which)) || [];
  if (!act) return;
  event.preventDefault();
  calm();
  act(form);
});

document.addEventListener("change", (event) => {
  if (event.target.matches(".notes-form textarea")) event.target.form.requestSubmit();
});
