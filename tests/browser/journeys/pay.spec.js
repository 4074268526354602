// What a worker learns of a rejection: on the first page, on the page of payments, and how to contest it.
import { expect } from "@playwright/test";
import { atHit, rewrite, submit, words } from "../support/hit.js";
import { awake, expectAccessible, expectNoSidewaysScroll } from "../support/page.js";
import { andGoOn } from "../support/people.js";
import { test } from "../support/workplace.js";

const REASON = "This is the sentence as it was. Please rewrite it.";

test("a rejection comes first, says why, and can be contested from a phone", async ({ page, workplace }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { worker, hit } = await atHit(workplace, page, "rewrite");
  await awake(page);
  for (const n of [1, 2]) {
    await words(page).fill(`${rewrite(worker)} ${n}`);
    await andGoOn(page, () => submit(page).click());
  }
  await workplace.api.post(`/studies/${workplace.study}/rejections`, { assignment: hit, reason: REASON });

  await page.goto("/work");
  await page.getByRole("link", { name: /^1 submission was rejected/ }).click();
  await expect(page).toHaveURL(/\/work\/pay$/);
  const first = page.locator(".cards tbody tr").first();
  await expect(first).toContainText(REASON);
  await expect(first).toContainText("rejected");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.screenshot({ path: "output/pay.png", fullPage: true });

  await first.getByRole("link", { name: "Contest this" }).click();
  await expect(page).toHaveURL(new RegExp(`${hit}#raised$`));
  await page.getByLabel("Why do you think that the rejection is wrong?").fill("I changed every word.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("I changed every word.")).toBeVisible();
  await expect(page.locator("main")).toContainText(REASON);
  await expect(page.locator("main")).toContainText("You contested this on");
  await page.goto("/work/pay");
  await expect(first).toContainText("contested");
});
