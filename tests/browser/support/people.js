// People at their browsers: each has a window of their own, and what they do at the doors.
import { expect } from "@playwright/test";

const PASSWORD = "seven lamps under an otter";

/** A window in which nobody has signed in. */
export async function sitDown(browser, name, options = {}) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  return { name, email: `${name.toLowerCase().replaceAll(" ", ".")}@example.org`, password: PASSWORD, context, page };
}

/** Makes an account on the page of a setup or join link. */
async function register({ name, email, password, page }, button) {
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: button }).click();
}

/** Follows the one-time link of the first start. */
export async function setUp(person, link) {
  await person.page.goto(link);
  await register(person, "Create administrator account");
  await expect(person.page).toHaveURL(/\/studies$/);
}

/** Follows a join link. */
export async function join(person, link) {
  await person.page.goto(link);
  await register(person, "Make an account and join");
  await expect(person.page).not.toHaveURL(/\/join\//);
}

/** Makes a join link on the page of the members; its address. */
export async function invite({ page }, study, role) {
  await page.goto(`/studies/${study}/members`);
  await page.locator("#link-role").selectOption(role);
  await page.getByRole("button", { name: "Create invitation link" }).click();
  return page.getByLabel(new RegExp(`^${role}(,|$)`, "i")).inputValue();
}

/** Agrees to the terms. */
export async function consent({ page }, study) {
  await page.goto(`/work/${study}/consent`);
  await page.getByLabel("I have read this and agree to take part.").check();
  await page.getByRole("button", { name: "Agree and go on" }).click();
}

/** Answers the question about the country. */
export async function locate({ page }, study, country) {
  await page.goto(`/work/${study}/location`);
  await page.getByLabel("The country you are in now").selectOption(country);
  await page.getByRole("button", { name: "Answer" }).click();
}

/** Hands the test in, with the answer that `answer` gives to each sentence. */
export async function takeTest({ page }, study, answer) {
  await page.goto(`/work/${study}/test`);
  for (const sentence of await page.locator("section.card").all()) {
    const text = (await sentence.locator(".text-sample").innerText()).trim();
    await sentence.locator(`input[type="radio"][value="${answer(text)}"]`).check();
  }
  await page.getByRole("button", { name: "Submit the test" }).click();
  await expect(page).toHaveURL(/\/test\/result$/);
}

/** Takes a hit of the task with this title. */
export async function start({ page }, study, title) {
  await page.goto(`/work/${study}`);
  const card = page.locator("article.card").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  await card.getByRole("button", { name: "Start" }).click();
  await expect(page).toHaveURL(/\/work\/assignments\//);
}

/** Does something that ends in another page. */
export async function andGoOn(page, act) {
  const before = page.url();
  await act();
  await page.waitForURL((url) => url.href !== before, { timeout: 15_000 });
}

/** Whether the window shows a hit. */
export function atWork({ page }) {
  return page.url().includes("/work/assignments/");
}
