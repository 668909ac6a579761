import { defaultReadsPerMinute } from '@vidda/commerce/edge'
import { expect, it } from 'vitest'
import { openPage } from './support/browser.ts'
import { hydrated } from './support/journey.ts'
import { withShops } from './support/shops.ts'

const shops = withShops()

/** Nobody looks through more lists in a minute, and so many who do share the address of a home, a school or a café. */
const eager = { listsPerMinute: 4, shoppers: 10 }

it('the most eager of shoppers read far less in a minute than one address may', async () => {
  const { context, page } = await openPage(shops.browser(), { viewport: { width: 1440, height: 900 } })
  // A picture counts whether it comes or not, and drawing it takes long.
  await context.route('**/api/v1/images/**', (route) => route.abort())
  const reads: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/v1/')) reads.push(request.url())
  })
  const cards = page.locator('main ul[aria-label] h2[data-part="name"] > a')
  await page.goto(`${shops.url('so')}/klaer`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Vis flere varer' }).click()
  await cards.nth(39).waitFor()
  for (let card = 0; card < 40; card += 4) {
    const fetched = page.waitForResponse(/\/articles\/slug\//)
    await cards.nth(card).hover()
    await fetched
  }
  await page.getByRole('link', { name: /^Filter/ }).click()
  const boxes = page.getByRole('dialog', { name: 'Filter' }).locator('details[open] label:has(input[type=checkbox])')
  for (let box = 0; box < 5; box += 1) {
    const counted = page.waitForResponse(/\/articles\/facets/)
    await boxes.nth(box).click()
    await counted
  }
  await page.keyboard.press('Escape')
  await cards.first().click()
  await page.getByRole('heading', { name: 'Lignende varer' }).waitFor()
  const search = page.getByRole('combobox', { name: 'Søk i butikken' })
  await search.click()
  for (const letter of 'ulljakke') {
    const suggested = page.waitForResponse(/\/articles\/suggest/)
    await page.keyboard.type(letter)
    await suggested
  }
  await search.press('Enter')
  await page.getByRole('heading', { level: 1, name: /ulljakke/ }).waitFor()
  await context.close()

  console.log(`reads of one list, its filters, an article and a search: ${reads.length}`)
  expect(reads.length).toBeGreaterThan(100)
  expect(reads.length * eager.listsPerMinute * eager.shoppers).toBeLessThan(defaultReadsPerMinute)
}, 120_000)
