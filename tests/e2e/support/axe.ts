import axe from 'axe-core'
import type { Page } from 'playwright-core'

type Found = { readonly id: string; readonly impact: string | null; readonly nodes: readonly { readonly target: readonly string[] }[] }

/** Beside its usual rules: the ones of WCAG 2.2, and the one of WCAG 2.5.3 that it has on trial. */
const rules = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } }

/** What axe finds on the page as it stands, of any impact: rule, and where. */
export async function violations(page: Page): Promise<readonly string[]> {
  // Run by the browser itself, past the page's policy.
  await page.evaluate(axe.source)
  const found = await page.evaluate(async (chosen) => {
    const { axe: loaded } = window as unknown as { axe: { run: (options: object) => Promise<{ violations: Found[] }> } }
    return (await loaded.run({ resultTypes: ['violations'], rules: chosen })).violations
  }, rules)
  return found.map(
    ({ id, impact, nodes }) =>
      `${id} (${impact}): ${nodes
        .slice(0, 3)
        .map(({ target }) => target.join(' '))
        .join(', ')}`,
  )
}
