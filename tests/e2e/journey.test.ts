import { describe, expect, it } from 'vitest'
import { openPage } from './support/browser.ts'
import { receiptLink, reserveSomething } from './support/journey.ts'
import { stockOf } from './support/stock.ts'
import { keyboard, mouse } from './support/user.ts'
import { withShops } from './support/shops.ts'

const shops = withShops()

const everyJourney = [
  { brand: 'so', gender: 'Dame', category: 'Klær' },
  { brand: 'vidje', gender: 'Herre', category: 'Klær' },
  { brand: 'tinden', gender: 'Herre', category: 'Sko' },
  { brand: 'knott', gender: 'Barn', category: 'Sko' },
] as const
const journeys = process.env['VIDDA_ALL'] === '1' ? everyJourney : everyJourney.slice(0, 1)
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const
const inputs = ['mouse', 'keyboard'] as const

/** Both frames, two-line and single-line, in every size with every input; the others, whose code is the same, once on a phone and once by keyboard. */
const thorough: readonly string[] = ['so', 'vidje']
const cases = journeys.flatMap((journey) =>
  sizes.flatMap((viewport, at) =>
    inputs
      .filter((_, index) => thorough.includes(journey.brand) || index === at)
      .map((input) => ({ ...journey, viewport, input, width: viewport.width })),
  ),
)

describe('from home to the receipt', () => {
  it.each(cases)(
    '[R1.22] [R10.63] [R10.75] a visitor of $brand finds an article and reserves it in a shop, at $width px by $input',
    async ({ brand, gender, category, viewport, input, width }) => {
      const url = shops.url(brand)
      const { context, page, problems } = await openPage(shops.browser(), { viewport, reducedMotion: 'reduce' })
      const user = input === 'mouse' ? mouse : keyboard(page)
      const taken = await reserveSomething(page, user, url, { gender, category, desktop: width >= 1020 })
      const main = page.locator('main')
      await expect(main.textContent()).resolves.toContain(taken.shop)
      expect(Number(taken.number)).toBeGreaterThan(0)

      // The receipt opens in any browser by its token, and the cart is empty again.
      const other = await openPage(shops.browser(), { viewport })
      await other.page.goto(url + receiptLink(taken.token))
      await other.page.getByText(taken.number).first().waitFor()
      expect(await page.evaluate(() => (JSON.parse(localStorage.getItem('vd-cart') ?? '{}') as { count: number }).count)).toBe(0)

      await expect(stockOf(url, taken)).resolves.toBe(taken.stockBefore - 1)
      expect(problems).toEqual([])
      await Promise.all([context.close(), other.context.close()])
    },
  )

  it.each(journeys)(
    '[R1.22] a visitor of $brand who comes for the first time answers the question about cookies, and reserves with everything moving',
    async ({ brand, gender, category }) => {
      const url = shops.url(brand)
      const { context, page, problems } = await openPage(shops.browser(), { viewport: sizes[0], unasked: true })
      await page.goto(url)
      await page.getByRole('dialog').getByRole('button', { name: 'Kun nødvendige' }).click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      const taken = await reserveSomething(page, mouse, url, { gender, category, desktop: false })
      await expect(stockOf(url, taken)).resolves.toBe(taken.stockBefore - 1)
      expect(problems).toEqual([])
      await context.close()
    },
  )
})
