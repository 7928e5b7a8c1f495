// A board laid by hand: two places that are chosen one after the other are
// swapped. The layout is written into one field; the server says whether the
// rules allow it, here and once more when the table is made.

const builder = document.getElementById("builder");
const field = builder.querySelector("input[name=lots]");
const canvas = builder.querySelector(".canvas");
const told = builder.querySelector(".pointed-at");
const store = builder.querySelector(".tiles");
const width = Number(store.dataset.width);
const pictures = new Map([...store.querySelectorAll("[data-tile]")].map((tile) => [tile.dataset.tile, tile]));
const lots = [...Array(width * width).keys()].map(makeLot);

let picked = null; // the place chosen first
let asked = 0; // the number of the latest question to the server

// Places ----------------------------------------------------------------------------

function makeLot(number) {
  const lot = document.createElement("button");
  lot.type = "button";
  lot.className = "lot";
  lot.dataset.lot = number;
  lot.tabIndex = -1;
  canvas.append(lot);
  return lot;
}

const tileOn = (lot) => lot.querySelector("[data-tile]");

function lay(lot, tile) {
  lot.replaceChildren(...(tile ? [tile] : []));
  lot.classList.toggle("is-free", !tile);
  const number = Number(lot.dataset.lot);
  const where = builder.dataset.place
    .replace("ROW", Math.floor(number / width) + 1)
    .replace("COLUMN", (number % width) + 1);
  lot.setAttribute("aria-label", `${where}: ${tile?.dataset.name || builder.dataset.free}`);
}

// Rows such as `7 2 14/20 11 17` lie in the middle of the canvas, as the rules put them there.
function layAll(rows) {
  const grid = rows.split("/").map((row) => row.split(" ").filter(Boolean));
  const top = Math.floor((width - grid.length) / 2);
  const left = Math.floor((width - Math.max(...grid.map((row) => row.length))) / 2);
  lots.forEach((lot, number) => {
    const word = grid[Math.floor(number / width) - top]?.[(number % width) - left];
    lay(lot, pictures.get(word));
  });
}

function written() {
  const words = lots.map((lot) => tileOn(lot)?.dataset.tile || ".");
  return [...Array(width).keys()].map((row) => words.slice(row * width, (row + 1) * width).join(" ")).join("/");
}

// Choosing --------------------------------------------------------------------------

function pick(lot) {
  picked?.setAttribute("aria-pressed", "false");
  picked = lot;
  picked?.setAttribute("aria-pressed", "true");
  tell(picked);
}

// Under the board: the name of a place, for those who cannot read the small letters.
function tell(lot) {
  const where = lot?.getAttribute("aria-label") || "";
  told.textContent = where && lot === picked ? builder.dataset.picked.replace("PLACE", where) : where;
}

for (const kind of ["pointerover", "focusin"]) {
  canvas.addEventListener(kind, ({ target }) => { if (!picked) tell(target.closest(".lot")); });
}

function swap(one, other) {
  const [first, second] = [tileOn(one), tileOn(other)];
  lay(one, second);
  lay(other, first);
  pick(null);
  field.value = written();
  judge("");
}

function choose(lot) {
  if (!picked) pick(lot);
  else if (picked === lot) pick(null);
  else swap(picked, lot);
}

canvas.addEventListener("click", ({ target }) => {
  const lot = target.closest(".lot");
  if (!lot) return;
  reach(lot);
  choose(lot);
});

// Tab reaches one place of the canvas, arrows the others.
function reach(lot) {
  for (const other of lots) other.tabIndex = other === lot ? 0 : -1;
  lot.focus();
}

const ways = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

canvas.addEventListener("keydown", (event) => {
  if (event.key === "Escape") pick(null);
  const way = ways[event.key];
  if (!way) return;
  event.preventDefault();
  const number = Number(document.activeElement.dataset.lot);
  const [row, column] = [Math.floor(number / width) + way[0], (number % width) + way[1]];
  if (row >= 0 && row < width && column >= 0 && column < width) reach(lots[row * width + column]);
});

// Dragging with a mouse; a finger taps twice, so that it can still scroll the page.
let held = null;

canvas.addEventListener("pointerdown", (event) => {
  held = event.pointerType === "touch" ? null : event.target.closest(".lot");
});

addEventListener("pointerup", ({ clientX, clientY }) => {
  const from = held;
  held = null;
  const to = document.elementFromPoint(clientX, clientY)?.closest(".lot");
  canvas.classList.remove("is-dragging");
  if (from && to && from !== to && tileOn(from)) swap(from, to);
});

canvas.addEventListener("pointermove", ({ target }) => {
  const over = target.closest(".lot");
  if (held && over !== held && tileOn(held)) { canvas.classList.add("is-dragging"); pick(held); }
});

// The server ------------------------------------------------------------------------

// Ask whether the board is allowed; `how` names a layout to load first.
async function judge(how) {
  const number = asked += 1;
  const body = new URLSearchParams({ lots: field.value, lay: how });
  try {
    const reply = await fetch(builder.dataset.check, { method: "POST", body, headers: { Accept: "application/json" } });
    const { rows, verdict } = await reply.json();
    if (number !== asked) return;
    document.getElementById("verdict").outerHTML = verdict;
    if (how) { field.value = rows; layAll(rows); }
  } catch { /* it is checked when the table is made */ }
}

builder.addEventListener("click", (event) => {
  const button = event.target.closest("[name=lay]");
  if (!button) return;
  event.preventDefault();
  pick(null);
  judge(button.value);
});

document.documentElement.dataset.script = "yes";
builder.querySelector(".lists").remove();
field.disabled = false;
layAll(field.value);
lots[Math.floor(lots.length / 2)].tabIndex = 0;
// The browser may have kept the layout from before a reload.
addEventListener("pageshow", () => { layAll(field.value); judge(""); });
