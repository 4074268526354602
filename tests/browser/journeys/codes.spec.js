// Sign-in codes: a manager sets them up on a phone, signs in with them, and turns them off with a recovery code.
import { createHmac } from "node:crypto";
import { expect, test } from "@playwright/test";
import { openExample, PASSWORD } from "../support/example.js";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page.js";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What an app with this secret shows at a time, by RFC 6238. */
function codeOf(secret, time) {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from(bits.match(/.{8}/g).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(time / 30_000)));
  const hash = createHmac("sha1", key).update(step).digest();
  const number = hash.readUInt32BE(hash.at(-1) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

for (const javaScriptEnabled of [true, false]) {
  test(`a manager signs in with codes of an app, ${javaScriptEnabled ? "with" : "without"} JavaScript`, { tag: "@data" }, async ({ browser }) => {
    test.setTimeout(120_000);
    const example = await openExample({ CONCORD_SECRETS_KEY: "0f".repeat(32) });
    try {
      const context = await browser.newContext({ javaScriptEnabled, baseURL: example.url, viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      const signIn = async () => {
        await page.goto("/signin?next=/account");
        await page.getByLabel("E-mail address").fill("manager@example.org");
        await page.getByLabel("Password").fill(PASSWORD);
        await page.getByRole("button", { name: "Sign in" }).click();
      };
      const signOut = () => context.clearCookies();
      await signIn();
      await page.getByRole("button", { name: "Set up sign-in codes" }).click();
      await expect(page.getByRole("img", { name: "QR code with the setup key below" })).toBeVisible();
      await expectNoSidewaysScroll(page);
      if (javaScriptEnabled) await expectAccessible(page);
      const secret = await page.getByLabel("Setup key, if you cannot scan the QR code").inputValue();
      // The code of half a minute ago is good, too: each one here is used once.
      const code = (later) => codeOf(secret, Date.now() + later * 30_000);
      await page.getByLabel("Current password").fill(PASSWORD);
      // It is not good any more once the next half a minute has begun.
      const left = 30_000 - (Date.now() % 30_000);
      if (left < 5_000) await page.waitForTimeout(left + 100);
      await page.getByLabel("Code from the app").fill(code(-1));
      await page.getByRole("button", { name: "Turn on sign-in codes" }).click();
      const recovery = (await page.getByLabel("Recovery codes").inputValue()).trim().split("\n");
      expect(recovery).toHaveLength(8);
      await expectNoSidewaysScroll(page);

      await signOut();
      await signIn();
      await expect(page.getByRole("heading", { name: "Enter your sign-in code" })).toBeVisible();
      await page.getByLabel("Code").fill("000000");
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page.getByText("This code is wrong").first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByLabel("Code").fill(code(1));
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page.getByText("Recovery codes left: 8")).toBeVisible();

      await page.getByLabel("Code").fill(recovery[0]);
      await page.locator("#codes").getByLabel("Current password").fill(PASSWORD);
      await page.getByRole("button", { name: "Turn off sign-in codes" }).click();
      await expect(page.getByText("Sign-in codes are off.")).toBeVisible();
      await signOut();
      await signIn();
      await expect(page.getByRole("button", { name: "Set up sign-in codes" })).toBeVisible();
    } finally {
      await example.close();
    }
  });
}
