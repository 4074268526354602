// After Submit the next hit takes the place of the page, without loading it.
import { expect } from "@playwright/test";
import { atHit, rewrite, status, submit, words } from "../support/hit.js";
import { awake, complaints, expectAccessible } from "../support/page.js";
import { andGoOn } from "../support/people.js";
import { test } from "../support/workplace.js";

const named = (page) => new URL(page.url()).pathname.split("/").pop();

test("the next hit is there at once, says what was earned, and works like the first", async ({ page, workplace }) => {
  const found = complaints(page);
  const { worker, hit } = await atHit(workplace, page, "rewrite");
  await awake(page);
  await page.evaluate(() => (window.kept = true));
  await words(page).fill(`${rewrite(worker)} 1`);
  await andGoOn(page, () => submit(page).click());
  expect(named(page)).not.toBe(hit);
  await expect(status(page)).toHaveText(/^Previous text sent, \+0\.\d\d\sUSD$/);
  await expect(page.getByRole("main")).toBeFocused();
  await expectAccessible(page);

  // What is written now belongs to this hit, and is saved once.
  const second = named(page);
  const drafts = [];
  page.on("request", (request) => request.url().endsWith("/fn/work/draft") && drafts.push(request.postDataJSON().assignment));
  await words(page).pressSequentially(`${rewrite(worker)} 2`);
  await expect(status(page)).toHaveText(/^Saved \d\d:\d\d:\d\d$/);
  expect(await worker.draft(second)).toEqual([`${rewrite(worker)} 2`]);
  expect(new Set(drafts)).toEqual(new Set([second]));
  await andGoOn(page, () => submit(page).click());
  expect(await page.evaluate(() => window.kept)).toBe(true);
  expect(await worker.done("rewrite")).toBe(2);
  expect(await worker.submitted(hit)).toEqual([`${rewrite(worker)} 1`]);
  expect(await worker.submitted(second)).toEqual([`${rewrite(worker)} 2`]);

  // Going back loads what the address stands for.
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(second));
  await expect(page.getByText("Submitted. Thank you.")).toBeVisible();
  expect(found).toEqual([]);
});

test("keys answer each hit once, and the page after the last one is the study's", async ({ page, workplace }) => {
  const { worker } = await atHit(workplace, page, "comparison");
  await awake(page);
  for (let n = 0; page.url().includes("/assignments/"); n += 1) {
    expect(n).toBeLessThan(20);
    // Three questions: a key answers the one that is next.
    for (let answered = 1; answered <= 3; answered += 1) {
      await page.keyboard.press("a");
      await expect(page.locator("[data-hit] input:checked")).toHaveCount(answered);
    }
    await andGoOn(page, () => submit(page).click());
    expect(await worker.done("comparison")).toBe(n + 1);
  }
  await expect(page).toHaveURL(/\/work\/[0-9a-f-]+\?submitted=[0-9a-f-]+$/);
});

test("a hit that is not sent stays, and goes on once the network is back", async ({ page, context, workplace }) => {
  const { worker, hit } = await atHit(workplace, page, "rewrite");
  await awake(page);
  await words(page).fill(rewrite(worker));
  await expect(status(page)).toHaveText(/^Saved/);
  await context.setOffline(true);
  await submit(page).click();
  await expect(status(page)).toContainText("Offline");
  expect(named(page)).toBe(hit);
  const before = page.url();
  await context.setOffline(false);
  await page.waitForURL((address) => address.href !== before, { timeout: 15_000 });
  expect(await worker.submitted(hit)).toEqual([rewrite(worker)]);
});

test("a request that is lost once is sent again, and nothing is forgotten", async ({ page, workplace }) => {
  const { worker, hit } = await atHit(workplace, page, "rewrite");
  await awake(page);
  let lost = 0;
  await page.route("**/fn/work/{draft,submit}", (route) => ((lost += 1) % 2 ? route.abort("connectionreset") : route.continue()));
  await words(page).fill(rewrite(worker));
  await expect(status(page)).toContainText("Offline");
  await expect(status(page)).toHaveText(/^Saved/, { timeout: 15_000 });
  const before = page.url();
  await submit(page).click();
  await expect(status(page)).toContainText("Offline");
  await page.waitForURL((address) => address.href !== before, { timeout: 15_000 });
  expect(await worker.submitted(hit)).toEqual([rewrite(worker)]);
});

const LOSSES = {
  "is lost": (route) => route.abort("connectionreset"),
  "a proxy replaces": (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
};
for (const [how, lose] of Object.entries(LOSSES)) {
  test(`a reply that ${how} is asked for again, and the hit is submitted once`, async ({ page, workplace }) => {
    const { worker, hit } = await atHit(workplace, page, "rewrite");
    await awake(page);
    let sent = 0;
    await page.route("**/fn/work/submit", async (route) => {
      sent += 1;
      if (sent > 1) return route.continue();
      await route.fetch();
      return lose(route);
    });
    const before = page.url();
    await words(page).fill(rewrite(worker));
    await submit(page).click();
    await page.waitForURL((address) => address.href !== before, { timeout: 15_000 });
    expect(sent).toBe(2);
    // On to the next one, and not to what another window has sent.
    expect(named(page)).not.toBe(hit);
    expect(await worker.done("rewrite")).toBe(1);
    expect(await worker.submitted(hit)).toEqual([rewrite(worker)]);
  });
}

test("back and forward show what the address stands for", async ({ page, workplace }) => {
  const { worker, hit } = await atHit(workplace, page, "rewrite");
  await awake(page);
  const hits = [hit];
  for (const n of [1, 2]) {
    await words(page).fill(`${rewrite(worker)} ${n}`);
    await andGoOn(page, () => submit(page).click());
    hits.push(named(page));
  }
  const over = page.getByText("Submitted. Thank you.");
  const shows = async (nth, isOver) => {
    await expect(page).toHaveURL(new RegExp(hits[nth]));
    await expect(isOver ? over : words(page)).toBeVisible();
  };
  await page.goBack();
  await shows(1, true);
  await page.goBack();
  await shows(0, true);
  await page.goForward();
  await shows(1, true);
  await page.goForward();
  await shows(2, false);
  await expect(words(page)).toHaveValue("");
});

test("a slow double click submits one hit", async ({ page, workplace }) => {
  const { worker } = await atHit(workplace, page, "rewrite");
  await awake(page);
  await words(page).fill(rewrite(worker));
  // The second click comes as soon as the next hit is there.
  await page.evaluate(() => {
    document.addEventListener("concord:shown", () => document.querySelector("[data-submit] button").click());
  });
  await andGoOn(page, () => submit(page).click());
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator("[data-flags]")).toBeHidden();
  expect(await worker.done("rewrite")).toBe(1);
});

test("the link past the header does not load the page again", async ({ page, workplace }) => {
  const { worker } = await atHit(workplace, page, "rewrite");
  await awake(page);
  await page.goto(`/work/${worker.study}`);
  await page.evaluate(() => (window.kept = true));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#content$/);
  expect(await page.evaluate(() => window.kept)).toBe(true);
});
