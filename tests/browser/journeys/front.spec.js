// The front end itself, on the page everybody meets first: its content policy, what it fetches, its
// form without JavaScript.
import { expect, test } from "@playwright/test";
import { complaints, expectAccessible, expectNoSidewaysScroll } from "../support/page.js";

test("a page obeys its own content policy and fetches no more than it needs", async ({ page }) => {
  const found = complaints(page);
  const fetched = [];
  page.on("request", (request) => fetched.push(request.url()));
  const response = await page.goto("/signin", { waitUntil: "networkidle" });
  const policy = response.headers()["content-security-policy"];
  expect(policy).toContain("script-src 'self' 'nonce-");
  expect(policy).not.toContain("unsafe-inline");
  expect(fetched.filter((url) => url.endsWith(".wasm"))).toEqual([]);
  expect(found).toEqual([]);
});

for (const colorScheme of ["light", "dark"]) {
  test(`signing in is accessible on a phone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/signin");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a refused form says why and keeps what was typed", async ({ page }) => {
    await page.goto("/signin");
    await page.getByLabel("E-mail address").fill("nobody@example.org");
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByLabel("E-mail address")).toHaveValue("nobody@example.org");
  });
});
