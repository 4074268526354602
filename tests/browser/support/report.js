// What the reports of a study say of the answers it got: each once, by one worker.
import { expect } from "@playwright/test";

/** The reports of a study. */
export async function reports(api, study) {
  const of = (name) => api.get(`/studies/${study}/${name}`);
  const { tables } = await of("tables");
  return { agreement: await of("agreement"), evaluation: await of("evaluation"), rewrites: await of("rewrites"), progress: await of("progress"), metrics: await of("metrics"), tables };
}

/** What the evaluation says of a system on a question. */
function mean({ evaluation }, { preset, system }, question) {
  const table = evaluation.tables.find((one) => one.preset === preset && one.question === question);
  expect(table, `${preset} ${question} is in the evaluation`).toBeTruthy();
  const score = table.systems.find((one) => one.system === (system ?? "(source)"));
  expect(score?.n_ratings, `${preset} ${question} of ${system}`).toBe(1);
  return score.mean;
}

/** A number of a printed table. */
function counted({ tables }, key, row, column) {
  const table = tables.find((one) => one.key === key);
  const cells = table.rows.find((cells) => row.every((name, at) => cells[at].text === name));
  return cells[table.columns.indexOf(column)].count;
}

const HOLDS = {
  scale: (found, row) => expect(mean(found, row, row.question)).toBe(row.value),
  ranking: (found, row) => expect(mean(found, row, row.question)).toBe(row.value),
  choice: (found, row, { options }) => {
    const chosen = row.value.split("|").map((key) => key.split(":")[0]);
    for (const { key } of options) expect(mean(found, row, `${row.question}/${key}`), key).toBe(chosen.includes(key) ? 1 : 0);
  },
  pairwise: ({ evaluation }, row) => {
    const { pairs } = evaluation.preferences.find((one) => one.preset === row.preset && one.question === row.question);
    expect(pairs.length).toBe(1);
    const [{ a, b, a_better, b_better, tie }] = pairs;
    const said = row.value === "tie" ? "tie" : row.system;
    expect([a_better, b_better, tie]).toEqual([a, b, "tie"].map((one) => (one === said ? 1 : 0)));
  },
  spans: (found, row, { of }) => {
    if (of === "answer") {
      // What is marked in one's own text is counted, with its level, among the marked phrases.
      const n = row.spans.split("|").filter(Boolean).length;
      expect(counted(found, "cocoa-t3", ["English", row.system], "phrases, total")).toBe(n);
      return;
    }
    const table = found.agreement.tables.find((one) => one.preset === row.preset && one.question === row.question);
    expect(table?.n_ratings, `${row.preset} ${row.question}`).toBe(1);
  },
  text: ({ rewrites, metrics, progress }, row) => {
    if (row.output_id === null) {
      // A trial text is no output: it waits for the reviewer.
      const { tasks } = progress;
      return expect(tasks.find(({ preset }) => preset === row.preset).counted).toBe(1);
    }
    const { systems } = metrics.languages.find(({ language }) => language === row.language);
    expect(systems.find(({ system }) => system === row.system)?.n_outputs, `outputs of ${row.system}`).toBeGreaterThan(0);
    if (row.system === "human") expect(rewrites.map(({ text }) => text)).toContain(row.value);
  },
};

/** Holds that an answer, a row of the export, is reported with its value. */
export function isReported(found, row, question) {
  HOLDS[question.kind](found, row, question);
}
