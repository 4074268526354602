// How the journeys are run: the system's Chromium against a server that `cargo xtask test` started.
import { defineConfig } from "@playwright/test";

const browser = {
  browserName: "chromium",
  launchOptions: {
    executablePath: process.env.CONCORD_CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // A page of another site shows one of ours in its frame, and ours is on this machine.
      "--disable-features=LocalNetworkAccessChecks",
    ],
  },
};

export default defineConfig({
  testDir: "journeys",
  outputDir: "output/journeys",
  // Each has a server of its own; a page then takes longer to answer than the five seconds that are waited by default.
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: "list",
  use: {
    ...browser,
    baseURL: process.env.CONCORD_URL ?? "http://127.0.0.1:3000",
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    viewport: { width: 1280, height: 800 },
  },
});
