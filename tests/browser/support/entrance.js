// Entry links: the researcher who makes one for Prolific, and a participant who follows one.
import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./page.js";

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** The researcher makes a link for Prolific in the browser, for one HIT each, with these completion codes by their labels. */
export async function makeLink(workplace, page, study, { places, codes }) {
  await workplace.administer(page);
  await page.goto(`/studies/${study}/entrances`);
  const form = page.locator("#add-prolific");
  await form.getByRole("heading", { name: "Prolific" }).click();
  await form.locator("select[name=language]").selectOption("en");
  await form.getByLabel("Name").fill("Prolific, English");
  await form.getByLabel("Places").fill(String(places));
  await form.getByLabel("HITs per participant").fill("1");
  for (const [label, code] of Object.entries(codes)) await form.getByLabel(label).fill(code);
  await expectAccessible(page);
  await form.getByRole("button", { name: "Create link" }).click();
  await expect(page.getByRole("heading", { name: "Prolific, English" })).toBeVisible();
  await expectAccessible(page);
}

/** A page that is whole on a phone; the checker of accessibility needs scripts on it. */
async function look(page, javaScriptEnabled) {
  await expectNoSidewaysScroll(page);
  if (javaScriptEnabled) await expectAccessible(page);
}

/** Works from the page of an entry link to the end of the study; its completion code. */
export async function finish(page, javaScriptEnabled) {
  await look(page, javaScriptEnabled);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByLabel("I have read this and agree to take part.").check();
  await page.getByRole("button", { name: "Agree and go on" }).click();
  await expect(page.getByText("0 of 1 tasks done")).toBeVisible();
  await page.locator("#now").getByRole("button", { name: "Start" }).click();
  await expect(page).toHaveURL(/\/work\/assignments\//);
  for (const point of await page.locator("input[type=radio][value='1']").all()) await point.check({ force: true });
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await page.waitForURL(/\/work\/[0-9a-f-]+(\?|$)/);
  await expect(page.getByText("You have completed this study. Thank you!")).toBeVisible();
  await look(page, javaScriptEnabled);
  return page.getByLabel("Completion code").inputValue();
}

/** Works on a phone from a participant's link to the completion code, which must be this one. */
export async function takePart(browser, { baseURL, javaScriptEnabled }, url, code) {
  const phone = await browser.newContext({ ...PHONE, javaScriptEnabled, baseURL });
  const page = await phone.newPage();
  await page.goto(url);
  expect(await finish(page, javaScriptEnabled)).toBe(code);
  // Where a service has sent them, they go back to it.
  if (url.includes("PROLIFIC_PID")) {
    const back = page.getByRole("link", { name: "Return to Prolific" });
    await expect(back).toHaveAttribute("href", `https://app.prolific.com/submissions/complete?cc=${code}`);
  }
  await phone.close();
}
