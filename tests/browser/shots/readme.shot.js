// The four pictures of the README, from the example study after simulated workers have completed it.
import { mkdirSync } from "node:fs";
import { test } from "@playwright/test";
import { openExample, officeOf, PASSWORD, workerOf } from "../support/example.js";
import { awake } from "../support/page.js";

const FOLDER = new URL("../../../docs/pictures/", import.meta.url).pathname;
const DESK = { viewport: { width: 1280, height: 800 }, locale: "en" };
const TALL = { ...DESK, viewport: { width: 1280, height: 1080 } };
const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: "en" };

/** Opens pages as a person, in English, and takes a picture of what the window shows of each. */
async function take(browser, url, look, email, pictures) {
  const context = await browser.newContext({ ...look, colorScheme: "light", reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`${url}/signin`);
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(PASSWORD);
  await page.locator('form[action="/fn/sign_in"] button[type=submit]').last().click();
  await page.waitForURL((address) => address.pathname !== "/signin");
  await context.addCookies([{ name: "concord-language", value: "en", url }]);
  for (const [name, address] of Object.entries(pictures)) {
    await page.goto(url + address);
    if ((await page.locator("[data-island]").count()) > 0) await awake(page);
    await page.screenshot({ path: `${FOLDER}${name}.png` });
  }
  await context.close();
}

test("the pictures of the README", async ({ browser }) => {
  const example = await openExample();
  try {
    const english = { ...example, codes: example.codes.slice(-1) };
    const steps = { consent: true, location: true, test: true, hits: 3, preset: "pilot", reviewed: true, rated: 2 };
    const worker = await workerOf(english, 1, steps);
    // The hit is theirs before the others answer all that is left.
    const hit = await worker.left();
    await example.simulate(120);
    const study = `/studies/${example.study}`;
    const tasks = await (await officeOf(example.url, "researcher")).get(`${study}/tasks`);
    const { task } = tasks.find(({ task: { preset } }) => preset === "xformal/formality");
    mkdirSync(FOLDER, { recursive: true });
    await take(browser, example.url, PHONE, worker.email, { worker: `/work/assignments/${hit}` });
    await take(browser, example.url, TALL, "researcher@example.org", { designer: `${study}/tasks/${task.id}?step=questions&language=en` });
    const results = { results: `${study}/results`, agreement: `${study}/agreement` };
    await take(browser, example.url, DESK, "manager@example.org", results);
  } finally {
    await example.close();
  }
});
