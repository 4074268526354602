// The page people spend their days on: what is given is never lost, every key does what it says, and all of it works
// on a phone, in the dark, from right to left and without JavaScript.
import { expect } from "@playwright/test";
import { atHit, current, rewrite, status, submit, words } from "../support/hit.js";
import { awake, complaints, expectAccessible, expectNoSidewaysScroll } from "../support/page.js";
import { andGoOn } from "../support/people.js";
import { test } from "../support/workplace.js";

test("a draft is saved while it is written, and is back after a reload", async ({ page, workplace }) => {
  const found = complaints(page);
  const { worker, hit } = await atHit(workplace, page, "rewrite");
  await awake(page);
  await words(page).pressSequentially(rewrite(worker));
  await expect(status(page)).toHaveText(/^Saved \d\d:\d\d:\d\d$/);
  expect(await worker.draft(hit)).toEqual([rewrite(worker)]);
  await page.reload();
  await expect(words(page)).toHaveValue(rewrite(worker));
  expect(found).toEqual([]);
});

test("what is written without a network is kept, and sent when it is back", async ({ page, context, workplace }) => {
  const { worker, hit } = await atHit(workplace, page, "rewrite");
  await awake(page);
  await context.setOffline(true);
  await words(page).fill(rewrite(worker));
  await expect(status(page)).toContainText("kept on this device");
  expect(await worker.draft(hit)).toEqual([]);
  await context.setOffline(false);
  await expect(status(page)).toHaveText(/^Saved \d/, { timeout: 15_000 });
  expect(await worker.draft(hit)).toEqual([rewrite(worker)]);
});

test("what was written before a window was lost is back in the next one", async ({ page, context, workplace }) => {
  const { worker, hit } = await atHit(workplace, page, "rewrite");
  await awake(page);
  await context.setOffline(true);
  await words(page).fill(rewrite(worker));
  await expect(status(page)).toContainText("kept on this device");
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(`/work/assignments/${hit}`);
  await expect(words(next)).toHaveValue(rewrite(worker));
  await expect.poll(() => worker.draft(hit)).toEqual([rewrite(worker)]);
});

test("a submission without a network is sent once the network is back", async ({ page, context, workplace }) => {
  const { worker } = await atHit(workplace, page, "rewrite");
  await awake(page);
  await words(page).fill(rewrite(worker));
  await context.setOffline(true);
  await submit(page).click();
  await expect(status(page)).toContainText("kept on this device");
  await andGoOn(page, () => context.setOffline(false));
  expect(await worker.done("rewrite")).toBe(1);
});

test("digits, minus and Enter answer a whole hit", async ({ page, workplace }) => {
  const { worker, hit } = await atHit(workplace, page, "formality");
  await awake(page);
  await expect(page.locator("[data-count]")).toHaveText("1 of 3");
  await page.keyboard.press("-");
  await expect(page.locator("[data-pending]")).toBeVisible();
  await page.keyboard.press("3");
  await expect(current(page).getByRole("radio", { name: "-3" })).toBeChecked();
  await expect.poll(() => worker.draft(hit)).toEqual([-3]);
  await page.keyboard.press("3");
  await expect(current(page).locator('input[value="3"]')).toBeChecked();
  await page.keyboard.press("7");
  await expect(page.locator("[data-pending]")).toHaveText("The scale has no 7");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-count]")).toHaveText("2 of 3");
  await page.keyboard.press("0");
  await page.keyboard.press("Shift+Enter");
  await expect(page.locator("[data-count]")).toHaveText("1 of 3");
  await expect(current(page).locator('input[value="3"]')).toBeChecked();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.press("-");
  await page.keyboard.press("2");
  await page.keyboard.press("Enter");
  const summary = page.getByRole("dialog", { name: "What you are about to submit" });
  await expect(summary.getByRole("listitem")).toHaveText([/3/, /0/, /-2/]);
  await andGoOn(page, () => page.keyboard.press("Enter"));
  expect(await worker.done("formality")).toBe(1);
  expect((await worker.submitted(hit)).sort()).toEqual([-2, 0, 3]);
});

test("the instructions and the keys are one key away", async ({ page, workplace }) => {
  await atHit(workplace, page, "formality");
  await awake(page);
  for (const [key, name] of [["i", "Instructions"], ["?", "Keys"]]) {
    const sheet = page.getByRole("dialog", { name });
    await page.keyboard.press(key);
    await expect(sheet).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
  }
});

test("a ranking is made by keyboard alone", async ({ page, workplace }) => {
  const { worker, hit } = await atHit(workplace, page, "ranking");
  await awake(page);
  const cards = page.locator("[data-card]");
  await expect(cards).toHaveCount(3);
  const last = await cards.last().locator(".text-sample").innerText();
  while (!(await cards.last().evaluate((card) => card === document.activeElement))) await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(cards.first().locator(".text-sample")).toHaveText(last);
  await expect(cards.locator("select").evaluateAll((all) => all.map((select) => select.value))).resolves.toEqual(["1", "2", "3"]);
  await page.keyboard.press("2");
  await expect(page.locator("[data-card]:focus select")).toHaveValue("2");
  await expect.poll(async () => (await worker.draft(hit)).sort()).toEqual([2, 2, 3]);
  await page.keyboard.press("1");
  await andGoOn(page, () => page.keyboard.press("Enter"));
  expect(await worker.done("ranking")).toBe(1);
});

test("what is odd about a rewrite is said before it is submitted", async ({ page, context, workplace }) => {
  const { worker } = await atHit(workplace, page, "rewrite");
  await awake(page);
  const flags = page.locator("[data-flags]");
  const insist = page.getByRole("button", { name: "Submit anyway" });
  await submit(page).click();
  await expect(flags).toContainText("There is no text yet.");
  await expect(insist).toBeHidden();
  await words(page).fill((await page.locator("[data-source]").innerText()).trim());
  await submit(page).click();
  await expect(flags).toContainText("Your text is the same as the original.");
  await expect(flags).toBeFocused();
  await expectAccessible(page);
  expect(await worker.done("rewrite")).toBe(0);
  await context.setOffline(true);
  await insist.click();
  await expect(status(page)).toContainText("kept on this device");
  await expect(flags).toBeHidden();
  await expect(submit(page)).toBeFocused();
  await andGoOn(page, () => context.setOffline(false));
  expect(await worker.done("rewrite")).toBe(1);
});

test("a double click submits once, and neither going back nor an old form does it again", async ({ page, baseURL, workplace }) => {
  const { worker, hit } = await atHit(workplace, page, "rewrite");
  await awake(page);
  await words(page).fill(rewrite(worker));
  const form = await page.locator("[data-hit]").evaluate((form) => Object.fromEntries(new FormData(form)));
  await andGoOn(page, () => submit(page).dblclick());
  expect(await worker.done("rewrite")).toBe(1);
  const earned = await worker.earned();
  expect(earned).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(hit));
  await expect(page.getByText("Submitted. Thank you.")).toBeVisible();
  for (const submission of [form.submission, crypto.randomUUID()]) {
    await page.request.post("/fn/work/submit_form", { form: { ...form, submission }, headers: { origin: baseURL } });
  }
  expect(await worker.done("rewrite")).toBe(1);
  expect(await worker.earned()).toBe(earned);
  expect(await worker.submitted(hit)).toEqual([rewrite(worker)]);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("reading before the first tap is working time", async ({ page, workplace }) => {
    const { worker } = await atHit(workplace, page, "rewrite");
    const from = Date.now();
    await awake(page);
    await page.waitForTimeout(4_000);
    await words(page).tap();
    await words(page).fill(rewrite(worker));
    await submit(page).tap();
    await expect.poll(() => worker.done("rewrite")).toBe(1);
    const worked = await worker.worked();
    expect(worked).toBeGreaterThanOrEqual(3_900);
    expect(worked).toBeLessThanOrEqual(Date.now() - from + 1_000);
  });
});

test("a ranking is made by dragging", async ({ page, workplace }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  const { worker, hit } = await atHit(workplace, page, "ranking");
  await awake(page);
  const cards = page.locator("[data-card]");
  const last = await cards.last().locator(".text-sample").innerText();
  const handle = await cards.last().locator("[data-handle]").boundingBox();
  const first = await cards.first().boundingBox();
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(first.x + 20, first.y + 40, { steps: 5 });
  await page.mouse.move(first.x + 20, first.y + 4, { steps: 5 });
  await page.mouse.up();
  await expect(cards.first().locator(".text-sample")).toHaveText(last);
  await expect.poll(async () => (await worker.draft(hit)).sort()).toEqual([1, 2, 3]);
});

test("a reservation that ends is announced, and goes on when somebody is there", async ({ page, workplace }) => {
  await page.clock.install();
  await atHit(workplace, page, "rewrite");
  await awake(page);
  const warning = page.getByText("another person will soon get this text");
  await expect(page.locator("[data-left]")).toHaveText(/^(30:00|29:\d\d) left$/);
  await expect(warning).toBeHidden();
  await page.clock.fastForward("28:30");
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "I am still here" }).click();
  await expect(page.locator("[data-left]")).toHaveText(/^(30:00|29:\d\d) left$/);
  await expect(warning).toBeHidden();
});

test("a hit given back is somebody else's, and pays nothing", async ({ page, workplace }) => {
  const { worker, hit } = await atHit(workplace, page, "formality");
  await awake(page);
  await page.locator(".hit-more summary", { hasText: "Give these 3 texts back" }).click();
  await expect(page.getByText("Another person gets these texts, and you are not paid for them.")).toBeVisible();
  await andGoOn(page, () => page.getByRole("button", { name: "Give these 3 texts back" }).click());
  await page.goto(`/work/assignments/${hit}`);
  await expect(page.getByText("You have given these 3 texts back")).toBeVisible();
  expect(await worker.done("formality")).toBe(0);
  expect(await worker.earned()).toBe(0);
});

for (const [language, dir] of [["en", "ltr"], ["ar", "rtl"]]) {
  for (const colorScheme of ["light", "dark"]) {
    test(`every kind of hit is whole and accessible on a phone: ${language}, ${colorScheme}`, async ({ page, workplace }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 360, height: 740 });
      const { worker } = await atHit(workplace, page, "rewrite", language);
      for (const preset of ["rewrite", "formality", "ranking", "edit_types", "comparison", "naturalness"]) {
        await worker.take(page, preset);
        await awake(page);
        for (const text of await page.locator("[data-hit] .text-sample:not([hidden]), [data-hit] textarea").all()) {
          await expect(text).toHaveAttribute("lang", language);
          await expect(text).toHaveAttribute("dir", dir);
        }
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
      for (const address of ["/work", `/work/${worker.study}`, "/work/pay"]) {
        await page.goto(address);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    });
  }
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a rewrite is saved, questioned and submitted once", async ({ page, workplace }) => {
    const { worker, hit } = await atHit(workplace, page, "rewrite");
    const source = (await page.locator("[data-source]").innerText()).trim();
    await words(page).fill(rewrite(worker));
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(status(page)).toHaveText("Draft saved.");
    await expect(words(page)).toHaveValue(rewrite(worker));
    await words(page).fill(source);
    await submit(page).click();
    await expect(page.locator("[data-flags]")).toContainText("Your text is the same as the original.");
    await expect(words(page)).toHaveValue(source);
    await words(page).fill(rewrite(worker));
    await andGoOn(page, () => submit(page).click());
    expect(await worker.done("rewrite")).toBe(1);
    await page.goBack();
    await expect(page.getByText("Submitted. Thank you.")).toBeVisible();
    expect(await worker.submitted(hit)).toEqual([rewrite(worker)]);
  });

  test("a scale and a ranking are answered by plain fields", async ({ page, workplace }) => {
    const { worker, hit } = await atHit(workplace, page, "formality");
    for (const scale of await page.locator("[data-scale]").all()) await scale.locator('input[value="-3"]').check();
    await andGoOn(page, () => submit(page).click());
    expect(await worker.submitted(hit)).toEqual([-3, -3, -3]);
    const ranking = await worker.take(page, "ranking");
    for (const [place, select] of (await page.getByRole("combobox").all()).entries()) await select.selectOption(String(place + 1));
    await andGoOn(page, () => submit(page).click());
    expect((await worker.submitted(ranking)).sort()).toEqual([1, 2, 3]);
  });
});
