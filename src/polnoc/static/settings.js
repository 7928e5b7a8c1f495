// How somebody wants to watch and hear: the pace of the show, sound and its volume, set in a dialog and kept in this
// browser. Sound is offered once, at the first click on a table.

import { paceNow, setPace } from "./pace.js";
import { finish } from "./show.js";
import { isOn, setVolume, switchSound, volumeNow, wasAsked } from "./sound.js";

const dialog = document.getElementById("settings");
const tool = document.getElementById("sound");
const heard = document.getElementById("sound-on");
const volume = document.getElementById("volume");
const offer = document.getElementById("sound-offer");

function show() {
  for (const choice of dialog.querySelectorAll("[name=pace]")) choice.checked = choice.value === paceNow();
  heard.checked = isOn();
  volume.value = volumeNow();
  tool?.setAttribute("aria-pressed", String(isOn()));
}

function choose(on) {
  switchSound(on);
  offer.hidden = true;
  show();
}

dialog.addEventListener("change", ({ target }) => {
  if (target.name === "pace") setPace(target.value);
  if (target.value === "instant") finish();
  if (target === heard) choose(heard.checked);
});
volume.addEventListener("input", () => setVolume(volume.valueAsNumber));
document.getElementById("pace").addEventListener("click", () => { show(); dialog.showModal(); });
tool?.addEventListener("click", () => choose(!isOn()));

for (const button of offer.querySelectorAll("button")) {
  button.addEventListener("click", () => choose(button.value === "yes"));
}
if (!wasAsked()) {
  document.addEventListener("click", () => { offer.hidden = wasAsked(); }, { once: true });
}
show();
