// The qualification test with other questions than formality: on a phone without JavaScript, by keyboard, and written by a
// researcher from the questions of a task.
import { expect } from "@playwright/test";
import { awake, complaints, expectAccessible, expectNoSidewaysScroll } from "../support/page.js";
import { test } from "../support/workplace.js";

const label = (en) => ({ en });
const QUESTIONS = [
  {
    key: "topic", prompt: label("What is the text about?"), required: true, kind: "choice",
    options: [["food", "Food"], ["travel", "Travel"], ["work", "Work"]].map(([key, en]) => ({ key, label: label(en) })),
  },
  {
    key: "quality", prompt: label("How good is this text?"), required: true, kind: "slider", min: 0, max: 100, step: 0.5,
    anchors: [{ at: 0, label: label("Very bad") }, { at: 100, label: label("Very good") }],
  },
];
const ITEMS = [
  { text: "The soup was cold again.", expected: { topic: "food", quality: "40" }, why: "" },
  { text: "We missed the last train.", expected: { topic: "travel; work", quality: "60..80" }, why: "" },
];
const RULE = {
  gate: "test", subject: "source", questions: QUESTIONS, items: ITEMS, tolerances: { quality: 10 }, pass_mark: 100, attempts: 5,
  wait_seconds: 0, instructions: "Read **each** text.",
};
const ANSWERS = { "The soup was cold again.": ["Food", "47.5"], "We missed the last train.": ["Travel", "66"] };

/** A worker in front of this test. */
async function atTest(workplace, page) {
  const worker = await workplace.hireForTest(RULE);
  await worker.signIn(page);
  await page.goto(`/work/${worker.study}/test`);
  return worker;
}

async function answer(item) {
  const text = (await item.locator(".text-sample").first().innerText()).trim();
  const [topic, quality] = ANSWERS[text];
  await item.getByRole("radio", { name: topic }).check();
  await item.getByRole("spinbutton").fill(quality);
}

test.describe("on a phone without JavaScript", () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test("a test with a choice and a slider is a plain form", async ({ page, workplace }) => {
    await atTest(workplace, page);
    await expectNoSidewaysScroll(page);
    for (const item of await page.locator("section.card").all()) await answer(item);
    await page.getByRole("button", { name: "Submit the test" }).click();
    await expect(page).toHaveURL(/\/test\/result$/);
    await expect(page.locator("main")).toContainText("100 of 100 points");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("one text is shown at a time, and answers survive a reload", async ({ page, workplace }) => {
    const found = complaints(page);
    await atTest(workplace, page);
    await awake(page);
    const shown = page.locator("[data-step]:visible");
    await expect(shown).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
    await answer(shown);
    await page.reload();
    await awake(page);
    // The first text is answered, so the second one is shown.
    await expect(shown).toContainText("Text 2 of 2");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await answer(shown);
    await page.getByRole("button", { name: "Back" }).click();
    await expect(shown.getByRole("spinbutton")).not.toHaveValue("");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("button", { name: "Submit the test" }).click();
    await expect(page.locator("main")).toContainText("100 of 100 points");
    expect(found).toEqual([]);
  });
});

test("the keyboard answers a test", async ({ page, workplace }) => {
  await atTest(workplace, page);
  await awake(page);
  for (let n = 0; n < 2; n += 1) {
    const shown = page.locator("[data-step]:visible");
    const text = (await shown.locator(".text-sample").first().innerText()).trim();
    const [topic, quality] = ANSWERS[text];
    await page.keyboard.press(String(["Food", "Travel", "Work"].indexOf(topic) + 1));
    await expect(shown.getByRole("radio", { name: topic })).toBeChecked();
    await page.keyboard.type(quality);
    await expect(shown.getByRole("spinbutton")).toHaveValue(quality);
    await page.keyboard.press("Enter");
  }
  await expect(page.locator("main")).toContainText("100 of 100 points");
});

test("a researcher makes a test from the questions of a task", { tag: "@data" }, async ({ page, workplace }) => {
  const found = complaints(page);
  const tasks = await workplace.api.get(`/studies/${workplace.study}/tasks`);
  const { task } = tasks.find(({ live }) => live.definition.questions[0].kind === "slider");
  await workplace.administer(page);
  await page.goto(`/studies/${workplace.study}/gates?language=en`);
  const form = page.locator("#test form");
  const question = (number) => form.locator(`#question-${number}`);

  await test.step("its questions are taken", async () => {
    await form.getByLabel("Questions", { exact: true }).selectOption(task.id);
    await form.getByRole("button", { name: "Use these questions" }).click();
    await expect(page.getByText("Not saved yet")).toBeVisible();
    await expect(question(1).getByLabel("Key")).toHaveValue("quality");
    await form.getByLabel("Tolerance for “quality”").fill("10");
  });

  await test.step("questions are added, moved and removed, and nothing that was typed is lost", async () => {
    await form.getByRole("button", { name: "Add question" }).click();
    await expect(question(2)).toBeAttached();
    await question(2).locator("summary").click();
    await question(2).getByLabel("Key").fill("topic");
    await question(2).getByLabel(/^Question \(/).fill("What is the text about?");
    await question(2).getByLabel("Answer options or span labels").fill("food Food\ntravel Travel");
    await form.getByRole("button", { name: "Add question" }).click();
    await expect(question(3)).toBeAttached();
    await question(3).locator("summary").click();
    await question(3).getByRole("button", { name: "Remove question" }).click();
    await expect(question(3)).toHaveCount(0);
    await question(2).locator("summary").click();
    await question(2).getByRole("button", { name: "Move up" }).click();
    await expect(question(1).locator("summary")).toContainText("topic");
    await expect(question(2).locator("summary")).toContainText("quality");
    await expect(form.getByLabel("Tolerance for “quality”")).toHaveValue("10");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step("a text with an answer that nobody can give is refused, then the test is saved", async () => {
    const items = form.getByLabel("Texts and expected answers");
    await items.fill("output_a,topic,quality\nThe soup was cold again.,sports,40\nWe missed the train.,travel,60..80");
    await form.getByRole("button", { name: "Save test" }).click();
    await expect(form).toContainText("sports");
    await expect(question(1).locator("summary")).toContainText("topic");
    await items.fill("output_a,topic,quality\nThe soup was cold again.,food,40\nWe missed the train.,travel,60..80");
    await form.getByRole("button", { name: "Save test" }).click();
    await expect(page.getByText("The qualification test for English is saved.")).toBeVisible();
  });

  const rules = await workplace.api.get(`/studies/${workplace.study}/gates`);
  const { rule } = rules.find(({ gate, language }) => gate === "test" && language === "en");
  expect(rule.questions.map(({ key, kind }) => [key, kind])).toEqual([["topic", "choice"], ["quality", "slider"]]);
  expect(rule.tolerances.quality).toBe(10);
  expect(rule.items.map(({ expected }) => expected)).toEqual([
    { topic: "food", quality: "40" },
    { topic: "travel", quality: "60..80" },
  ]);
  expect(found).toEqual([]);
});
