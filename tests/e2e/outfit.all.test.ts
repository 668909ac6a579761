import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from './support/axe.ts'
import { hydrated } from './support/journey.ts'
import { lostIn } from './support/layout.ts'
import { withShops } from './support/shops.ts'
import { keyboard } from './support/user.ts'
import { withWindows } from './support/windows.ts'

const shops = withShops()
const { openWindow } = withWindows(() => shops.browser())

type Detail = {
  readonly slug: string
  readonly wornWith?: readonly number[]
  readonly hiddenFromWeb?: boolean
  readonly variants: readonly { readonly shops: readonly unknown[] }[]
}

/** Ids of a chain's first articles. */
const firstIds: Readonly<Record<string, number>> = { so: 1_000_001, vidje: 2_000_001 }
const enough = 80

const isSold = ({ hiddenFromWeb, variants }: Detail) => !hiddenFromWeb && variants.some((variant) => variant.shops.length > 0)

/** An article that is worn with others, all of them to be had. */
async function dressed(page: Page, url: string, from: number): Promise<Detail> {
  const fetchOne = async (id: number) => (await (await page.request.get(`${url}/api/v1/articles/${id}`)).json()) as Detail
  for (let id = from; id < from + enough; id += 1) {
    const article = await fetchOne(id)
    if ((article.wornWith?.length ?? 0) < 2 || !isSold(article)) continue
    const others = await Promise.all((article.wornWith ?? []).map(fetchOne))
    if (others.every(isSold)) return article
  }
  throw new Error('No article among the first is worn with others that can be had.')
}

async function openOutfit(page: Page, url: string, from: number) {
  const article = await dressed(page, url, from)
  await page.goto(`${url}/product/${article.slug}`)
  await hydrated(page)
  await page.locator('[data-part=outfit]').scrollIntoViewIfNeeded()
  const outfit = page.getByRole('region', { name: 'Kjøp antrekket' })
  await outfit
    .getByRole('checkbox')
    .nth(article.wornWith?.length ?? 0)
    .waitFor()
  return { article, outfit }
}

describe.each(Object.entries(firstIds))('the outfit at %s', (brand, from) => {
  it('[R10.287] is dressed and put into the cart by keyboard alone', async () => {
    const page = await openWindow(390)
    const { article, outfit } = await openOutfit(page, shops.url(brand), from)
    const user = keyboard(page)
    await user.press(outfit.getByRole('button', { name: /handlekurven$/u }))
    const sizes = await outfit.getByRole('combobox').all()
    for (const size of sizes) {
      if ((await size.inputValue()) !== '') continue
      // The first that has none has the focus, as a press without it leads there.
      await expect.poll(() => size.evaluate((element) => element === document.activeElement)).toBe(true)
      const fitting = await size.locator('option:not([disabled]):not([value=""])').first().getAttribute('value')
      await size.selectOption(fitting)
      await user.press(outfit.getByRole('button', { name: /handlekurven$/u }))
    }
    const cart = page.getByRole('dialog', { name: /Min Handlekurv/u })
    await cart.waitFor()
    expect(await cart.getByRole('listitem').count()).toBe(1 + (article.wornWith?.length ?? 0))
  })

  it.each([320, 390, 1440])('[R10.286] loses nothing at %i px, and nothing that automated checks find is wrong with it', async (width) => {
    const page = await openWindow(width)
    const { outfit } = await openOutfit(page, shops.url(brand), from)
    await outfit.getByRole('button', { name: /handlekurven$/u }).click()
    await outfit.getByRole('alert').waitFor()
    expect(await lostIn(page)).toEqual([])
    expect(await violations(page)).toEqual([])
  })

  it('[R10.286] is told apart in forced colours, and stands still where motion is not wanted', async () => {
    const page = await openWindow(390, { forcedColors: 'active', reducedMotion: 'reduce' })
    const { outfit } = await openOutfit(page, shops.url(brand), from)
    const edges = await outfit
      .locator('select, button')
      .evaluateAll((controls) => controls.map((control) => getComputedStyle(control).borderTopStyle))
    expect(new Set(edges)).toEqual(new Set(['solid']))
    expect(await outfit.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
    expect(await lostIn(page)).toEqual([])
  })
})

it('[R10.288] on a slow line keeps its place, and moves nothing that is seen', async () => {
  const url = shops.url('so')
  const page = await openWindow(390)
  const article = await dressed(page, url, firstIds['so'] ?? 0)
  await page.route(/\/api\/v1\/articles\/\d+$/u, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto(`${url}/product/${article.slug}`)
  await hydrated(page)
  await page.locator('[data-part=outfit]').scrollIntoViewIfNeeded()
  const outfit = page.getByRole('region', { name: 'Kjøp antrekket' })
  await outfit.locator('li[aria-busy=true]').first().waitFor()
  const before = await outfit.evaluate((element) => element.getBoundingClientRect().height)
  await outfit
    .getByRole('checkbox')
    .nth(article.wornWith?.length ?? 0)
    .waitFor()
  const after = await outfit.evaluate((element) => element.getBoundingClientRect().height)
  expect(Math.abs(after - before) / after).toBeLessThan(0.2)
})
