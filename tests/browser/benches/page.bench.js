// The page of a hit, with nothing in the browser's cache: what is sent, when the form can be read, when its keys and its
// saving work, how long after Submit the next hit is there, and what the page takes while nobody does anything. On this machine, and as on an old phone.
import { test } from "../support/workplace.js";
import { atHit, submit } from "../support/hit.js";
import { awake } from "../support/page.js";

const RUNS = 7;
/** Milliseconds for which the page is left alone. */
const IDLE = 5_000;
const DEVICES = {
  "this machine": { viewport: { width: 1280, height: 800 } },
  // 1.6 Mbit/s with 150 ms, and a CPU four times slower.
  "old phone": {
    viewport: { width: 360, height: 740 },
    cpu: 4,
    network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
  },
};

/** Notes in each page when the form is there and when its islands are awake, in milliseconds since 1970. */
function watch() {
  const now = () => performance.timeOrigin + performance.now();
  const look = () => {
    const root = document.documentElement;
    const form = document.querySelector("[data-hit]");
    if (!window.formAt && form && form !== window.before) window.formAt = now();
    if (!window.awakeAt && root?.dataset.islands === "awake") window.awakeAt = now();
  };
  new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The share of a core that the page takes while nobody does anything, in per cent. */
async function idle(page, devtools) {
  const taken = async () => (await devtools.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration").value;
  await devtools.send("Performance.enable");
  await page.waitForTimeout(1_000);
  const before = await taken();
  await page.waitForTimeout(IDLE);
  return ((await taken()) - before) / (IDLE / 100_000);
}

/** Opens a hit with an empty cache, answers it and submits it; the figures of both pages. */
async function once(browser, workplace, { viewport, cpu, network }) {
  const context = await browser.newContext({ viewport });
  await context.addInitScript(watch);
  const page = await context.newPage();
  const { hit } = await atHit(workplace, page, "naturalness");
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.clearBrowserCache");
  if (network) await devtools.send("Network.emulateNetworkConditions", network);
  if (cpu) await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  await page.goto(`/work/assignments/${hit}`);
  await awake(page);
  const cold = await page.evaluate(() => {
    const [page] = performance.getEntriesByType("navigation");
    const files = [page, ...performance.getEntriesByType("resource")];
    const paint = performance.getEntriesByName("first-contentful-paint")[0].startTime;
    const size = files.reduce((sum, { transferSize }) => sum + transferSize, 0);
    return { requests: files.length, kilobytes: size / 1_000, readable: paint, awake: window.awakeAt - performance.timeOrigin };
  });
  const busy = await idle(page, devtools);
  await page.locator("[data-hit] input[type=radio]").first().check();
  await page.waitForTimeout(1_000);
  const before = page.url();
  await page.evaluate(() => {
    const clicked = () => {
      sessionStorage.setItem("clicked", performance.timeOrigin + performance.now());
      // The next hit may take the place of this one on this page.
      Object.assign(window, { formAt: undefined, before: document.querySelector("[data-hit]") });
    };
    document.addEventListener("click", clicked, true);
  });
  await submit(page).click();
  await page.waitForURL((address) => address.href !== before);
  const next = await page.waitForFunction(() => window.formAt && window.formAt - Number(sessionStorage.getItem("clicked")));
  const figures = { ...cold, busy, next: await next.jsonValue() };
  await context.close();
  return figures;
}

test("the page of a hit", async ({ browser, workplace }) => {
  const rows = {};
  for (const [device, how] of Object.entries(DEVICES)) {
    const runs = [];
    for (let n = 0; n < RUNS; n += 1) runs.push(await once(browser, workplace, how));
    const middle = (name) => Math.round(median(runs.map((run) => run[name])));
    rows[device] = {
      requests: middle("requests"),
      "KB sent": middle("kilobytes"),
      "readable, ms": middle("readable"),
      "keys and saving, ms": middle("awake"),
      "next hit, ms after Submit": middle("next"),
      "idle, % of a core": Number(median(runs.map((run) => run.busy)).toFixed(2)),
    };
  }
  console.table(rows);
});
