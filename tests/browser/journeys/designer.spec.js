// A researcher makes a task of two questions, one depending on the other, tries it as a worker and publishes it.
import { expect } from "@playwright/test";
import { awake, complaints, expectAccessible, expectNoSidewaysScroll } from "../support/page.js";
import { test } from "../support/workplace.js";

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

/** Adds a task from a preset of CoCoA-MT on the page of the tasks. */
async function add(page, study, preset) {
  await page.goto(`/studies/${study}/tasks`);
  const paper = page.locator("details").filter({ has: page.locator("summary", { hasText: "CoCoA-MT" }) });
  await paper.locator("summary").click();
  await paper.locator(`input[value="${preset}"]`).check();
  await page.getByRole("button", { name: "Add task" }).click();
  await expect(page).toHaveURL(/\/tasks\/[0-9a-f-]{36}/);
}

/** Goes to a step of the designer, which saves the draft first. */
async function go(page, step) {
  await page.getByRole("navigation", { name: "Steps of the task designer" }).getByRole("button", { name: step }).click();
  await expect(page.locator(".stepper [aria-current=step]")).toContainText(step);
}

const question = (page, number) => page.locator(`#question-${number}`);

/** Looks at the page on a phone and on a desk. */
async function lookAt(page) {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
}

test("a task of two questions is made, tried and published", { tag: "@data" }, async ({ page, workplace }) => {
  const found = complaints(page);
  await workplace.administer(page);
  await add(page, workplace.study, "cocoa/formality-label");
  await go(page, "Questions");
  await awake(page);
  const preview = page.locator("[data-preview]");

  await test.step("the preview follows what is typed", async () => {
    const first = question(page, 1);
    await expect(first).toHaveAttribute("open", "");
    await expect(first.getByLabel("Answer options or span labels")).toBeVisible();
    await expect(first.getByLabel("Scale points")).toBeHidden();
    await first.getByLabel(/^Question \(/).fill("How would you call this?");
    await expect(preview).toContainText("How would you call this?");
  });

  await test.step("a second question is added, by the keyboard, and depends on the first", async () => {
    await page.getByRole("button", { name: "Add question" }).focus();
    await page.keyboard.press("Enter");
    const second = question(page, 2);
    await expect(second).toHaveAttribute("open", "");
    await awake(page);
    await expect(preview).toContainText("How would you call this?");
    await second.getByLabel("Key").fill("what");
    await second.getByLabel("Question type").focus();
    await page.keyboard.press("c");
    await page.keyboard.press("h");
    await second.getByLabel("Question type").selectOption("choice");
    await expect(second.getByLabel("Answer options or span labels")).toBeVisible();
    await second.getByLabel(/^Question \(/).fill("What is informal about it?");
    await second.getByLabel("Answer options or span labels").fill("words The words\nsigns The signs");
    await second.getByLabel("Answer required").check();
    await expect(second.getByLabel("Only for these answers")).toBeHidden();
    await second.getByLabel("Ask this question").selectOption({ index: 1 });
    await second.getByLabel("Only for these answers").fill("odd");
    await expect(page.locator("[data-preview-trouble]")).toContainText('“odd” is not a possible answer');
    await second.getByLabel("Only for these answers").fill("informal");
    await expect(page.locator("[data-preview-trouble]")).toBeHidden();
    await expect(preview).toContainText("What is informal about it?");
    await expect(preview.locator(".only-if")).toBeVisible();
    await expect(preview.locator(".only-if")).toContainText('Only if "How would you call this?" is answered');
    await page.getByRole("button", { name: "Save draft", exact: true }).click();
    await expect(page.getByText("The draft is saved.")).toBeVisible();
    await lookAt(page);
  });

  await test.step("the preview is shown in another language and as on a phone", async () => {
    await awake(page);
    const languages = page.getByRole("group", { name: "Preview language" }).getByRole("button");
    await languages.nth(1).click();
    await expect(languages.nth(1)).toHaveAttribute("aria-pressed", "true");
    const tag = await languages.nth(1).getAttribute("data-preview-language");
    await expect(preview.locator(`.markdown[lang="${tag}"]`)).toHaveCount(1);
    await languages.nth(0).click();
    await expect(preview.locator(`.markdown[lang="${tag}"]`)).toHaveCount(0);
    const wide = (await preview.boundingBox()).width;
    await page.locator(".widths").getByText("Phone").click();
    expect((await preview.boundingBox()).width).toBeLessThan(wide);
    expect((await preview.boundingBox()).width).toBeLessThanOrEqual(360);
  });

  await test.step("instructions are formatted by buttons and keys", async () => {
    await go(page, "Instructions and languages");
    await awake(page);
    const instructions = page.getByLabel(/^Instructions and examples/);
    await instructions.fill("Read it twice");
    await instructions.press("ControlOrMeta+a");
    await instructions.press("ControlOrMeta+b");
    await expect(instructions).toHaveValue("**Read it twice**");
    await expect(preview.locator(".markdown strong", { hasText: "Read it twice" })).toBeVisible();
    await page.getByRole("button", { name: "Bold", exact: true }).click();
    await expect(instructions).toHaveValue("Read it twice");
    await page.getByRole("button", { name: "Link", exact: true }).click();
    await page.keyboard.type("https://example.org/guide");
    await expect(instructions).toHaveValue("[Read it twice](https://example.org/guide)");
    await expect(preview.getByText("Read it twice")).toHaveAttribute("href", "https://example.org/guide");
    await lookAt(page);
    await go(page, "Questions");
  });

  await test.step("it is tried as a worker, and nothing is kept", async () => {
    await page.getByRole("link", { name: "Try as a worker" }).click();
    await awake(page);
    await expect(page.getByText("Nothing is stored or paid.")).toBeVisible();
    const what = page.getByRole("group", { name: "What is informal about it?" });
    await expect(what).toBeHidden();
    await page.getByRole("radio", { name: /^Informal/ }).check();
    await expect(what).toBeVisible();
    await page.getByRole("button", { name: "Submit", exact: true }).click();
    await expect(page.getByText("This question has no answer yet.")).toBeVisible();
    await awake(page);
    await expect(what).toBeVisible();
    await what.getByRole("radio", { name: "The signs" }).check();
    await page.getByRole("button", { name: "Submit", exact: true }).click();
    const stored = page.getByRole("table", { name: "Answers as they appear in the export" });
    await expect(stored).toContainText("informal");
    await expect(stored).toContainText("signs");
    await awake(page);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("outbox")))).toEqual([]);
    await lookAt(page);
  });

  await test.step("every text is in every language before it is published", async () => {
    await page.getByRole("link", { name: "Back to the designer" }).click();
    await page.getByLabel(/^Title/).fill("What you would call it");
    await go(page, "Check and publish");
    await expect(page.getByText("The draft is saved.")).toBeVisible();
    await page.getByRole("button", { name: "Publish task" }).click();
    const texts = page.locator("[data-texts]");
    await expect(page.getByRole("alert")).toContainText("is missing. Write it");
    await expect(texts.getByRole("listitem").filter({ hasText: "Question “what”, label of signs" })).toContainText("Missing");
    await expect(texts.getByRole("listitem").filter({ hasText: "Title" })).toContainText("Still the preset's text");
    await lookAt(page);
    // A text is a link to its field, next to what the first language says.
    const missing = texts.getByRole("link", { name: "Question “what”, label of signs" });
    const field = new URL(await missing.getAttribute("href"), page.url()).hash.slice(1);
    await missing.click();
    await awake(page);
    await expect(page.locator(`[id="${decodeURIComponent(field)}"]`)).toBeInViewport();
    const second = question(page, 2);
    await expect(second.locator(".said").last()).toContainText("signs The signs");
    await page.getByLabel("Show only texts that are missing or need a check").check();
    await expect(page.getByLabel(/^Title/)).toBeVisible();
    // What the first question asks has changed, so its translation is shown; its labels have not.
    const ready = question(page, 1).locator('.wording[data-state="ready"]');
    await expect(ready).not.toHaveCount(0);
    await expect(ready.filter({ visible: true })).toHaveCount(0);
    await lookAt(page);
    await second.getByLabel(/^Question \(/).fill("The same question");
    await second.getByLabel("Answer options or span labels").fill("words The same words\nsigns The same signs");
    await texts.locator("summary").click();
    await page.getByLabel(/^All texts listed for/).check();
    await go(page, "Check and publish");
    await expect(page.getByText("All texts are complete and confirmed.")).toBeVisible();
    await lookAt(page);
  });

  await test.step("it is published", async () => {
    await page.getByRole("button", { name: "Publish task" }).click();
    await expect(page.getByText("The task is published.")).toBeVisible();
    await expect(page.locator("[data-texts]")).toHaveCount(0);
    // Looking through the steps of a published task starts no draft.
    await go(page, "Pay");
    await expect(page.getByText("The draft is saved.")).toHaveCount(0);
    const tasks = await workplace.api.get(`/studies/${workplace.study}/tasks`);
    const { live } = tasks.find(({ task }) => page.url().includes(task.id));
    expect(Object.values(live.definition.title)).toContain("What you would call it");
    await expect(page.getByRole("link", { name: "Batches" }).last()).toBeVisible();
    expect(live.definition.questions.map(({ key }) => key)).toContain("what");
    expect(live.definition.questions[1].when.is).toEqual(["informal"]);
    await page.goto(`/studies/${workplace.study}/tasks`);
    await lookAt(page);
  });
  expect(found).toEqual([]);
});

test("examples of a scale are written in the designer and shown to a worker first", async ({ page, workplace }) => {
  const found = complaints(page);
  await workplace.administer(page);
  await add(page, workplace.study, "cocoa/quality-1-6");
  await go(page, "Questions");
  await awake(page);
  await question(page, 1).getByLabel(/^Scale examples/).fill("6 So it is. | It is so.\n1 So it is. | Not at all");
  await expect(page.locator("[data-preview] [data-examples]")).toContainText("It is so.");
  await page.getByRole("button", { name: "Save draft", exact: true }).click();
  await expect(page.getByText("The draft is saved.")).toBeVisible();
  await page.getByRole("link", { name: "Try as a worker" }).click();
  await awake(page);
  const examples = page.locator("[data-examples]");
  const scale = page.locator("[data-scale]").first();
  await expect(examples).toHaveAttribute("open", "");
  // What was typed, and nothing of the other languages' for the points that were taken out.
  await expect(examples.getByRole("listitem")).toHaveCount(2);
  await expect(examples.getByText("Not at all")).toBeVisible();
  await lookAt(page);
  const [beside, own] = [await examples.boundingBox(), await scale.boundingBox()];
  expect(beside.x).toBeGreaterThanOrEqual(own.x + own.width);
  await page.setViewportSize(PHONE);
  // On a phone they lie over the foot of the page until they are closed.
  const sheet = await examples.boundingBox();
  expect(Math.round(sheet.y + sheet.height)).toBe(PHONE.height);
  await examples.locator("summary").click();
  await expect(examples.getByText("Not at all")).toBeHidden();
  // Closed, they are a button next to their question that covers no point of the scale.
  const button = await examples.boundingBox();
  for (const point of await scale.locator("label").all()) {
    const { y, height } = await point.boundingBox();
    expect(button.y + button.height <= y || y + height <= button.y).toBe(true);
  }
  expect(found).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("questions are added, moved and removed by buttons", async ({ page, workplace }) => {
    await workplace.administer(page);
    await add(page, workplace.study, "cocoa/formality-label");
    await go(page, "Questions");
    await page.getByRole("button", { name: "Add question" }).click();
    const second = question(page, 2);
    await expect(second).toHaveAttribute("open", "");
    // The fields of a kind are there as soon as it is chosen.
    await second.getByLabel("Question type").selectOption("scale");
    await expect(second.getByLabel("Scale points")).toBeVisible();
    await second.getByLabel("Key").fill("sure");
    await second.getByLabel("Scale points").fill("1\n2");
    await page.getByRole("button", { name: "Save draft", exact: true }).click();
    await expect(second.getByText('No point has a label')).toBeVisible();
    await second.getByLabel("Scale points").fill("1 not at all\n2 very");
    await second.getByRole("button", { name: "Move up" }).click();
    await expect(question(page, 1)).toHaveAttribute("open", "");
    await expect(question(page, 1).getByLabel("Key")).toHaveValue("sure");
    await expect(question(page, 1).getByLabel("Scale points")).toHaveValue("1 not at all\n2 very");
    await question(page, 1).getByRole("button", { name: "Remove" }).click();
    await expect(question(page, 2)).toHaveCount(0);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    // Enter in a field saves, and does nothing else.
    await question(page, 1).getByLabel("Key").fill("label_2");
    await question(page, 1).getByLabel("Key").press("Enter");
    await expect(page.getByText("The draft is saved.")).toBeVisible();
    await expect(question(page, 1).getByLabel("Key")).toHaveValue("label_2");
  });

  test("steps save what was typed, and lead to the field that was refused", async ({ page, workplace }) => {
    await workplace.administer(page);
    await page.goto(`/studies/${workplace.study}/tasks`);
    await page.getByRole("button", { name: "Start from scratch" }).click();
    await expect(page.locator(".head h1")).toHaveText("New task");
    await page.getByLabel(/^Title/).fill("Two steps");
    await page.getByRole("button", { name: "Next: Questions" }).click();
    await expect(page.getByText("The draft is saved.")).toBeVisible();
    await expect(page).toHaveURL(/step=questions/);
    await expect(page.getByLabel(/^Title/)).toBeHidden();
    await go(page, "Pay");
    await page.getByLabel(/^Reward per submission/).fill("-5");
    await page.getByRole("button", { name: "Save draft", exact: true }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByLabel(/^Reward per submission/)).toHaveValue("-5");
    await page.getByLabel(/^Reward per submission/).fill("0.2");
    // What an item shows does not fit the question: both can be changed before anything is saved.
    await go(page, "Content");
    await expect(page.getByLabel(/^Title/)).toHaveValue("Two steps");
    await page.getByLabel("Each item shows").selectOption("outputs");
    await page.getByRole("button", { name: "Next: Questions" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.locator(".stepper [aria-current=step]")).toContainText("Questions");
    await question(page, 1).getByLabel("Question type").selectOption("ranking");
    await page.getByRole("button", { name: "Save draft", exact: true }).click();
    await expect(page.getByText("The draft is saved.")).toBeVisible();
    await go(page, "Content");
    await expect(page.getByLabel("Each item shows")).toHaveValue("outputs");
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    // The preview is folded on a phone.
    await expect(page.locator("[data-preview]")).toBeHidden();
    await page.getByLabel("Show preview").check();
    await page.getByLabel(/^Title/).fill("Shown at last");
    await page.getByRole("button", { name: "Save draft and show preview" }).click();
    await expect(page.locator("[data-preview]")).toContainText("Shown at last");
  });
});
