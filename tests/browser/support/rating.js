// Raters at work: by mouse, by keyboard, and where no script runs.
import { expect } from "@playwright/test";
import { awake } from "./page.js";
import { andGoOn, atWork } from "./people.js";

/** Rates until nothing is left; how many hits. */
export async function rateAll(person, rate, value) {
  let n = 0;
  for (; atWork(person); n += 1) await andGoOn(person.page, () => rate(person.page, value));
  return n;
}

async function textOf(item) {
  return (await item.locator(".text-sample").first().innerText()).trim();
}

/** Clicks the point of each text. */
export async function byClick(page, value) {
  await awake(page);
  for (const item of await page.locator("[data-item]").all()) {
    // The first item may have been answered before, and then the next is shown.
    const text = await item.locator(".text-sample").first().evaluate((sample) => sample.textContent.trim());
    while (!(await item.isVisible())) await page.getByRole("button", { name: "Back", exact: true }).click();
    if ((await item.locator("input:checked").count()) === 0) await item.locator(`input[value="${value(text)}"]`).check();
    const next = page.getByRole("button", { name: "Next" });
    if (await next.isVisible()) await next.click();
  }
  await submitSummary(page, () => page.getByRole("button", { name: "Submit", exact: true }).first().click());
}

/** Types the point of each text, a minus first where it is negative. */
export async function byKeys(page, value) {
  await awake(page);
  for (const item of await page.locator("[data-item]").all()) {
    await expect(item).toBeVisible();
    const wanted = value(await textOf(item));
    for (const key of String(wanted)) await page.keyboard.press(key);
    await expect(item.locator(`input[value="${wanted}"]`)).toBeChecked();
    await page.keyboard.press("Enter");
  }
  await submitSummary(page, async () => {});
}

/** What was given is shown once more before it is sent. */
async function submitSummary(page, ask) {
  await ask();
  const summary = page.getByRole("dialog", { name: "What you are about to submit" });
  await expect(summary.getByRole("listitem")).toHaveCount(2);
  await summary.getByRole("button", { name: "Submit" }).click();
}

/** Fills the plain form. */
export async function withoutScript(page, value) {
  for (const item of await page.locator("[data-item]").all()) {
    await item.locator(`input[value="${value(await textOf(item))}"]`).check();
  }
  await page.getByRole("button", { name: "Submit", exact: true }).click();
}

/** Ranks until nothing is left, each text at the place that `place` gives it; how many hits. */
export async function rankAll(person, rank, place) {
  let n = 0;
  for (; atWork(person); n += 1) {
    await rank(person.page, place);
    await andGoOn(person.page, () => person.page.getByRole("button", { name: "Submit", exact: true }).click());
  }
  return n;
}

/** Puts each card at its place with a digit. */
export async function rankByKeys(page, place) {
  await awake(page);
  for (const text of await page.locator("[data-card] .text-sample").allInnerTexts()) {
    const card = page.locator("[data-card]").filter({ hasText: text });
    await card.focus();
    await page.keyboard.press(String(place(text)));
    await expect(card.locator("select")).toHaveValue(String(place(text)));
  }
}

/** Puts each text at its place with its select. */
export async function rankBySelect(page, place) {
  for (const text of await page.locator("[data-card] .text-sample").allInnerTexts()) {
    await page.locator("[data-card]").filter({ hasText: text }).locator("select").selectOption(String(place(text)));
  }
}
