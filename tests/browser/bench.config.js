// How the pages are timed: the program and front end as people get them, one window at a time.
import journeys from "./playwright.config.js";

export default { ...journeys, testDir: "benches", testMatch: "*.bench.js", timeout: 300_000, use: { ...journeys.use, trace: "off", screenshot: "off" } };
