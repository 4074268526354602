// Agreement once more, written down from its definitions and in no way like the program's own: the journey compares
// what a page prints with what comes out here.

/** The rows of a CSV file (RFC 4180) as objects. */
export function readCsv(text) {
  const rows = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  text = text.replace(/^\uFEFF/, "");
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) throw new Error(`not CSV: ${text.slice(0, 80)}`);
    const [, quoted, plain, end] = found;
    rows.at(-1).push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ",") rows.push([]);
  }
  const [names, ...lines] = rows.filter((row) => row.length > 0);
  return lines.map((line) => Object.fromEntries(names.map((name, place) => [name, line[place]])));
}

/** The counted answers to a question: for each item, the numbers given to it. */
export function byItem(answers, question) {
  const items = new Map();
  for (const answer of answers) {
    if (answer.question !== question || answer.outcome !== "counted" || answer.superseded !== "false") continue;
    items.set(answer.item, [...(items.get(answer.item) ?? []), Number(answer.value)]);
  }
  return [...items.values()];
}

const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const distinct = (numbers) => [...new Set(numbers)].sort((a, b) => a - b);
const times = (numbers, wanted) => numbers.filter((number) => number === wanted).length;

/** The pairs of different places in a list. */
function pairs(numbers) {
  return numbers.flatMap((one, i) => numbers.filter((_, j) => i !== j).map((other) => [one, other]));
}

/** The share of equal pairs, averaged over the items judged twice or more. */
export function percentAgreement(items) {
  const judgedTwice = items.filter((values) => values.length > 1);
  return mean(judgedTwice.map((values) => mean(pairs(values).map(([one, other]) => Number(one === other)))));
}

/** Fleiss' kappa; with varying numbers of ratings every item weighs the same. */
export function fleiss(items) {
  const observed = percentAgreement(items);
  const share = (category) => mean(items.map((values) => times(values, category) / values.length));
  const expected = distinct(items.flat()).reduce((sum, category) => sum + share(category) ** 2, 0);
  return (observed - expected) / (1 - expected);
}

/** Krippendorff's alpha from its coincidence matrix, with `distance(c, k, counts)` as metric. */
export function alpha(items, distance) {
  const pairable = items.filter((values) => values.length > 1);
  const all = pairable.flat();
  const counts = new Map(distinct(all).map((value) => [value, times(all, value)]));
  let observed = 0;
  for (const values of pairable) {
    for (const [one, other] of pairs(values)) observed += distance(one, other, counts) / (values.length - 1);
  }
  let expected = 0;
  for (const [one, other] of pairs(all)) expected += distance(one, other, counts) / (all.length - 1);
  return 1 - observed / expected;
}

/** The ordinal metric: ratings between two values, each end counted half, squared. */
export function ordinal(c, k, counts) {
  const [low, high] = c < k ? [c, k] : [k, c];
  const between = [...counts].filter(([value]) => low <= value && value <= high).map(([, count]) => count);
  const total = between.reduce((sum, count) => sum + count, 0);
  return c === k ? 0 : (total - (counts.get(c) + counts.get(k)) / 2) ** 2;
}

/** The interval metric. */
export function interval(c, k) {
  return (c - k) ** 2;
}
