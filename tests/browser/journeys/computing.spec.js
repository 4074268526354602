// Results that take longer than a page waits: the page says how far they are and becomes the results, with and without scripts.
import { expect, test } from "@playwright/test";
import { openExample, PASSWORD } from "../support/example.js";

let example;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  example = await openExample({ CONCORD_REPORT_WAIT_MS: "0" });
  await example.simulate();
});
test.afterAll(() => example?.close());

/** A manager's window. */
async function manager(browser, options = {}) {
  const page = await (await browser.newContext({ baseURL: example.url, ...options })).newPage();
  await page.goto("/signin");
  await page.getByLabel("E-mail address").fill("manager@example.org");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/studies/);
  return page;
}

/** Opens results that nobody has computed yet: the progress first, then the heading of the results. */
async function becomes(page, path, heading) {
  const response = await page.goto(`/studies/${example.study}/${path}`);
  expect(response.status()).toBe(202);
  expect(await response.text()).toContain("data-computing");
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible({ timeout: 60_000 });
  await expect(page.locator("[data-computing]")).toHaveCount(0);
}

test("with scripts the progress becomes the results", { tag: "@data" }, async ({ browser }) => {
  const page = await manager(browser);
  await becomes(page, "agreement", "Inter-annotator agreement");
  // Another window has them at once.
  const again = await page.goto(`/studies/${example.study}/agreement`);
  expect(again.status()).toBe(200);
});

test("without scripts it does too", { tag: "@data" }, async ({ browser }) => {
  const page = await manager(browser, { javaScriptEnabled: false });
  await becomes(page, "metrics", /./);
});

test("leaving the page does not stop the computation", { tag: "@data" }, async ({ browser }) => {
  const page = await manager(browser);
  await page.goto(`/studies/${example.study}/rewrites`);
  await page.goto(`/studies/${example.study}/members`);
  const there = async () => (await page.request.get(`/studies/${example.study}/rewrites`)).status();
  await expect.poll(there, { timeout: 60_000 }).toBe(200);
});
