// What scripts add to a plain page; nothing here is needed to use it.
const root = document.documentElement;
// How the names of what this device keeps begin: servers at one host, each under its path, do not take what is another's.
const own = `concord${root.dataset.base ?? ""}`;
const each = (selector, act, inside = document) => inside.querySelectorAll(selector).forEach(act);

// The switch between light and dark; "auto" follows the system.
const stored = () => {
  try {
    return localStorage.getItem("theme") ?? "auto";
  } catch {
    return "auto";
  }
};
const showTheme = () =>
  each("[data-theme-set]", (button) => button.setAttribute("aria-pressed", button.dataset.themeSet === stored()));
const themes = () => {
  each("[data-themes]", (group) => (group.hidden = false));
  each("[data-theme-set]", (button) => button.addEventListener("click", () => setTheme(button.dataset.themeSet)));
  showTheme();
};
const setTheme = (theme) => {
  try {
    if (theme === "auto") localStorage.removeItem("theme");
    else localStorage.setItem("theme", theme);
  } catch {}
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
  showTheme();
};

// Times in the reader's own clock, in the language of the page; of its regions, the one the browser prefers.
const regional = (lang) =>
  navigator.languages.find((own) => own.includes("-") && own.split("-")[0] === lang.split("-")[0]) ?? (lang === "en" ? "en-GB" : lang);
const localTimes = (inside) =>
  each(
    "time[data-local]",
    (time) => {
      const at = new Date(time.dateTime);
      if (Number.isNaN(at.getTime())) return;
      time.title = time.textContent;
      time.textContent = at.toLocaleString(regional(time.closest("[lang]").lang), {
        dateStyle: "medium",
        timeStyle: time.dataset.local === "date" ? undefined : "short",
        numberingSystem: "latn",
      });
    },
    inside,
  );

// A value is copied; the button says so.
const said = (button) => {
  const label = button.textContent;
  button.textContent = button.dataset.copied ?? "Copied";
  setTimeout(() => (button.textContent = label), 2000);
};
const copies = (button) => {
  if (!navigator.clipboard) return;
  button.hidden = false;
  const source = button.parentElement.querySelector("[data-copy-source]");
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(source.value);
    said(button);
  });
};

// A table is copied as tab-separated lines, as spreadsheets take them.
const copiesTable = (button) => {
  if (!navigator.clipboard) return;
  button.hidden = false;
  const text = (cell) => cell.innerText.trim().replace(/\s+/g, " ") + "\t".repeat(cell.colSpan - 1);
  button.addEventListener("click", async () => {
    const { rows } = button.parentElement.querySelector("table");
    await navigator.clipboard.writeText([...rows].map((row) => [...row.cells].map(text).join("\t")).join("\n"));
    said(button);
  });
};

// A figure as a PNG, of twice the size.
const asPng = (link) => {
  link.hidden = false;
  link.addEventListener("click", async (event) => {
    if (link.href.startsWith("data:image/png")) return;
    event.preventDefault();
    const image = new Image();
    image.src = link.href;
    await image.decode();
    const [width, height] = [2 * image.naturalWidth, 2 * image.naturalHeight];
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    canvas.getContext("2d").drawImage(image, 0, 0, width, height);
    link.href = canvas.toDataURL("image/png");
    link.click();
  });
};

// A file that is too large is refused when it is chosen, not when it has been sent.
const limitsSize = (place) => {
  const field = place.querySelector("[type=file]");
  field.addEventListener("change", () => {
    const isTooLarge = [...field.files].some((file) => file.size > Number(place.dataset.mostBytes));
    field.setCustomValidity(isTooLarge ? place.dataset.tooLarge : "");
    field.reportValidity();
  });
};

// What takes something away asks first.
const asks = (button) =>
  button.addEventListener("click", (event) => {
    if (!confirm(button.dataset.confirm)) event.preventDefault();
  });

// An instant with all six decimal places, so that its letters sort as the time does.
const instant = (time) =>
  time?.dateTime.replace(/(?:\.(\d+))?Z$/, (_, decimals = "") => `.${decimals.padEnd(6, "0")}Z`);

// Columns sort by their head.
const value = (row, column) => {
  const cell = row.cells[column];
  const own = cell?.querySelector("[data-sort]")?.dataset.sort;
  return cell?.dataset.sort ?? own ?? instant(cell?.querySelector("time")) ?? cell?.textContent.trim() ?? "";
};
const number = (text) => {
  const parsed = Number.parseFloat(text.replaceAll("−", "-").replace(/[^\d.eE+-]/g, ""));
  return Number.isNaN(parsed) ? Number.NEGATIVE_INFINITY : parsed;
};
const sortable = (inside) => each("table[data-sortable] th[data-sorts]", sortBy, inside);
const sortBy = (head) => {
  const button = document.createElement("button");
  button.type = "button";
  button.append(...head.childNodes);
  head.append(button);
  button.addEventListener("click", () => {
    const down = head.getAttribute("aria-sort") === "ascending";
    for (const other of head.parentElement.cells) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
    const body = head.closest("table").tBodies[0];
    const compare =
      head.dataset.sorts === "number"
        ? (a, b) => number(value(a, head.cellIndex)) - number(value(b, head.cellIndex))
        : (a, b) => value(a, head.cellIndex).localeCompare(value(b, head.cellIndex), undefined, { numeric: true });
    const rows = [...body.rows].sort((a, b) => (down ? compare(b, a) : compare(a, b)));
    body.append(...rows);
  });
};

// What changes while one reads, a queue or a count, is fetched anew now and then, while the page is looked at.
const EVERY = 20_000;
const SOON = 2_000;
const refresh = async () => {
  if (document.hidden || document.activeElement?.closest("[data-live]")) return;
  const response = await fetch(location.href, { headers: { accept: "text/html" } });
  if (!response.ok || response.redirected) return;
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  each("[data-live]", (part) => {
    const now = fresh.getElementById(part.id);
    if (!now) return;
    localTimes(now);
    sortable(now);
    // What somebody has opened stays open.
    const folds = now.querySelectorAll("details");
    for (const [n, fold] of part.querySelectorAll("details").entries()) if (fold.open && folds[n]) folds[n].open = true;
    part.replaceWith(document.adoptNode(now));
  });
};
if (document.querySelector("[data-live]")) {
  let underWay = false;
  const quietly = async () => {
    if (underWay) return;
    underWay = true;
    await refresh().catch(() => {});
    underWay = false;
  };
  setInterval(quietly, EVERY);
  // What is being computed is ready in a moment.
  setInterval(() => document.querySelector('[data-live="soon"]') && quietly(), SOON);
  document.addEventListener("visibilitychange", quietly);
}

// Examples that stand open before the first text would cover it on a phone: there they begin folded.
each("[data-first]", (examples) => {
  if (matchMedia("(max-width: 40rem)").matches) examples.open = false;
  examples.removeAttribute("data-first");
});

// On a phone the rail of a study waits to be opened; where there is room again, it stands open.
const narrow = matchMedia("(max-width: 60rem)");
const showRail = () => each("[data-rail]", (rail) => (rail.open = !narrow.matches));
narrow.addEventListener("change", showRail);

// What was typed into a long form and not sent is not lost without a question.
let unsent = null;
document.addEventListener("input", ({ target }) => (unsent = target.closest("form[data-unsent]") ?? unsent));
document.addEventListener("submit", ({ target }) => {
  if (target === unsent) unsent = null;
});
addEventListener("beforeunload", (event) => {
  if (unsent?.isConnected) event.preventDefault();
});

// A menu closes when the reader turns to something else, and so does a decision on Escape; what was typed in it stays.
document.addEventListener("click", (event) =>
  each("details.menu[open]", (menu) => {
    if (!menu.contains(event.target)) menu.open = false;
  }),
);
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  each("details:is(.menu, .confirm, .decision > *)[open]", (menu) => {
    menu.open = false;
    menu.querySelector("summary").focus();
  });
});

// A form with many parts shows one at a time, goes on to the next when an answer is tapped, and keeps what was chosen over a
// reload until the page of the result is reached.
const remembered = (key) => {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? {};
  } catch {
    return {};
  }
};
const remember = (key, values) => {
  try {
    localStorage.setItem(key, JSON.stringify(values));
  } catch {}
};
const forget = (start) => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(start)) localStorage.removeItem(key);
  } catch {}
};
const stepwise = (place) => {
  const key = `${own}.steps.${place.dataset.steps}`;
  const parts = [...place.querySelectorAll("[data-step]")];
  const [back, next] = ["back", "next"].map((name) => place.querySelector(`[data-steps-${name}]`));
  const send = place.closest("form").querySelector("[type=submit]");
  const form = place.closest("form");
  const isBox = (field) => ["radio", "checkbox"].includes(field.type);
  const fields = () => [...place.querySelectorAll("[name^='answers[']")];
  const answers = (question) => {
    if (question.closest("[data-asked]")?.hidden) return true;
    if (question.matches("[data-slider]")) return question.querySelector("[type=number]").value.trim() !== "";
    if (question.matches("[data-ranking]")) return [...question.querySelectorAll("[data-place]")].every((place) => place.value !== "");
    const text = question.querySelector("textarea");
    const isTouched = text && text.value.trim() !== (question.dataset.from ?? "").trim();
    return isTouched || question.querySelector(":checked") !== null;
  };
  const answered = (part) => [...part.querySelectorAll("[data-required]")].every(answers);
  const onlyChoice = (part) => [...part.querySelectorAll("input, select, textarea")].every((field) => field.type === "radio");
  const kept = remembered(key);
  for (const field of fields().filter((field) => field.name in kept)) {
    if (isBox(field)) field.checked = field.value === kept[field.name];
    else field.value = kept[field.name];
  }
  let at = null;
  const show = (index) => {
    const isNew = at !== null && at !== index;
    at = index;
    parts.forEach((part, place) => (part.hidden = place !== at));
    each("[data-steps-intro]", (intro) => (intro.hidden = at > 0));
    back.disabled = at === 0;
    next.hidden = at === parts.length - 1;
    next.disabled = !answered(parts[at]);
    send.hidden = !parts.every(answered) || at < parts.length - 1;
    // Enter in a field sends the form only where the button is seen.
    send.disabled = send.hidden;
    // Readers of the screen and users of the keyboard go on from the new part.
    parts[at].tabIndex = -1;
    if (isNew) parts[at].focus();
  };
  let touched = 0;
  place.addEventListener("pointerup", () => (touched = Date.now()));
  const note = () => {
    const given = fields().filter((field) => !isBox(field) || field.checked);
    remember(key, Object.fromEntries(given.map((field) => [field.name, field.value])));
    // Questions that depend on this answer are shown or hidden first.
    setTimeout(() => show(at));
  };
  form.addEventListener("input", note);
  form.addEventListener("change", () => {
    const from = at;
    note();
    const goesOn = onlyChoice(parts[at]) && answered(parts[at]) && at < parts.length - 1;
    // Arrow keys pass over answers that are not meant.
    if (goesOn && Date.now() - touched < 1000) setTimeout(() => at === from && show(at + 1), 250);
  });
  back.addEventListener("click", () => show(at - 1));
  next.addEventListener("click", () => show(at + 1));
  back.parentElement.hidden = false;
  const refused = parts.findIndex((part) => part.matches(".refused"));
  const open = parts.findIndex((part) => !answered(part));
  show(refused >= 0 ? refused : open >= 0 ? open : parts.length - 1);
};

// One box ticks all boxes of a name in its form.
const choosesAll = (label) => {
  const all = label.querySelector("input");
  const boxes = [...all.form.elements].filter((input) => input.name === label.dataset.chooseAll);
  const show = () => {
    all.checked = boxes.length > 0 && boxes.every((box) => box.checked);
    all.indeterminate = !all.checked && boxes.some((box) => box.checked);
  };
  all.addEventListener("change", () => boxes.forEach((box) => (box.checked = all.checked)));
  boxes.forEach((box) => box.addEventListener("change", show));
  label.hidden = false;
  show();
};

// A link to a part that is folded opens it, and all that it is in.
const openTarget = () => {
  const target = document.getElementById(location.hash.slice(1));
  let folded = target?.closest("details:not(.menu)");
  if (!folded) return;
  for (; folded; folded = folded.parentElement.closest("details:not(.menu)")) folded.open = true;
  target.scrollIntoView();
};
addEventListener("hashchange", openTarget);

// What a page needs of the above. A page can take the place of another without being loaded.
const shown = () => {
  themes();
  localTimes(document);
  each("[data-copy]", copies);
  each("[data-copy-table]", copiesTable);
  each("[data-most-bytes]", limitsSize);
  each("[data-confirm]", asks);
  each("[data-png]", asPng);
  each("[data-choose-all]", choosesAll);
  each("[data-steps]", stepwise);
  each("[data-steps-done]", (place) => forget(`${own}.steps.${place.dataset.stepsDone}.`));
  sortable(document);
  showRail();
  openTarget();
  if (location.hash === "") each(".views [aria-current]", (view) => view.scrollIntoView({ block: "nearest", inline: "nearest" }));
};
shown();

// The page that is shown. The browser may go back or forward to an address without loading it; one within the page, such as
// that of the link past the header, is still this page.
const address = () => location.pathname + location.search;
let here = address();
document.addEventListener("concord:shown", () => {
  here = address();
  shown();
});
addEventListener("popstate", () => {
  if (address() !== here) location.reload();
});
