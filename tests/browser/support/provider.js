// A server that speaks Prolific's interface, another that is the sign-in service of an organisation, and what happens there.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** Starts it; its address, what can happen there, and how to end it. */
export async function provider() {
  const fake = spawn(process.env.FAKE_PROVIDER, { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface(fake.stdout)[Symbol.asyncIterator]();
  const answer = async () => JSON.parse((await lines.next()).value);
  const { url, token, key, workspace, sign_in: service } = await answer();
  const happens = async (...what) => {
    fake.stdin.write(`${JSON.stringify(what)}\n`);
    return answer();
  };
  return {
    url,
    token,
    /** The key of Connect. */
    key,
    workspace,
    /** The settings of a server whose people can sign in at the service, by its address. */
    signIn: (publicUrl) => ({
      CONCORD_OPENID_ISSUER: service.url,
      CONCORD_OPENID_CLIENT_ID: service.client,
      CONCORD_OPENID_CLIENT_SECRET: service.secret,
      CONCORD_OPENID_NAME: "Example University",
      CONCORD_OPENID_DOMAINS: "example.org",
      CONCORD_PUBLIC_URL: publicUrl,
    }),
    /** Who signs in there from now on. */
    setStaff: (name, email, groups = []) => happens("staff", name, email, groups),
    /** The settings of a server that recruits there. */
    settings: { CONCORD_PROLIFIC_URL: url, CONCORD_CONNECT_URL: url, CONCORD_SECRETS_KEY: "0f".repeat(32) },
    /** A participant takes a place: the link they follow, and their submission. */
    takePlace: (study, number) => happens("take_place", study, number),
    /** The participant hands in with this code. */
    submit: (submission, code) => happens("submit", submission, code),
    /** The state of a submission and what it got in bonuses. */
    submission: (submission) => happens("submission", submission),
    /** Sets the money of the workspace. */
    setBalance: (currency, minor) => happens("balance", currency, minor),
    close: () => fake.stdin.end(),
  };
}
