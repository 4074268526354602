// The front end itself: islands wake under the content policy, forms work without JavaScript.
import { expect, test } from "@playwright/test";

test("an island wakes under the content policy", async ({ page }) => {
  const complaints = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  const response = await page.goto("/");
  const policy = response.headers()["content-security-policy"];
  expect(policy).toContain("script-src 'self' 'nonce-");
  expect(policy).not.toContain("unsafe-inline");
  await expect(page.locator("html")).toHaveAttribute("data-islands", "awake");
  await page.click("#count");
  await expect(page.locator("#count")).toHaveText("4");
  expect(complaints).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form works", async ({ page }) => {
    await page.goto("/");
    await page.fill("#name", "Ada");
    await page.getByRole("button", { name: "Greet" }).click();
    await expect(page.locator("#said")).toHaveText("Hello, Ada");
  });
});
