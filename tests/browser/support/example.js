// The example study in use: a server with it, and workers at every step of the way, made by the REST interface.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { premises, run, serve } from "./server.js";
import { Api } from "./workplace.js";

export const PASSWORD = "concord-example";

/** Starts a server on the example study, with settings if some are given: its address, the study, the codes of the join links by language, how to fill and how to end it. */
export async function openExample(settings = {}) {
  const own = premises();
  const said = run(own, ["demo"]);
  const study = said.match(/\/studies\/(\S+)/)[1];
  const codes = [...said.matchAll(/\/join\/(\S+)/g)].map(([, code]) => code);
  const { url, close } = await serve(own, settings);
  /** Fills the study with the work of synthetic people: with 120, every output is judged; fewer are faster. */
  const simulate = (workers = 30) =>
    promisify(execFile)(process.env.CONCORD_BIN, ["simulate", study, "--url", url, "--workers", workers], { maxBuffer: 1e8 });
  return { url, study, codes, simulate, close };
}

/** The REST interface as one of the example's people uses it. */
export async function officeOf(url, name) {
  const { secret } = await new Api(url).post("/tokens", { email: `${name}@example.org`, password: PASSWORD });
  return new Api(url, secret);
}

/** An answer of the kind that a question asks for. */
function answer(question, item, n) {
  const about = { item: item.id, question: question.key };
  switch (question.kind) {
    case "scale":
      return [{ ...about, value: { type: "number", value: question.points[n % question.points.length].value } }];
    case "text":
      return [{ ...about, value: { type: "text", value: `${item.source} (${"in other words, rather formally. ".repeat(1 + (n % 2))})` } }];
    case "ranking":
      return item.outputs.map(({ output }, place) => ({ ...about, output, value: { type: "number", value: place + 1 } }));
    case "pairwise":
      return [{ ...about, value: { type: "preferred", value: item.outputs[n % 2].output } }];
    case "choice":
      return [{ ...about, value: { type: "chosen", value: { keys: [question.options[n % question.options.length].key], other: "" } } }];
    default:
      return [];
  }
}

/** Someone who joined through a link, as far along as `steps` says. */
export async function workerOf({ url, study, codes }, number, steps) {
  const email = `worker${number}@example.org`;
  const { token } = await new Api(url).post(`/join/${codes[0]}`, { name: `Worker ${number}`, email, password: PASSWORD });
  const api = new Api(url, token.secret);
  const office = await officeOf(url, "researcher");
  const rules = await office.get(`/studies/${study}/gates`);
  const [mine0] = await api.get("/work");
  const { language } = mine0;
  const rule = (gate) => rules.map(({ rule }) => rule).find((one, index) => one.gate === gate && rules[index].language === language);
  if (steps.consent) await api.post(`/studies/${study}/consent`);
  if (steps.location) {
    const { countries } = await api.get(`/studies/${study}/location`);
    await api.post(`/studies/${study}/location`, { country: countries[0] ?? "FR" });
  }
  if (steps.test) {
    const test = await api.get(`/studies/${study}/test`);
    const expected = new Map(rule("test").items.map(({ text, expected }) => [text, Number(expected.formality)]));
    const answers = test.items.map(({ id: item, source }) => ({ item, question: "formality", value: { type: "number", value: expected.get(source) } }));
    await api.post(`/studies/${study}/test`, { version: test.version, answers });
  }
  const claim = async (task) => (await api.post(`/studies/${study}/tasks/${task}/claim`)).assignment;
  const submit = async (assignment, n) => {
    const shown = await api.get(`/assignments/${assignment}`);
    const answers = shown.items.flatMap((item) => shown.questions.flatMap((question) => answer(question, item, n)));
    await api.post(`/assignments/${assignment}/submit`, { id: crypto.randomUUID(), answers, insist: true, active_ms: 60_000 });
  };
  for (let n = 0; n < (steps.hits ?? 0); n += 1) {
    const [mine] = await api.get("/work");
    const task = mine.tasks.find((task) => task.open && (steps.preset === undefined || task.preset === steps.preset));
    if (!task) break;
    await submit(task.live ?? (await claim(task.task)), number + n);
  }
  if (steps.reviewed) {
    const manager = await officeOf(url, "manager");
    const { worker } = (await manager.get(`/studies/${study}/workers`)).find(({ number }) => number === Number(mine0.pseudonym.slice(1)));
    await manager.post(`/studies/${study}/workers/${worker}/gates/review`, { state: "passed", message: "Thank you." });
  }
  for (let n = 0; n < (steps.rated ?? 0); n += 1) {
    const [mine] = await api.get("/work");
    const task = mine.tasks.find((task) => task.open && task.preset !== "pilot");
    if (!task) break;
    await submit(task.live ?? (await claim(task.task)), number + n);
  }
  const left = async () => {
    const [mine] = await api.get("/work");
    const task = mine.tasks.find(({ open }) => open);
    return task && (task.live ?? (await claim(task.task)));
  };
  return { email, api, left };
}
