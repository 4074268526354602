// What a device keeps while the server does not take it: until the session is back, from whichever page comes next.
import { expect } from "@playwright/test";
import { atHit, rewrite, status, submit, words } from "../support/hit.js";
import { awake, expectAccessible, nextWindow } from "../support/page.js";
import { andGoOn } from "../support/people.js";
import { test } from "../support/workplace.js";

const kept = (page) => page.locator(".kept");

/** Writes without a network and closes the window. */
async function writeAndLeave({ page, context, worker }) {
  await awake(page);
  await context.setOffline(true);
  await words(page).fill(rewrite(worker));
  await expect(status(page)).toContainText("kept on this device");
}

test("after the session has ended the hit leads to the door and back, and nothing is lost", async ({ page, context, workplace }) => {
  const { worker, hit } = await atHit(workplace, page, "rewrite");
  await awake(page);
  await context.clearCookies();
  await words(page).fill(rewrite(worker));
  await expect(status(page)).toContainText("You are signed out.");
  await expectAccessible(page);
  expect(await worker.draft(hit)).toEqual([]);
  await page.getByRole("link", { name: "Sign in and go on" }).click();
  await expect(page.getByText("You will then return to your text")).toBeVisible();
  await worker.enter(page);
  await expect(page).toHaveURL(new RegExp(`/work/assignments/${hit}$`));
  await expect(words(page)).toHaveValue(rewrite(worker));
  await expect.poll(() => worker.draft(hit)).toEqual([rewrite(worker)]);
  await expect(page.getByRole("link", { name: "Sign in and go on" })).toBeHidden();
});

test("a submission after the session has ended is made once somebody has signed in", async ({ page, context, workplace }) => {
  const { worker, hit } = await atHit(workplace, page, "rewrite");
  await awake(page);
  await words(page).fill(rewrite(worker));
  await expect(status(page)).toContainText("Saved");
  await context.clearCookies();
  await submit(page).click();
  await page.getByRole("link", { name: "Sign in and go on" }).click();
  await worker.enter(page);
  await expect.poll(() => worker.done("rewrite")).toBe(1);
  expect(await worker.submitted(hit)).toEqual([rewrite(worker)]);
});

test("what was written without a network is sent from the first page of the worker", async ({ page, context, workplace }) => {
  const { worker, hit } = await atHit(workplace, page, "rewrite");
  await writeAndLeave({ page, context, worker });
  const next = await nextWindow({ page, context }, "/work");
  await expect(kept(next)).toContainText("The answers saved on this device were sent at");
  await expectAccessible(next);
  expect(await worker.draft(hit)).toEqual([rewrite(worker)]);
  await andGoOn(next, () => kept(next).getByRole("link", { name: "Go on" }).click());
  await expect(words(next)).toHaveValue(rewrite(worker));
  // What is stored wakes nothing any more.
  await next.goto("/work");
  await expect(next.locator("html")).not.toHaveAttribute("data-islands");
});

test("a submission that waited is made from the first page of the worker", async ({ page, context, workplace }) => {
  const { worker, hit } = await atHit(workplace, page, "rewrite");
  await writeAndLeave({ page, context, worker });
  await submit(page).click();
  await expect(status(page)).toContainText("submitted as soon as the network is back");
  const next = await nextWindow({ page, context }, `/work/${worker.study}`);
  await expect(kept(next)).toContainText("The answers saved on this device have been submitted.");
  expect(await worker.submitted(hit)).toEqual([rewrite(worker)]);
  expect(await worker.done("rewrite")).toBe(1);
});

test("what one person left on a device is neither shown to another nor lost", async ({ page, context, workplace }) => {
  const { worker, hit } = await atHit(workplace, page, "rewrite");
  await writeAndLeave({ page, context, worker });
  await context.clearCookies();
  const next = await nextWindow({ page, context }, "/signin");
  const other = await workplace.hire();
  await Promise.all([next.waitForResponse(/\/fn\/work\/draft/), other.signIn(next)]);
  await expect(kept(next)).toBeHidden();
  expect(await worker.draft(hit)).toEqual([]);
  await context.clearCookies();
  await worker.signIn(next);
  await expect(kept(next)).toContainText("were sent at");
  expect(await worker.draft(hit)).toEqual([rewrite(worker)]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form whose session has ended is back, filled in, after signing in", async ({ page, context, workplace }) => {
    const { worker, hit } = await atHit(workplace, page, "rewrite");
    await words(page).fill(rewrite(worker));
    await context.clearCookies();
    await submit(page).click();
    await expect(page).toHaveURL(/\/signin/);
    await worker.enter(page);
    await expect(page.getByRole("alert")).toContainText("please send it once more");
    await expect(words(page)).toHaveValue(rewrite(worker));
    await andGoOn(page, () => submit(page).click());
    expect(await worker.submitted(hit)).toEqual([rewrite(worker)]);
  });
});
