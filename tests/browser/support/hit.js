// The page of a hit, as the journeys name its parts.

export const status = (page) => page.locator("[data-status]");
export const words = (page) => page.locator("textarea[data-rewrite]");
export const current = (page) => page.locator("[data-item].current");
export const submit = (page) => page.getByRole("button", { name: "Submit", exact: true });

/** A rewrite nobody else has written. */
export const rewrite = (worker) => `I regret that I must leave; until tomorrow. (${worker.number})`;

/** A worker with a hit open. */
export async function atHit(workplace, page, preset, language) {
  const worker = await workplace.hire(language);
  await worker.signIn(page);
  return { worker, hit: await worker.take(page, preset) };
}
