// Texts after their import: a researcher finds one, corrects it and withdraws it; a worker reads its context on a phone.
import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page.js";
import { ADMIN, Api, test } from "../support/workplace.js";

const CONTEXT = "Earlier: <b>she</b> said that it rains.";
const REASON = "It names a person who did not agree.";

/** A study with three sources that have a context, and a task that shows it. */
async function make(api) {
  const { id: study } = await api.post("/studies", { title: "Texts", languages: ["en", "ar"] });
  const rows = [0, 1, 2].map((n) => JSON.stringify({ id: `t${n}`, text: `gotta run, nr ${n}!!`, context: CONTEXT }));
  await api.call("POST", `/studies/${study}/sources?format=jsonl&id=id&default_language=en`, rows.join("\n"), "text/plain");
  const { task } = await api.post(`/studies/${study}/tasks`, { preset: "xformal/rewrite" });
  const { draft } = await api.get(`/studies/${study}/tasks/${task.id}`);
  const columns = [{ column: "context", label: { en: "Context", ar: "السياق" }, collapsed: true }];
  await api.put(`/studies/${study}/tasks/${task.id}`, { ...draft.definition, gates: [], items_per_hit: 1, columns });
  await api.post(`/studies/${study}/tasks/${task.id}/publish`);
  await api.post(`/studies/${study}/state`, { state: "live" });
  const { code } = await api.post(`/studies/${study}/join-links`, { role: "worker" });
  return { study, task: task.id, code };
}

async function signIn(page, email) {
  await page.goto("/signin");
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password").fill(ADMIN.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((address) => address.pathname !== "/signin");
}

test("a text is found, corrected and withdrawn, and its context is read on a phone", { tag: "@data" }, async ({ browser, page, workplace, baseURL }) => {
  const { api } = workplace;
  const { study, task, code } = await make(api);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, ADMIN.email);
  await page.goto(`/studies/${study}/sources`);
  await page.getByLabel("Words in the text or its ID").fill("nr 1");
  await page.getByRole("button", { name: "Show texts" }).click();
  await expect(page).toHaveURL(/search=nr\+1/);
  await expect(page.locator(".listed-text")).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByText("Edit text").click();
  await page.getByLabel("Text", { exact: true }).fill("gotta run, number one!!");
  await page.getByRole("button", { name: "Save text" }).click();
  await expect(page.getByText("The text was changed.")).toBeVisible();

  await api.post(`/studies/${study}/batches`, { task, language: "en", seed: 7 });
  await page.goto(`/studies/${study}/sources?search=number+one`);
  await expect(page.getByText("In use", { exact: true }).last()).toBeVisible();
  await expect(page.getByText("Edit text")).toHaveCount(0);
  await page.getByText("Withdraw text").first().click();
  await page.getByLabel("Reason").fill(REASON);
  await page.getByRole("button", { name: "Withdraw text" }).click();
  await expect(page.getByText(REASON)).toBeVisible();
  await page.screenshot({ path: "output/texts.png", fullPage: true });

  const email = "reader@example.org";
  const person = { name: "Reader", email, password: ADMIN.password, language: "en" };
  const { token } = await new Api(baseURL).post(`/join/${code}`, person);
  const worker = new Api(baseURL, token.secret);
  await worker.post(`/studies/${study}/consent`);
  const { assignment } = await worker.post(`/studies/${study}/tasks/${task}/claim`);
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 }, hasTouch: true });
  const phone = await context.newPage();
  await signIn(phone, email);
  await phone.goto(`/work/assignments/${assignment}`);
  const column = phone.locator(".shown-column");
  await expect(column.getByText(CONTEXT)).toBeHidden();
  await column.locator("summary").click();
  await expect(column.getByText(CONTEXT)).toBeVisible();
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  await phone.screenshot({ path: "output/context.png", fullPage: true });
  await context.close();
});
