import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage, type PageOptions } from './support/browser.ts'
import { brandOrder } from './support/kit.ts'
import { goodsIn, htmlOf, pageTypes } from './support/pages.ts'
import { withShops } from './support/shops.ts'

const brand = brandOrder.includes('so') ? 'so' : (brandOrder[0] ?? '')
const shops = withShops()

const sizes = [
  { name: 'a phone', options: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  { name: 'a desktop', options: { viewport: { width: 1440, height: 900 } } },
] as const satisfies readonly { readonly name: string; readonly options: PageOptions }[]

/** A painted page whose scripts are held back until `hydrate`. */
async function openPainted(path: string, options: PageOptions) {
  const watched = await openPage(shops.browser(), options)
  const held = Promise.withResolvers<void>()
  await watched.page.route('**/assets/**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await watched.page.goto(shops.url(brand) + path, { waitUntil: 'commit' })
  await watched.page.locator('footer').waitFor()
  return { ...watched, hydrate: held.resolve }
}

const sizeOf = (page: Page) => page.getByRole('group', { name: 'Størrelse' })
const colours = (page: Page) => page.getByRole('group', { name: 'Farge' })
const cart = (page: Page) => page.getByRole('dialog', { name: 'Min Handlekurv' })

type Article = { readonly path: string; readonly colourIds: readonly string[] }

/** An article with at least three colours and two sizes. */
async function findArticle(): Promise<Article> {
  const { category } = await pageTypes(shops.url(brand))
  const { context, page } = await openPage(shops.browser(), { javaScriptEnabled: false })
  await page.route('**/api/v1/images/**', (route) => route.abort())
  try {
    for (const path of goodsIn(await htmlOf(shops.url(brand) + category))) {
      await page.goto(shops.url(brand) + path)
      const colourIds = await colours(page)
        .getByRole('radio')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
      if (colourIds.length > 2 && (await sizeOf(page).getByRole('radio').count()) > 1) return { path, colourIds }
    }
  } finally {
    await context.close()
  }
  throw new Error(`No article of ${category} comes in three colours and several sizes`)
}
let found: Promise<Article> | undefined
const article = () => (found ??= findArticle())

describe.each(sizes)('on $name, before the scripts have come', ({ options }) => {
  it('a press on "Legg i handlekurven" is kept, once however often it was pressed, and follows the size chosen before it', async () => {
    const { context, page, problems, hydrate } = await openPainted((await article()).path, options)
    await sizeOf(page).locator('label:has(input:not([aria-disabled]))').first().click()
    const add = page.getByRole('button', { name: 'Legg i handlekurven' })
    await add.click()
    await add.click()
    expect(await cart(page).count()).toBe(0)
    hydrate()
    await cart(page).waitFor()
    expect(await cart(page).getByRole('listitem').count()).toBe(1)
    const stored = await page.evaluate(() => localStorage.getItem('vd-cart'))
    expect((JSON.parse(stored ?? '{}') as { orders: { count: number }[] }).orders.map(({ count }) => count)).toEqual([1])
    expect(problems).toEqual([])
    await context.close()
  })

  it('a press without a size asks for one once the page is ready', async () => {
    const { context, page, hydrate } = await openPainted((await article()).path, options)
    await page.getByRole('button', { name: 'Legg i handlekurven' }).press('Enter')
    hydrate()
    await sizeOf(page).getByRole('alert').waitFor()
    expect(await cart(page).count()).toBe(0)
    await context.close()
  })

  it.each([
    { which: 'another colour', wanted: 1 },
    { which: 'the colour that the page shows', wanted: 0 },
  ])('$which wins over the one in the address', async ({ wanted }) => {
    const { path, colourIds } = await article()
    const { context, page, hydrate } = await openPainted(`${path}#farge=${colourIds.at(-1)}`, options)
    for (const pressed of [1 - wanted, wanted]) await colours(page).locator('label').nth(pressed).click()
    hydrate()
    await expect.poll(() => new URL(page.url()).hash).toBe(`#farge=${colourIds[wanted]}`)
    expect(await colours(page).getByRole('radio').nth(wanted).isChecked()).toBe(true)
    await context.close()
  })

  it('a button of the frame opens what it opens', async () => {
    const { context, page, hydrate } = await openPainted('/', options)
    await page
      .getByRole('button', { name: 'Åpne menyen' })
      .or(page.getByRole('button', { name: 'Personvernvalg' }))
      .first()
      .click()
    hydrate()
    await page.getByRole('dialog').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
    await context.close()
  })
})
