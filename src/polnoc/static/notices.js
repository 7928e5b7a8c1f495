// Notices that this browser itself shows: while a page is open, and by push while none is.

import { canTell, isOn, switchOff, switchOn } from "./browser-notice.js";

const $ = (id) => document.getElementById(id);

// While a page is open --------------------------------------------------------------

function showBrowser() {
  const button = $("browser-switch");
  const state = $("browser-state");
  const blocked = canTell && Notification.permission === "denied";
  button.hidden = !canTell || blocked;
  button.textContent = isOn() ? button.dataset.on : button.dataset.off;
  state.textContent = !canTell ? state.dataset.none : blocked ? state.dataset.blocked
    : isOn() ? state.dataset.on : state.dataset.off;
}

$("browser-switch").addEventListener("click", async () => {
  if (isOn()) switchOff();
  else await switchOn();
  showBrowser();
});
showBrowser();

// Push ------------------------------------------------------------------------------

const push = $("push-switch");
const canPush = "serviceWorker" in navigator && "PushManager" in globalThis;

const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

async function subscription() {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return worker?.pushManager.getSubscription();
}

async function post(fields) {
  const body = new URLSearchParams({ kind: "push", ...fields });
  const answer = await fetch("/notices", { method: "POST", body, headers: { accept: "application/json" } });
  if (!answer.ok) throw new Error((await answer.json()).problem);
}

async function showPush() {
  const on = await subscription();
  push.hidden = false;
  push.textContent = on ? push.dataset.on : push.dataset.off;
}

async function switchPush() {
  const on = await subscription();
  if (on) {
    await post({ do: "off", address: on.endpoint });
    await on.unsubscribe();
  } else {
    if ((await Notification.requestPermission()) !== "granted") return;
    const { pushManager } = await navigator.serviceWorker.ready;
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(push.dataset.key) });
    await post({ do: "on", address: made.endpoint });
  }
  location.assign("/notices#push");
  location.reload();
}

if (push && canPush) {
  showPush();
  push.addEventListener("click", () => switchPush().catch((problem) => {
    $("push-state").textContent = problem.message;
  }));
} else if (push) {
  $("push-state").textContent = $("push-state").dataset.none;
}
