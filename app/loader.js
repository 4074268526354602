// Wakes the islands of a page; a page without islands fetches nothing more than this file.
// `{js}` and `{wasm}` are filled in by `cargo xtask front` with names that carry a hash.
const js = "/pkg/{js}";
const wasm = "/pkg/{wasm}";

// An island is found by the name of its component. The number behind it is a hash of its source as
// one compiler prints it, and server and front may be built by two compilers.
const bare = (name) => name.replace(/_\d+$/, "");

async function wake(node, islands, onWake) {
  if (node.localName === "leptos-children") {
    onWake = node.$$on_hydrate;
  } else if (node.localName === "leptos-island") {
    onWake?.();
    await islands.get(bare(node.dataset.component))?.(node);
  }
  for (const child of node.children) {
    await wake(child, islands, onWake);
  }
}

async function start() {
  const response = fetch(wasm);
  const front = await import(js);
  await front.default({ module_or_path: response });
  front.hydrate();
  const islands = new Map(Object.entries(front).map(([name, island]) => [bare(name), island]));
  await wake(document.body, islands);
  root.dataset.islands = "awake";
}

// What this device kept of a hit and the server has not acknowledged. The island that sends it from the worker's pages
// is woken only where there is something to send.
const waits = () => {
  try {
    const kept = Object.keys(localStorage).filter((name) => name.startsWith("concord.outbox."));
    return kept.map((name) => JSON.parse(localStorage[name])).some(({ changed, submit }) => changed.length > 0 || submit !== null);
  } catch {
    return false;
  }
};
const isNeeded = (island) => bare(island.dataset.component) !== "Kept" || waits();

if ([...document.querySelectorAll("leptos-island")].some(isNeeded)) {
  // Without its islands a page works as it does without scripts.
  start().catch((error) => {
    delete root.dataset.js;
    console.error(error);
  });
}
