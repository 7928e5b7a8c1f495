// Results that browsers of earlier versions kept themselves: shown, and put into the form that uploads them.

const KEY = "polnoc-results";
const local = document.getElementById("local");

// A browser that remembers nothing, or remembers something else, has no results.
function results() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) || "[]");
    return Array.isArray(kept) ? kept.filter((one) => one && one.id && one.groups && one.figures) : [];
  } catch { return []; }
}

// A game in one line; it leads to its table, which is there as long as the server keeps it.
function line(one) {
  const link = document.createElement("a");
  link.href = `/t/${encodeURIComponent(one.id)}`;
  link.textContent = one.won ? local.dataset.won : local.dataset.lost;
  const when = document.createElement("small");
  when.textContent = (one.at || "").slice(0, 10);
  const item = document.createElement("li");
  item.append(link, " ", when);
  return item;
}

// Once the server has them, this browser need not keep them too. What the server refuses, it says on a page.
async function add(event) {
  event.preventDefault();
  const form = event.currentTarget;
  const reply = await fetch(form.action, {
    method: "POST", body: new FormData(form), headers: { accept: "application/json" },
  }).catch(() => null);
  if (!reply?.ok) { form.submit(); return; }
  localStorage.removeItem(KEY);
  location.reload();
}

const kept = results();
if (kept.length) {
  document.getElementById("local-games").replaceChildren(...kept.reverse().map(line));
  document.getElementById("local-file").value = JSON.stringify(kept);
  local.hidden = false;
  local.querySelector("form").addEventListener("submit", add);
}
