// A study that counts typing and compares devices: what the page counts while a text is typed, pasted and kept over a reload.
import { expect } from "@playwright/test";
import { status, submit, words } from "../support/hit.js";
import { awake } from "../support/page.js";
import { andGoOn, consent } from "../support/people.js";
import { Api, test } from "../support/workplace.js";

const PASSWORD = "four maps in a teapot";
const SOURCE = "can u send me the file asap, i need it 4 the meeting";

/** A study whose consent form says that typing is counted, and a worker who has not agreed yet: signed in in this window. */
async function arrive(workplace, page, baseURL) {
  const study = await workplace.studyOf(["xformal/rewrite"], { en: [SOURCE] });
  const { title, languages, settings } = (await workplace.api.get(`/studies/${study}`)).study;
  const watching = { ...settings, counts_typing: true, compares_devices: true };
  await workplace.api.put(`/studies/${study}`, { title, languages, settings: watching });
  const { code } = await workplace.api.post(`/studies/${study}/join-links`, { role: "worker" });
  const email = `${study}@example.org`;
  await new Api(baseURL).post(`/join/${code}`, { name: "Tess", email, password: PASSWORD });
  await page.goto("/signin");
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((address) => address.pathname !== "/signin");
  return study;
}

async function paste(page, text) {
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await words(page).press("End");
  await words(page).press("Control+V");
}

const device = (context) => context.cookies().then((all) => all.some(({ name }) => name.includes("device")));

test("typing and pasting are counted after the consent form has said so", async ({ page, context, baseURL, workplace }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const study = await arrive(workplace, page, baseURL);
  await page.goto(`/work/${study}/consent`);
  await expect(page.getByText("the page counts the letters that you type and paste")).toBeVisible();
  await expect(page.getByText("keeps a random number in a cookie")).toBeVisible();
  expect(await device(context)).toBe(false);
  await consent({ page }, study);
  expect(await device(context)).toBe(true);

  await page.goto(`/work/${study}`);
  await page.getByRole("button", { name: "Start" }).first().click();
  await expect(page).toHaveURL(/\/work\/assignments\//);
  await awake(page);
  const [typed, more, pasted] = ["Could you please send me ", "the document soon? ", "I require it for the meeting that is about to begin."];
  await words(page).pressSequentially(typed, { delay: 25 });
  await expect(status(page)).toHaveText(/^Saved/);
  // What was counted is kept with the text.
  await page.reload();
  await awake(page);
  await expect(words(page)).toHaveValue(typed);
  await words(page).press("End");
  await words(page).pressSequentially(more);
  // What the page shows itself is not from elsewhere, and neither is what was written here.
  await paste(page, SOURCE.slice(0, 20));
  for (let n = 0; n < 20; n += 1) await words(page).press("Backspace");
  await words(page).press("Control+A");
  await words(page).press("Control+X");
  await expect(words(page)).toHaveValue("");
  await words(page).press("Control+V");
  // What was pasted and deleted again is not in the text that is sent.
  await paste(page, "Zebras quarrel.");
  for (let n = 0; n < 15; n += 1) await words(page).press("Backspace");
  await paste(page, pasted);
  await expect(words(page)).toHaveValue(typed + more + pasted);
  await expect(status(page)).toHaveText(/^Saved/);
  await andGoOn(page, () => submit(page).click());

  const data = await (await page.request.get("/account/data")).json();
  const [counted] = data.studies[0].typing;
  expect(counted).toMatchObject({ typed: typed.length + more.length, pasted: pasted.length, pastes: 2, length: (typed + more + pasted).length });
  expect(counted.pauses).toBeGreaterThan(typed.length / 2);
  expect(counted.even_pauses).toBeLessThanOrEqual(counted.pauses);
  expect(data.studies[0].devices_and_networks.map(({ kind }) => kind)).toContain("device");
});
