// A number from a slider: by keyboard, by touch and without JavaScript. It has no position until the worker chooses one.
import { expect } from "@playwright/test";
import { atHit, current, status, submit } from "../support/hit.js";
import { awake, complaints, expectAccessible, expectNoSidewaysScroll } from "../support/page.js";
import { andGoOn } from "../support/people.js";
import { test } from "../support/workplace.js";

const question = (page) => current(page).getByRole("group", { name: "How good is this text?" });
const slider = (page) => question(page).getByRole("slider");
const field = (page) => question(page).getByRole("spinbutton");

test("a number is typed, and moved by the keys of a slider", async ({ page, workplace }) => {
  const found = complaints(page);
  const { worker, hit } = await atHit(workplace, page, "slider");
  await awake(page);
  await expect(slider(page)).toHaveAttribute("data-unset", "");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "No number yet");
  await submit(page).click();
  await expect(page.locator("[data-flags]")).toContainText("This question has no answer yet.");
  // Digits go to the field, wherever the cursor was.
  await question(page).locator("legend").click();
  await page.keyboard.type("37.5");
  await expect(field(page)).toHaveValue("37.5");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "37.5, Very bad");
  await expect.poll(() => worker.draft(hit)).toEqual([37.5]);
  await slider(page).focus();
  for (const [key, value] of [["ArrowRight", "38"], ["End", "100"], ["ArrowLeft", "99.5"], ["Home", "0"], ["PageUp", "10"]]) {
    await page.keyboard.press(key);
    await expect(field(page), key).toHaveValue(value);
  }
  await expect.poll(() => worker.draft(hit)).toEqual([10]);
  await page.reload();
  await awake(page);
  await expect(field(page)).toHaveValue("10");
  await expect(slider(page)).toHaveValue("10");
  await expectAccessible(page);
  await andGoOn(page, () => submit(page).click());
  expect(await worker.submitted(hit)).toEqual([10]);
  // The browser notes the refusal of the empty form.
  expect(found.filter((text) => !text.includes("422"))).toEqual([]);
});

test("a number outside the range or between two steps is refused", async ({ page, workplace }) => {
  const { worker, hit } = await atHit(workplace, page, "slider");
  await awake(page);
  for (const wrong of ["100.5", "12.3"]) {
    await field(page).fill(wrong);
    await expect(status(page)).toContainText("Choose a number from 0 to 100 in steps of 0.5.");
  }
  await field(page).fill("12.5");
  await expect.poll(() => worker.draft(hit)).toEqual([12.5]);
  await andGoOn(page, () => submit(page).click());
  expect(await worker.submitted(hit)).toEqual([12.5]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a tap chooses a number, and another tap another", async ({ page, workplace }) => {
    const { worker, hit } = await atHit(workplace, page, "slider");
    await awake(page);
    await slider(page).scrollIntoViewIfNeeded();
    const { x, y, width, height } = await slider(page).boundingBox();
    expect(height).toBeGreaterThanOrEqual(44);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(slider(page)).not.toHaveAttribute("data-unset", "");
    const middle = Number(await field(page).inputValue());
    expect(Math.abs(middle - 50)).toBeLessThanOrEqual(2);
    await page.touchscreen.tap(x + width * 0.8, y + height / 2);
    await expect.poll(async () => Number(await field(page).inputValue())).toBeGreaterThan(70);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const chosen = Number(await field(page).inputValue());
    await expect.poll(() => worker.draft(hit)).toEqual([chosen]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the number is a field of a form", async ({ page, workplace }) => {
    const { worker, hit } = await atHit(workplace, page, "slider");
    const plain = page.getByRole("spinbutton");
    await expect(page.getByRole("slider")).toBeHidden();
    await plain.fill("62.5");
    await submit(page).click();
    await expect.poll(() => worker.submitted(hit)).toEqual([62.5]);
  });
});
