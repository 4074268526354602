// One hit in two windows, or on two devices.
import { expect } from "@playwright/test";
import { atHit, rewrite, status, submit, words } from "../support/hit.js";
import { awake } from "../support/page.js";
import { andGoOn } from "../support/people.js";
import { test } from "../support/workplace.js";

/** The page says that another window has sent its hit, and shows the text that is stored. */
async function expectStored(page, text) {
  await expect(page.getByText("This text was already sent from another window. It counts once.")).toBeVisible();
  await expect(page.locator("[data-stored]").getByText(text, { exact: true })).toBeVisible();
  await expect(words(page)).toHaveCount(0);
}

/** A rewrite that is begun and saved in one window, and open in a second one. */
async function inTwoWindows(workplace, page, context) {
  const { worker, hit } = await atHit(workplace, page, "rewrite");
  await awake(page);
  const text = `${rewrite(worker)} 1`;
  await words(page).fill(text);
  await expect(status(page)).toHaveText(/^Saved \d\d:\d\d:\d\d$/);
  const second = await context.newPage();
  await second.goto(page.url());
  await awake(second);
  await expect(words(second)).toHaveValue(text);
  return { worker, hit, second, text };
}

/** Signs in on another device, and saves a text for the hit at this address. */
async function writeOnAnotherDevice(browser, { baseURL, worker, url, text }) {
  const device = await browser.newContext({ baseURL });
  const other = await device.newPage();
  await worker.signIn(other);
  await other.goto(url);
  await awake(other);
  await words(other).fill(text);
  await expect(status(other)).toHaveText(/^Saved/);
  await device.close();
}

const named = (page) => new URL(page.url()).pathname.split("/").pop();

test("a window whose hit another window has sent shows what is stored", async ({ page, context, workplace }) => {
  const { worker, hit, second, text } = await inTwoWindows(workplace, page, context);
  await andGoOn(page, () => submit(page).click());
  // A different text here is not stored, and the page says what is.
  await words(second).fill(`${rewrite(worker)} 2`);
  await andGoOn(second, () => submit(second).click());
  await expectStored(second, text);
  expect(await worker.done("rewrite")).toBe(1);
  expect(await worker.submitted(hit)).toEqual([text]);
});

test("a window that comes to the front learns that another one has sent its hit", async ({ page, context, workplace }) => {
  const { hit, second, text } = await inTwoWindows(workplace, page, context);
  await andGoOn(second, () => submit(second).click());
  await andGoOn(page, () => page.evaluate(() => dispatchEvent(new Event("focus"))));
  await expectStored(page, text);
  await andGoOn(page, () => page.getByRole("button", { name: "Next one" }).click());
  expect(named(page)).toBe(named(second));
  expect(named(page)).not.toBe(hit);
});

test("what is written in another window is here at once, and is what Submit sends", async ({ page, context, workplace }) => {
  const { worker, hit, second } = await inTwoWindows(workplace, page, context);
  const newer = `${rewrite(worker)} 2`;
  await words(second).fill(newer);
  await expect(words(page)).toHaveValue(newer);
  await expect(page.locator("[data-chars]")).toHaveText(new RegExp(`^${newer.length} of`));
  await expect(status(page)).toContainText("1 answer changed in another window is shown here now");
  await expect(status(second)).toHaveText(/^Saved \d\d:\d\d:\d\d$/);
  await andGoOn(page, () => submit(page).click());
  expect(await worker.submitted(hit)).toEqual([newer]);
});

test("what is typed in one window is never undone by another one that only shows it", { tag: "@data" }, async ({ page, context, workplace }) => {
  const { worker, hit, second } = await inTwoWindows(workplace, page, context);
  const typed = `${rewrite(worker)} and what follows is typed key by key`;
  await words(page).fill("");
  await words(page).pressSequentially(typed, { delay: 120 });
  await expect(status(page)).toHaveText(/^Saved \d\d:\d\d:\d\d/);
  // Longer than the other window takes to send what waits.
  await page.waitForTimeout(11_000);
  await expect(words(page)).toHaveValue(typed);
  await expect(words(second)).toHaveValue(typed);
  await andGoOn(page, () => submit(page).click());
  expect(await worker.submitted(hit)).toEqual([typed]);
});

test("Submit in a window whose hit another one has sent says so", async ({ page, context, workplace }) => {
  const { worker, second, text } = await inTwoWindows(workplace, page, context);
  await andGoOn(page, () => submit(page).click());
  await andGoOn(second, () => submit(second).click());
  await expectStored(second, text);
  expect(await worker.done("rewrite")).toBe(1);
});

test("who goes on writing while another device's text is read can still submit", async ({ page, browser, baseURL, workplace }) => {
  const { worker, hit } = await atHit(workplace, page, "rewrite");
  await awake(page);
  await words(page).fill(`${rewrite(worker)} 1`);
  await expect(status(page)).toHaveText(/^Saved/);
  await writeOnAnotherDevice(browser, { baseURL, worker, url: page.url(), text: `${rewrite(worker)} 2` });

  // The answer about the other draft takes longer than a pause in typing.
  await page.route("**/fn/work/drafted", async (route) => {
    await page.waitForTimeout(1_500);
    await route.continue();
  });
  const read = page.waitForRequest("**/fn/work/drafted");
  await words(page).fill(`${rewrite(worker)} 3`);
  await read;
  await words(page).fill(`${rewrite(worker)} 4`);
  await expect(status(page)).toContainText("the newer version, from this window, is kept", { timeout: 10_000 });
  await page.waitForTimeout(2_000);
  await andGoOn(page, () => submit(page).click());
  expect(await worker.submitted(hit)).toEqual([`${rewrite(worker)} 4`]);
});

test("Submit says so when another device has saved another text, and the worker decides", async ({ page, browser, baseURL, workplace }) => {
  const { worker, hit } = await atHit(workplace, page, "rewrite");
  await awake(page);
  const [own, theirs] = [`${rewrite(worker)} 1`, `${rewrite(worker)} 2`];
  await words(page).fill(own);
  await expect(status(page)).toHaveText(/^Saved/);
  await writeOnAnotherDevice(browser, { baseURL, worker, url: page.url(), text: theirs });

  await submit(page).click();
  await expect(page.locator("[data-flag-list]")).toContainText(theirs);
  expect(await worker.submitted(hit)).toEqual([]);
  await andGoOn(page, () => page.getByRole("button", { name: "Submit anyway" }).click());
  expect(await worker.submitted(hit)).toEqual([own]);
});
