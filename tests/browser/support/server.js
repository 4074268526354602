// A server of its own: its folder, its database, and the program.
import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Pages wait for their results, however many programs share the machine; `computing.spec.js` is about those that do not. */
const PATIENT = { CONCORD_REPORT_WAIT_MS: "20000" };

/** A port that is free, for a server that has to know its address beforehand. */
export async function freePort() {
  const listening = createServer();
  await new Promise((done) => listening.listen(0, "127.0.0.1", done));
  const { port } = listening.address();
  await new Promise((done) => listening.close(done));
  return port;
}

/** A new folder, and the environment in which the program uses the database that belongs to it: SQLite, or PostgreSQL where the run is on it. */
export function premises() {
  const folder = mkdtempSync(join(tmpdir(), "concord-journey-"));
  const cluster = process.env.JOURNEY_POSTGRES;
  if (!cluster) return { folder, env: process.env };
  const name = `journey_${randomBytes(8).toString("hex")}`;
  execFileSync(process.env.JOURNEY_PSQL, [cluster, "-X", "-q", "-c", `create database ${name}`]);
  return { folder, env: { ...process.env, DATABASE_URL: cluster.replace(/[^/]*$/, name) } };
}

/** Runs the program there; what it prints. */
export function run({ folder, env }, [command, ...rest], options = {}) {
  return execFileSync(process.env.CONCORD_BIN, [command, "--data", folder, ...rest], { encoding: "utf8", env, ...options });
}

/** Starts a server there, with settings if some are given, on a free port unless they name its address; where it is, and how to end it. */
export async function serve({ folder, env }, settings = {}) {
  const address = settings.CONCORD_ADDRESS ?? "127.0.0.1:0";
  const server = spawn(process.env.CONCORD_BIN, ["serve", "--data", folder, "--address", address], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...env, CONCORD_METRICS_ADDRESS: "off", ...PATIENT, ...settings },
  });
  const url = await new Promise((found, failed) => {
    server.on("exit", (code) => failed(new Error(`concord ended with ${code}`)));
    createInterface(server.stdout).on("line", (line) => {
      const address = line.match(/^Concord is at (\S+)/);
      if (address) found(address[1]);
    });
  });
  const close = async () => {
    const ended = new Promise((done) => server.on("exit", done));
    server.removeAllListeners("exit").on("exit", () => rmSync(folder, { recursive: true, force: true }));
    server.kill();
    await Promise.race([ended, new Promise((done) => setTimeout(done, 2_000))]);
  };
  return { url, close };
}
