// A study in which every text that anybody can give is hostile: made through the REST interface, a field a line. What was
// given is kept in `fields`; the journey expects to see each of them, unchanged, on some page.
import { expect } from "@playwright/test";
import { packed } from "./hostile.js";
import { Api } from "./workplace.js";

export const PASSWORD = "four maps in a teapot";

/** What no page shows today; a page that comes to show it is visited with it. */
const EXPORTED = { shown: false, verbatim: false };
const MARKDOWN = { verbatim: false };

/** The texts that were given, each with a tag of its own. */
class Fields {
  all = [];

  /**
   * A hostile text for a field that takes so many characters. Most are shown `verbatim`; Markdown is shown as what it says,
   * and some texts as a comparison of words. Of texts that are shown to `some`, each worker gets a few.
   */
  text(name, most = 1_500, { shown = true, verbatim = true } = {}) {
    const tag = `F${this.all.length}f`;
    const text = packed(tag, most, this.all.length);
    this.all.push({ name, tag, text, shown, verbatim });
    return text;
  }

  /** The same without blanks, for a field that takes one word. */
  word(name, options) {
    const tag = `f${this.all.length}f`;
    const text = `${tag}"'></textarea></title><x-evil/data-evil>&amp;`;
    this.all.push({ name, tag, text, shown: true, verbatim: true, ...options });
    return text;
  }
}

const jsonl = (rows) => rows.map((row) => JSON.stringify(row)).join("\n");
const lines = (found) => (Array.isArray(found) ? found : (found.rewrites ?? found.submissions ?? found.items));

/** Title, consent, contact, abbreviations, rules of the gates. */
async function settle(api, fields) {
  const { id } = await api.post("/studies", { title: fields.text("title at first", 200, EXPORTED), languages: ["en"] });
  const settings = {
    titles: { en: fields.text("title for workers", 200) },
    descriptions: { en: fields.text("description for workers", 1_000) },
    consent: { en: fields.text("consent", 4_000, MARKDOWN) },
    contact: fields.text("contact", 300),
    abbreviations: { en: { [fields.word("abbreviation")]: fields.word("expansion") } },
  };
  await api.put(`/studies/${id}`, { title: fields.text("title", 200), languages: ["en"], settings });
  const items = [2, -2].map((point) => ({
    text: fields.text("text of the test"),
    expected: { hostile: `${point}` },
    why: fields.text("why, in the test", 400),
  }));
  const label = (name) => ({ en: fields.text(name, 120) });
  const points = [-2, 0, 2].map((value) => ({ value, label: label(`point ${value} of the test`) }));
  const questions = [{ key: "hostile", prompt: label("question of the test"), required: true, kind: "scale", points }];
  const instructions = fields.text("instructions of the test", 1_500, MARKDOWN);
  const rules = [
    { gate: "location", countries: [] },
    { gate: "test", subject: "source", questions, items, tolerances: {}, pass_mark: 80, attempts: 5, wait_seconds: 0, instructions },
    { gate: "review", pilot_hits: 1 },
  ];
  for (const rule of rules) await api.call("PUT", `/studies/${id}/gates/en`, rule);
  return id;
}

/** Texts, and what two systems made of them. */
async function bring(api, study, fields) {
  const name = encodeURIComponent(fields.text("name of a file", 150, EXPORTED));
  const sources = [0, 1, 2, 3, 4, 5].map((n) => ({
    id: n === 0 ? "s0" : fields.text("id of a source", 200),
    text: fields.text("source", 700),
    context: fields.text("context of a source", 300),
    [fields.text("name of a column", 150)]: fields.text("what else a file says of a text", 300),
  }));
  const how = "format=jsonl&id=id&default_language=en";
  await api.call("POST", `/studies/${study}/sources?${how}&name=${name}`, jsonl(sources), "text/plain");
  const system = fields.text("name of a system", 150);
  const outputs = sources.map(({ id }) => ({ id, system, text: fields.text("output", 700, { shown: "some" }) }));
  await api.call("POST", `/studies/${study}/outputs?format=jsonl&id=id&system=system`, jsonl(outputs), "text/plain");
  for (const name of ["COPY", "RULE-BASED"]) await api.post(`/studies/${study}/systems/${name}/run`);
}

/** Every text of a definition is hostile. */
function worded(definition, fields) {
  const en = (name, ...rest) => ({ en: fields.text(name, ...rest) });
  for (const question of definition.questions) {
    question.prompt = en("question", 400);
    for (const option of [...(question.options ?? []), ...(question.labels ?? [])]) option.label = en("label of an answer", 200);
    for (const point of question.points ?? []) {
      point.label = en("label of a point", 200);
      point.examples = { en: [fields.text("example of a point", 300)] };
    }
  }
  const columns = [{ column: "context", label: en("label of a column", 200), collapsed: true }];
  return { ...definition, columns, title: en("title of a task", 200), instructions: en("instructions of a task", 2_000, MARKDOWN) };
}

/** A task from a preset, published, with a batch of all texts. */
async function task(api, study, preset, fields, change = {}) {
  const { task } = await api.post(`/studies/${study}/tasks`, { preset });
  const at = `/studies/${study}/tasks/${task.id}`;
  const { draft } = await api.get(at);
  const definition = worded({ ...draft.definition, gates: [], items_per_hit: 1, need: 2, ...change }, fields);
  await api.put(at, definition);
  await api.post(`${at}/publish`);
  return task.id;
}

async function batch(api, study, task, fields, more = {}) {
  const systems = (await api.get(`/studies/${study}/systems`)).filter(({ kind }) => kind !== "human").map(({ id }) => id);
  const spec = { task, language: "en", label: fields.text("label of a batch", 200), seed: 7, systems: [...new Set(systems)], ...more };
  await api.post(`/studies/${study}/batches`, spec);
}

/** A choice with own words, a skip and a comment. */
const CHOICE = () => [
  { key: "label", prompt: {}, required: true, skip: true, kind: "choice", many: true, other: true, options: ["a", "b"].map((key) => ({ key, label: {} })) },
  { key: "comment", prompt: {}, required: false, kind: "comment" },
];

/** All kinds of tasks. */
async function design(api, study, fields) {
  const gates = { pilot: ["location", "test"] };
  const every = {
    rewrite: ["xformal/rewrite", {}],
    formality: ["xformal/formality", {}],
    choice: ["cocoa/formality-label", { questions: CHOICE() }],
    tag: ["cocoa/tag", {}],
    ranking: ["xformal/ranking", {}],
    comparison: ["comparison", {}],
    meaning: ["xformal/meaning", { display: "diff" }],
    known: ["xformal/fluency", { known: { every: 3, least: 50, after: 3, below: "warn" } }],
    pilot: ["pilot", { gates: gates.pilot, need: 9 }],
  };
  const tasks = {};
  for (const [name, [preset, change]] of Object.entries(every)) tasks[name] = await task(api, study, preset, fields, change);
  await api.post(`/studies/${study}/state`, { state: "live" });
  const table = `id,systems,kind,tolerance,explanation,fluency\ns0,COPY,training,0,"${fields.text("why an answer was expected", 1_000).replaceAll('"', '""')}",2\n`;
  await api.call("POST", `/studies/${study}/tasks/${tasks.known}/known`, table, "text/plain");
  for (const [name, id] of Object.entries(tasks)) {
    // With one system, two workers rate the same outputs and differ.
    const [first] = (await api.get(`/studies/${study}/systems`)).map((system) => system.id);
    const systems = { rewrite: [], pilot: [], formality: [first] }[name];
    await batch(api, study, id, fields, systems && { systems });
  }
  return tasks;
}

/** Somebody new with a role. */
async function join(url, api, study, role, fields) {
  const { code } = await api.post(`/studies/${study}/join-links`, { role });
  const n = fields.all.length;
  const email = `${fields.word("e-mail address", { shown: role !== "worker" })}${n}@example.org`.toLowerCase();
  const { token } = await new Api(url).post(`/join/${code}`, { name: fields.text("name of a person", 100), email, password: PASSWORD, language: "en" });
  return { role, email, code, api: new Api(url, token.secret), hits: [] };
}

/** Takes a hit; what it shows. */
async function claim(worker, study, task) {
  const claimed = await worker.api.post(`/studies/${study}/tasks/${task}/claim`);
  expect(claimed.assignment, JSON.stringify(claimed)).toBeTruthy();
  worker.hits.push(claimed.assignment);
  return worker.api.get(`/assignments/${claimed.assignment}`);
}

async function submit(worker, shown, values) {
  const answers = Object.entries(values).map(([question, value]) => ({ item: shown.items[0].id, question, value }));
  const done = await worker.api.post(`/assignments/${shown.id}/submit`, { id: crypto.randomUUID(), answers, insist: true, active_ms: 1_000 });
  expect(done.result, JSON.stringify(done)).toBe("stored");
}

/** What a worker writes: rewrites, own words, comments, reasons, drafts with marks, messages. */
async function write(worker, study, tasks, fields) {
  await worker.api.post(`/studies/${study}/consent`);
  const text = (name, ...how) => ({ type: "text", value: fields.text(name, ...how) });
  for (let n = 0; n < 2; n += 1) await submit(worker, await claim(worker, study, tasks.rewrite), { rewrite: text("rewrite", 900) });
  const open = await claim(worker, study, tasks.rewrite);
  const draft = { item: open.items[0].id, question: "rewrite", value: text("draft of a rewrite", 900) };
  await worker.api.put(`/assignments/${open.id}/draft`, { revision: open.draft.revision, answers: [draft] });
  worker.drafted = open.id;
  await worker.api.post(`/assignments/${open.id}/messages`, { text: fields.text("message of a worker", 1_900) });
  const other = { type: "chosen", value: { keys: ["a"], other: fields.text("own words", 450, EXPORTED) } };
  await submit(worker, await claim(worker, study, tasks.choice), { label: other, comment: text("comment", 4_000, EXPORTED) });
  await submit(worker, await claim(worker, study, tasks.choice), { label: { type: "skipped", value: fields.text("reason to skip", 450) } });
  const marked = await claim(worker, study, tasks.tag);
  const spans = { item: marked.items[0].id, question: marked.questions[0].key, value: { type: "text", value: `[formal]${marked.items[0].outputs[0].text}[/formal]` } };
  await worker.api.put(`/assignments/${marked.id}/draft`, { revision: 0, answers: [spans] });
  await submit(worker, await claim(worker, study, tasks.known), { fluency: { type: "number", value: 4 } });
  for (const name of ["ranking", "comparison", "meaning"]) await claim(worker, study, tasks[name]);
}

/** Passes location and test and writes what a reviewer reads. */
async function pass(worker, study, tasks, fields) {
  const at = `/studies/${study}`;
  await worker.api.post(`${at}/consent`);
  await worker.api.post(`${at}/location`, { country: "US" });
  const { version, items } = await worker.api.get(`${at}/test`);
  // The first text is expected to get 2 and the second -2; the order is drawn, so both are tried.
  for (const points of [[2, -2], [-2, 2]]) {
    const answers = items.map(({ id: item }, place) => ({ item, question: "hostile", value: { type: "number", value: points[place] } }));
    const { passed } = await worker.api.post(`${at}/test`, { version, answers });
    if (passed) break;
  }
  await submit(worker, await claim(worker, study, tasks.pilot), { rewrite: { type: "text", value: fields.text("trial text", 900, { verbatim: false }) } });
}

/** What reviewers and managers write to and about workers. */
async function judge(world, api, reviewer, fields) {
  const { study } = world;
  const at = `/studies/${study}`;
  const queue = lines(await reviewer.api.get(`${at}/review`));
  expect(queue.length).toBe(2);
  for (const [n, { worker }] of queue.entries()) {
    const { rewrites } = await reviewer.api.get(`${at}/review/${worker}`);
    await reviewer.api.call("PUT", `${at}/review/${worker}/${rewrites[0].answer}`, { grade: "poor", reasons: ["other"], note: fields.text("note of a reviewer", 900, { verbatim: n === 1 }) });
    // One of the two goes on waiting.
    if (n === 0) await reviewer.api.post(`${at}/review/${worker}`, { verdict: "exclude", message: fields.text("decision of a reviewer", 1_500) });
    world.workers.push(worker);
  }
  await api.post(`${at}/workers/${queue[1].worker}/gates/location`, { state: "failed", message: fields.text("decision about a gate", 1_500) });
  await api.call("PUT", `${at}/workers/${queue[1].worker}/look`, { note: fields.text("note on work that was looked at", 450) });
  const submissions = lines(await api.get(`${at}/submissions`));
  await api.post(`${at}/rejections`, { assignment: submissions[0].id, reason: fields.text("reason to reject", 900) });
  const rewrites = lines(await api.get(`${at}/rewrites`));
  await api.post(`${at}/rewrites/decisions`, { outputs: [rewrites[0].output], verdict: "kept", reason: fields.text("reason to keep a rewrite", 450, { verbatim: false }) });
  await api.post(`${at}/rewrites/corrections`, { output: rewrites[1].output, text: fields.text("corrected rewrite", 900) });
  await api.post(`${at}/rewrites/known-words`, { language: "en", word: fields.word("known word", EXPORTED) });
  const threads = lines(await api.get(`${at}/threads`));
  for (const { assignment } of threads) await api.post(`${at}/threads/${assignment}/messages`, { text: fields.text("reply", 1_900) });
  const disputes = await api.get(`${at}/adjudication`);
  const { question } = disputes.items[0];
  const value = { type: "number", value: 1 };
  const note = fields.text("note of an adjudication", 450);
  await api.post(`${at}/adjudication`, { item: disputes.items[0].shown.id, question: question?.key ?? question, value, note });
}

/** The whole study and its people. */
export async function hostileStudy(url, admin) {
  const fields = new Fields();
  const login = { email: admin.email, password: admin.password };
  const { secret } = await new Api(url).post("/tokens", { ...login, name: fields.text("name of a token", 100), days: 3 });
  const api = new Api(url, secret);
  const study = await settle(api, fields);
  await bring(api, study, fields);
  const tasks = await design(api, study, fields);
  const world = { api, study, tasks, workers: [], fields: fields.all };
  const person = (role) => join(url, api, study, role, fields);
  const reviewer = await person("reviewer");
  const [writer, second, third, fourth] = [await person("worker"), await person("worker"), await person("worker"), await person("worker")];
  await write(writer, study, tasks, fields);
  await second.api.post(`/studies/${study}/consent`);
  for (const [worker, value] of [[writer, -3], [second, 3]]) {
    for (;;) {
      const claimed = await worker.api.post(`/studies/${study}/tasks/${tasks.formality}/claim`);
      if (!claimed.assignment) break;
      const shown = await worker.api.get(`/assignments/${claimed.assignment}`);
      await submit(worker, shown, { formality: { type: "number", value } });
    }
  }
  // What people wrote is judged by others.
  const human = (await api.get(`/studies/${study}/systems`)).find(({ kind }) => kind === "human");
  await batch(api, study, tasks.meaning, fields, { systems: [human.id] });
  await pass(third, study, tasks, fields);
  await pass(fourth, study, tasks, fields);
  await judge(world, api, reviewer, fields);
  const { code } = await api.post(`/studies/${study}/join-links`, { role: "worker" });
  const label = fields.text("name of an entry link", 100);
  const entrance = await api.post(`/studies/${study}/entrances`, { label, language: "en", settings: {} });
  const connect = await api.post(`/studies/${study}/entrances`, { label, language: "en", settings: { provider: "connect" } });
  const turk = await api.post(`/studies/${study}/entrances`, { label, language: "en", settings: { provider: "mturk" } });
  // People on a list: what separates them on a line is not in their names.
  const list = await api.post(`/studies/${study}/entrances`, { label, language: "en", settings: { provider: "panel" } });
  const invited = () => fields.text("name of an invited person", 100, { verbatim: false }).replace(/[,;、，،；؛\n\r\t"@＠]/g, " ");
  await api.post(`/studies/${study}/entrances/${list.id}/people`, { people: `${invited()}, ana@example.org\n${invited()}` });
  // A bonus is paid, and another one waits in a round.
  await api.post(`/studies/${study}/bonuses`, { id: crypto.randomUUID(), worker: 1, amount: 5, reason: fields.text("reason for a bonus", 500) });
  const { id: payOut } = await api.post(`/studies/${study}/pay-outs`);
  const rule = { target_hourly: 9_000_000, time: "own", most_medians: 0, round_up_to: 1, least: 0, most: 100, once: false };
  const { round } = await api.put(`/studies/${study}/bonus-round`, rule);
  const [line] = (await api.get(`/studies/${study}/bonus-round`)).lines;
  if (line) await api.post(`/studies/${study}/bonus-rounds/${round}/changes`, { worker: line.number, amount: 7, reason: fields.text("reason for another bonus", 500) });
  const persons = [(await writer.api.get("/me")).id];
  return { ...world, code, entrance, list, turk, connect, payOut, persons, people: { administrator: { ...login, hits: [] }, reviewer, writer, third } };
}
