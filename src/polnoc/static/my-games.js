// My games: what this browser has kept of them, counted and shown.

import { counts, erase, results, summary } from "./results.js";

const shelf = document.getElementById("shelf");
const LATEST = 20;

function show() {
  const kept = results();
  for (const section of shelf.querySelectorAll("[data-game]")) {
    const own = kept.filter(({ game }) => game === section.dataset.game);
    section.hidden = !own.length;
    fill(section, own);
  }
  document.getElementById("empty").hidden = kept.length > 0;
  shelf.hidden = false;
}

function fill(section, own) {
  const found = summary(own, JSON.parse(section.dataset.feats));
  for (const total of section.querySelectorAll("[data-total]")) total.textContent = found[total.dataset.total] ?? "–";
  for (const table of section.querySelectorAll("[data-group]")) {
    const rows = found.groups[table.dataset.group] || {};
    for (const row of table.querySelectorAll("[data-value]")) {
      const { played, won } = rows[row.dataset.value] || { played: 0, won: 0 };
      row.hidden = !played;
      const [, first, second] = row.children;
      first.textContent = played;
      second.textContent = won;
    }
  }
  for (const feat of section.querySelectorAll("[data-feat]")) {
    const done = found.feats.includes(feat.dataset.feat);
    feat.classList.toggle("is-done", done);
    const said = feat.querySelector("[data-done]");
    said.textContent = done ? said.dataset.done : said.dataset.open;
  }
  const all = section.querySelectorAll("[data-feat]").length;
  section.querySelector("[data-feat-count]").textContent = `${found.feats.length}/${all}`;
  section.querySelector("[data-games]").replaceChildren(...own.slice(-LATEST).reverse().map((one) => line(section, one)));
}

// A game in one line; it leads to its film, which is there as long as the table is.
function line(section, one) {
  const said = Object.entries(one.groups).map(([group, value]) => {
    const row = section.querySelector(`[data-group="${CSS.escape(group)}"] [data-value="${CSS.escape(value)}"] th`);
    return row ? row.textContent : value;
  });
  const link = document.createElement("a");
  link.href = `/t/${encodeURIComponent(one.id)}/film`;
  link.textContent = [one.won ? section.dataset.won : section.dataset.lost, ...said].join(" · ");
  const when = document.createElement("small");
  when.textContent = `${(one.at || "").slice(0, 10)}${counts(one) ? "" : " ↶"}`;
  const item = document.createElement("li");
  item.className = one.won ? "is-won" : "";
  item.append(link, " ", when);
  return item;
}

document.getElementById("export").addEventListener("click", () => {
  const link = document.createElement("a");
  const url = URL.createObjectURL(new Blob([JSON.stringify(results(), null, 1)], { type: "application/json" }));
  link.href = url;
  link.download = "polnoc-games.json";
  link.click();
  URL.revokeObjectURL(url);
});

document.getElementById("erase").addEventListener("click", ({ currentTarget }) => {
  if (!confirm(currentTarget.dataset.sure)) return;
  erase();
  show();
  const said = document.getElementById("said");
  said.textContent = said.dataset.erased;
});

show();
