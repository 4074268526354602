// Stretches of a text are marked: by mouse, by keyboard, on a phone from right to left and without JavaScript, and what
// was marked is what is stored.
import { expect } from "@playwright/test";
import { atHit, current, status, submit } from "../support/hit.js";
import { awake, complaints, expectAccessible } from "../support/page.js";
import { andGoOn } from "../support/people.js";
import { test } from "../support/workplace.js";

const QUESTION = "Which words carry formality?";
const area = (page) => current(page).getByLabel(QUESTION);
/** What is stored names labels by their keys, whatever their readers call them. */
const keyed = (text) => text.replace(/\[\/?(in)?formal\]/gi, (mark) => mark.toUpperCase());
const label = (page, name) => current(page).locator(`[data-mark="${name}"]`);

test("a word is marked by mouse, another laid over it, and one taken away", async ({ page, workplace }) => {
  const found = complaints(page);
  const { worker, hit } = await atHit(workplace, page, "tag");
  await awake(page);
  const text = await area(page).inputValue();
  await area(page).dblclick({ position: { x: 60, y: 20 } });
  await label(page, "formal").click();
  await expect(area(page)).toHaveValue(/\[Formal\]\p{L}+\[\/Formal\]/u);
  const once = await area(page).inputValue();
  const word = once.match(/\[Formal\](.+)\[\/Formal\]/)[1];
  await expect(current(page).locator("[data-marked] mark")).toHaveText(word);
  await expect(current(page).locator("[data-marked] sup")).toHaveText("Formal");
  await area(page).press("ControlOrMeta+a");
  await label(page, "informal").click();
  const whole = `[Informal]${once}[/Informal]`;
  await expect(area(page)).toHaveValue(whole);
  await expect(status(page)).toHaveText(/^Saved/);
  await page.reload();
  await awake(page);
  await expect(area(page)).toHaveValue(whole);
  await expectAccessible(page);
  // Typing changes nothing: only marks may be added.
  await area(page).press("End");
  await page.keyboard.type("xyz");
  await expect(area(page)).toHaveValue(whole);
  await area(page).press("ControlOrMeta+a");
  await label(page, "informal").click();
  await expect(area(page)).not.toHaveValue(/Informal/);
  await andGoOn(page, () => submit(page).click());
  expect(await worker.submitted(hit)).toEqual([keyed(once)]);
  expect(once.replace(/\[\/?Formal\]/g, "")).toBe(text);
  expect(found).toEqual([]);
});

test("words are selected and marked by keyboard alone", async ({ page, workplace }) => {
  const { worker, hit } = await atHit(workplace, page, "tag");
  await awake(page);
  await area(page).focus();
  const text = await area(page).inputValue();
  await page.keyboard.press("ControlOrMeta+Home");
  for (let n = 0; n < 3; n += 1) await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("2");
  await expect(area(page)).toHaveValue(`[Informal]${text.slice(0, 3).trimEnd()}[/Informal]${text.slice(text.slice(0, 3).trimEnd().length)}`);
  await page.keyboard.press("Backspace");
  await expect(area(page)).toHaveValue(text);
  // With nothing selected it is the word around the cursor.
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("1");
  await expect(area(page)).toHaveValue(/\[Formal\]\S+\[\/Formal\]\S*$/);
  const marked = await area(page).inputValue();
  await andGoOn(page, () => page.keyboard.press("ControlOrMeta+Enter"));
  expect(await worker.submitted(hit)).toEqual([keyed(marked)]);
});

test("nothing marked is asked about once", async ({ page, workplace }) => {
  const { worker, hit } = await atHit(workplace, page, "tag");
  await awake(page);
  const text = await area(page).inputValue();
  await submit(page).click();
  await expect(page.locator("[data-flags]")).toContainText("Nothing is highlighted");
  await andGoOn(page, () => page.getByRole("button", { name: "Submit anyway" }).click());
  expect(await worker.submitted(hit)).toEqual([text]);
});

test("a text with nothing to highlight is an answer, until something is marked", async ({ page, workplace }) => {
  const { worker, hit } = await atHit(workplace, page, "tag");
  await awake(page);
  const text = await area(page).inputValue();
  const nothing = current(page).getByLabel("Nothing to highlight");
  await area(page).press("ControlOrMeta+a");
  await label(page, "formal").click();
  const marked = await area(page).inputValue();
  expect(marked).not.toBe(text);
  await nothing.check();
  await expect(area(page)).toHaveValue(text);
  // Ticked by mistake: the marks are back.
  await nothing.uncheck();
  await expect(area(page)).toHaveValue(marked);
  await nothing.check();
  await area(page).press("ControlOrMeta+a");
  await label(page, "formal").click();
  await expect(nothing).not.toBeChecked();
  await nothing.check();
  await expect(status(page)).toHaveText(/^Saved/);
  await page.reload();
  await awake(page);
  await expect(nothing).toBeChecked();
  await andGoOn(page, () => submit(page).click());
  expect(await worker.submitted(hit)).toEqual([text]);
});

test("a phone, from right to left", async ({ page, workplace }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { worker, hit } = await atHit(workplace, page, "tag", "ar");
  // The texts are Arabic, and so are the pages until the worker chooses another language.
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.context().addCookies([{ name: "concord-language", value: "en", url: page.url() }]);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  const own = (page) => current(page).locator("textarea").first();
  await awake(page);
  const text = await own(page).inputValue();
  await expect(own(page)).toHaveAttribute("dir", "rtl");
  await own(page).press("ControlOrMeta+a");
  await label(page, "formal").click();
  const name = await label(page, "formal").locator("span").textContent();
  await expect(own(page)).toHaveValue(`[${name}]${text.trim()}[/${name}]`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  await andGoOn(page, () => submit(page).click());
  expect(await worker.submitted(hit)).toEqual([`[FORMAL]${text.trim()}[/FORMAL]`]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("marks are written into the text", async ({ page, workplace }) => {
    const { worker, hit } = await atHit(workplace, page, "tag");
    const field = page.getByLabel(QUESTION);
    const text = await field.inputValue();
    await expect(page.getByText("Write [Formal] before the words and [/Formal] after them")).toBeVisible();
    await field.fill(`[formal]${text}`);
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText("[FORMAL] comes without [/FORMAL] after it");
    await expect(field).toHaveValue(`[formal]${text}`);
    await field.fill(`[formal]${text}[/formal]`);
    await andGoOn(page, () => submit(page).click());
    expect(await worker.submitted(hit)).toEqual([`[FORMAL]${text}[/FORMAL]`]);
  });
});
