// At the end of a game its result is kept in this browser, and new feats are shown.

import { added, keep, results, summary } from "./results.js";

function keepResult() {
  const told = document.getElementById("kept");
  if (!told || told.dataset.seen) return;
  told.dataset.seen = "yes";
  const fresh = { ...JSON.parse(told.dataset.result), at: new Date().toISOString() };
  const feats = JSON.parse(told.dataset.feats);
  const before = results();
  const after = added(before, fresh);
  if (after === before) return;
  keep(after);
  const ours = (list) => summary(list.filter(({ game }) => game === fresh.game), feats).feats;
  const known = new Set(ours(before));
  const news = new Set(ours(after).filter((id) => !known.has(id)));
  for (const line of [...told.children]) if (!news.has(line.dataset.feat)) line.remove();
  told.hidden = !news.size;
}

new MutationObserver(keepResult).observe(document.querySelector(".hand"), { childList: true, subtree: true });
keepResult();
