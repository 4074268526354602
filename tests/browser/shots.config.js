// How the pages are photographed: the example study on a server of its own.
import journeys from "./playwright.config.js";

export default {
  ...journeys,
  testDir: "shots",
  testMatch: "*.shot.js",
  outputDir: "output/shots-run",
  timeout: 3_600_000,
  use: { ...journeys.use, trace: "off", screenshot: "off" },
};
