// A researcher recruits on Prolific: from the entry link to the last payment, with participants on phones.
import { expect } from "@playwright/test";
import { makeLink, takePart } from "../support/entrance.js";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page.js";
import { test } from "../support/workplace.js";

/** Takes a picture of the whole page on a screen and on a phone. */
async function picture(page, name) {
  for (const [width, screen] of [[360, "phone"], [1280, "wide"]]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: `output/${name}-${screen}.png`, fullPage: true });
  }
}

/** Says what cannot be known of the study at Prolific, with this reward. */
async function describe(page, reward) {
  await page.getByLabel("Description").fill("You read one short text and say how formal it is.");
  await page.getByLabel("Minutes").fill("1");
  await page.getByLabel("Reward (USD)").fill(reward);
}

test("a researcher recruits on Prolific, and everybody who took part is paid", async ({ page, browser, baseURL, workplace }) => {
  const { provider, api } = workplace;
  await provider.setBalance("USD", 100_000);
  const study = await workplace.studyOf(["xformal/formality"], { en: ["gotta run, cu tmrw!!", "that movie was soooo boring"] });
  await makeLink(workplace, page, study, { places: 2, codes: {} });
  const recruit = page.getByRole("link", { name: "Recruit on Prolific" });

  await test.step("the account is connected first", async () => {
    await recruit.click();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Connect with Prolific" }).click();
    await page.getByLabel("API token").fill(provider.token);
    await page.getByLabel("Workspace ID").fill(provider.workspace);
    await page.getByRole("button", { name: "Connect with Prolific" }).click();
    await expect(page.getByText("Study connected with Prolific.")).toBeVisible();
    await page.goto(`/studies/${study}/entrances`);
    await page.getByRole("link", { name: "Prolific, English" }).click();
  });

  await test.step("a draft is made from what is known, and published", async () => {
    await recruit.click();
    await expect(page.getByLabel("Places")).toHaveValue("2");
    await describe(page, "0.10");
    await expectAccessible(page);
    await picture(page, "recruit-form");
    await page.getByRole("button", { name: "Create draft at Prolific" }).click();
    await expect(page.getByText("Draft created at Prolific.")).toBeVisible();
    // Six dollars an hour are below what Prolific allows.
    await expect(page.getByText(/Prolific asks for at least 8\.00\sUSD per hour/)).toBeVisible();
    await page.getByText("Delete draft …").click();
    await page.getByRole("button", { name: "Delete draft" }).click();
    await describe(page, "0.20");
    await page.getByRole("button", { name: "Create draft at Prolific" }).click();
    await expect(page.getByText("Draft", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await picture(page, "recruit-draft");
    await page.getByText("Publish …").click();
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByText("Recruiting", { exact: true })).toBeVisible();
  });

  const [entrance] = await api.get(`/studies/${study}/entrances`);
  const there = entrance.settings.provider_study;
  const submissions = [];
  await test.step("participants come, work and go back with the code", async () => {
    for (const [number, javaScriptEnabled] of [[1, true], [2, false]]) {
      const { url, submission } = await provider.takePlace(there, number);
      expect(new URL(url).origin).toBe(baseURL);
      const code = entrance.settings.codes.finished;
      await takePart(browser, { baseURL, javaScriptEnabled }, url, code);
      expect(await provider.submit(submission, code)).toBe(true);
      submissions.push(submission);
    }
    expect(await provider.takePlace(there, 3), "the places are taken").toBeNull();
  });

  await test.step("both sides agree, and a payout pays", async () => {
    await page.goto(`/studies/${study}/prolific`);
    await page.getByRole("button", { name: "Ask Prolific now" }).click();
    await expect(page.getByText("Ready to decide").first()).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: "output/recruit-submissions.png", fullPage: true });
    await page.goto(`/studies/${study}/pay`);
    await page.getByText("Approve all waiting submissions …").click();
    await page.getByRole("button", { name: "Approve all waiting submissions" }).click();
    await page.getByText(/^Make a payout of/).click();
    await page.getByRole("button", { name: "Make payout" }).click();
    await expect(page.getByRole("heading", { name: /^Payout of/ })).toBeVisible();
    // The reward at Prolific is more than what a HIT pays here, so that it pays all of it, without a bonus.
    for (const submission of submissions) {
      await expect.poll(() => provider.submission(submission), { timeout: 30_000 }).toEqual({ state: "APPROVED", bonuses: [] });
    }
    await page.reload();
    await expectAccessible(page);
    await page.screenshot({ path: "output/recruit-paid.png", fullPage: true });
    const paid = await api.get(`/studies/${study}/wages`);
    expect(paid.workers).toHaveLength(2);
    expect(paid.workers.every((worker) => worker.paid > 0 && worker.paid === worker.granted)).toBe(true);
  });
});
