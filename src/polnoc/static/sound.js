// What is heard at the table: off until it is switched on, and never needed, since the log has it in words.
// Browsers make no sound before somebody has clicked on the page.

import { recall, remember, table } from "./page.js";
import { render } from "./synth.js";

const GAME = table.dataset.game ?? "";
const USUAL_VOLUME = 60;
const SAME = 90; // milliseconds within which a sound is not started again

let on = recall("sound") === "on";
let volume = Number(recall("volume") ?? USUAL_VOLUME);
let context = null;
let master = null;
const begun = new Map(); // when each sound was heard last

export const isOn = () => on;
export const volumeNow = () => volume;
export const wasAsked = () => recall("sound") !== null;

// Only from a click: browsers allow no sound before one.
function wake() {
  if (!on) return;
  if (!context) {
    context = new AudioContext();
    master = context.createGain();
    master.connect(context.destination);
    setLoudness();
  }
  if (context.state === "suspended") context.resume();
}

function setLoudness() {
  if (master) master.gain.value = (volume / 100) ** 2;
}

export function switchSound(wanted) {
  on = wanted;
  remember("sound", on ? "on" : "off");
  if (!on) context?.suspend?.();
  wake();
  sound("round");
}

export function setVolume(wanted) {
  volume = wanted;
  remember("volume", String(wanted));
  setLoudness();
}

// Play the sound of a kind of beat, or `turn`. Somebody close to death hears the heart too.
export function sound(name) {
  if (!on || !context || document.hidden) return;
  const now = performance.now();
  if (now - (begun.get(name) ?? -SAME) < SAME) return;
  begun.set(name, now);
  render(context, master, name, GAME);
  const isWeak = ["turn", "hit"].includes(name) && document.querySelector("#health.is-low");
  if (isWeak) render(context, master, "heartbeat", GAME, context.currentTime + 0.5);
}

document.addEventListener("pointerdown", wake, true);
document.addEventListener("keydown", wake, true);
