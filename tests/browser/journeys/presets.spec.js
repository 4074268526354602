// Every preset that comes with the program: a hit of it is answered by mouse, by keyboard alone and without JavaScript, and
// what stood in the form is what the export has and what the reports say.
import { readdirSync } from "node:fs";
import { expect } from "@playwright/test";
import { current, submit } from "../support/hit.js";
import { awake } from "../support/page.js";
import { isReported, reports } from "../support/report.js";
import { test } from "../support/workplace.js";

const FILES = readdirSync(new URL("../../../engine/presets", import.meta.url), { recursive: true });
const PRESETS = FILES.filter((name) => name.endsWith(".toml")).map((name) => name.slice(0, -".toml".length)).sort();
const WRITTEN = "It is written anew, in words of one's own";

/** The questions that stand on the page, each with its place and its kind. */
async function asked(page) {
  const found = [];
  for (const place of await current(page).locator("[data-asked]").all()) {
    const is = async (selector) => (await place.locator(selector).count()) > 0;
    const kinds = { ranking: "[data-ranking]", scale: "[data-scale]", pick: "[data-pick]", own: "[data-own]", marks: "[data-marks]", text: "textarea[data-rewrite]" };
    for (const [kind, selector] of Object.entries(kinds)) {
      if (await is(selector)) {
        found.push({ place, kind });
        break;
      }
    }
  }
  return found;
}

/** What the form says, as the export will write it: one value for each answer. */
async function given(page, worker, hit) {
  const { questions } = await worker.api.get(`/assignments/${hit}`);
  const fields = await page.evaluate(() => [...new FormData(document.querySelector("[data-hit]"))]);
  const answers = fields.filter(([name, value]) => name.startsWith("answers[") && value.trim() !== "");
  const of = ({ key }) => answers.filter(([name]) => name.slice(8, -1).split(".")[1] === key).map(([, value]) => value);
  // Workers read and write the labels of spans; what is stored names their keys.
  const buttons = await page.locator("[data-mark]").evaluateAll((all) => all.map(({ dataset }) => [dataset.name.toLowerCase(), dataset.mark]));
  const keys = Object.fromEntries(buttons);
  const key = (name) => (keys[name.toLowerCase()] ?? name).toUpperCase();
  const marks = (text) => text.replace(/\[(\/?)([^\]]+)\]/g, (_, end, name) => `[${end}${key(name)}]`).trim();
  return questions.flatMap((question, place) => {
    const values = of(question);
    const own = questions.slice(place + 1).some(({ kind, of }) => kind === "spans" && of === "answer");
    if (question.kind === "text") {
      return values.flatMap((text) => (own ? [marks(text).replace(/\[\/?\w+\]/g, ""), marks(text)] : [text.trim()]));
    }
    if (question.kind === "spans") return values.map(marks);
    if (question.kind === "choice") return values.length > 0 ? [values.join("|")] : [];
    return values;
  });
}

/** Submits, insists where something is asked about, and looks into the export. */
async function handIn(page, worker, hit, act) {
  const wanted = await given(page, worker, hit);
  expect(wanted.length).toBeGreaterThan(0);
  const before = page.url();
  await act();
  const insist = page.getByRole("button", { name: "Submit anyway" });
  const gone = () => page.url() !== before && !page.url().includes("check=1");
  await expect.poll(async () => gone() || (await insist.isVisible())).toBe(true);
  if (!gone()) await insist.click();
  await expect.poll(gone).toBe(true);
  const stored = await worker.stored(hit);
  expect(stored.map(({ value }) => String(value)).sort()).toEqual(wanted.map(String).sort());
  return stored;
}

const MOUSE = {
  scale: async ({ place }) => {
    for (const scale of await place.locator("[data-scale]").all()) await scale.locator(".point").nth(1).click();
  },
  pick: async ({ place }) => {
    await place.locator("label:has(input[data-key])").first().click();
  },
  text: async ({ place }) => {
    await place.locator("textarea").click();
    await place.locator("textarea").fill(WRITTEN);
  },
  own: async ({ place }) => {
    await place.locator("textarea").fill(WRITTEN);
    await place.locator("textarea").dblclick({ position: { x: 40, y: 16 } });
    await place.locator("[data-mark]").first().click();
    await expect(place.locator("[data-marked] mark")).toHaveCount(1);
  },
  marks: async ({ place }) => {
    await place.locator("textarea").dblclick({ position: { x: 40, y: 16 } });
    await place.locator("[data-mark]").first().click();
    await expect(place.locator("[data-marked] mark")).toHaveCount(1);
  },
  ranking: async ({ place }) => {
    for (const [n, select] of (await place.getByRole("combobox").all()).entries()) await select.selectOption(String(n + 1));
  },
};

const KEYS = {
  scale: async ({ page, place }) => {
    const values = await place.locator("[data-scale] input").evaluateAll((all) => all.map((input) => input.value));
    for (const key of values.at(-1)) await page.keyboard.press(key);
    await expect(place.locator("input:checked")).toHaveCount(1);
  },
  pick: async ({ page, place }) => {
    const keys = await place.locator("input[data-key]").evaluateAll((all) => all.map((input) => input.dataset.key.split(" ")[0]));
    await page.keyboard.press(keys.at(1) ?? keys[0]);
    await expect(place.locator("input:checked")).toHaveCount(1);
  },
  text: async ({ page, place }) => {
    await place.locator("textarea").focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(WRITTEN);
  },
  own: async ({ page, place }) => {
    await KEYS.text({ page, place });
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Shift+ArrowRight");
    const label = place.locator("[data-mark]").first();
    while (!(await label.evaluate((button) => button === document.activeElement))) await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(place.locator("textarea")).toHaveValue(/^\[[^\]]+\]It\[\/[^\]]+\] is/);
  },
  marks: async ({ page, place }) => {
    await place.locator("textarea").focus();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.press("1");
    await expect(place.locator("textarea")).toHaveValue(/^\[[^\]]+\]/);
  },
  ranking: async ({ page, place }) => {
    const card = place.locator("[data-card]").last();
    while (!(await card.evaluate((one) => one === document.activeElement))) await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowUp");
  },
};

const PLAIN = {
  scale: async ({ place }) => {
    for (const scale of await place.locator("[data-scale]").all()) await scale.locator("input").first().check();
  },
  pick: async ({ place }) => {
    await place.locator("input[data-key]").last().check();
  },
  text: async ({ place }) => {
    await place.locator("textarea").fill(WRITTEN);
  },
  own: async ({ place }) => {
    await place.locator("textarea").fill(`[F]${WRITTEN.slice(0, 5)}[/F]${WRITTEN.slice(5)}`);
  },
  marks: async ({ place }) => {
    const area = place.locator("textarea");
    const [first] = (await area.getAttribute("aria-describedby")).split(" ").slice(-1);
    expect(first).toBeTruthy();
    await area.fill(`[FORMAL]${await area.inputValue()}[/FORMAL]`);
  },
  ranking: MOUSE.ranking,
};

/** Answers a hit of every preset in one way. */
async function answerAll({ page, workplace }, ways, act, ready = async () => {}) {
  const worker = await workplace.hireFor(PRESETS);
  await worker.signIn(page);
  const answered = [];
  for (const preset of PRESETS) {
    await test.step(preset, async () => {
      const hit = await worker.take(page, preset);
      await ready(page);
      const questions = await asked(page);
      expect(questions.length, `${preset} asks something`).toBeGreaterThan(0);
      for (const question of questions) await ways[question.kind]({ page, ...question });
      const { questions: definitions } = await worker.api.get(`/assignments/${hit}`);
      const rows = await handIn(page, worker, hit, () => act(page));
      answered.push(...rows.map((row) => ({ row, question: definitions.find(({ key }) => key === row.question) })));
    });
  }
  await test.step("what was given is reported", async () => {
    const found = await reports(workplace.api, worker.study);
    expect(new Set(answered.map(({ row }) => row.preset)).size).toBe(PRESETS.length);
    for (const { row, question } of answered) isReported(found, row, question);
  });
}

test.describe.configure({ timeout: 240_000 });

test("every preset is answered by mouse", async ({ page, workplace }) => {
  await answerAll({ page, workplace }, MOUSE, (page) => submit(page).click(), awake);
});

test("every preset is answered by keyboard alone", async ({ page, workplace }) => {
  await answerAll({ page, workplace }, KEYS, (page) => page.keyboard.press("ControlOrMeta+Enter"), awake);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every preset is answered by plain forms", async ({ page, workplace }) => {
    await answerAll({ page, workplace }, PLAIN, (page) => submit(page).click());
  });
});
