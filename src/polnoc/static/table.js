// The live table. Parts that changed come over one socket and replace the old
// ones, lines of the log and the talk are added; answers are posted as forms.
// Without this file the page still works: forms post, the server answers with
// the whole page.

const table = document.getElementById("table");
let have = table.dataset.have;
let delay = 500;

// Putting what changed ------------------------------------------------------------

// A piece of the board stays the same element, so that it glides to its new place.
function mend(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) old.setAttribute(name, value);
  old.replaceChildren(...fresh.childNodes);
}

function put(id, markup) {
  const old = document.getElementById(id);
  if (!old) return;
  const shell = document.createElement("template");
  const inSvg = old.namespaceURI === "http://www.w3.org/2000/svg" && old.tagName !== "svg";
  shell.innerHTML = inSvg ? `<svg>${markup}</svg>` : markup;
  const fresh = inSvg ? shell.content.firstElementChild.firstElementChild : shell.content.firstElementChild;
  if (inSvg) { mend(old, fresh); return; }
  if (old.tagName === "DETAILS" && old.open) fresh.open = true;
  const focus = document.activeElement && old.contains(document.activeElement) ? document.activeElement : null;
  const again = focus && (focus.dataset.action || focus.value);
  old.replaceWith(fresh);
  if (again) (fresh.querySelector(`[data-action="${again}"], [value="${again}"]`) || fresh).focus?.();
}

// Lines of a roll, the newest on top.
function roll(id, lines, anew) {
  const list = document.getElementById(id);
  if (!list) return;
  if (anew) list.replaceChildren();
  for (const line of lines) list.insertAdjacentHTML("afterbegin", line);
}

function show(news) {
  if (news.go) { location.assign(news.go); return; }
  have = news.mark || have;
  for (const [id, markup] of Object.entries(news.put || {})) put(id, markup);
  for (const [id, lines] of Object.entries(news.all || {})) roll(id, lines, true);
  for (const [id, lines] of Object.entries(news.add || {})) roll(id, lines, false);
  if (news.turn) turn(news.turn);
}

function turn(whose) {
  table.dataset.turn = whose;
  const mine = whose === "mine";
  document.title = (mine ? `● ${table.dataset.mine} – ` : "") + document.title.replace(/^● .*? – /, "");
  document.getElementById("icon").href = mine ? "/static/favicon-turn.svg" : "/static/favicon.svg";
}

// The socket ------------------------------------------------------------------------

function listen() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}${table.dataset.live}&have=${have}`);
  socket.onopen = () => { delay = 500; delete table.dataset.offline; };
  socket.onmessage = (message) => show(JSON.parse(message.data));
  socket.onclose = () => {
    table.dataset.offline = "yes";
    setTimeout(listen, delay * (0.5 + Math.random()));
    delay = Math.min(delay * 2, 8000);
  };
}

// Answers ---------------------------------------------------------------------------

// One answer at a time: a second click waits for what came of the first.
async function post(form, action) {
  if (table.dataset.busy) return;
  table.dataset.busy = "yes";
  try {
    const body = new URLSearchParams(new FormData(form));
    if (action) body.set("action", action);
    const headers = { Accept: "application/json" };
    const reply = await fetch(form.getAttribute("action"), { method: "POST", body, headers });
    const told = await reply.json();
    if (told.problem) say(told.problem);
    else if (table.dataset.offline) location.reload();
    else if (form.matches(".say")) form.reset();
  } catch {
    say(table.dataset.failed);
  } finally {
    delete table.dataset.busy;
  }
}

function say(problem) {
  const line = document.querySelector("#prompt .prompt-line");
  if (line) line.textContent = problem;
}

// A costly answer is asked for twice: the first press turns the button into the question.
function isSure(button) {
  if (!button.dataset.confirm || button.classList.contains("is-asking")) return true;
  for (const other of document.querySelectorAll(".is-asking")) calm(other);
  button.dataset.said = button.textContent;
  button.textContent = button.dataset.confirm;
  button.classList.add("is-asking");
  button.focus();
  return false;
}

function calm(button) {
  button.textContent = button.dataset.said;
  button.classList.remove("is-asking");
}

function answer(action) {
  const form = document.getElementById("actions");
  const button = form.querySelector(`button[value="${action}"]`);
  if (!button || isSure(button)) post(form, action);
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.matches("#actions")) {
    event.preventDefault();
    answer(event.submitter?.value || "");
  } else if (form.matches("#undo form[action$='/undo'], #request form, form.say, form.notes-form")) {
    event.preventDefault();
    post(form, "");
  }
});

function choose(target) {
  const piece = target.closest?.("[data-action]");
  if (piece) answer(piece.dataset.action);
}

document.addEventListener("click", (event) => { choose(event.target); });
document.addEventListener("keydown", (event) => {
  if ((event.key === "Enter" || event.key === " ") && event.target.matches?.("[data-action]")) {
    event.preventDefault();
    choose(event.target);
  }
  if (event.key === "Escape") for (const button of document.querySelectorAll(".is-asking")) calm(button);
});

listen();
