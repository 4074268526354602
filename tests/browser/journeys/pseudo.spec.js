// All pages in the language for tests, `en-XA`: every sentence of the interface is between marks there and longer than
// in English. A text without marks was written into the code, and one that is cut off would be so in German too.
import { hostname } from "node:os";
import { expect, test } from "@playwright/test";
import { expectNoSidewaysScroll } from "../support/page.js";
import { provider } from "../support/provider.js";
import { ADMIN, Api, open } from "../support/workplace.js";

const LANGUAGE = "en-XA";
const mark = (text) => `⟦${text}⟧`;

/** A definition whose own texts have marks too, so that what has none is the interface's. */
function marked(value) {
  if (Array.isArray(value)) return value.map(marked);
  if (value === null || typeof value !== "object") return value;
  const text = value[LANGUAGE] ?? value.en;
  // Markdown becomes many elements: of instructions one line is enough, and nothing is bold.
  if (typeof text === "string") return { [LANGUAGE]: mark(text.split("\n")[0].replaceAll("*", "")) };
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, marked(inner)]));
}

/** A study in the language for tests, open for work; the code of its join link. */
async function found(url) {
  const { secret } = await new Api(url).post("/tokens", ADMIN);
  const api = new Api(url, secret);
  const { id: study } = await api.post("/studies", { title: mark("A study"), languages: [LANGUAGE] });
  const source = JSON.stringify({ id: "one", language: LANGUAGE, text: mark("gotta run, cu tmrw!!") });
  await api.call("POST", `/studies/${study}/sources?format=jsonl&id=id&language=language`, source, "text/plain");
  const { task } = await api.post(`/studies/${study}/tasks`, { preset: "xformal/rewrite" });
  const { draft } = await api.get(`/studies/${study}/tasks/${task.id}`);
  await api.put(`/studies/${study}/tasks/${task.id}`, { ...marked(draft.definition), gates: [], need: 5 });
  await api.post(`/studies/${study}/tasks/${task.id}/publish`);
  await api.post(`/studies/${study}/state`, { state: "live" });
  await api.post(`/studies/${study}/batches`, { task: task.id, language: LANGUAGE, seed: 7, systems: [] });
  const { code } = await api.post(`/studies/${study}/join-links`, { role: "worker" });
  return { study, task: task.id, code };
}

/** What is the same in every language: formats, files of the export, keys of presets, papers, and names of this study. */
const SAME = [
  "CSV JSON JSONL Parquet LaTeX SHA-256 JSON_lines i human one en-XA Ada ada@example.org",
  "sources systems outputs tasks items assignments answers adjudications workers qualifications reviews payments events",
  "pilot comparison rewrite",
  "Prolific CloudResearch_Connect Mechanical_Turk SONA",
  // The projects of the provider.
  "Texts Pilots",
].flatMap((names) => names.split(" ").map((name) => name.replace("_", " "))).concat([hostname(), "program", "Ada, ada@example.org"]);

/** The texts of the page's content that have words and no marks around them. */
const unmarked = (page) =>
  page.evaluate((SAME) => {
    const found = [];
    const walker = document.createTreeWalker(document.querySelector("#content"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.data.trim();
      // Names of languages, amounts, times and keys are the same in every language.
      const names = ["English", "English (Pseudo-Accents)", ...SAME];
      const key = /^[a-z]+\/[a-z0-9-]+$|^concord serve [\d.]+$|^[A-Z].* \(?\d{4}\)?$/u.test(text);
      const same = names.includes(text) || key || /^[\p{N}\p{P}\p{S}\p{Z}]*$|^W\d+$|^\d+ (min|h|s)$|^[\d.,]+\s?[A-Z]{3}$/u.test(text);
      // Names of languages in themselves, and documents that are in English in every language.
      const foreign = !["en-XA", null].includes(element.closest("[lang]:not(html)")?.lang ?? null);
      // Names and keys that people have given are in a `bdi`.
      if (!same && !foreign && !element.closest("script, style, kbd, time, code, bdi, textarea, select[name=add_country]") && !/[⟦⟧]/u.test(text)) found.push(text);
    }
    return found;
  }, SAME);

test.describe("the language for tests", () => {
  test.use({ javaScriptEnabled: false, locale: LANGUAGE, viewport: { width: 360, height: 740 } });

  test("every sentence on a worker's pages is a message, and none is cut off on a phone", async ({ page }) => {
    const { url, close } = await open();
    try {
      const { study, task, code } = await found(url);
      await page.goto(`${url}/join/${code}`);
      expect(await unmarked(page)).toEqual([]);
      const worker = { name: "Wim", email: "wim@example.org", password: ADMIN.password };
      const { token } = await new Api(url).post(`/join/${code}`, { ...worker, language: LANGUAGE });
      const api = new Api(url, token.secret);
      await page.goto(`${url}/signin`);
      expect(await unmarked(page)).toEqual([]);
      await page.locator("input[name=email]").fill(worker.email);
      await page.locator("input[name=password]").fill(worker.password);
      await page.locator('form[action="/fn/sign_in"] button').last().click();
      await page.goto(`${url}/work/${study}/consent`);
      expect(await unmarked(page)).toEqual([]);
      await api.post(`/studies/${study}/consent`);
      const { assignment } = await api.post(`/studies/${study}/tasks/${task}/claim`);
      for (const path of ["/work", `/work/${study}`, `/work/assignments/${assignment}`, "/work/pay", `/work/${study}/leave`]) {
        await page.goto(url + path);
        expect(await unmarked(page), path).toEqual([]);
        await expectNoSidewaysScroll(page);
      }
    } finally {
      await close();
    }
  });

  test("every sentence on the pages of people who run a study is a message", async ({ page }) => {
    const fake = await provider();
    const { url, close } = await open(fake.settings);
    try {
      const { study, task } = await found(url);
      const left = {};
      await page.goto(`${url}/signin`);
      await page.locator("input[name=email]").fill(ADMIN.email);
      await page.locator("input[name=password]").fill(ADMIN.password);
      await page.locator('form[action="/fn/sign_in"] button').last().click();
      const of = (end) => `/studies/${study}${end}`;
      const { secret } = await new Api(url).post("/tokens", ADMIN);
      const api = new Api(url, secret);
      const link = async (label, provider = "prolific") => (await api.post(`/studies/${study}/entrances`, { label, language: LANGUAGE, settings: { provider } })).id;
      const [proposed, posted, joined] = [await link(mark("x")), await link(mark("y")), await link(mark("v"))];
      await link(mark("u"));
      await api.call("PUT", `/studies/${study}/prolific`, { token: fake.token, workspace: fake.workspace });
      const reward = { minor: 10, currency: "GBP" };
      const posting = { name: mark("x"), description: mark("y"), places: 2, minutes: 3, reward, devices: ["mobile"], links: [{ entrance: joined, places: 3 }] };
      await api.post(`/studies/${study}/entrances/${posted}/prolific`, posting);
      const list = await link(mark("z"), "panel");
      await api.post(`/studies/${study}/entrances/${list}/people`, { people: `${mark("x")}, ada@example.org` });
      const turk = await api.post(`/studies/${study}/entrances`, { label: mark("x"), language: LANGUAGE, settings: { provider: "mturk" } });
      const connect = await link(mark("w"), "connect");
      await api.call("PUT", `/studies/${study}/connect`, { token: fake.key });
      const framed = ["", "?assignmentId=3ASG&workerId=A1W&hitId=3HIT"].map((query) => `/mturk/${turk.code}${query}`);
      const recruit = [`/entrances/${list}`, `/entrances/${connect}`, `/entrances/${connect}/decisions?payment=1.80`, `/entrances/${turk.id}`, ...[proposed, posted].flatMap((id) => [`/entrances/${id}`, `/entrances/${id}/prolific`])];
      const design = [...recruit, "", "/settings", "/members", "/entrances", "/prolific", "/connect", "/sources", "/outputs", "/tasks", `/tasks/${task}`, `/tasks/${task}/known`, "/batches", "/gates"];
      const people = ["/workers", "/quality", "/threads", "/funnel", "/progress", "/results", "/report", "/pay", "/pay/bonus", "/agreement", "/adjudication", "/evaluation"];
      const results = ["/systems", "/metrics", "/rewrites", "/models", "/export", "/jobs", "/events"];
      const server = ["/studies", "/studies/new", "/admin/people", "/admin/events", "/admin/erasures", "/account", "/signin/code", ...framed, "/review", `/review/${study}`];
      for (const path of [...[...design, ...people, ...results].map(of), ...server]) {
        await page.goto(url + path);
        const written = await unmarked(page);
        if (written.length > 0) left[path] = written;
        await expectNoSidewaysScroll(page);
      }
      expect(left).toEqual({});
    } finally {
      await close();
      fake.close();
    }
  });
});
