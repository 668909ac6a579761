import { expect, it } from 'vitest'
import { openPage } from './support/browser.ts'
import { brandOrder } from './support/kit.ts'
import { show } from './support/screens.ts'
import { withShops } from './support/shops.ts'

const shops = withShops()

/** Words of elements that cover each other, in pairs. */
const covered = (parts: readonly Element[]): readonly string[] => {
  const placed = parts.map((part) => ({ name: part.textContent, box: part.getBoundingClientRect() }))
  return placed.flatMap((one, at) =>
    placed
      .slice(at + 1)
      .filter(({ box }) => one.box.left < box.right && box.left < one.box.right && one.box.top < box.bottom && box.top < one.box.bottom)
      .map(({ name }) => `${one.name} / ${name}`),
  )
}

it.each(brandOrder.flatMap((brand) => [[brand, 390] as const, [brand, 1440] as const]))(
  '[R10.360] the words of the campaigns of %s do not cover each other at %i px',
  async (brand, width) => {
    const { page, context } = await openPage(shops.browser(), { viewport: { width, height: 900 } })
    try {
      await show(page, `${shops.url(brand)}/kampanjer`)
      const links = page.locator('main a[href^="/kampanje/"]')
      const paths = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
      expect(paths.size).toBeGreaterThan(1)
      for (const path of paths) {
        await show(page, shops.url(brand) + path)
        const words = page
          .locator('main [data-part="message"]')
          .first()
          .locator('[data-part="tags"] > *, h1, :scope > p:not([data-part]), [data-part="facts"]')
        expect(await words.evaluateAll(covered)).toEqual([])
      }
    } finally {
      await context.close()
    }
  },
)

it.each([1020, 1440])('[R10.351] the field of a search does not cover the links that narrow it at %i px', async (width) => {
  const { page, context } = await openPage(shops.browser(), { viewport: { width, height: 900 } })
  try {
    // The brand without a search in its header has the field in the page.
    await show(page, `${shops.url('vidje')}/search/genser`)
    const links = page.locator('main nav a[data-part="chip"]')
    expect(await links.count()).toBeGreaterThan(1)
    expect(await links.or(page.locator('main input[type="search"]').first()).evaluateAll(covered)).toEqual([])
  } finally {
    await context.close()
  }
})
