// The live table: parts that changed come over one socket and replace the old
// ones; answers are posted as forms. Without this file the page still works:
// forms post, the server answers with the whole page.

const table = document.getElementById("table");
let version = Number(table.dataset.version);
let delay = 500;

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
  const focus = document.activeElement && old.contains(document.activeElement) ? document.activeElement : null;
  const again = focus && (focus.dataset.action || focus.value);
  old.replaceWith(fresh);
  if (again) (fresh.querySelector(`[data-action="${again}"], [value="${again}"]`) || fresh).focus?.();
}

function show(news) {
  if (news.go) { location.assign(news.go); return; }
  version = news.version;
  for (const [id, markup] of Object.entries(news.put || {})) put(id, markup);
  if (news.turn) {
    table.dataset.turn = news.turn;
    const mine = news.turn === "mine";
    document.title = (mine ? `● ${table.dataset.mine} – ` : "") + document.title.replace(/^● .*? – /, "");
    document.getElementById("icon").href = mine ? "/static/favicon-turn.svg" : "/static/favicon.svg";
  }
}

function listen() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}${table.dataset.live}&have=${version}`);
  socket.onopen = () => { delay = 500; delete table.dataset.offline; };
  socket.onmessage = (message) => show(JSON.parse(message.data));
  socket.onclose = () => {
    table.dataset.offline = "yes";
    setTimeout(listen, delay * (0.5 + Math.random()));
    delay = Math.min(delay * 2, 8000);
  };
}

// One answer at a time: a second click waits for what came of the first.
async function post(form, action) {
  if (table.dataset.busy) return;
  table.dataset.busy = "yes";
  try {
    const body = new URLSearchParams(new FormData(form));
    if (action) body.set("action", action);
    const headers = { Accept: "application/json" };
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers });
    const news = await answer.json();
    if (news.put || news.go) show(news);
    if (news.problem) say(news.problem);
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

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("#actions, #tools form[action$='/undo']")) return;
  event.preventDefault();
  post(form, event.submitter?.name === "action" ? event.submitter.value : "");
});

function choose(target) {
  const piece = target.closest?.("[data-action]");
  if (!piece) return false;
  post(document.getElementById("actions"), piece.dataset.action);
  return true;
}

document.addEventListener("click", (event) => { choose(event.target); });
document.addEventListener("keydown", (event) => {
  if ((event.key === "Enter" || event.key === " ") && event.target.matches?.("[data-action]")) {
    event.preventDefault();
    choose(event.target);
  }
});

listen();
