// The whole way of a study, as its people walk it: from the first link of an empty installation to an agreement
// report and an evaluation, which are computed once more from what was exported.
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { awake, expectAccessible, expectNoSidewaysScroll } from "../support/page.js";
import { andGoOn, atWork, consent, invite, join, locate, setUp, sitDown, start, takeTest } from "../support/people.js";
import { byClick, byKeys, rankAll, rankByKeys, rankBySelect, rateAll, withoutScript } from "../support/rating.js";
import { decide, expectCleanFirst, expectFirstGradeIsNear, expectReasonWithGrade, gradeWithoutScript } from "../support/review.js";
import { score } from "../support/scores.js";
import { alpha, byItem, fleiss, interval, ordinal, percentAgreement, readCsv } from "../support/statistics.js";

// What the researcher has, and what a good writer makes of it.
const REWRITES = {
  "hey u coming 2 the party tonite??": "Will you be attending the party this evening?",
  "omg that exam was sooo hard lol": "The examination was extremely difficult.",
  "gonna grab some food, wanna come": "I am about to have a meal. Would you like to join me?",
  "thx 4 the help yesterday, ur the best": "Thank you very much for your assistance yesterday.",
  "dunno what hes talking about tbh": "To be frank, I do not know what he is referring to.",
  "cant make it sry, boss wants me 2 stay": "I regret that I cannot attend, as my manager has asked me to stay.",
};
const SOURCES = Object.keys(REWRITES);

// The key of the test; the words in the third column are for colleagues only.
const KEY = { "sup dude, u there?": -3, "The meeting starts at nine.": 1, "We hereby request your kind attendance.": 3 };
const WHY = "colleagues-only-remark";

const PILOT = "Pilot: rewrite in a formal style";
const REWRITE = "Rewrite in a formal style";
const FORMALITY = "Rate the formality";
const RANKING = "Rank rewrites";
const BASELINES = ["COPY", "RULE-BASED"];
// The columns of the evaluation page, by the names that the command line has for them.
const METRICS = { bleu: "BLEU ↑", chrf: "chrF ↑", ter: "TER ↓", "self-bleu": "self-BLEU", levenshtein: "Characters changed", led: "LeD" };
const VERDICT = "Your trial texts keep the meaning and read naturally. Welcome.";

// The pages of a study, by who works with them.
const DESIGN_PAGES = ["", "/settings", "/sources", "/outputs", "/tasks", "/batches", "/gates", "/progress"];
// The letters of a word as an address may encode them.
const hex = (word) => [...word].map((letter) => `%${letter.codePointAt(0).toString(16).toUpperCase()}`).join("");

const RESULT_PAGES = ["/results", "/report", "/members", "/workers", "/quality", "/funnel", "/pay", "/agreement", "/adjudication", "/evaluation", "/systems", "/metrics", "/rewrites", "/export", "/events"];

const setupLink = () => readFileSync(process.env.CONCORD_LOG, "utf8").match(/http\S+\/setup\/\S+/)[0];

test("a study from its first link to its agreement report", { tag: "@data" }, async ({ browser, request }) => {
  test.setTimeout(480_000);
  const sit = (name, options) => sitDown(browser, name, options);
  const [admin, researcher, manager, reviewer] = await Promise.all(["Ada", "Rosa", "Max", "Nell"].map((name) => sit(name)));
  const [writer, clicker, typist] = await Promise.all(["Wilma", "Carl", "Tina"].map((name) => sit(name)));
  const plain = await sit("Paul", { javaScriptEnabled: false });
  const raters = [clicker, typist, plain];
  const leaks = [writer, ...raters].map(({ page }) => keysSeen(page));

  let study;
  await test.step("the administrator opens a study and invites its people", async () => {
    await setUp(admin, setupLink());
    await admin.page.goto("/studies/new");
    await admin.page.getByLabel("Title").fill("Formal English");
    await admin.page.getByLabel("Languages").fill("en");
    await andGoOn(admin.page, () => admin.page.getByRole("button", { name: "Create study" }).click());
    study = admin.page.url().match(/\/studies\/([0-9a-f-]{36})/)[1];
    for (const [person, role] of [[researcher, "researcher"], [manager, "manager"], [reviewer, "reviewer"]]) {
      await join(person, await invite(admin, study, role));
    }
    // The link has done its work.
    expect((await request.get(setupLink())).ok()).toBe(false);
  });

  await test.step("the researcher brings in a file, whose bad row is named", async () => {
    const { page } = researcher;
    const lines = ["nr,sentence,origin", ...SOURCES.map((text, place) => `s${place + 1},"${text}",forum`), 's7,"  ",forum'];
    await page.goto(`/studies/${study}/sources`);
    await page.getByLabel("File").setInputFiles({ name: "forum.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) });
    await page.getByRole("button", { name: "Upload file" }).click();
    await page.getByLabel("Text", { exact: true }).selectOption("sentence");
    await page.getByLabel("ID", { exact: true }).selectOption("nr");
    await page.getByLabel("Default language").selectOption("en");
    await page.getByRole("button", { name: "Validate file" }).click();
    await expect(page.getByRole("table", { name: "First rows of the file" })).toContainText(SOURCES[0]);
    await expect(page.getByRole("table", { name: "Invalid rows" }).getByRole("row").nth(1)).toContainText("8");
    await page.getByRole("button", { name: "Import 6 valid rows" }).click();
    await expect(page.locator(".listed-text")).toHaveCount(6);
    await expect(page.locator(".listed-text").last()).toContainText(SOURCES[5]);
  });

  await test.step("the researcher sets the gates", async () => {
    const { page } = researcher;
    await page.goto(`/studies/${study}/settings`);
    await page.getByLabel(/^Consent form/).fill("You write and judge short texts. You can leave at any time.");
    await page.getByRole("button", { name: "Save texts for workers" }).click();
    await page.goto(`/studies/${study}/gates`);
    await page.getByLabel("Allowed countries").fill("GB, IE");
    await page.getByRole("button", { name: "Save location check" }).click();
    await expect(page.getByText("The location check for")).toBeVisible();
    await page.getByLabel("Questions", { exact: true }).selectOption("formality");
    await page.getByRole("button", { name: "Use these questions" }).click();
    await expect(page.getByText("Not saved yet")).toBeVisible();
    const lines = Object.entries(KEY).map(([text, key]) => `"${text}",${key},"${WHY}"`);
    await page.getByLabel("Texts and expected answers").fill(["text,formality,explanation", ...lines].join("\n"));
    await page.getByLabel(/^Tolerance/).fill("1");
    await page.getByLabel(/^Pass mark/).fill("80");
    await page.getByLabel("Maximum number of attempts").fill("2");
    await page.getByLabel(/^Waiting time between attempts/).fill("0");
    await page.getByRole("button", { name: "Save test" }).click();
    await expect(page.getByText("The qualification test for")).toBeVisible();
    await page.getByLabel("Pilot HITs before the review").fill("2");
    await page.getByRole("button", { name: "Save review rule" }).click();
    await expect(page.getByText("The review rule for")).toBeVisible();
  });

  await test.step("the researcher publishes tasks, goes live and makes the first hits", async () => {
    await addTask(researcher, study, "pilot", { need: 3 });
    await addTask(researcher, study, "xformal/rewrite", { need: 1 });
    await addTask(researcher, study, "xformal/formality", { need: 3, items: 2 });
    await addTask(researcher, study, "xformal/ranking", { need: 3 });
    await researcher.page.goto(`/studies/${study}`);
    // There are no HITs yet, which the step before says.
    await researcher.page.getByText("Go live …").click();
    await expect(researcher.page.locator("#state").getByRole("link", { name: "Create a batch of HITs" })).toBeVisible();
    await researcher.page.getByRole("button", { name: "Go live" }).click();
    await expect(researcher.page.locator("#state")).toContainText("Close study");
    await makeBatch(researcher, study, "pilot", { sample: 2, hits: 2 });
    await makeBatch(researcher, study, "xformal/rewrite", { hits: 6 });
  });

  const workerLink = await invite(manager, study, "worker");

  await test.step("a worker joins, fails the test once and reads why, then passes", async () => {
    const { page } = writer;
    await join(writer, workerLink);
    await consent(writer, study);
    await locate(writer, study, "IE");
    await expect(page).toHaveURL(/\/test$/);
    // No address leads past a gate.
    await page.goto(`/work/${study}`);
    await expect(page.getByRole("button", { name: "Start" })).toHaveCount(0);
    await takeTest(writer, study, () => 0);
    await expect(page.getByText("Not passed")).toBeVisible();
    await expect(page.getByText(/33 of 100 points; 80 were needed/)).toBeVisible();
    await takeTest(writer, study, (text) => KEY[text]);
    await expect(page.getByText("100 of 100 points")).toBeVisible();
  });

  await test.step("the worker writes the trial texts and waits", async () => {
    await reviewer.page.goto(`/review/${study}`);
    await expect(reviewer.page.getByText("No worker is waiting for a review.")).toBeVisible();
    await start(writer, study, PILOT);
    expect(await rewriteAll(writer)).toBe(2);
    // The reviewer, back at the window left open, sees who has come meanwhile.
    await reviewer.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(reviewer.page.getByRole("link", { name: "Review first worker" })).toBeVisible();
    await expect(closed(writer, REWRITE)).toBeVisible();
  });

  await test.step("a native speaker reads and grades them, without scripts too, and passes the worker", async () => {
    const { page } = reviewer;
    await page.getByRole("link", { name: "Review first worker" }).click();
    await awake(page);
    const cards = page.getByRole("region", { name: /^Rewrite \d/ });
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText(/\d+ words? (deleted|added)/);
    await expectCleanFirst(cards.first(), Object.values(REWRITES));
    await expectFirstGradeIsNear(page, cards.first());
    await page.keyboard.press("1");
    await expect(cards.first().getByRole("status")).toHaveText("Saved");
    await page.keyboard.press("Enter");
    await expect(cards.nth(1).locator(".pilot-texts")).toBeFocused();
    // The counts need no reload, and the decision stays in view on a phone.
    await expect(page.getByRole("navigation", { name: "Workers waiting for review" })).toContainText("1 of 2 graded");
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole("region", { name: "Decision" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("region", { name: "Decision" })).toContainText("1 of 2 graded");
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectReasonWithGrade(cards.nth(1));
    await expect(cards.nth(1).getByRole("status")).toHaveText("Saved");
    await expectAccessible(page);
    await page.screenshot({ path: "output/review.png" });
    await gradeWithoutScript(browser, reviewer);
    await decide(page, "Welcome.");
    await page.getByRole("table", { name: "Your recent decisions" }).getByRole("link").click();
    await page.getByRole("button", { name: "Take decision back" }).click();
    await expect(page.getByText("The review is open again.")).toBeVisible();
    await decide(page, VERDICT);
  });

  await test.step("the worker reads why, and rewrites everything", async () => {
    await writer.page.goto(`/work/${study}`);
    await expect(writer.page.getByText(VERDICT)).toBeVisible();
    await writer.page.screenshot({ path: "output/work.png" });
    await start(writer, study, REWRITE);
    expect(await rewriteAll(writer, "output/hit.png")).toBe(6);
  });

  await test.step("baselines are made, and hits to judge them beside the human rewrites", async () => {
    const { page } = researcher;
    for (const system of BASELINES) {
      await page.goto(`/studies/${study}/outputs`);
      await page.getByRole("button", { name: `Run ${system}` }).click();
      await expect(page.getByText(`6 outputs of ${system} have been created.`)).toBeVisible();
    }
    const systems = ["Human rewrites", ...BASELINES];
    await makeBatch(researcher, study, "xformal/formality", { systems, hits: 9 });
    await makeBatch(researcher, study, "xformal/ranking", { systems, sample: 2, hits: 2 });
  });

  await test.step("three raters pass the gates", async () => {
    for (const rater of raters) {
      await join(rater, workerLink);
      await consent(rater, study);
      await locate(rater, study, "GB");
      await takeTest(rater, study, (text) => KEY[text]);
      await expect(rater.page.getByText("Passed", { exact: true })).toBeVisible();
    }
  });

  let clicked;
  await test.step("one clicks, one types minus and three, one has no JavaScript", async () => {
    await start(clicker, study, FORMALITY);
    await awake(clicker.page);
    clicked = await clickFirst(clicker, request);
    expect(await rateAll(clicker, byClick, (text) => judged(text, -3))).toBe(3);
    await start(typist, study, FORMALITY);
    expect(await rateAll(typist, byKeys, (text) => judged(text, text.length % 3 === 0 ? -2 : -3))).toBe(3);
    await start(plain, study, FORMALITY);
    expect(await rateAll(plain, withoutScript, (text) => judged(text, text.length % 2 === 0 ? -1 : -3))).toBe(3);
  });

  await test.step("they rank: by keyboard, by selects, without JavaScript", async () => {
    for (const [rater, rank] of [[clicker, rankByKeys], [typist, rankBySelect], [plain, rankBySelect]]) {
      await start(rater, study, RANKING);
      expect(await rankAll(rater, rank, placeOf)).toBe(2);
    }
  });

  await test.step("the writer judges others, never the own text", async () => {
    await start(writer, study, FORMALITY);
    const seen = [];
    await rateAll(writer, byClick, (text) => {
      seen.push(text);
      return judged(text, -2);
    });
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((text) => Object.values(REWRITES).includes(text))).toEqual([]);
    await expect(closed(writer, RANKING).or(writer.page.getByText(/does not exist, or you have no access|handed out or done/)).first()).toBeVisible();
  });

  const [answers, sources, outputs] = await test.step("the manager takes the data along", async () => {
    const files = [];
    for (const name of ["answers", "sources", "outputs"]) {
      await manager.page.goto(`/studies/${study}/export`);
      const download = manager.page.waitForEvent("download");
      await manager.page.getByRole("link", { name: `${name} as CSV` }).click();
      files.push(readCsv(readFileSync(await (await download).path(), "utf8")));
    }
    return files;
  });

  await test.step("the value clicked is the value exported", async () => {
    const found = answers.filter((answer) => answer.hit_item_id === clicked.item && answer.assignment_id === clicked.assignment);
    expect(found.map(({ value, question }) => [question, value])).toEqual([["formality", "-3"]]);
  });

  await test.step("the agreement page says what the exported answers say", async () => {
    const { page } = manager;
    await page.goto(`/studies/${study}/agreement`);
    const items = byItem(answers, "formality");
    expect(items.filter((values) => values.length === 3)).toHaveLength(6);
    expect(items.flat()).toContain(-3);
    const cell = (question) => page.locator(`.matrix a[href*="question=${hex(question)}"]`);
    await expectAccessible(page);
    await cell("formality").click();
    const table = page.getByRole("table", { name: "Agreement on formality in English" });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy table" }).last().click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split("\n").map((line) => line.split("\t").length).every((n, _, [first]) => n === first)).toBe(true);
    expect(copied).toMatch(/^Statistic\tValue\t/);
    await expectStatistic(table, "percent_agreement", percentAgreement(items));
    await expectStatistic(table, "fleiss", fleiss(items));
    await expectStatistic(table, "krippendorff_ordinal", alpha(items, ordinal));
    await expectStatistic(table, "krippendorff_interval", alpha(items, interval));
    // Each rater is compared with the others, and the numbers without one of them are a click away.
    const raters = page.getByRole("table", { name: "Agreement of each worker with the others" });
    await expect(raters.locator("tbody tr")).toHaveCount(4);
    await page.getByText("Select answers").click();
    await page.getByLabel("Without worker").selectOption({ index: 1 });
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(raters.locator("tbody tr")).toHaveCount(3);
    await expectAccessible(page);
    await page.goBack();
    const png = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download PNG" }).click();
    expect((await png).suggestedFilename()).toBe("agreement.png");
    await page.screenshot({ path: "output/agreement.png", fullPage: true });
    await page.goto(`/studies/${study}/agreement`);
    await cell("ranking").click();
    const ranking = page.getByRole("table", { name: "Agreement on ranking in English" });
    await expectStatistic(ranking, "simulated_kendall", 1);
    await expectAccessible(page);
  });

  await test.step("one screen says what the study has found", async () => {
    const { page } = manager;
    await page.goto(`/studies/${study}`);
    await page.getByRole("link", { name: "Summary" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Results" })).toBeVisible();
    await expect(page.locator("#systems figcaption").first()).toContainText("Formality · English");
    await expect(page.locator("#agreement .matrix a").first()).toBeVisible();
    await expect(page.locator("#collection")).toContainText("Counted submissions");
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.screenshot({ path: "output/results-phone.png", fullPage: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.screenshot({ path: "output/results.png", fullPage: true });
  });

  await test.step("the report is one file, which reads without a connection", async () => {
    const { page } = manager;
    await page.getByRole("link", { name: "Full report" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Inter-annotator agreement" })).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download as one HTML file" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("report.html");
    const reader = await browser.newContext({ offline: true, javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
    const paper = await reader.newPage();
    const path = test.info().outputPath("report.html");
    await file.saveAs(path);
    const asked = [];
    paper.on("request", (request) => asked.push(request.url()));
    await paper.goto(`file://${path}`);
    await expect(paper.locator("#systems figcaption").first()).toContainText("Formality · English");
    // The style is there, and a cell of the matrix leads to its table in the file.
    expect(await paper.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent").trim())).not.toBe("");
    await paper.locator("#agreement .matrix a").first().click();
    await expect(paper.locator("details:target > summary")).toBeInViewport();
    await paper.screenshot({ path: "output/report-file.png", fullPage: true });
    expect(asked.filter((url) => !url.startsWith("file:") && !url.startsWith("data:"))).toEqual([]);
    await paper.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(paper);
    await reader.close();
  });

  await test.step("the evaluation page says what the command line says of the exported texts", async () => {
    const { page } = manager;
    const table = page.getByRole("table", { name: "Automatic metrics in English" });
    // Jobs have scored what arrived by now, or do it in a moment.
    await expect(async () => {
      await page.goto(`/studies/${study}/evaluation`);
      // The ratings come first, and the tables of metrics are closed.
      await page.locator("#automatic-en > summary").click({ timeout: 500 });
      await expect(table.getByRole("cell", { name: "6 of 6", exact: true })).toHaveCount(3, { timeout: 500 });
    }).toPass();
    const heads = (await table.getByRole("columnheader").allInnerTexts()).map((head) => head.trim());
    const scores = score(sources, outputs, BASELINES, Object.keys(METRICS));
    for (const system of BASELINES) {
      const row = table.getByRole("row").filter({ has: page.getByRole("rowheader", { name: system, exact: true }) });
      const cells = await row.locator("th, td").allInnerTexts();
      for (const [metric, head] of Object.entries(METRICS)) {
        const [printed, computed] = [Number(cells[heads.indexOf(head)]), scores.get(system)[metric].score];
        expect(Math.abs(printed - computed), `${metric} of ${system}: ${printed}, computed ${computed}`).toBeLessThanOrEqual(0.005 + 1e-9);
      }
    }
    await page.screenshot({ path: "output/evaluation.png", fullPage: true });
  });

  await test.step("figures can be taken along, each with its table", async () => {
    const { page } = manager;
    for (const [end, n] of [["/rewrites", 1], ["/systems", 2]]) {
      await page.goto(`/studies/${study}${end}`);
      const figures = page.getByRole("figure");
      expect(await figures.count(), end).toBeGreaterThanOrEqual(n);
      await figures.first().getByText("Data as a table").click();
      await expect(figures.first().getByRole("table")).toBeVisible();
      const download = page.waitForEvent("download");
      await figures.first().getByRole("link", { name: /SVG/ }).click();
      expect(readFileSync(await (await download).path(), "utf8")).toMatch(/^<svg [^]*<\/svg>\s*$/);
      await expectAccessible(page);
      await page.screenshot({ path: `output${end}.png`, fullPage: true });
    }
    await page.goto(`/studies/${study}/metrics`);
    const map = page.getByRole("table", { name: "Correlation of metrics with human ratings in English" });
    await expect(map).toContainText("chrF");
    await map.getByRole("link", { name: /^chrF, / }).first().click();
    await expect(page.getByRole("img", { name: /n = \d+/ })).toBeVisible();
    await expect(map.locator("[aria-current]")).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step("the manager approves, and sorts the ledger by time and by amount", async () => {
    const { page } = manager;
    await page.goto(`/studies/${study}/pay`);
    await page.getByText("Approve all waiting submissions …").click();
    await expect(page.getByText(/\d+ submissions will be approved: .* in total/)).toBeVisible();
    await page.getByRole("button", { name: "Approve all waiting submissions" }).click();
    const ledger = page.getByRole("table", { name: "Ledger" });
    await expect(ledger).toBeVisible();
    const whole = (time) => time.replace(/(?:\.(\d+))?Z$/, (_, decimals = "") => `.${decimals.padEnd(6, "0")}Z`);
    const times = async () =>
      (await ledger.locator("tbody time").evaluateAll((all) => all.map((time) => time.dateTime))).map(whole);
    const newestFirst = await times();
    expect(newestFirst.length).toBeGreaterThan(10);
    await ledger.getByRole("columnheader", { name: "When" }).getByRole("button").click();
    // By the instant, not by the letters of the month's name.
    expect(await times()).toEqual([...newestFirst].sort());
    await expect(ledger.locator("tbody tr").first()).toContainText("0.10\u00a0USD");
  });

  await test.step("every page is whole and accessible on a phone", async () => {
    for (const [person, ends] of [[researcher, DESIGN_PAGES], [manager, RESULT_PAGES]]) {
      await person.page.setViewportSize({ width: 360, height: 740 });
      for (const end of ends) {
        const response = await person.page.goto(`/studies/${study}${end}`);
        expect(response.status(), end).toBe(200);
        await expectNoSidewaysScroll(person.page);
        await expectAccessible(person.page);
      }
    }
  });

  await test.step("no worker has been sent the key of the test", async () => {
    for (const leak of leaks) expect(await leak()).toEqual([]);
  });
});

/** Watches what a worker is sent; the addresses whose bodies hold something of the key. */
function keysSeen(page) {
  const bodies = [];
  page.on("response", (response) => {
    if (!/html|json/.test(response.headers()["content-type"] ?? "")) return;
    const leaks = response.text().then((text) => text.includes("gold") || text.includes(WHY), () => false);
    bodies.push(leaks.then((leaked) => (leaked ? [response.url()] : [])));
  });
  return async () => (await Promise.all(bodies)).flat();
}

async function addTask({ page }, study, preset, { need, items = 1 }) {
  await page.goto(`/studies/${study}/tasks`);
  const choice = page.locator(`input[name="preset"][value="${preset}"]`);
  const paper = page.locator("details.paper").filter({ has: choice });
  if (!(await choice.isVisible())) await paper.locator("summary").click();
  await choice.check();
  await andGoOn(page, () => page.getByRole("button", { name: "Add task" }).click());
  const steps = page.getByRole("navigation", { name: "Steps of the task designer" });
  const go = async (step) => {
    await steps.getByRole("button", { name: step }).click();
    await expect(page.locator(".stepper [aria-current=step]")).toContainText(step);
  };
  await go("Quality");
  await page.getByLabel("Judgements per item").fill(String(need));
  await go("Pay");
  await page.getByLabel("Items per HIT").fill(String(items));
  await page.getByRole("button", { name: "Save draft", exact: true }).click();
  await expect(page.getByLabel("Items per HIT")).toHaveValue(String(items));
  await go("Check and publish");
  await page.getByRole("button", { name: "Publish task" }).click();
  await expect(page.getByRole("table", { name: "Versions of this task" })).toContainText("live");
}

/** What the tasks of these presets are called in the list of batches. */
const TITLES = { pilot: /^Pilot: rewrite/, "xformal/rewrite": /^Rewrite in/, "xformal/formality": /^Rate the formality/, "xformal/ranking": /^Rank rewrites/ };

async function makeBatch({ page }, study, preset, { systems = [], sample, hits }) {
  await page.goto(`/studies/${study}/batches`);
  const task = page.getByLabel("Task", { exact: true });
  await task.selectOption(await task.locator("option", { hasText: TITLES[preset] }).getAttribute("value"));
  for (const system of systems) await page.getByLabel(new RegExp(`^${system}`)).check();
  if (sample) await page.getByLabel("Number of sources").fill(String(sample));
  await page.getByLabel("Seed", { exact: true }).fill("7");
  await page.getByRole("button", { name: "Preview batch" }).click();
  await page.getByRole("button", { name: `Create ${hits} HITs` }).click();
  await expect(page.getByText("The batch has been created.")).toBeVisible();
}

/** The card of a task that the worker cannot take. */
function closed({ page }, title) {
  return page.locator(".card.closed").filter({ has: page.getByText(title, { exact: true }) });
}

/** Rewrites until nothing is left; how many texts. */
async function rewriteAll(person, picture) {
  const { page } = person;
  let n = 0;
  for (; atWork(person); n += 1) {
    await awake(page);
    const source = (await page.locator("[data-source]").innerText()).trim();
    await page.locator("textarea[data-rewrite]").fill(REWRITES[source]);
    await expect(page.locator("[data-status]")).toHaveText(/^Saved \d/);
    if (picture && n === 1) {
      await page.getByRole("button", { name: "Show what changed" }).click();
      await page.screenshot({ path: picture });
    }
    await andGoOn(page, () => page.getByRole("button", { name: "Submit", exact: true }).click());
  }
  return n;
}

/** What a rater thinks of a text: people write formally, and of the rest each has an opinion. */
function judged(text, informal) {
  return Object.values(REWRITES).includes(text) ? 3 : informal;
}

/** Clicks -3 on the first text and follows it: on the page, in the stored draft. */
async function clickFirst({ page, email, password }, request) {
  const radio = page.locator("[data-item].current").getByRole("radio", { name: "-3" });
  const item = (await radio.getAttribute("name")).match(/answers\[i([^.]+)\./)[1];
  await radio.check();
  await expect(page.locator("[data-status]")).toHaveText(/^Saved \d/);
  const assignment = page.url().split("/").at(-1);
  const token = await (await request.post("/api/v1/tokens", { data: { email, password } })).json();
  const shown = await (await request.get(`/api/v1/assignments/${assignment}`, { headers: { authorization: `Bearer ${token.secret}` } })).json();
  const stored = shown.draft.answers.filter((answer) => answer.item === item);
  expect(stored.map(({ question, value }) => [question, value])).toEqual([["formality", { type: "number", value: -3 }]]);
  await page.reload();
  await expect(page.locator(`input[name="answers[i${item}.formality]"][value="-3"]`)).toBeChecked();
  return { assignment, item };
}

/** The place of a text: the human one is best, then the corrected, then the copy. */
function placeOf(text) {
  if (Object.values(REWRITES).includes(text)) return 1;
  return SOURCES.includes(text) ? 3 : 2;
}

/** Expects that a number of the page is this one, to the digits printed. */
async function expectStatistic(table, statistic, expected) {
  const cell = table.locator(`[data-statistic="${statistic}"]`);
  const printed = Number((await cell.innerText()).split(" ")[0]);
  expect(Math.abs(printed - expected), `${statistic}: ${printed}, computed ${expected}`).toBeLessThanOrEqual(0.0005 + 1e-9);
  expect(Number(await cell.getAttribute("data-value"))).toBeCloseTo(expected, 9);
}
