// What every journey may ask of a page.
import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";

/** Collects what the page complains about on the console; the list fills as the page is used. */
export function complaints(page) {
  const found = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) found.push(message.text());
  });
  page.on("pageerror", (error) => found.push(String(error)));
  return found;
}

/** Expects no serious or critical accessibility finding. */
export async function expectAccessible(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => ["serious", "critical"].includes(impact));
  const told = serious.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes[0].html}`);
  expect(told).toEqual([]);
}

/** Expects that nothing is cut off or scrolls sideways. */
export async function expectNoSidewaysScroll(page) {
  const [inner, outer] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(inner).toBeLessThanOrEqual(outer);
}

/** Waits until the islands of the page live. */
export async function awake(page) {
  await expect(page.locator("html")).toHaveAttribute("data-islands", "awake");
}

/**
 * The next window of this device, at this address and with a network. The window before is closed while there is none: a
 * page that is only left would send what it keeps when the network is back.
 */
export async function nextWindow({ page, context }, address) {
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(address);
  return next;
}
