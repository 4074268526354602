// What the command line makes of exported texts: the journey compares what the evaluation page prints with it.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Each system's values of these metrics by `concord score`, from the rows of the exported sources and outputs. */
export function score(sources, outputs, systems, metrics) {
  const texts = new Map(sources.map((source) => [source.source_id, source.text]));
  const referencesOf = (id) => outputs.filter(({ system, source_id }) => system === "human" && source_id === id);
  const lines = outputs.filter(({ system }) => systems.includes(system)).map((output) => ({
    item: output.source_id,
    system: output.system,
    source: texts.get(output.source_id),
    output: output.text,
    references: referencesOf(output.source_id).map(({ text }) => text),
  }));
  const folder = mkdtempSync(join(tmpdir(), "concord-scores-"));
  const table = join(folder, "outputs.jsonl");
  writeFileSync(table, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  const command = ["score", "--table", table, "--metric", metrics.join(","), "--format", "json"];
  const found = JSON.parse(execFileSync(process.env.CONCORD_BIN, command, { encoding: "utf8" }));
  rmSync(folder, { recursive: true });
  return new Map(found.systems.map(({ system, metrics: values }) => [system, values]));
}
