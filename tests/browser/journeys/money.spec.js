// Money from a submission to the bank: a manager lifts pay by a bonus, makes a payout, takes its files and confirms it; a worker says on
// a phone where the money goes.
import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { rewrite } from "../support/hit.js";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page.js";
import { test } from "../support/workplace.js";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const IBAN = "DE89 3704 0044 0532 0130 00";

/** What a download of this link contains. */
async function downloaded(page, name) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name }).click()]);
  return readFile(await download.path(), "utf8");
}

/** The page can be used by everybody; the checker needs scripts on the page. */
async function look(page, scripts) {
  await expectNoSidewaysScroll(page);
  if (scripts) await expectAccessible(page);
}

/** The study pays in euro by bank transfer, and has a budget. */
async function settle(page, study) {
  await page.goto(`/studies/${study}/settings`);
  await page.getByLabel("Currency").fill("EUR");
  await page.getByLabel("Budget").fill("100");
  await page.getByLabel("Bank or PayPal details").selectOption("true");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText("The settings are saved.")).toBeVisible();
}

/** A worker writes one rewrite, for a few seconds. */
async function work(worker) {
  const [{ tasks }] = (await worker.api.get("/work")).filter(({ study }) => study === worker.study);
  const { assignment } = await worker.api.post(`/studies/${worker.study}/tasks/${tasks[0].task}/claim`);
  const shown = await worker.api.get(`/assignments/${assignment}`);
  const answers = shown.items.map(({ id }) => ({ item: id, question: shown.questions[0].key, value: { type: "text", value: rewrite(worker) } }));
  await new Promise((done) => setTimeout(done, 1_500));
  await worker.api.post(`/assignments/${assignment}/submit`, { id: crypto.randomUUID(), answers, insist: true, active_ms: 1_500 });
}

for (const javaScriptEnabled of [true, false]) {
  test(`pay goes from a bonus to the bank, ${javaScriptEnabled ? "with" : "without"} JavaScript`, { tag: "@data" }, async ({ browser, baseURL, workplace }) => {
    const worker = await workplace.hireFor(["xformal/rewrite"]);
    const desk = await browser.newContext({ javaScriptEnabled, baseURL, acceptDownloads: true });
    const page = await desk.newPage();
    await workplace.administer(page);
    await settle(page, worker.study);
    await work(worker);
    const pay = `/studies/${worker.study}/pay`;
    const waiting = await workplace.api.get(`/studies/${worker.study}/submissions?approval=waiting`);
    await workplace.api.post(`/studies/${worker.study}/approvals`, { assignments: waiting.map(({ id }) => id) });

    // The worker, on a phone.
    const phone = await browser.newContext({ ...PHONE, javaScriptEnabled, baseURL });
    const hand = await phone.newPage();
    await worker.signIn(hand);
    await hand.goto("/work/pay");
    await hand.getByLabel("Name of the account holder").fill("Zoë Müller");
    await hand.getByLabel("IBAN", { exact: true }).fill(IBAN.replace("30 00", "31 00"));
    await hand.getByRole("button", { name: "Save details" }).click();
    await expect(hand.getByText("A digit of this IBAN is wrong.").first()).toBeVisible();
    await hand.getByLabel("IBAN", { exact: true }).fill(IBAN);
    await hand.getByRole("button", { name: "Save details" }).click();
    await expect(hand.getByText("Your details are saved.")).toBeVisible();
    await look(hand, javaScriptEnabled);

    // The bonus.
    await page.goto(`${pay}/bonus`);
    await page.getByLabel("Lift to this hourly rate").fill("99000");
    await page.getByLabel("Highest bonus of a worker").fill("2.50");
    await page.getByRole("button", { name: "Compute bonuses" }).click();
    await expect(page.getByRole("row", { name: /^W001/ })).toContainText("2.50");
    await look(page, javaScriptEnabled);
    if (javaScriptEnabled) await page.screenshot({ path: "output/bonus.png", fullPage: true });
    await page.getByRole("link", { name: "Change the bonus of W001" }).click();
    await page.locator("#change-amount").fill("1.40");
    await page.locator("#change-reason").fill("For two long texts.");
    await page.getByRole("button", { name: "Save bonus" }).click();
    await expect(page.getByRole("row", { name: /^W001/ })).toContainText("For two long texts.");
    await page.getByText("Approve bonuses …").click();
    await page.getByRole("button", { name: "Approve bonuses" }).click();
    await expect(page.getByText("The bonus of 1 worker is approved.")).toBeVisible();
    await look(page, javaScriptEnabled);

    // The payout: the reward of 0.10 and the bonus.
    await page.getByText("Make a payout of 1.50").click();
    await page.getByRole("button", { name: "Make payout" }).click();
    await expect(page.getByRole("heading", { name: /^Payout of/ })).toBeVisible();
    await look(page, javaScriptEnabled);
    expect(await downloaded(page, "List (CSV)")).toContain("W001,,,2,1.50,150,EUR,sent\n");
    await page.getByText("The account that pays, for the bank file").click();
    await page.getByLabel("Name of the account holder").fill("University");
    await page.getByLabel("IBAN", { exact: true }).fill("FR14 2004 1010 0505 0001 3M02 606");
    await page.getByRole("button", { name: "Save account" }).click();
    const transfers = await downloaded(page, /SEPA/);
    expect(transfers).toContain("<CtrlSum>1.50</CtrlSum>");
    expect(transfers).toContain("<IBAN>DE89370400440532013000</IBAN>");
    expect(await downloaded(page, /^Accounts, for/)).toContain("W001,1.50,EUR,Zoë Müller,DE89370400440532013000,");
    await page.getByText("Confirm the bank transfers …").click();
    await page.getByRole("button", { name: "Confirm the bank transfers" }).click();
    await expect(page.getByText("2 ledger entries are now paid.")).toBeVisible();
    if (javaScriptEnabled) await page.screenshot({ path: "output/payout.png", fullPage: true });

    await hand.goto("/work/pay");
    await expect(hand.getByRole("row", { name: /For two long texts/ })).toContainText("paid");
    if (javaScriptEnabled) await hand.screenshot({ path: "output/payee.png", fullPage: true });
    await phone.close();
    await desk.close();
  });
}
