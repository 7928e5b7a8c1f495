// A soft tone when it becomes one's turn, another at the end. Off until it is
// switched on; a browser makes no sound before somebody has touched the page.

import { recall, remember } from "./page.js";

const button = document.getElementById("sound");
let context = null;

function isOn() {
  return button?.getAttribute("aria-pressed") === "true";
}

function turnOn(on) {
  button?.setAttribute("aria-pressed", String(on));
}

function wake() {
  if (isOn()) context ??= new AudioContext();
}

function tone(pitch, after) {
  const start = context.currentTime + after;
  const voice = context.createOscillator();
  const loud = context.createGain();
  voice.frequency.value = pitch;
  loud.gain.setValueAtTime(0, start);
  loud.gain.linearRampToValueAtTime(0.12, start + 0.03);
  loud.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
  voice.connect(loud).connect(context.destination);
  voice.start(start);
  voice.stop(start + 1);
}

function play(...pitches) {
  if (!isOn() || !context) return;
  pitches.forEach((pitch, nth) => tone(pitch, nth * 0.18));
}

export const callToPlay = () => play(587, 880);
export const tollTheEnd = () => play(440, 330, 220);

button?.addEventListener("click", () => {
  turnOn(!isOn());
  remember("sound", isOn() ? "on" : "off");
  wake();
  callToPlay();
});
turnOn(recall("sound") === "on");
document.addEventListener("pointerdown", wake, true);
document.addEventListener("keydown", wake, true);
