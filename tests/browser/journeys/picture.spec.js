// A researcher uploads a picture, puts it into the instructions with the button of the editor, and sees it in the preview.
import { expect } from "@playwright/test";
import { awake, complaints, expectAccessible, expectNoSidewaysScroll } from "../support/page.js";
import { test } from "../support/workplace.js";

/** A red PNG of one pixel. */
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==";

test("a picture is uploaded and shown in instructions", async ({ page, workplace }) => {
  const found = complaints(page);
  await workplace.administer(page);
  await page.goto(`/studies/${workplace.study}/pictures`);
  await page.getByLabel("File").setInputFiles({ name: "A cat.png", mimeType: "image/png", buffer: Buffer.from(PIXEL, "base64") });
  await page.getByRole("button", { name: "Upload picture" }).click();
  await expect(page.getByLabel("Line for the instructions")).toHaveValue("![description](a-cat.png)");
  for (const size of [{ width: 360, height: 740 }, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }

  await page.goto(`/studies/${workplace.study}/tasks`);
  await page.locator("table a[href*='/tasks/']").first().click();
  await page.getByRole("navigation", { name: "Steps of the task designer" }).getByRole("button", { name: "Instructions" }).click();
  await awake(page);
  const instructions = page.locator("textarea[name=instructions]");
  await instructions.fill("");
  await page.getByRole("button", { name: "Picture", exact: true }).click();
  await page.keyboard.type("A cat");
  await expect(instructions).toHaveValue("![A cat](a-cat.png)");
  const shown = page.locator("[data-preview] img");
  await expect(shown).toHaveAttribute("alt", "A cat");
  await expect.poll(() => shown.evaluate((image) => image.complete && image.naturalWidth)).toBe(1);
  expect(found).toEqual([]);
});
