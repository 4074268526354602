// Opens a page with cookies and says what it sent and when its first control could be used:
// node visit.mjs URL 'name=value; name=value' SELECTOR. `cargo xtask bench rivals` calls it.

import { chromium } from '@playwright/test';

const [url, cookies, control] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: process.env.CONCORD_CHROMIUM, args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
await context.addCookies(
  cookies.split('; ').filter(Boolean).map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: new URL(url).origin };
  }),
);
const page = await context.newPage();
const network = await context.newCDPSession(page);
await network.send('Network.enable');
const kinds = new Map();
const seen = { requests: 0, bytes: 0, script_bytes: 0, usable: null };
network.on('Network.responseReceived', (event) => kinds.set(event.requestId, event.type));
network.on('Network.loadingFinished', (event) => {
  seen.requests += 1;
  seen.bytes += event.encodedDataLength;
  if (kinds.get(event.requestId) === 'Script') seen.script_bytes += event.encodedDataLength;
});
const begin = performance.now();
await page.goto(url, { waitUntil: 'commit' });
try {
  await page.locator(control).first().waitFor({ state: 'attached', timeout: 60_000 });
  seen.usable = performance.now() - begin;
} catch {
  // It never came; the table says so.
}
await page.waitForLoadState('load');
await page.waitForTimeout(3_000);
console.log(JSON.stringify(seen));
await browser.close();
