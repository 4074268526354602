// A server under a path of its host: everything that a browser asks for, shows in its address or keeps is under that path.
import { expect } from "@playwright/test";
import { atHit, rewrite, status, submit, words } from "../support/hit.js";
import { awake, complaints, nextWindow } from "../support/page.js";
import { andGoOn } from "../support/people.js";
import { test } from "../support/workplace.js";

const PATH = "/lab/concord";
test.use({ path: PATH });

/** Collects the paths that a page asks for. */
function asked(page) {
  const paths = new Set();
  page.on("request", (request) => request.url().startsWith("http") && paths.add(new URL(request.url()).pathname));
  return paths;
}

/** Expects that all of them are under the path, and that it is in none twice. */
function expectInside(paths) {
  const outside = [...paths].filter((path) => !path.startsWith(`${PATH}/`) || path.startsWith(PATH + PATH));
  expect(outside).toEqual([]);
}

const kept = (page) => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("concord")));

test("a worker writes, saves, submits and goes on to the next hit", async ({ page, workplace }) => {
  const [paths, found] = [asked(page), complaints(page)];
  const { worker, hit } = await atHit(workplace, page, "rewrite");
  await awake(page);
  await words(page).fill(`${rewrite(worker)} 1`);
  await expect(status(page)).toHaveText(/^Saved/);
  expect(await worker.draft(hit)).toEqual([`${rewrite(worker)} 1`]);
  for (const name of await kept(page)) expect(name).toContain(`concord${PATH}.outbox.`);
  await page.evaluate(() => (window.kept = true));
  await andGoOn(page, () => submit(page).click());
  // The page of the next hit came with the reply.
  expect(await page.evaluate(() => window.kept)).toBe(true);
  await expect(page).toHaveURL(new RegExp(`${PATH}/work/assignments/[0-9a-f-]+$`));
  expect(await worker.submitted(hit)).toEqual([`${rewrite(worker)} 1`]);
  await page.goBack();
  await expect(page.getByText("Submitted. Thank you.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Submitted. Thank you.")).toBeVisible();
  expectInside(paths);
  expect([...paths]).toEqual(expect.arrayContaining([`${PATH}/fn/work/draft`, `${PATH}/fn/work/submit`]));
  expect([...paths].filter((path) => path.endsWith(".wasm")).length).toBe(1);
  expect(found).toEqual([]);
});

test("what was kept without a network is sent from another page, after signing in again", async ({ page, context, workplace }) => {
  const before = asked(page);
  const { worker, hit } = await atHit(workplace, page, "rewrite");
  await awake(page);
  await context.setOffline(true);
  await words(page).fill(rewrite(worker));
  await expect(status(page)).toContainText("kept on this device");
  const next = await nextWindow({ page, context }, `${PATH}/work`);
  const paths = asked(next);
  await expect(next.locator(".kept").getByRole("link")).toHaveAttribute("href", `${PATH}/work/assignments/${hit}`);
  await expect.poll(() => worker.draft(hit)).toEqual([rewrite(worker)]);
  await next.locator(".kept").getByRole("link").click();
  await expect(words(next)).toHaveValue(rewrite(worker));

  await context.clearCookies();
  await words(next).fill(`${rewrite(worker)} 2`);
  await expect(status(next)).toContainText("You are signed out.");
  await next.getByRole("link", { name: "Sign in and go on" }).click();
  await worker.enter(next);
  await expect(next).toHaveURL(new RegExp(`${PATH}/work/assignments/${hit}$`));
  await expect.poll(() => worker.draft(hit)).toEqual([`${rewrite(worker)} 2`]);
  expectInside([...before, ...paths]);
});

test("a designer's preview follows what is typed", async ({ page, workplace }) => {
  const [paths, found] = [asked(page), complaints(page)];
  await workplace.administer(page);
  const { task } = await workplace.api.post(`/studies/${workplace.study}/tasks`, { preset: "comparison" });
  await page.goto(`/studies/${workplace.study}/tasks/${task.id}`);
  await awake(page);
  const answered = page.waitForResponse((response) => response.url().endsWith(`${PATH}/fn/task/preview`));
  await page.locator("[name='title']").first().fill("Which one is kinder?");
  expect((await answered).status()).toBe(200);
  await expect(page.locator("[data-preview]")).toContainText("Which one is kinder?");
  expectInside(paths);
  expect(found).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("signing in, a hit and the language go from page to page", async ({ page, workplace }) => {
    const paths = asked(page);
    const { worker, hit } = await atHit(workplace, page, "rewrite");
    await words(page).fill(rewrite(worker));
    await submit(page).click();
    await expect(page).not.toHaveURL(new RegExp(hit + "$"));
    expect(await worker.submitted(hit)).toEqual([rewrite(worker)]);
    await page.goto("/account");
    for (const address of await page.locator("nav a[href], header a[href]").evaluateAll((links) => links.map(({ href }) => href))) {
      const answer = await page.goto(address);
      expect(answer.status(), address).toBe(200);
    }
    expectInside(paths);
  });
});
