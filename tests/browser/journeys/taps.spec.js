// A new worker on a phone: from the invitation to the first answer in few taps, and a test whose answers survive a reload.
import { expect, test } from "@playwright/test";
import { officeOf, openExample } from "../support/example.js";
import { awake } from "../support/page.js";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: "en" });

/** Counts the taps on links, buttons, fields and answers. */
async function counting(page) {
  let n = 0;
  await page.exposeFunction("tapped", () => (n += 1));
  await page.addInitScript(() =>
    addEventListener("click", ({ target, isTrusted, detail }) => {
      // A tap on a label is also a click on its control, and a form that is sent by Enter is one on its button.
      if (isTrusted && detail > 0 && !target.closest("label input")) window.tapped();
    }, true),
  );
  return () => n;
}

const key = async (url, study) => {
  const rules = await (await officeOf(url, "researcher")).get(`/studies/${study}/gates`);
  const items = rules.flatMap(({ rule }) => (rule.gate === "test" ? rule.items : []));
  return new Map(items.map(({ text, expected }) => [text, Object.values(expected)[0]]));
};

test("twelve taps, and one for each sentence of the test, lead to the first answer", async ({ page }) => {
  const { url, study, codes, close } = await openExample();
  try {
    const gold = await key(url, study);
    const taps = await counting(page);
    await page.goto(`${url}/join/${codes[0]}`);
    await expect(page.locator("main")).toContainText(/0[.,]10\sUSD/);
    for (const [name, value] of [["name", "Wim"], ["email", "wim@example.org"], ["password", "seven lamps under an otter"]]) {
      await page.locator(`input[name=${name}]`).tap();
      await page.keyboard.type(value);
    }
    await page.locator(`main form[action^="/fn/join"] button[type=submit]`).tap();
    await expect(page).toHaveURL(/\/consent$/);
    await page.locator("input[name=agree]").tap();
    await page.locator("main form button[type=submit]").tap();
    await page.locator("select[name=country]").selectOption("FR");
    await page.locator("main form button[type=submit]").tap();
    await expect(page).toHaveURL(/\/test$/);
    const items = page.locator("[data-step]");
    const n = await items.count();
    for (let place = 0; place < n; place += 1) {
      const item = items.nth(place);
      await expect(item).toBeVisible();
      await expect(page.locator("[data-step]:visible")).toHaveCount(1);
      const rows = await item.locator("label.point").evaluateAll((points) => new Set(points.map((point) => point.offsetTop)).size);
      expect(rows, "all points of the scale are in one row").toBe(1);
      await expect(item.locator(".point-key > li:visible"), "each point says what it means").toHaveCount(7);
      const value = gold.get((await item.locator(".text-sample").innerText()).trim());
      await item.locator("label.point").filter({ has: page.locator(`input[value="${value}"]`) }).tap();
      if (place === 2) {
        // What was chosen is still there after a reload, and the next sentence is shown.
        await expect(items.nth(3)).toBeVisible();
        await page.reload();
        await expect(items.nth(3)).toBeVisible();
        await expect(page.locator("[data-step] input:checked")).toHaveCount(3);
      }
    }
    await page.locator("main form button[type=submit]").last().tap();
    await expect(page).toHaveURL(/\/test\/result$/);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("concord.steps")))).toEqual([]);
    await page.locator(".now button[type=submit]").tap();
    await expect(page).toHaveURL(/\/work\/assignments\//);
    await awake(page);
    // The list of countries opens on a phone's own screen: a tap to open it, and one to choose, which are not seen here.
    expect(taps() + 2).toBeLessThanOrEqual(12 + n);
  } finally {
    await close();
  }
});
