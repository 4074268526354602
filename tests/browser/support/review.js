// The reviewer's page: reading, grading and deciding.
import { expect } from "@playwright/test";
import { awake } from "./page.js";

/** A rewrite is shown as it reads; its changes are behind a line, and no two words run together in them. */
export async function expectCleanFirst(card, rewrites) {
  const rewrite = await card.locator(".text-sample").nth(1).innerText();
  expect(rewrites).toContain(rewrite.trim());
  await expect(card.locator("ins").first()).toBeHidden();
  await card.getByText("Show changes").click();
  await expect(card.locator("ins").first()).toBeVisible();
  const touching = await card.locator(".diff").evaluate((diff) =>
    [...diff.querySelectorAll("del")]
      .filter(({ nextSibling }) => nextSibling?.nodeName === "INS")
      .some((del) => !/\s$/.test(del.textContent) && !/^\s/.test(del.nextSibling.textContent)),
  );
  expect(touching).toBe(false);
}

/** From the top of the page, the texts of the first rewrite without a grade are two presses of Tab away, and in view. */
export async function expectFirstGradeIsNear(page, card) {
  await page.reload();
  await awake(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the first grade" })).toBeFocused();
  await page.keyboard.press("Enter");
  const texts = card.locator(".pilot-texts");
  await expect(texts).toBeFocused();
  await expect(texts).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(card.getByRole("radio").first()).toBeFocused();
}

/** The reasons come with a grade that has some; a poor rewrite needs one. */
export async function expectReasonWithGrade(card) {
  const [reason, wish] = [card.getByLabel("not natural"), card.getByText("A poor rewrite needs a reason or a note.")];
  if ((await card.locator("[data-grade]:checked").count()) === 0) await expect(reason).toBeHidden();
  await card.getByRole("radio", { name: /Poor/ }).check();
  await reason.uncheck();
  await expect(wish).toBeVisible();
  await reason.check();
  await expect(wish).toBeHidden();
  await card.getByRole("radio", { name: /Acceptable/ }).check();
  await expect(reason).toBeVisible();
  await card.getByRole("radio", { name: /Excellent/ }).check();
  await expect(reason).toBeHidden();
  await card.getByRole("radio", { name: /Acceptable/ }).check();
}

/** The same reviewer where no script runs: changes, reasons and grades. */
export async function gradeWithoutScript(browser, { page, context }) {
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() });
  const window = await plain.newPage();
  await window.goto(page.url());
  const card = window.getByRole("region", { name: "Rewrite 2" });
  await expect(card.locator("ins").first()).toBeHidden();
  await card.getByText("Show changes").click();
  await expect(card.locator("ins").first()).toBeVisible();
  await expectReasonWithGrade(card);
  // One form holds all rewrites: the button of another one saves this note too.
  await card.getByLabel("Note for colleagues").fill("Almost.");
  await window.getByRole("region", { name: "Rewrite 1" }).getByRole("button", { name: "Save grades" }).click();
  await expect(card.getByLabel("Note for colleagues")).toHaveValue("Almost.");
  await expect(card.getByLabel("not natural")).toBeChecked();
  await plain.close();
}

/** The reviewer passes the worker with this message. */
export async function decide(page, message) {
  await page.getByText("Pass worker …").click();
  await page.getByLabel("Message if passed").fill(message);
  await page.getByRole("button", { name: "Pass worker", exact: true }).click();
  await expect(page.getByText("No worker is waiting for a review.")).toBeVisible();
  // Users of the keyboard go on from here.
  await expect(page.locator("#decided")).toBeFocused();
}
