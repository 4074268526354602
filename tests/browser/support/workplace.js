// A study ready for work, on a server of its own: for journeys that begin at a hit.
import { test as base } from "@playwright/test";
import { provider } from "./provider.js";
import { freePort, premises, run, serve } from "./server.js";

export const ADMIN = { email: "ada@example.org", password: "four maps in a teapot" };

/** The texts, and what a system made of them. */
const TEXTS = {
  en: ["gotta run, cu tmrw!!", "that movie was soooo boring", "can u send me the file asap"],
  ar: ["شو رأيك نروح ع البحر بكرا؟", "ما فهمت ولا شي من الدرس", "ابعتلي الملف بسرعة لو سمحت"],
};
const MADE = "A different wording of the same thing.";

/** Starts the program on an empty database, with these settings; its address, and how to end it. */
export async function open(settings = {}) {
  const own = premises();
  run(own, ["user", "add", ADMIN.email, "--name", "Ada", "--admin"], { input: ADMIN.password });
  return serve(own, settings);
}

/** The REST interface as one person uses it. */
export class Api {
  constructor(url, token) {
    Object.assign(this, { url, token });
  }

  async call(method, path, body, type = "application/json") {
    const headers = { ...(this.token && { authorization: `Bearer ${this.token}` }), ...(body !== undefined && { "content-type": type }) };
    const response = await fetch(`${this.url}/api/v1${path}`, { method, headers, body: type.endsWith("json") ? JSON.stringify(body) : body });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text;
  }

  async get(path) {
    return JSON.parse(await this.call("GET", path));
  }

  async post(path, body = {}) {
    const text = await this.call("POST", path, body);
    return text === "" ? undefined : JSON.parse(text);
  }

  async put(path, body) {
    return JSON.parse(await this.call("PUT", path, body));
  }
}

/** The same text in every language: a task is published once each of its texts is in all of them. */
const inAll = (text) => Object.fromEntries(Object.keys(TEXTS).map((language) => [language, text]));

/** The first question may be left out with a reason. */
const skippable = ({ questions: [first, ...rest] }) => ({ items_per_hit: 2, questions: [{ ...first, skip: true }, ...rest] });

/** What is informal is asked of informal texts only. */
const branching = ({ questions: [first] }) => ({
  questions: [
    first,
    {
      key: "what",
      prompt: inAll("What is informal about it?"),
      required: true,
      when: { question: first.key, is: ["informal", "other"] },
      kind: "choice",
      options: ["words", "signs"].map((key) => ({ key, label: inAll(`The ${key}`) })),
    },
  ],
});

/** A number from 0 to 100 in half steps, asked about one text. */
const slider = () => ({
  items_per_hit: 1,
  questions: [
    {
      key: "quality",
      prompt: inAll("How good is this text?"),
      required: true,
      kind: "slider",
      min: 0,
      max: 100,
      step: 0.5,
      anchors: [
        { at: 0, label: inAll("Very bad") },
        { at: 100, label: inAll("Very good") },
      ],
    },
  ],
});

/** A task from scratch with words of its own: with those that every new task starts with, it is not published. */
const reworded = ({ questions }) => ({
  title: inAll("Can this be said?"),
  instructions: inAll("Read the text slowly."),
  questions: questions.map((question) => ({ ...question, prompt: inAll("Would anybody say it like this?") })),
});

/** A task without gates, from a preset, published. */
async function publish(api, study, preset, change) {
  const { task } = await api.post(`/studies/${study}/tasks`, { preset });
  const { draft } = await api.get(`/studies/${study}/tasks/${task.id}`);
  const definition = { ...draft.definition, ...(preset === "blank" && reworded(draft.definition)) };
  await api.put(`/studies/${study}/tasks/${task.id}`, { ...definition, gates: [], need: 50, ...change?.(definition) });
  await api.post(`/studies/${study}/tasks/${task.id}/publish`);
  return task.id;
}

/** Opens a study with its texts, and what three systems made of them, of which all or only the one named take part. */
async function found(api, title, texts, only) {
  const languages = Object.keys(texts);
  const { id: study } = await api.post("/studies", { title, languages });
  const sources = languages.flatMap((language) => texts[language].map((text, n) => ({ id: `${language}${n}`, language, text })));
  const lines = (rows) => rows.map((row) => JSON.stringify(row)).join("\n");
  await api.call("POST", `/studies/${study}/sources?format=jsonl&id=id&language=language`, lines(sources), "text/plain");
  const made = sources.map(({ id }, n) => ({ id, text: `${MADE} ${n}`, system: "MODEL" }));
  await api.call("POST", `/studies/${study}/outputs?format=jsonl&id=id&system=system`, lines(made), "text/plain");
  for (const name of ["COPY", "RULE-BASED"]) await api.post(`/studies/${study}/systems/${name}/run`);
  const systems = (await api.get(`/studies/${study}/systems`)).filter(({ kind, name }) => kind !== "human" && (only ?? name) === name);
  return { study, systems: [...new Set(systems.map(({ id }) => id))] };
}

/** Opens the study for work: hits of every task in every language, and a link to join by. */
async function begin(api, { study, systems, tasks }, languages) {
  await api.post(`/studies/${study}/state`, { state: "live" });
  for (const language of languages) {
    for (const [preset, task] of Object.entries(tasks)) {
      await api.post(`/studies/${study}/batches`, { task, language, seed: 7, systems: preset.endsWith("rewrite") ? [] : systems });
    }
  }
  return (await api.post(`/studies/${study}/join-links`, { role: "worker" })).code;
}

/** Makes the study: texts in two languages, one of them from right to left, and hits of every kind of task. */
async function furnish(url) {
  const { secret } = await new Api(url).post("/tokens", ADMIN);
  const api = new Api(url, secret);
  const languages = Object.keys(TEXTS);
  const { study, systems } = await found(api, "A workplace", TEXTS);
  const tasks = {
    rewrite: await publish(api, study, "xformal/rewrite"),
    formality: await publish(api, study, "xformal/formality", () => ({ items_per_hit: 3 })),
    ranking: await publish(api, study, "xformal/ranking"),
    label: await publish(api, study, "cocoa/formality-label"),
    edit_types: await publish(api, study, "xformal/edit-types"),
    comparison: await publish(api, study, "comparison"),
    naturalness: await publish(api, study, "mir/naturalness-relative"),
    tag: await publish(api, study, "cocoa/tag"),
    branching: await publish(api, study, "cocoa/formality-label", branching),
    skippable: await publish(api, study, "xformal/fluency", skippable),
    slider: await publish(api, study, "xformal/fluency", slider),
  };
  return { admin: api, study, tasks, code: await begin(api, { study, systems, tasks }, languages) };
}

/** One item a hit, and a word to hide where words are hidden. */
const alone = ({ display }) => ({ items_per_hit: 1, ...(display && { lexicon: { en: ["gotta", "boooring"] } }) });

/** A study of these texts by language, with a task from each of these presets, for all systems or only the one named. */
async function withPresets(admin, presets, texts, only) {
  const languages = Object.keys(texts);
  const { study, systems } = await found(admin, "Every preset", texts, only);
  const tasks = {};
  for (const preset of presets) tasks[preset] = await publish(admin, study, preset, alone);
  return { study, tasks, code: await begin(admin, { study, systems, tasks }, languages) };
}

/** A study of its own whose only task asks for this test first. */
async function withTest(admin, rule) {
  const texts = { en: TEXTS.en };
  const { study, systems } = await found(admin, "A test", texts, "COPY");
  const tasks = { rating: await publish(admin, study, "xformal/formality", () => ({ gates: ["test"] })) };
  await admin.call("PUT", `/studies/${study}/gates/en`, rule);
  return { study, tasks, code: await begin(admin, { study, systems, tasks }, ["en"]) };
}

/** Fills in the form of the door that is shown. */
async function enter(page, email) {
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password").fill(ADMIN.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((address) => !address.pathname.endsWith("/signin"));
}

/** A new worker, who has agreed to the terms. */
async function hire({ url, admin, study, tasks, code }, number, language) {
  const email = `worker${number}@example.org`;
  const { token } = await new Api(url).post(`/join/${code}`, { name: `Worker ${number}`, email, password: ADMIN.password, language });
  const api = new Api(url, token.secret);
  await api.post(`/studies/${study}/consent`);
  const mine = async () => (await api.get("/work")).find((place) => place.study === study);
  return {
    api,
    number,
    study,
    /** Signs in in this window. */
    async signIn(page) {
      await page.goto("/signin");
      await this.enter(page);
    },
    /** Fills in the form of the door that is shown. */
    async enter(page) {
      await enter(page, email);
    },
    /** Takes a hit of a task and opens it in this window; its name. */
    async take(page, preset) {
      const { assignment } = await api.post(`/studies/${study}/tasks/${tasks[preset]}/claim`);
      await page.goto(`/work/assignments/${assignment}`);
      return assignment;
    },
    /** The stored draft of a hit: the values given. */
    async draft(assignment) {
      const { draft } = await api.get(`/assignments/${assignment}`);
      return draft.answers.map(({ value }) => value.value);
    },
    /** What was submitted for a hit, as the export has it: the answers. */
    async stored(assignment) {
      const lines = (await admin.call("GET", `/studies/${study}/exports/answers.jsonl`)).trim().split("\n");
      return lines.map((line) => JSON.parse(line)).filter((answer) => answer.assignment_id === assignment);
    },
    /** The same: the values. */
    async submitted(assignment) {
      return (await this.stored(assignment)).map(({ value }) => value);
    },
    /** How many hits of a task the server counts. */
    async done(preset) {
      return (await mine()).tasks.find(({ task }) => task === tasks[preset]).done;
    },
    /** Milliseconds that were worked for what was submitted. */
    async worked() {
      return (await mine()).earned.active_ms;
    },
    /** Minor units that wait for approval. */
    async earned() {
      return (await mine()).earned.waiting.minor;
    },
  };
}

/** What tells a server that it is under a path of its host. */
async function under(path) {
  if (!path) return {};
  const address = `127.0.0.1:${await freePort()}`;
  return { CONCORD_ADDRESS: address, CONCORD_PUBLIC_URL: `http://${address}${path}` };
}

/**
 * `test` with a `workplace`, whose `hire(language)` gives a worker; `administer(page)` signs in who runs it. With `path`, the server
 * is under that path of its host.
 */
export const test = base.extend({
  path: ["", { option: true, scope: "worker" }],
  installation: [
    async ({ path }, use) => {
      // Measurements need none.
      const fake = process.env.FAKE_PROVIDER && (await provider());
      const { url, close } = await open({ ...fake?.settings, ...(await under(path)) });
      await use({ url, provider: fake, ...(await furnish(url)), hired: 0 });
      await close();
      fake?.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ installation }, use) => use(installation.url),
  page: async ({ page, path }, use) => {
    const goto = page.goto.bind(page);
    // A browser takes an address that begins with a slash for one at the root of the host.
    if (path) page.goto = (address, options) => goto(address.startsWith("/") ? `${path}${address}` : address, options);
    await use(page);
  },
  workplace: async ({ installation }, use) => {
    await use({
      study: installation.study,
      api: installation.admin,
      provider: installation.provider,
      hire: (language = "en") => hire(installation, (installation.hired += 1), language),
      /** A worker of a study of its own, which has a task from each of these presets. */
      async hireFor(presets) {
        const place = { ...installation, ...(await withPresets(installation.admin, presets, { en: TEXTS.en })) };
        return hire(place, (installation.hired += 1), "en");
      },
      /** A worker of a study of its own who has to pass this test. */
      async hireForTest(rule) {
        const place = { ...installation, ...(await withTest(installation.admin, rule)) };
        return hire(place, (installation.hired += 1), "en");
      },
      /** Hires workers by language for a study of their own, in which the preset's task shows the texts as they are. */
      async hirerFor(preset, texts) {
        const place = { ...installation, ...(await withPresets(installation.admin, [preset], texts, "COPY")) };
        return (language) => hire(place, (installation.hired += 1), language);
      },
      /** A study of its own, in which the presets' tasks show the texts as they are; its id. */
      async studyOf(presets, texts) {
        return (await withPresets(installation.admin, presets, texts, "COPY")).study;
      },
      async administer(page) {
        await page.goto("/signin");
        await enter(page, ADMIN.email);
      },
    });
  },
});
