// A text of 200 characters, or two of them, the question, every point of its scale and Submit are on a small phone's screen at
// once, in every language of the interface.
import { expect } from "@playwright/test";
import { test } from "../support/workplace.js";
import { awake } from "../support/page.js";

const SCREEN = { width: 360, height: 600 };
const LENGTH = 200;
/** A sentence of each language, said again until the text has its length. */
const SENTENCES = {
  en: "I am so glad that we could talk about the new flat yesterday evening.",
  ar: "أنا سعيدة جدًا لأننا تحدثنا مساء أمس عن الشقة الجديدة.",
  de: "Ich freue mich sehr, dass wir gestern Abend über die neue Wohnungsgenossenschaft sprechen konnten.",
  es: "Me alegra mucho que ayer por la tarde pudiéramos hablar del piso nuevo.",
  fr: "Je suis très contente que nous ayons pu parler hier soir du nouvel appartement.",
  hi: "मुझे बहुत खुशी है कि कल शाम हम नए घर के बारे में बात कर सके।",
  it: "Sono molto contenta che ieri sera abbiamo potuto parlare del nuovo appartamento.",
  ja: "昨日の夜、新しい部屋のことを話せてとてもうれしかったです。",
  "pt-BR": "Estou muito feliz que ontem à noite conseguimos falar sobre o apartamento novo.",
};
const long = (sentence) => {
  const space = sentence.includes(" ") ? " " : "";
  const letters = [...new Intl.Segmenter("en").segment(`${sentence}${space}`.repeat(9))].map(({ segment }) => segment);
  let text = "";
  for (const letter of letters) if (text.length + letter.length <= LENGTH) text += letter;
  return text.trim();
};

/** Whether an element is on the screen from edge to edge, with nothing over it. */
const isSeen = (element) =>
  element.evaluate((part) => {
    // Words that go on in the next line have a box in each.
    return [...part.getClientRects()].every(({ left, top, right, bottom, width, height }) => {
      const covers = (share) => part.contains(document.elementFromPoint(left + width / 2, top + height * share));
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && [0.1, 0.5, 0.9].every(covers);
    });
  });

/** The parts of the page that cannot be seen, or that are too small for a finger. */
async function faults(parts) {
  const found = [];
  for (const [name, part] of Object.entries(parts)) {
    for (const one of await part.all()) {
      const { x, y, width, height } = await one.boundingBox();
      if (!(await isSeen(one))) found.push(`${name} at ${x}, ${y} of ${width} × ${height} is not seen`);
      if (["points", "folds", "submit"].includes(name) && Math.min(width, height) < 44) found.push(`${name}: ${width} × ${height}`);
    }
  }
  return found;
}

/** A task of each form a rating has: one text, or a source and its output, each as long as the other. */
const TASKS = { "xformal/formality": { texts: 1, points: 7 }, "xformal/meaning": { texts: 2, points: 6 } };

for (const [preset, { texts: shown, points: of }] of Object.entries(TASKS)) {
  test(`${preset}: long texts, their scale and Submit fit a small phone in every language`, async ({ browser, workplace, baseURL }, about) => {
    const texts = Object.fromEntries(Object.entries(SENTENCES).map(([language, sentence]) => [language, [long(sentence)]]));
    const hire = await workplace.hirerFor(preset, texts);
    const found = {};
    for (const [n, language] of Object.keys(texts).entries()) {
      const phone = { viewport: SCREEN, hasTouch: true, isMobile: true, colorScheme: n % 2 ? "dark" : "light", locale: "en" };
      const context = await browser.newContext({ baseURL, ...phone });
      const page = await context.newPage();
      const worker = await hire(language);
      await worker.signIn(page);
      await context.addCookies([{ name: "concord-language", value: language, url: baseURL }]);
      await worker.take(page, preset);
      await awake(page);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await page.screenshot({ path: about.outputPath(`${language}.png`) });
      const read = page.locator("[data-item] .hero .text-sample");
      await expect(read).toHaveText(Array(shown).fill(texts[language][0]));
      const points = page.locator("[data-item] label:has(input[type=radio])");
      await expect(points).toHaveCount(of);
      const outside = await faults({
        // Two texts of 200 Japanese characters are as long as four of Latin ones: the second goes on below the scale.
        texts: language === "ja" ? read.first() : read,
        folds: page.locator("[data-hit] .card > summary"),
        question: page.locator("[data-item] legend"),
        points,
        meanings: page.locator("[data-item] .point-key > li"),
        submit: page.locator("[data-submit] button"),
      });
      if (outside.length) found[language] = outside;
      await context.close();
    }
    expect(found).toEqual({});
  });
}
