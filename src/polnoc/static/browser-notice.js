// Tells somebody whose page is in the background that it is their turn, if they switched that on (/notices).

const KEPT = "browser-notices";

export const canTell = "Notification" in globalThis;
export const isOn = () => canTell && Notification.permission === "granted" && localStorage.getItem(KEPT) === "on";

// Only ever called by a click: browsers ask for permission here.
export async function switchOn() {
  if ((await Notification.requestPermission()) === "granted") localStorage.setItem(KEPT, "on");
}

export const switchOff = () => localStorage.removeItem(KEPT);

// The notice says no more than the title of the page: whoever looks over a shoulder learns nothing else.
export function tellInBackground(title, body) {
  if (!document.hidden || !isOn()) return;
  try {
    const told = new Notification(title, { body, tag: location.pathname, icon: "/static/favicon.svg" });
    told.onclick = () => { window.focus(); told.close(); };
  } catch {
    // Phones allow it only from a worker, which push uses.
  }
}
