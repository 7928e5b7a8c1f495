// Results of finished games, kept in this browser and nowhere else.
// They are counted as in polnoc/records/results.py.

const KEY = "polnoc-results";
const MOST = 2000;

// A browser that remembers nothing, or remembers something else, has no results.
export function results() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) || "[]");
    return Array.isArray(kept) ? kept.filter((one) => one && one.id && one.groups && one.figures) : [];
  } catch { return []; }
}

export function keep(list) {
  try { localStorage.setItem(KEY, JSON.stringify(list.slice(-MOST))); } catch { /* it is not kept */ }
}

export function erase() {
  try { localStorage.removeItem(KEY); } catch { /* there was nothing */ }
}

export const counts = (one) => !one.foreseen && !one.known;

// With a new result; one that is there already is not added again.
export function added(list, fresh) {
  if (list.some(({ id }) => id === fresh.id)) return list;
  const known = fresh.known || list.some(({ commitment }) => commitment === fresh.commitment);
  return [...list, { ...fresh, known }];
}

export function summary(list, feats) {
  const found = { played: 0, won: 0, marked: 0, streak: 0, longest: 0, quickest: null, groups: {}, feats: [] };
  for (const one of list) count(found, one);
  const clean = list.filter((one) => counts(one) && one.won);
  const done = new Set(clean.flatMap((one) => one.feats));
  for (const { id, group, games } of feats.series) {
    const reached = group ? new Set(clean.map((one) => one.groups[group])).size : found.longest;
    if (reached >= games) done.add(id);
  }
  found.feats = [...feats.single, ...feats.series.map(({ id }) => id)].filter((id) => done.has(id));
  return found;
}

function count(found, one) {
  found.played += 1;
  found.won += one.won ? 1 : 0;
  for (const [group, value] of Object.entries(one.groups)) {
    const row = ((found.groups[group] ||= {})[value] ||= { played: 0, won: 0 });
    row.played += 1;
    row.won += one.won ? 1 : 0;
  }
  if (!counts(one)) { found.marked += 1; return; }
  found.streak = one.won ? found.streak + 1 : 0;
  found.longest = Math.max(found.longest, found.streak);
  if (!one.won) return;
  const [length] = Object.values(one.figures);
  found.quickest = found.quickest === null ? length : Math.min(found.quickest, length);
}
