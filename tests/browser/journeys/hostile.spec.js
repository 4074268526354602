// Texts that would be HTML if a page let them: through every field there is, on every page there is, for every kind of
// person, with scripts and without. Nothing of a text becomes an element, an attribute, a request or another page; and
// texts are shown, edited and saved as they were written.
import { expect, test as base } from "@playwright/test";
import { BLANK_LINES, STRINGS, expectHarmless, queries, routes, runWithInspect, watch } from "../support/hostile.js";
import { PASSWORD, hostileStudy } from "../support/hostile_study.js";
import { awake } from "../support/page.js";
import { ADMIN, open } from "../support/workplace.js";

const test = base.extend({
  world: [
    async ({}, use) => {
      const { url, close } = await open();
      await use({ url, ...(await hostileStudy(url, ADMIN)) });
      await close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ world }, use) => use(world.url),
});
test.setTimeout(300_000);

const HOSTILE = `"'></textarea></title></script><x-evil data-evil=1 onclick=alert(1)><meta http-equiv=refresh content="0;url=//evil.example">`;

/** A window in which somebody has signed in, and what it sees of attacks. */
async function signIn(browser, world, person, options = {}) {
  const context = await browser.newContext({ baseURL: world.url, ...options });
  const attacks = await watch(context, world.url);
  if (person) {
    const form = { email: person.email, password: PASSWORD, next: "" };
    const entered = await context.request.post("/fn/sign_in", { form, headers: { origin: world.url, accept: "text/html" } });
    expect(entered.url(), `${person.email} is in`).not.toContain("/signin");
  }
  return { context, page: await context.newPage(), attacks };
}

/** Pages that show more when they are asked. */
const MORE = { "/studies/:study/adjudication": "settled=decided", "/studies/:study/rewrites": "show=all" };

/** What the parts of addresses stand for, each one or several. People who run the study open the pages of all tasks. */
function ids(world, person) {
  const tasks = Object.values(world.tasks);
  return {
    study: [world.study],
    task: person === world.people.administrator ? tasks : tasks.slice(0, 1),
    language: ["en"],
    worker: world.workers,
    assignment: person?.hits?.length ? person.hits : [world.people.writer.hits[0]],
    upload: [world.upload ?? crypto.randomUUID()],
    // Of an invitation, and of an entry link.
    code: [world.code, world.entrance.code, world.turk.code],
    entrance: [world.entrance.id, world.list.id, world.turk.id, world.connect.id],
    pay_out: [world.payOut],
    // Of Prolific, which has listed none.
    submission: ["64395e9c0000000000000001"],
    secret: ["guess"],
    person: world.persons,
    // Nobody was erased: a receipt is shown with no text of a person in it.
    erasure: [crypto.randomUUID()],
  };
}

/** The addresses of all pages, with each of these. */
function filled(values) {
  const fill = (path) => {
    const part = path.match(/:(\w+)/);
    if (!part) return [path];
    expect(values[part[1]], `${path}: say in this journey what :${part[1]} stands for`).toBeTruthy();
    return values[part[1]].flatMap((value) => fill(path.replace(part[0], encodeURIComponent(value))));
  };
  return routes().flatMap((path) => [path, ...(MORE[path] ? [`${path}?${MORE[path]}`] : [])]).flatMap(fill);
}

/** Opens every page as somebody; what there is to read on them. */
async function visitAll(browser, world, person, options) {
  const { context, page, attacks } = await signIn(browser, world, person, options);
  const seen = [];
  for (const address of filled(ids(world, person))) {
    await page.goto(address);
    if (options.javaScriptEnabled && (await page.locator("[data-island]:not(.kept)").count()) > 0) await awake(page);
    expect(new URL(page.url()).origin, address).toBe(world.url);
    seen.push((await expectHarmless(page, address)).normalize("NFC"));
  }
  expect(attacks).toEqual([]);
  await context.close();
  return seen.join("\n");
}

/** Brings a file with a hostile name and hostile columns, and leaves it at its preview; its id. */
async function upload(browser, world) {
  const { context, page, attacks } = await signIn(browser, world, ADMIN, { javaScriptEnabled: false });
  await page.goto(`/studies/${world.study}/sources`);
  const column = STRINGS["a double quote"].replaceAll(",", "");
  const quoted = (text) => `"${text.replaceAll('"', '""')}"`;
  const rows = [["text", column], [STRINGS["a text area"], HOSTILE], ["", HOSTILE]].map((row) => row.map(quoted).join(","));
  const file = { name: `"><x-evil>.csv`, mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("button", { name: "Upload file" }).click();
  await page.waitForURL(/\/import\//);
  const seen = await expectHarmless(page, "the preview of a file");
  expect(seen).toContain(column);
  expect(seen).toContain(HOSTILE);
  expect(attacks).toEqual([]);
  await context.close();
  return page.url().split("/").at(-1);
}

for (const javaScriptEnabled of [true, false]) {
  test(`no text acts on any page, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({ browser, world }) => {
    world.upload ??= await upload(browser, world);
    const seen = [];
    for (const person of [...Object.values(world.people), undefined]) {
      const who = person?.role ?? person?.email ?? "nobody";
      await test.step(`as ${who}`, async () => seen.push(await visitAll(browser, world, person, { javaScriptEnabled })));
    }
    const all = seen.join("\n");
    const isSeen = ({ name, tag, shown }) => all.includes(tag) || (shown === "some" && world.fields.some((other) => other.name === name && all.includes(other.tag)));
    const unseen = world.fields.filter((field) => field.shown && !isSeen(field));
    expect(unseen.map(({ name }) => name), "every text is shown somewhere").toEqual([]);
    const changed = world.fields.filter(({ tag, text, verbatim }) => all.includes(tag) && verbatim && !all.includes(text.normalize("NFC").trim()));
    expect(changed.map(({ name, text }) => `${name}: ${text}`), "every text is shown as it was written").toEqual([]);
  });
}

/** Runs in the page: fetches addresses and looks at what comes back, without letting it act. */
async function lookAt(addresses, inspect) {
  const found = [];
  for (const address of addresses) {
    const response = await fetch(address, { headers: { accept: "text/html" } });
    const html = await response.text();
    const { made } = inspect(new DOMParser().parseFromString(html, "text/html"));
    if (made.length > 0) found.push(`${address}: ${made}`);
    if (new URL(response.url).origin !== location.origin) found.push(`${address} led to ${response.url}`);
  }
  return found;
}

test("nothing acts out of an address or its query", async ({ browser, world }) => {
  for (const person of [ADMIN, world.people.writer, undefined]) {
    const { context, page, attacks } = await signIn(browser, world, person);
    await page.goto("/signin");
    const one = Object.fromEntries(Object.entries(ids(world, person)).map(([part, values]) => [part, values.slice(0, 1)]));
    const query = (names) => new URLSearchParams(names.map((name) => [name, HOSTILE]));
    // What one wrong value hides of another is asked about by itself, once.
    const each = person === ADMIN ? queries().map((name) => [name]) : [];
    const asked = filled(one).flatMap((path) => [queries(), ...each].map((names) => `${path.split("?")[0]}?${query(names)}`));
    const broken = Object.keys(one).flatMap((part) => filled({ ...one, [part]: [HOSTILE] }).filter((path) => path.includes("evil")));
    expect(await runWithInspect(page, lookAt, [...asked, ...broken])).toEqual([]);
    expect(attacks).toEqual([]);
    await context.close();
  }
});

/** Runs in the page: sends each of its forms with a hostile text in every field, and looks at the page that comes back. */
async function sendForms([address, hostile], inspect) {
  const page = new DOMParser().parseFromString(await (await fetch(address, { headers: { accept: "text/html" } })).text(), "text/html");
  const found = [];
  let sent = 0;
  for (const form of page.querySelectorAll("form[method=post]")) {
    const texts = [...form.elements].filter((field) => field.localName === "textarea" || ["text", "email", "number", "search", "url"].includes(field.type));
    if (texts.length === 0 || form.enctype.includes("multipart")) continue;
    const values = new URLSearchParams(new FormData(form));
    for (const field of texts) values.set(field.name, hostile);
    const action = form.getAttribute("action");
    const response = await fetch(action, { method: "POST", body: values, headers: { accept: "text/html" }, referrer: address });
    const { made } = inspect(new DOMParser().parseFromString(await response.text(), "text/html"));
    sent += 1;
    if (made.length > 0) found.push(`${action} from ${address}: ${made}`);
    if (response.status >= 500) found.push(`${action} from ${address}: ${response.status}`);
  }
  return { found, sent };
}

test("a text survives being shown, edited and saved", async ({ browser, world }) => {
  const { api, study } = world;
  const { context, page, attacks } = await signIn(browser, world, ADMIN, { javaScriptEnabled: false });
  const stored = async () => (await api.get(`/studies/${study}`)).study;
  const set = async (change) => {
    const { title, languages, settings } = { ...(await stored()), ...change };
    await api.put(`/studies/${study}`, { title, languages, settings });
  };
  const before = await stored();
  for (const [name, text] of Object.entries({ ...STRINGS, ...BLANK_LINES })) {
    await test.step(name, async () => {
      await set({ settings: { ...before.settings, consent: { en: text } } });
      await page.goto(`/studies/${study}/settings`);
      const area = page.getByLabel(/^Consent form/);
      await expect(area).toHaveValue(text);
      await page.getByRole("button", { name: "Save texts for workers" }).click();
      expect((await stored()).settings.consent.en).toBe(text);
      await area.fill(`${text}, edited`);
      await page.getByRole("button", { name: "Save texts for workers" }).click();
      await expect(area).toHaveValue(`${text}, edited`);
      expect((await stored()).settings.consent.en).toBe(`${text}, edited`);
    });
  }
  await set({ settings: before.settings });
  for (const button of ["Save settings", "Save texts for workers", "Save abbreviations"]) {
    await page.goto(`/studies/${study}/settings`);
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByText(/(is|are) saved/).first()).toBeVisible();
  }
  expect(await stored()).toEqual(before);
  for (const task of Object.values(world.tasks)) {
    const at = `/studies/${study}/tasks/${task}`;
    const { live } = await api.get(at);
    await page.goto(at);
    await page.getByRole("button", { name: "Save draft", exact: true }).click();
    await expect(page.getByText("The draft is saved.")).toBeVisible();
    expect((await api.get(at)).draft.definition).toEqual(live.definition);
  }
  expect(attacks).toEqual([]);
  await context.close();
});

for (const javaScriptEnabled of [true, false]) {
  test(`a draft survives being shown and saved, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({ browser, world }) => {
    const { writer } = world.people;
    const { context, page, attacks } = await signIn(browser, world, writer, { javaScriptEnabled });
    const hit = writer.drafted;
    const stored = async () => (await writer.api.get(`/assignments/${hit}`)).draft;
    for (const [name, text] of Object.entries({ ...STRINGS, ...BLANK_LINES })) {
      await test.step(name, async () => {
        const { revision, answers } = await stored();
        const draft = answers.map((answer) => ({ ...answer, value: { type: "text", value: text } }));
        await writer.api.put(`/assignments/${hit}/draft`, { revision, answers: draft });
        await page.goto(`/work/assignments/${hit}`);
        const area = page.locator("textarea[data-rewrite]");
        await expect(area).toHaveValue(text);
        if (javaScriptEnabled) {
          await awake(page);
          await expect(area).toHaveValue(text);
          await area.fill(`${text}, edited`);
          await expect(page.locator("[data-status]")).toHaveText(/^Saved/);
        } else {
          await area.fill(`${text}, edited`);
          await page.getByRole("button", { name: "Save draft" }).click();
          await expect(area).toHaveValue(`${text}, edited`);
        }
        expect((await stored()).answers[0].value.value).toBe(`${text}, edited`);
        await expectHarmless(page, name);
      });
    }
    expect(attacks).toEqual([]);
    await context.close();
  });
}

test("the preview of a task shows what is typed as it is typed", async ({ browser, world }) => {
  const { context, page, attacks } = await signIn(browser, world, ADMIN);
  await page.goto(`/studies/${world.study}/tasks/${world.tasks.rewrite}?step=questions`);
  await awake(page);
  const question = page.locator("#question-1");
  await question.evaluate((details) => (details.open = true));
  await question.getByLabel(/^Question \(/).fill(HOSTILE);
  await expect(page.locator("[data-preview]")).toContainText(HOSTILE);
  await expectHarmless(page, "the designer");
  expect(attacks).toEqual([]);
  await context.close();
});

// Last: forms that are taken change the study.
test("nothing acts out of a form that is refused, or taken", async ({ browser, world }) => {
  let n = 0;
  for (const person of [undefined, world.people.reviewer, world.people.writer, ADMIN]) {
    const { context, page, attacks } = await signIn(browser, world, person);
    await page.goto("/signin");
    for (const address of filled(ids(world, person))) {
      const { found, sent } = await runWithInspect(page, sendForms, [address, HOSTILE]);
      expect(found, address).toEqual([]);
      n += sent;
    }
    expect(attacks).toEqual([]);
    await context.close();
    await visitAll(browser, world, person, { javaScriptEnabled: true });
  }
  expect(n, "forms were sent").toBeGreaterThan(50);
});
