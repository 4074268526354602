// A participant whom a recruitment service or a researcher sends, on a phone: from the link to the completion code; and the
// researcher who made the link.
import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { finish, makeLink, PHONE, takePart } from "../support/entrance.js";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page.js";
import { test } from "../support/workplace.js";

const PERSON = "60ffe5c8371090c7041d43f8";

/** The link as the service fills it in for a participant. */
const filledIn = (link, person) =>
  link.replace("{{%PROLIFIC_PID%}}", person).replace("{{%STUDY_ID%}}", "st1").replace("{{%SESSION_ID%}}", "se1");

/** A study with one task, which rates one text a hit. */
const simple = (workplace) => workplace.studyOf(["xformal/formality"], { en: ["gotta run, cu tmrw!!"] });

for (const javaScriptEnabled of [true, false]) {
  test(`a participant of Prolific goes from the link to the code, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({ page, browser, baseURL, workplace }) => {
    const study = await simple(workplace);
    const codes = { Finished: "DONE4821", "No place or task left": "FULL4821" };
    await makeLink(workplace, page, study, { places: 1, codes });
    const link = await page.getByLabel("Link", { exact: true }).inputValue();
    await takePart(browser, { baseURL, javaScriptEnabled }, filledIn(link, PERSON), codes.Finished);

    // The next participant finds no place, and is sent back with the code for it.
    const late = await browser.newContext({ ...PHONE, javaScriptEnabled, baseURL });
    const visitor = await late.newPage();
    await visitor.goto(filledIn(link, PERSON.replace("60", "61")));
    await expect(visitor.getByText("This study has no more places or tasks at the moment.")).toBeVisible();
    await expect(visitor.getByLabel("Completion code")).toHaveValue("FULL4821");
    await late.close();

    // The researcher sees who came, and gets the ids in a file.
    await page.reload();
    await expect(page.getByRole("row", { name: /W001.*Finished/ })).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download participants (CSV)" }).click();
    const file = await readFile(await (await download).path(), "utf8");
    expect(file).toContain(`${PERSON},se1,st1,W001,finished,`);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test(`a researcher invites people of a list, and one comes by their own link, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({ page, browser, baseURL, workplace }) => {
    const study = await simple(workplace);
    await workplace.administer(page);
    await page.goto(`/studies/${study}/entrances`);
    const form = page.locator("#add-panel");
    await form.getByRole("heading", { name: "People you invite" }).click();
    await form.locator("select[name=language]").selectOption("en");
    await form.getByLabel("Name").fill("Our readers");
    await form.getByLabel("HITs per participant").fill("1");
    await form.getByLabel("Finished").fill("DONE4821");
    await form.getByRole("button", { name: "Create link" }).click();

    // A mistake is named with its line, and the list stays in the field.
    const field = page.getByLabel("People, one per line");
    await field.fill("Ana, ana@example.org\nBo, bo@");
    await page.getByRole("button", { name: "Add to the list" }).click();
    await expect(page.getByText("Line 2: “bo@” is not an e-mail address.").first()).toBeVisible();
    await expect(field).toHaveValue("Ana, ana@example.org\nBo, bo@");
    await field.fill("Ana, ana@example.org\nBo, bo@example.org");
    await page.getByRole("button", { name: "Add to the list" }).click();
    await expect(page.getByText("2 people were added.")).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole("row", { name: /Ana.*ana@example.org.*Not invited/ })).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download links (CSV)" }).click();
    const file = await readFile(await (await download).path(), "utf8");
    const [link] = file.match(/http\S+/);
    await takePart(browser, { baseURL, javaScriptEnabled }, link, "DONE4821");

    await page.reload();
    await expect(page.getByRole("row", { name: /Ana.*Finished.*W001/ })).toBeVisible();
    await page.getByRole("button", { name: "Remove Bo" }).click();
    await expect(page.getByText("“Bo” was removed from the list.")).toBeVisible();
    await expect(page.getByRole("row", { name: /bo@example.org/ })).toHaveCount(0);
    await page.setViewportSize(PHONE.viewport);
    await expectNoSidewaysScroll(page);
  });
}

/** Mechanical Turk as far as a browser sees it: a page with a frame, and what is handed in there. */
async function turk(context) {
  const handedIn = [];
  await context.route("https://workersandbox.mturk.com/**", async (route) => {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/mturk/externalSubmit") {
      handedIn.push(Object.fromEntries(new URLSearchParams(request.postData() ?? "")));
      return route.fulfill({ contentType: "text/html", body: "<p>The HIT has been submitted.</p>" });
    }
    const frame = searchParams.get("frame").replaceAll("&", "&amp;");
    const style = "width:100%;height:700px;border:0";
    return route.fulfill({ contentType: "text/html", body: `<meta name=viewport content=width=device-width><iframe style="${style}" src="${frame}"></iframe>` });
  });
  const around = (frame) => `https://workersandbox.mturk.com/projects/1?${new URLSearchParams({ frame })}`;
  return { handedIn, around };
}

for (const javaScriptEnabled of [true, false]) {
  test(`a worker of Mechanical Turk hands in from its frame, and the results are approved, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({ page, browser, baseURL, workplace }) => {
    const study = await simple(workplace);
    await workplace.administer(page);
    await page.goto(`/studies/${study}/entrances`);
    const form = page.locator("#add-mturk");
    await form.getByRole("heading", { name: "Mechanical Turk" }).click();
    await form.locator("select[name=language]").selectOption("en");
    await form.getByLabel("Name").fill("Turk, English");
    await form.getByLabel("Places").fill("20");
    await form.getByLabel("HITs per participant").fill("1");
    await form.getByRole("button", { name: "Create link" }).click();
    await expect(page.getByRole("heading", { name: "Turk, English" })).toBeVisible();
    await expectAccessible(page);
    const saved = async (name) => {
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name }).click();
      return readFile(await (await download).path(), "utf8");
    };
    expect(await saved("Download the batch (CSV, 3 HITs)")).toBe('"hit"\n"1"\n"2"\n"3"\n');
    const layout = await saved("Download the layout (HTML)");
    const code = layout.match(/\/in\/(\w+)"/)[1];

    const phone = await browser.newContext({ ...PHONE, javaScriptEnabled });
    const { handedIn, around } = await turk(phone);
    const worker = await phone.newPage();
    const inside = worker.frameLocator("iframe");
    const site = "turkSubmitTo=https%3A%2F%2Fworkersandbox.mturk.com";
    await worker.goto(around(`${baseURL}/mturk/${code}?assignmentId=ASSIGNMENT_ID_NOT_AVAILABLE&hitId=3HIT&${site}`));
    await expect(inside.getByText("This is a preview. Accept the HIT to take part.")).toBeVisible();
    await worker.goto(around(`${baseURL}/mturk/${code}?assignmentId=3ASG&hitId=3HIT&workerId=A1W&${site}`));
    const tab = phone.waitForEvent("page");
    await inside.getByRole("link", { name: "Open the study in a new tab" }).click();
    const own = await finish(await tab, javaScriptEnabled);
    await inside.getByRole("link", { name: "I have finished" }).click();
    await expect(inside.getByText("You have completed this study. Thank you!")).toBeVisible();
    await expectNoSidewaysScroll(worker);
    await inside.getByRole("button", { name: "Hand in" }).click();
    await expect(inside.getByText("The HIT has been submitted.")).toBeVisible();
    expect(handedIn).toEqual([{ assignmentId: "3ASG", code: own, ending: "finished" }]);
    await phone.close();

    // The work is approved. The researcher compares the results, and gets the file that approves the assignment too.
    const assignments = (await workplace.api.get(`/studies/${study}/submissions`)).map(({ id }) => id);
    await workplace.api.post(`/studies/${study}/approvals`, { assignments });
    const columns = "HITId,AssignmentId,WorkerId,AssignmentStatus,Reward,Answer.code,Approve,Reject";
    const buffer = Buffer.from(`${columns}\n3HIT,3ASG,A1W,Submitted,$0.10,${own},,\n3HIT,3BSG,A2W,Submitted,$0.10,,,\n`);
    await page.reload();
    await page.getByRole("heading", { name: "Results of a batch" }).click();
    await page.getByLabel("Results (CSV)").setInputFiles({ name: "Batch.csv", mimeType: "text/csv", buffer });
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page.getByRole("row", { name: /A1W.*3ASG.*W001.*Will be approved/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /A2W.*Never came here/ })).toBeVisible();
    await expectAccessible(page);
    const decided = await saved("Download decisions (CSV)");
    expect(decided).toContain(`"${own}","x",""`);
    expect(decided).toContain('"A2W","Submitted","$0.10","","",""');
    await page.setViewportSize(PHONE.viewport);
    await expectNoSidewaysScroll(page);
  });
}

test("an anonymous participant writes down a code, and comes back with it", async ({ browser, baseURL, workplace }) => {
  const study = await simple(workplace);
  const { code } = await workplace.api.post(`/studies/${study}/entrances`, { label: "Anybody", language: "en", settings: {} });
  const phone = await browser.newContext({ ...PHONE, baseURL });
  const page = await phone.newPage();
  await page.goto(`/in/${code}`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Write down your return code" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  const back = await page.getByLabel("Use this code to continue later, also on another device").inputValue();
  expect(back).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
  await phone.close();

  const desk = await browser.newContext({ baseURL });
  const other = await desk.newPage();
  await other.goto(`/in/${code}`);
  await other.getByLabel("Return code").fill(back.toLowerCase());
  await other.getByRole("button", { name: "Continue with this code" }).click();
  await expect(other).toHaveURL(new RegExp(`/work/${study}/consent$`));
  await other.goto(`/work/${study}`);
  await expect(other.getByText(/W001/).first()).toBeVisible();
  await desk.close();
});
