// Registers the worker that shows what it has when there is no connection. Browsers allow one to pages over
// https, and to those of this very machine.

navigator.serviceWorker?.register("/worker.js", { updateViaCache: "none" }).catch(() => {});
