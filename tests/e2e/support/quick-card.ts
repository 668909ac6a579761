import type { Locator, Page } from 'playwright-core'

/** The first card of a list with an article in several sizes, and the button that opens them. @throws when none of the first 12 cards has one. */
export async function firstQuickCard(page: Page): Promise<{ readonly card: Locator; readonly opener: Locator; readonly link: Locator }> {
  const cards = page.locator('main ul[aria-label] > li:has([data-part="name"])')
  for (let index = 0; index < 12; index += 1) {
    const card = cards.nth(index)
    await card.hover()
    const opener = card.getByRole('button', { name: /^(?:Velg størrelse|Legg i handlekurven): /u })
    await opener.waitFor({ timeout: 5000 }).catch(() => undefined)
    if ((await opener.textContent())?.startsWith('Velg')) return { card, opener, link: card.getByRole('link') }
  }
  throw new Error('No card of the list comes in several sizes')
}
