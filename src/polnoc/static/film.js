// The highlights of a game to share, made in this browser alone: a film where the browser can record one, and
// instead or as well a picture of a few moments below each other.

import { beatsAfter, stop } from "./autoplay.js";
import { isOn } from "./sound.js";
import { render } from "./synth.js";

const WIDE = 1280;
const HIGH = 720;
const CAPTION = 120; // the height of the words under the board
const MOMENTS = 14;
const PICTURES = 5;
const EACH = 2000;
const LAST = 3500;
const FORMATS = ["video/webm;codecs=vp9,opus", "video/webm;codecs=vp8,opus", "video/webm", "video/mp4"];

// How much each kind of beat is worth seeing again; other kinds are no highlights.
const WORTH = { win: 9, lose: 9, death: 6, reveal: 5, card: 3, hit: 3, round: 2, night: 2, day: 2, roll: 1 };

const dialog = document.getElementById("film");
const state = document.getElementById("film-state");
const result = document.getElementById("film-result");
const maker = document.getElementById("make-film");

// The board at every beat ------------------------------------------------------------

// What mattered in the whole game, from its first step on.
async function allBeats() {
  const beats = [];
  for (let from = 0; from !== null;) {
    const page = await beatsAfter(from, true);
    beats.push(...page.beats);
    from = page.next;
  }
  return beats;
}

// The board as the page of the first step shows it: a page that nobody sees, changed from beat to beat.
async function firstPage() {
  const answer = await fetch(`${maker.dataset.replay}/0${location.search}`, { headers: { Accept: "text/html" } });
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

function change(page, parts) {
  for (const [id, markup] of Object.entries(parts ?? {})) {
    const old = page.getElementById(id);
    if (!old) continue;
    const shell = page.createElement("div");
    shell.innerHTML = old.closest("svg") ? `<svg>${markup}</svg>` : markup;
    old.replaceWith(old.closest("svg") ? shell.firstElementChild.firstElementChild : shell.firstElementChild);
  }
}

function wordsOf({ lines }) {
  const shell = document.createElement("template");
  shell.innerHTML = (lines ?? []).join("");
  return [...shell.content.children].map((line) => line.textContent.trim()).join(" ");
}

// The best moments in their order, at most this many: each a kind, words, and the board as a picture.
async function momentsOf(most) {
  const beats = await allBeats();
  const worth = (beat) => (wordsOf(beat) ? WORTH[beat.kind] ?? 0 : 0);
  const best = beats.filter(worth).reverse().sort((one, two) => worth(two) - worth(one)).slice(0, most);
  const page = await firstPage();
  const found = [];
  for (const beat of beats) {
    change(page, beat.put);
    if (best.includes(beat)) found.push({ kind: beat.kind, words: wordsOf(beat), board: await pictureOf(page) });
  }
  return found;
}

// A board as a picture ----------------------------------------------------------------

const NS = "http://www.w3.org/2000/svg";

function styles() {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules.map(({ cssText }) => cssText).join("\n");
}

// The boxes of the board's sheets on this page: one around all, and one for each.
function placesOfSheets() {
  const sheets = [...document.querySelectorAll(".board .sheet")];
  const boxes = sheets.map((sheet) => [sheet.id, sheet.getBoundingClientRect()]).filter(([, { width }]) => width);
  const left = Math.min(...boxes.map(([, box]) => box.left));
  const top = Math.min(...boxes.map(([, box]) => box.top));
  const width = Math.max(...boxes.map(([, box]) => box.right)) - left;
  const height = Math.max(...boxes.map(([, box]) => box.bottom)) - top;
  return { width, height, places: boxes.map(([id, box]) => [id, box.left - left, box.top - top, box.width, box.height]) };
}

// One drawing with the shapes, the sheets and the styles of the page in it: a picture cannot load any of them.
function drawingOf(page) {
  const { width, height, places } = placesOfSheets();
  const all = document.createElementNS(NS, "svg");
  const theme = document.documentElement.dataset.theme;
  const style = document.createElementNS(NS, "style");
  style.textContent = styles();
  all.append(style, ...[...document.querySelectorAll(".shapes > *")].map((shape) => shape.cloneNode(true)));
  for (const [id, x, y, wide, high] of places) {
    const sheet = page.getElementById(id)?.cloneNode(true);
    if (!sheet) continue;
    for (const [name, value] of Object.entries({ x, y, width: wide, height: high })) sheet.setAttribute(name, value);
    const group = document.createElementNS(NS, "g");
    group.setAttribute("class", document.getElementById(id).parentElement.className);
    group.append(sheet);
    all.append(group);
  }
  all.setAttribute("viewBox", `0 0 ${width} ${height}`);
  all.setAttribute("width", width * 2);
  all.setAttribute("height", height * 2);
  if (theme) all.setAttribute("data-theme", theme);
  return new XMLSerializer().serializeToString(all);
}

async function pictureOf(page) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawingOf(page))}`;
  await image.decode();
  return image;
}

// Drawing on a canvas -------------------------------------------------------------------

const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
const STORY = "700 32px Georgia, 'Liberation Serif', serif";

// Words in as many lines as they need, at most two.
function linesOf(context, words, width) {
  const lines = [""];
  for (const word of words.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (context.measureText(longer).width <= width || !lines.at(-1)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.length > 2 ? [lines[0], `${lines[1]}…`] : lines;
}

// One moment on a canvas, from `top` on; `near` is how far the camera has come closer, from 0 to 1.
function paint(context, { board, words, kind }, near = 0, top = 0) {
  const room = HIGH - CAPTION;
  const scale = Math.min((WIDE - 40) / board.width, (room - 24) / board.height) * (1 + 0.04 * near);
  const [width, height] = [board.width * scale, board.height * scale];
  context.fillStyle = colour("--ground");
  context.fillRect(0, top, WIDE, HIGH);
  context.save();
  context.beginPath();
  context.rect(0, top, WIDE, room);
  context.clip();
  context.drawImage(board, (WIDE - width) / 2, top + (room - height) / 2, width, height);
  context.restore();
  context.fillStyle = colour(["death", "hit", "lose"].includes(kind) ? "--danger" : "--text");
  context.font = STORY;
  context.textAlign = "center";
  const lines = linesOf(context, words, WIDE - 80);
  lines.forEach((line, nth) => context.fillText(line, WIDE / 2, top + room + (lines.length > 1 ? 44 : 66) + 40 * nth));
}

function canvasOf(height) {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = height;
  return canvas;
}

// The picture: a few moments below each other.
async function picture() {
  const moments = await momentsOf(PICTURES);
  const canvas = canvasOf(HIGH * Math.max(moments.length, 1));
  moments.forEach((moment, nth) => paint(canvas.getContext("2d"), moment, 0, nth * HIGH));
  return new Promise((done) => { canvas.toBlob(done, "image/png"); });
}

// The film ---------------------------------------------------------------------------

const format = () => FORMATS.find((one) => globalThis.MediaRecorder?.isTypeSupported(one));
export const canFilm = () => Boolean(format() && HTMLCanvasElement.prototype.captureStream);

const frame = () => new Promise(requestAnimationFrame);

// The sounds of a moment go into the film, if the reader has sound on.
function soundtrack(stream) {
  if (!isOn()) return () => {};
  const context = new AudioContext();
  const out = context.createMediaStreamDestination();
  for (const track of out.stream.getAudioTracks()) stream.addTrack(track);
  return (kind) => render(context, out, kind, maker.dataset.game);
}

async function film() {
  const moments = await momentsOf(MOMENTS);
  const canvas = canvasOf(HIGH);
  const context = canvas.getContext("2d", { alpha: false });
  const stream = canvas.captureStream(30);
  const sound = soundtrack(stream);
  const recorder = new MediaRecorder(stream, { mimeType: format(), videoBitsPerSecond: 4_000_000 });
  const pieces = [];
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  const recorded = new Promise((done) => { recorder.onstop = done; });
  recorder.start(1000);
  for (const [nth, moment] of moments.entries()) {
    tell(`${nth + 1} / ${moments.length}`);
    sound(moment.kind);
    await hold(context, moment, Number(maker.dataset.each) || (nth === moments.length - 1 ? LAST : EACH));
  }
  recorder.stop();
  await recorded;
  return new Blob(pieces, { type: recorder.mimeType });
}

// Show a moment in the film for its time; the camera comes a little closer.
async function hold(context, moment, time) {
  const begun = performance.now();
  for (let gone = 0; gone < time; gone = performance.now() - begun) {
    if (!dialog.open) throw new Error("nobody waits for it any more");
    paint(context, moment, gone / time);
    await frame();
  }
}

// Requesting one ------------------------------------------------------------------------

function tell(text) { state.textContent = text; }

function shown(blob) {
  const isFilm = blob.type.startsWith("video");
  const address = URL.createObjectURL(blob);
  const view = document.createElement(isFilm ? "video" : "img");
  view.src = address;
  if (isFilm) view.controls = true;
  else view.alt = maker.dataset.said;
  const keep = document.createElement("a");
  const kind = isFilm ? blob.type.split(";")[0].split("/")[1] : "png";
  keep.className = "button button-main";
  keep.href = address;
  keep.download = `${maker.dataset.game}.${kind}`;
  keep.textContent = maker.dataset.keep;
  result.replaceChildren(view, keep, ...sharing(blob, keep.download));
  keep.focus();
}

function sharing(blob, name) {
  const files = [new File([blob], name, { type: blob.type })];
  if (!navigator.canShare?.({ files })) return [];
  const button = document.createElement("button");
  button.className = "button";
  button.type = "button";
  button.textContent = maker.dataset.share;
  button.addEventListener("click", () => navigator.share({ files }).catch(() => {}));
  return [button];
}

async function make(way) {
  stop();
  result.replaceChildren();
  dialog.showModal();
  tell(maker.dataset.making);
  try {
    shown(await way());
    tell("");
  } catch {
    tell(maker.dataset.failed);
  }
}

maker.addEventListener("click", () => make(film));
maker.hidden = !canFilm();
document.getElementById("make-picture").addEventListener("click", () => make(picture));
