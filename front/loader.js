// Wakes the islands of a page; a page without islands fetches nothing more than this file.
// `{js}` and `{wasm}` are filled in by `cargo xtask front` with names that carry a hash.
const js = "./{js}";
const wasm = new URL("./{wasm}", import.meta.url);

async function start() {
  const response = fetch(wasm);
  const front = await import(js);
  await front.default({ module_or_path: response });
  front.wake();
  root.dataset.islands = "awake";
}

// What this device kept of a hit and the server has not acknowledged. The island that sends it from the worker's pages
// is woken only where there is something to send.
const waits = () => {
  try {
    const kept = Object.keys(localStorage).filter((name) => name.startsWith(`${own}.outbox.`));
    return kept.map((name) => JSON.parse(localStorage[name])).some(({ changed, submit }) => changed.length > 0 || submit !== null);
  } catch {
    return false;
  }
};
const isNeeded = (island) => !island.matches(".kept") || waits();

if ([...document.querySelectorAll("[data-island]")].some(isNeeded)) {
  // Without its islands a page works as it does without scripts.
  start().catch((error) => {
    delete root.dataset.js;
    console.error(error);
  });
}
