// Every page, at two widths, light and dark, in English and in Arabic: PNG files and a sheet that shows them side by side.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { openExample, officeOf, PASSWORD, workerOf } from "../support/example.js";

const FOLDER = new URL("../output/shots/", import.meta.url).pathname;
const ROUTES = new URL("../../../app/src/routes.rs", import.meta.url).pathname;
const LANGUAGES = (process.env.SHOTS_LANGUAGES ?? "en,ar").split(",");
const LOOKS = [
  { width: 1280, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
  { width: 360, colorScheme: "light" },
  { width: 360, colorScheme: "dark" },
];
/** What a form shows once, what a link in an e-mail leads to, a file that waits for its columns, what a service has listed, and what was erased have no address of their own here. */
const WITHOUT = ["/studies/:study/prolific/:submission", "/studies/:study/connect/:submission", "/once", "/setup/:secret", "/reset/:secret", "/confirm/:secret", "/unsubscribe/:secret", "/studies/:study/import/:upload", "/admin/erasures/:erasure", "/account/codes", "/signin/connect"];

/** The pages of each person, by a name for the file. */
async function pages(example, workers) {
  const { study, codes } = example;
  const manager = await officeOf(example.url, "manager");
  const [{ task }] = await manager.get(`/studies/${study}/tasks`);
  const all = await manager.get(`/studies/${study}/workers`);
  const waiting = await (await officeOf(example.url, "reviewer")).get(`/studies/${study}/review`);
  const [table] = (await manager.get(`/studies/${study}/agreement`)).tables;
  const person = await workers.joined.api.get("/me");
  const entrance = (label, settings) => manager.post(`/studies/${study}/entrances`, { label, language: "en", settings });
  const [anybody, prolific] = [await entrance("Anybody", {}), await entrance("Prolific, English", { provider: "prolific" })];
  const turk = await entrance("Mechanical Turk, English", { provider: "mturk" });
  const connect = await entrance("Connect, English", { provider: "connect" });
  const list = await entrance("Reading panel", { provider: "panel" });
  await manager.post(`/studies/${study}/entrances/${list.id}/people`, { people: "Ana Silva, ana@example.org\nP17\nbo@example.org" });
  await manager.post(`/studies/${study}/pay-outs`);
  const [payout] = (await manager.get(`/studies/${study}/wages`)).pay_outs;
  const of = (end) => `/studies/${study}${end}`;
  const links = ["/entrances", `/entrances/${list.id}`, `/entrances/${turk.id}`, `/entrances/${prolific.id}`, `/entrances/${prolific.id}/prolific`, `/entrances/${connect.id}`, `/entrances/${connect.id}/decisions?payment=1.80`];
  const ends = ["", "/settings", "/members", ...links, "/prolific", "/connect", "/sources", "/outputs", "/batches"];
  const pay = ["/pay/bonus", `/pay/out/${payout.id}`];
  const steps = ["questions", "instructions", "quality", "pay", "check"].map((step) => `/tasks/${task.id}?step=${step}`);
  const design = ["/tasks", `/tasks/${task.id}`, ...steps, `/tasks/${task.id}/known`, `/tasks/${task.id}/try`, "/pictures", "/gates"];
  const more = ["/workers", `/workers/${all[0].worker}`, "/quality", "/threads", "/funnel"];
  const results = ["progress", "results", "report", "pay", "agreement", `agreement/${table.task}/${table.language}`, "adjudication", "evaluation", "systems", "metrics", "rewrites", "models"];
  const rest = ["tables", "statement", "export", "jobs", "events"];
  return {
    visitor: ["/", "/signin", "/signin/code", "/forgot", `/join/${codes[0]}`, `/in/${anybody.code}`, `/mturk/${turk.code}?assignmentId=3ASG&workerId=A1W`, "/nothing-here"],
    manager: ["/studies", ...[...ends, ...more, ...pay].map(of), ...[...results, ...rest].map((end) => of(`/${end}`)), "/account", "/guide/agreement", "/api"],
    researcher: design.map(of),
    reviewer: ["/review", `/review/${study}`, ...waiting.slice(0, 1).map(({ worker }) => `/review/${study}/${worker}`)],
    admin: ["/admin/people", `/admin/people/${person.id}/erase`, "/admin/erasures", "/admin/events", "/studies/new"],
    [workers.joined.email]: [`/work/${study}/consent`, "/work"],
    [workers.consented.email]: [`/work/${study}/location`],
    [workers.located.email]: [`/work/${study}/test`],
    [workers.waiting.email]: ["/work", `/work/${study}/test/result`],
    [workers.working.email]: ["/work", `/work/${study}`, "/work/pay", `/work/${study}/leave`, `/work/assignments/${await workers.working.left()}`],
  };
}

/** The addresses of the route table of which no page is taken. */
function missed(addresses) {
  const patterns = [...readFileSync(ROUTES, "utf8").matchAll(/path!\("([^"]+)"\)/g)].map(([, path]) => path);
  const fits = (pattern) => new RegExp(`^${pattern.replace(/:[^/]+/g, "[^/]+")}$`);
  return patterns.filter((pattern) => !WITHOUT.includes(pattern) && !addresses.some((address) => fits(pattern).test(address.split("?")[0])));
}

const nameOf = (who, address, study) =>
  `${who.split("@")[0]} ${address.replace(study, "study").replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "id").replace(/^\/join\/.*/, "/join")}`;
const fileOf = (name, language, { width, colorScheme }) => `${name.replace(/[^a-z0-9]+/gi, "-")}-${language}-${width}-${colorScheme}.png`;

async function signIn(context, url, who) {
  const page = await context.newPage();
  await page.goto(`${url}/signin`);
  if (who !== "visitor") {
    await page.locator("input[name=email]").fill(who.includes("@") ? who : `${who}@example.org`);
    await page.locator("input[name=password]").fill(PASSWORD);
    await page.locator('form[action="/fn/sign_in"] button[type=submit]').last().click();
    await page.waitForURL((address) => address.pathname !== "/signin");
  }
  return page;
}

/** All pages of a person in one language and look; what looks wrong by itself: sideways scrolling, and text of another language. */
async function take(browser, url, study, [who, addresses], language, look) {
  const context = await browser.newContext({ viewport: { width: look.width, height: look.width === 360 ? 740 : 800 }, colorScheme: look.colorScheme, locale: language });
  const page = await signIn(context, url, who);
  await context.addCookies([{ name: "concord-language", value: language, url }]);
  const wide = [];
  for (const address of addresses) {
    await page.goto(url + address);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await page.waitForTimeout(150);
    const name = nameOf(who, address, study);
    await page.screenshot({ path: FOLDER + fileOf(name, language, look), fullPage: true });
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1)) wide.push(`${name} ${language} ${look.width}`);
  }
  await context.close();
  return wide;
}

/** A page on which each row has the looks of one page. */
function sheet(names) {
  const cell = (name) => (language) => (look) => `<td><a href="${fileOf(name, language, look)}"><img loading="lazy" src="${fileOf(name, language, look)}" width="${look.width / 4}"></a></td>`;
  const row = (name) => `<tr><th>${name}</th>${LANGUAGES.map((language) => LOOKS.map(cell(name)(language)).join("")).join("")}</tr>`;
  return `<!doctype html><meta charset="utf-8"><title>Pages</title><style>td{vertical-align:top}th{text-align:start}</style><table>${names.map(row).join("\n")}</table>`;
}

test("every page", async ({ browser }) => {
  const example = await openExample({ CONCORD_SECRETS_KEY: "0f".repeat(32) });
  try {
    const gates = { consent: true, location: true, test: true };
    const workers = {
      joined: await workerOf(example, 1, {}),
      consented: await workerOf(example, 2, { consent: true }),
      located: await workerOf(example, 3, { consent: true, location: true }),
      working: await workerOf(example, 5, { ...gates, hits: 3, preset: "pilot", reviewed: true, rated: 5 }),
    };
    // The hit is theirs before the others answer all that is left.
    await workers.working.left();
    await example.simulate();
    workers.waiting = await workerOf(example, 4, { ...gates, hits: 3, preset: "pilot" });
    mkdirSync(FOLDER, { recursive: true });
    const all = Object.entries(await pages(example, workers));
    expect(missed(all.flatMap(([, addresses]) => addresses))).toEqual([]);
    const wide = [];
    for (const language of LANGUAGES) {
      for (const look of LOOKS) {
        for (const person of all) wide.push(...(await take(browser, example.url, example.study, person, language, look)));
      }
    }
    writeFileSync(`${FOLDER}index.html`, sheet(all.flatMap(([who, addresses]) => addresses.map((address) => nameOf(who, address, example.study)))));
    expect(wide, "no page scrolls sideways").toEqual([]);
  } finally {
    await example.close();
  }
});
