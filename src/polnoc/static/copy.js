// Copying an invitation.

import { notify, table } from "./page.js";

document.addEventListener("click", async ({ target }) => {
  const button = target.closest?.("[data-copy]");
  if (!button) return;
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
    notify(table.dataset.copied);
  } catch { // not allowed here: mark the link, so that it can be copied by hand
    getSelection().selectAllChildren(button.parentElement.querySelector("a"));
  }
});
