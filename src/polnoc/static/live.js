// The socket of an open page: changes come down, answers go up. It reconnects by itself after it was cut. The
// page names its address and what it shows: data-live, data-have.

import { speak, table } from "./page.js";

// Close codes: the server restarts; the table is gone for good.
const RESTARTS = [1001, 1012];
const NO_TABLE = 4404;
const SOON = 400;
const LATE = 8000;

const offline = document.createElement("p");
offline.className = "offline";
offline.id = "offline";
offline.hidden = true;
table.prepend(offline);

let onNews = () => {};
let onFound = () => {};
let socket = null;
const replies = new Map(); // by key of an answer: who waits for its result
let delay = SOON;
let again = 0;
let hiddenSince = 0;

function listen() {
  clearTimeout(again);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const opened = new WebSocket(`${scheme}://${location.host}${table.dataset.live}&have=${table.dataset.have}`);
  socket = opened;
  opened.onopen = connected;
  opened.onmessage = (message) => hear(JSON.parse(message.data));
  opened.onclose = ({ code }) => {
    for (const reply of replies.values()) reply(false);
    if (socket === opened) lost(code);
  };
}

function hear({ replies: told = [], ...news }) {
  for (const { key, done } of told) replies.get(key)?.(done);
  if (Object.keys(news).length) onNews(news);
}

// Send an answer, an object with its key; resolves to whether the table has taken it. If not, or if nothing comes
// back in time, it can be posted: with the same key it counts once.
export function say(answer, patience) {
  if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(false);
  socket.send(JSON.stringify(answer));
  return new Promise((resolve) => {
    const reply = (done) => {
      clearTimeout(late);
      replies.delete(answer.key);
      resolve(done);
    };
    const late = setTimeout(reply, patience, false);
    replies.set(answer.key, reply);
  });
}

function connected() {
  delay = SOON;
  delete table.dataset.offline;
  if (!offline.hidden) speak(table.dataset.found);
  offline.hidden = true;
  onFound();
}

// Retry with growing delays and jitter, so that pages do not all come back at once.
function lost(code) {
  table.dataset.offline = code === NO_TABLE ? "gone" : "yes";
  if (code === NO_TABLE) { sayOffline(table.dataset.gone); return; }
  if (!RESTARTS.includes(code)) delay = Math.min(delay * 2, LATE);
  again = setTimeout(listen, delay * (0.5 + Math.random()));
  setTimeout(() => { if (table.dataset.offline) sayOffline(table.dataset.lost); }, 700);
}

function sayOffline(text) {
  if (offline.textContent !== text || offline.hidden) speak(text);
  offline.textContent = text;
  offline.hidden = false;
}

function hangUp() {
  clearTimeout(again);
  const closing = socket;
  socket = null;
  closing?.close();
}

// A socket that has slept for long may be dead unnoticed: a fresh one costs little.
function lookUp() {
  if (document.hidden) hiddenSince = Date.now();
  else if (table.dataset.offline || Date.now() - hiddenSince > 60000) reconnect();
}

function reconnect() {
  if (table.dataset.offline === "gone") return;
  hangUp();
  listen();
}

// Whether the page is being left by a form of its own. The reply to that may hold the link of a
// seat: navigating away in the middle of it would lose the link.
let leaving = false;
addEventListener("submit", (event) => { leaving = !event.defaultPrevented; });
addEventListener("pageshow", () => { leaving = false; });

// Go where the server says, once the forms that this page has posted are answered.
export function go(address) {
  if (leaving) return;
  if (table.dataset.busy || document.querySelector("form[data-busy]")) setTimeout(go, 50, address);
  else location.replace(address);
}

// Show changes as they come, for as long as the page is open; `found` is called whenever the
// connection is up, at first and again.
export function keepUp(show, found = () => {}) {
  onNews = show;
  onFound = found;
  addEventListener("pagehide", hangUp);
  addEventListener("pageshow", ({ persisted }) => { if (persisted) reconnect(); });
  addEventListener("online", () => { if (table.dataset.offline) reconnect(); });
  document.addEventListener("visibilitychange", lookUp);
  listen();
}
