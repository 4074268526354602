// Answers chosen among those offered and between two texts: by mouse, by keyboard and without JavaScript, and what was
// given is what is stored.
import { expect } from "@playwright/test";
import { atHit, current, status, submit } from "../support/hit.js";
import { awake, complaints, expectAccessible } from "../support/page.js";
import { andGoOn } from "../support/people.js";
import { test } from "../support/workplace.js";

const question = (page, name) => current(page).getByRole("group", { name });
const STYLE = "Which one is more formal?";
const MEANING = "Which one is closer to the meaning of the original?";
const FLUENCY = "Which one reads better?";

/** The output behind a side. */
const behind = (page, name, side) => question(page, name).getByRole("radio", { name: side, exact: true }).inputValue();

test("a label is chosen by mouse, and another by its digit", async ({ page, workplace }) => {
  const found = complaints(page);
  const { worker, hit } = await atHit(workplace, page, "label");
  await awake(page);
  await question(page, /style/).getByText("Informal").click();
  await expect.poll(() => worker.draft(hit)).toEqual([{ keys: ["informal"] }]);
  await page.keyboard.press("3");
  await expect(question(page, /style/).getByRole("radio", { name: "Neutral" })).toBeChecked();
  await expect.poll(() => worker.draft(hit)).toEqual([{ keys: ["neutral"] }]);
  await page.reload();
  await expect(question(page, /style/).getByRole("radio", { name: "Neutral" })).toBeChecked();
  await awake(page);
  await andGoOn(page, () => submit(page).click());
  expect(await worker.submitted(hit)).toEqual(["neutral"]);
  expect(found).toEqual([]);
});

test("several answers are ticked, unticked and said in own words", async ({ page, workplace }) => {
  const { worker, hit } = await atHit(workplace, page, "edit_types");
  await awake(page);
  const changed = question(page, "What was changed?");
  await submit(page).click();
  await expect(page.locator("[data-flags]")).toContainText("This question has no answer yet.");
  await changed.getByRole("checkbox", { name: "Spelling", exact: true }).check();
  await changed.getByLabel("Politeness").check();
  await page.keyboard.press("1");
  await expect(changed.getByLabel("Capital letters")).toBeChecked();
  await changed.getByLabel("Politeness").uncheck();
  await changed.getByLabel("Other").fill("a rhyme, 2 words");
  await expect(status(page)).toHaveText(/^Saved/);
  await expect
    .poll(() => worker.draft(hit))
    .toEqual([{ keys: ["capitalization", "spelling"], other: "a rhyme, 2 words" }]);
  await page.reload();
  await expect(changed.getByLabel("Other")).toHaveValue("a rhyme, 2 words");
  await expect(changed.getByLabel("Politeness")).not.toBeChecked();
  await awake(page);
  await expectAccessible(page);
  await andGoOn(page, () => submit(page).click());
  expect(await worker.submitted(hit)).toEqual(["capitalization|spelling|other:a rhyme, 2 words"]);
});

test("two texts are compared by keyboard alone, and what is stored is the text", async ({ page, workplace }) => {
  const { worker, hit } = await atHit(workplace, page, "comparison");
  await awake(page);
  const [first, second] = [await behind(page, STYLE, "A"), await behind(page, STYLE, "B")];
  await page.keyboard.press("b");
  await page.keyboard.press("0");
  await page.keyboard.press("1");
  await expect(question(page, STYLE).getByRole("radio", { name: "B" })).toBeChecked();
  await expect(question(page, MEANING).getByRole("radio", { name: "No difference" })).toBeChecked();
  await expect(question(page, FLUENCY).getByRole("radio", { name: "A" })).toBeChecked();
  await andGoOn(page, () => page.keyboard.press("Enter"));
  expect((await worker.submitted(hit)).sort()).toEqual([first, second, "tie"].sort());
});

test("the more natural text is clicked, and there is no tie", async ({ page, workplace }) => {
  const { worker, hit } = await atHit(workplace, page, "naturalness");
  await awake(page);
  await expect(page.locator("[data-source]")).toHaveCount(0);
  await expect(page.getByText("No difference")).toHaveCount(0);
  const second = await behind(page, /natural/, "B");
  await question(page, /natural/).getByText("B", { exact: true }).click();
  await andGoOn(page, () => submit(page).click());
  expect(await worker.submitted(hit)).toEqual([second]);
});

test("what cannot be judged is left out with a reason", async ({ page, workplace }) => {
  const found = complaints(page);
  const { worker, hit } = await atHit(workplace, page, "skippable");
  await awake(page);
  await page.keyboard.press("4");
  await page.keyboard.press("Enter");
  await submit(page).click();
  await expect(status(page)).toContainText("no answer yet");
  await current(page).getByText("I cannot judge this").click();
  // Digits are words here.
  await current(page).getByLabel(/^Why\?/).fill("");
  // The page may say "Saved" while the last letters are still on their way.
  const whole = page.waitForResponse((reply) => reply.url().includes("/fn/work/draft") && /at.{1,3}once/.test(reply.request().postData() ?? ""));
  await current(page).getByLabel(/^Why\?/).pressSequentially("2 languages at once");
  await expect(current(page).getByRole("radio", { checked: true })).toHaveCount(0);
  await whole;
  await expect(status(page)).toHaveText(/^Saved/);
  await page.reload();
  await awake(page);
  await expectAccessible(page);
  // Both texts are answered, so the page begins with the first.
  await page.keyboard.press("Enter");
  await submit(page).click();
  const sure = page.getByRole("dialog", { name: "What you are about to submit" });
  await expect(sure).toContainText("2 languages at once");
  await andGoOn(page, () => sure.getByRole("button", { name: "Submit" }).click());
  expect((await worker.submitted(hit)).sort()).toEqual([4, "cannot judge: 2 languages at once"].sort());
  expect(found).toEqual([]);
});

test("a question appears on the answer it depends on, and goes with it", async ({ page, workplace }) => {
  const { worker, hit } = await atHit(workplace, page, "branching");
  await awake(page);
  const what = question(page, "What is informal about it?");
  await expect(what).toBeHidden();
  await page.keyboard.press("2");
  await expect(what).toBeVisible();
  await page.keyboard.press("1");
  await expect(what.getByRole("radio", { name: "The words" })).toBeChecked();
  await question(page, /style/).getByText("Formal", { exact: true }).click();
  await expect(what).toBeHidden();
  await expect(status(page)).toHaveText(/^Saved/);
  await page.reload();
  await awake(page);
  await expect(what).toBeHidden();
  await question(page, /style/).getByText("Other").click();
  await expect(what.getByRole("radio", { name: "The words" })).toBeChecked();
  await question(page, /style/).getByText("Formal", { exact: true }).click();
  await andGoOn(page, () => submit(page).click());
  expect(await worker.submitted(hit)).toEqual(["formal"]);
  const other = await worker.take(page, "branching");
  await awake(page);
  await page.keyboard.press("2");
  await submit(page).click();
  await expect(page.locator("[data-flags]")).toContainText("This question has no answer yet.");
  await page.keyboard.press("2");
  await andGoOn(page, () => page.keyboard.press("Enter"));
  expect((await worker.submitted(other)).sort()).toEqual(["informal", "signs"]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a question that depends on another says so, and an answer to it that is not asked for is none", async ({ page, workplace }) => {
    const { worker, hit } = await atHit(workplace, page, "branching");
    await expect(page.getByText(/^Only if .* is answered: Informal, Other\.$/)).toBeVisible();
    await page.getByRole("radio", { name: "Neutral" }).check();
    await page.getByText("The signs").click();
    await andGoOn(page, () => submit(page).click());
    expect(await worker.submitted(hit)).toEqual(["neutral"]);
  });

  test("boxes, own words and sides are plain fields", async ({ page, workplace }) => {
    const { worker, hit } = await atHit(workplace, page, "edit_types");
    await page.getByLabel("Paraphrase").check();
    await page.getByLabel("Other").fill("shorter");
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(page.getByLabel("Other")).toHaveValue("shorter");
    await expect(page.getByLabel("Paraphrase")).toBeChecked();
    await page.getByLabel("Punctuation").check();
    await andGoOn(page, () => submit(page).click());
    expect(await worker.submitted(hit)).toEqual(["punctuation|paraphrase|other:shorter"]);
    const compared = await worker.take(page, "comparison");
    const [second] = await page.getByRole("group", { name: FLUENCY }).getByRole("radio", { name: "B" }).all();
    const output = await second.inputValue();
    for (const name of [STYLE, MEANING]) await page.getByRole("group", { name }).getByText("No difference").click();
    await second.check();
    await andGoOn(page, () => submit(page).click());
    expect((await worker.submitted(compared)).sort()).toEqual([output, "tie", "tie"].sort());
  });
});
