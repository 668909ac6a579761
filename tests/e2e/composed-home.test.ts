import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { openPage } from './support/browser.ts'
import { brandOrder, root } from './support/kit.ts'
import { show } from './support/screens.ts'
import { withShops } from './support/shops.ts'

const shops = withShops()

type Section = { readonly title?: string }

/** Headings that the brand has written itself, in the order of its file. */
function ownHeadings(brand: string): readonly string[] {
  const file = readFileSync(join(root, 'brands', brand, 'home.json'), 'utf8')
  const { sections } = JSON.parse(file) as { readonly sections: readonly Section[] }
  return sections.flatMap(({ title }) => title ?? [])
}

const headings = (page: Page) => page.locator('main :is(h1, h2, h3)').allTextContents()
const levels = (page: Page) => page.locator('main :is(h1, h2, h3)').evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])))

describe.each(['so', 'vidje', 'tinden'])('the home page that %s composes', (brand) => {
  it('[R10.202] [R10.276] comes from the server with its sections in their order, and is the same when it is come to from another page', async () => {
    const { page, context, problems } = await openPage(shops.browser(), { viewport: { width: 390, height: 844 } })
    try {
      await show(page, `${shops.url(brand)}/`)
      const shown = await headings(page)
      const own = ownHeadings(brand)
      expect(own.length).toBeGreaterThan(0)
      expect(shown.filter((heading) => own.includes(heading))).toEqual(own)
      const depth = await levels(page)
      expect(depth.filter((level) => level === 1)).toEqual([1])
      expect(depth.every((level, at) => level <= (depth[at - 1] ?? 0) + 1)).toBe(true)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

      await show(page, `${shops.url(brand)}/om-oss`)
      await page.locator('header a[href="/"]').first().click()
      await page
        .locator('main h2')
        .filter({ hasText: own[0] ?? '' })
        .first()
        .waitFor()
      expect(await headings(page)).toEqual(shown)
      expect(problems).toEqual([])
    } finally {
      await context.close()
    }
  })
})

/** Parts of links to all goods that are cut off or hidden, and words without enough room. */
const outside = (links: readonly Element[]): readonly string[] =>
  links.flatMap((link) => {
    const frame = link.getBoundingClientRect()
    const right = link.closest('section')?.getBoundingClientRect().right ?? 0
    const words = link.querySelector('span')
    return [
      ...(frame.right > right + 0.5 ? [`${link.textContent}: link`] : []),
      ...(words && words.scrollWidth > words.clientWidth + 1 && words.clientWidth > 0 ? [`${link.textContent}: words`] : []),
      ...(words && words.getBoundingClientRect().width < Math.min(96, frame.width - 48) ? [`${link.textContent}: narrow`] : []),
      ...[...link.querySelectorAll('span, img, svg')].flatMap((part) => {
        const box = part.getBoundingClientRect()
        // Pictures replace the arrow of a tile.
        if (box.width === 0 && part.localName === 'svg' && link.querySelector('img')) return []
        const isIn = box.width > 0 && box.top >= frame.top - 0.5 && box.bottom <= frame.bottom + 0.5 && box.right <= frame.right + 0.5
        return isIn ? [] : [`${link.textContent}: ${part.localName}`]
      }),
    ]
  })

it.each(brandOrder)('[R10.203] [R10.359] shows the links to all goods of %s whole, with their arrows or pictures', async (brand) => {
  const { page, context, problems } = await openPage(shops.browser(), { viewport: { width: 1440, height: 900 } })
  await show(page, `${shops.url(brand)}/`)
  const links = page.locator('a[data-part="more-link"]')
  for (const width of [1440, 1020, 640, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await links.count()).toBeGreaterThan(0)
    expect([width, await links.evaluateAll(outside)]).toEqual([width, []])
  }
  expect(await links.locator('img').count()).toBeGreaterThan(0)
  expect(problems).toEqual([])
  await context.close()
})

it('[R10.203] leads from goods that the brand picks to all of them, and back', async () => {
  const { page, context, problems } = await openPage(shops.browser(), { viewport: { width: 1440, height: 900 } })
  try {
    await show(page, `${shops.url('so')}/`)
    await page.getByRole('region', { name: 'Når det er opphold' }).getByRole('link', { name: 'Se alt i Sko' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sko' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/sko')
    await page.goBack()
    await page.getByRole('region', { name: 'Når det er opphold' }).waitFor()
    expect(problems).toEqual([])
  } finally {
    await context.close()
  }
})

it('[R10.205] leads an old address on to the page that has a name of its own', async () => {
  const { page, context, problems } = await openPage(shops.browser())
  try {
    await page.goto(`${shops.url('so')}/ledige-stillinger`)
    await page.getByRole('heading', { level: 1, name: 'Jobb i Storm & Opphold' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/jobb')
    await show(page, `${shops.url('so')}/om-oss`)
    await page.getByRole('link', { name: 'jobbe her' }).click()
    await page.getByRole('heading', { level: 1, name: 'Jobb i Storm & Opphold' }).waitFor()
    expect(problems).toEqual([])
  } finally {
    await context.close()
  }
})
