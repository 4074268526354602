// Signing in at the sign-in service of an organisation: a group gets a role, one of its people comes for the first time, and a
// manager who has an account connects it.
import { expect, test } from "@playwright/test";
import { openExample, PASSWORD } from "../support/example.js";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page.js";
import { provider } from "../support/provider.js";
import { freePort } from "../support/server.js";

for (const javaScriptEnabled of [true, false]) {
  test(`staff sign in at their university, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({ browser }) => {
    const fake = await provider();
    const address = `127.0.0.1:${await freePort()}`;
    const example = await openExample({ CONCORD_ADDRESS: address, ...fake.signIn(`http://${address}`) });
    const visit = async (size) => (await browser.newContext({ javaScriptEnabled, baseURL: example.url, viewport: size })).newPage();
    const look = async (page) => {
      await expectNoSidewaysScroll(page);
      if (javaScriptEnabled) await expectAccessible(page);
    };
    const phone = { width: 360, height: 740 };
    const button = { name: "Sign in with Example University" };
    try {
      const office = await visit({ width: 1280, height: 800 });
      await fake.setStaff("Mia Manager", "manager@example.org");
      await office.goto("/signin?next=/account");
      await look(office);
      await office.getByRole("link", button).click();
      await expect(office.getByRole("heading", { name: "Connect your account with Example University" })).toBeVisible();
      await look(office);
      await office.getByLabel("Password").fill("not the password");
      await office.getByRole("button", { name: "Connect and sign in" }).click();
      await expect(office.getByRole("alert")).toBeVisible();
      await office.getByLabel("Password").fill(PASSWORD);
      await office.getByRole("button", { name: "Connect and sign in" }).click();
      await expect(office.locator("#service")).toContainText("Connected since");
      await office.goto(`/studies/${example.study}/members`);
      const groups = office.locator("#groups");
      await groups.getByLabel("Group").fill("Language lab");
      await groups.getByLabel("Role").selectOption({ label: "Researcher" });
      await groups.getByRole("button", { name: "Give role to group" }).click();
      await expect(office.getByRole("rowheader", { name: "Language lab" })).toBeVisible();
      await look(office);

      await fake.setStaff("Ann Author", "ann@example.org", ["Language lab"]);
      const page = await visit(phone);
      await page.goto("/signin");
      await look(page);
      await page.getByRole("link", button).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.goto(`/studies/${example.study}/tasks`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.goto("/account");
      await expect(page.getByText("Ann Author, ann@example.org")).toBeVisible();
      await expect(page.locator("#service")).toContainText("This account has no password");
      await expect(page.locator("#your-password")).toHaveCount(0);
      await look(page);

      await office.reload();
      const ann = office.getByRole("row").filter({ hasText: "ann@example.org" });
      await expect(ann).toContainText("from the group Language lab");
      await office.setViewportSize(phone);
      await look(office);

      // The manager needs no password any more, until the connection is ended.
      await fake.setStaff("Mia Manager", "manager@example.org");
      const again = await visit(phone);
      await again.goto("/signin?next=/account");
      await again.getByRole("link", button).click();
      const service = again.locator("#service");
      await service.getByLabel("Current password").fill(PASSWORD);
      await service.getByRole("button", { name: "Disconnect account" }).click();
      await expect(again.getByText("This account is no longer connected.")).toBeVisible();
      await look(again);
    } finally {
      await example.close();
      fake.close();
    }
  });
}
