import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from './support/browser.ts'
import { visitedBrands } from './support/kit.ts'
import { pageTypes } from './support/pages.ts'
import { fillCart, show } from './support/screens.ts'
import { withShops } from './support/shops.ts'

const shops = withShops()

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

async function within<Result>(viewport: typeof phone, look: (page: Page) => Promise<Result>): Promise<Result> {
  const { page, context } = await openPage(shops.browser(), { viewport })
  try {
    return await look(page)
  } finally {
    await context.close()
  }
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${String(element)} is not displayed`)
  return box
}

describe.each(visitedBrands)('the first view of %s', (brand) => {
  const url = () => shops.url(brand)

  it.each([phone, desktop])('[R10.300] has the button to the payment on a cart at $width px', async (viewport) => {
    await within(viewport, async (page) => {
      await fillCart(page, url())
      await show(page, `${url()}/checkout`)
      const button = page.getByRole('link', { name: /^Til betaling/u })
      await button.waitFor()
      const { y, height } = await boxOf(button)
      expect(y + height).toBeLessThanOrEqual(viewport.height)
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    })
  })

  it('[R10.323] has the sum of a cart above the bar on a phone', async () => {
    await within(phone, async (page) => {
      await fillCart(page, url())
      await show(page, `${url()}/checkout`)
      const bar = await boxOf(page.locator('main [data-part="bar"]'))
      const total = await boxOf(page.locator('main [data-part="total"]'))
      expect(total.y + total.height).toBeLessThanOrEqual(bar.y)
    })
  })

  it('[R10.323] has a large picture, the choices and other goods on a cart in a wide window', async () => {
    await within(desktop, async (page) => {
      await fillCart(page, url())
      await show(page, `${url()}/checkout`)
      const picture = await boxOf(page.locator('main [data-part="lines"] img'))
      expect(picture.width).toBeGreaterThanOrEqual(160)
      const choices = await boxOf(page.locator('main [data-part="choices"]'))
      expect(choices.y + choices.height).toBeLessThanOrEqual(desktop.height)
      const goods = await boxOf(page.locator('main [data-part="recommended"] h2'))
      expect(goods.y + goods.height).toBeLessThanOrEqual(desktop.height)
    })
  })

  it('[R10.301] has the price and a part of the second picture on an article on a phone', async () => {
    await within(phone, async (page) => {
      await show(page, url() + (await pageTypes(url())).article)
      const price = await boxOf(page.locator('main header [data-part="price"]').first())
      const bar = await boxOf(page.locator('main [data-part="bar"]'))
      expect(price.y + price.height).toBeLessThanOrEqual(bar.y)
      const second = await boxOf(page.locator('main [data-part="slide"]').nth(1))
      expect(second.x).toBeLessThan(phone.width)
      expect(second.x + second.width).toBeGreaterThan(phone.width)
    })
  })

  it('[R10.335] has the first sizes of an article above the bar on a phone', async () => {
    await within(phone, async (page) => {
      await show(page, url() + (await pageTypes(url())).article)
      const size = await boxOf(page.getByRole('group', { name: 'Størrelse' }).locator('label').first())
      const bar = await boxOf(page.locator('main [data-part="bar"]'))
      expect(size.y + size.height).toBeLessThanOrEqual(bar.y)
    })
  })

  it('[R10.308] has pictures of the main campaign’s articles on a phone, and a hero whose text does not cover its picture', async () => {
    await within(phone, async (page) => {
      await show(page, `${url()}/kampanjer`)
      const picture = await boxOf(page.locator('main [data-part="campaigns"] [role="list"] [data-part="image"]').first())
      expect(picture.y + picture.height).toBeLessThanOrEqual(phone.height)
      await show(page, url())
      const hero = page.locator('main [data-size="hero"]')
      const { y, height } = await boxOf(hero.locator('img'))
      expect(y + height).toBeLessThanOrEqual((await boxOf(hero.locator('[data-part="text"]'))).y)
    })
  })

  it.each([phone, desktop])('[R10.327] has ways to narrow a campaign and half of its first picture at $width px', async (viewport) => {
    await within(viewport, async (page) => {
      await show(page, `${url()}/kampanjer`)
      const campaigns = await page
        .locator('main a[href^="/kampanje/"]')
        .evaluateAll((links) =>
          links.map((link) => ({ path: link.getAttribute('href') ?? '', goods: Number(/(\d+) varer/u.exec(link.textContent)?.[1] ?? 0) })),
        )
      const [largest] = campaigns.toSorted((one, other) => other.goods - one.goods)
      await show(page, url() + (largest?.path ?? ''))
      const ways = page.getByRole('navigation', { name: 'Finn i kampanjen' })
      // Fewer than a dozen goods are not narrowed.
      expect(await ways.count()).toBe((largest?.goods ?? 0) < 12 ? 0 : 1)
      for (const shown of await ways.all()) {
        const { y, height } = await boxOf(shown)
        expect(y + height).toBeLessThanOrEqual(viewport.height)
      }
      const { y, height } = await boxOf(page.locator('main [data-part="goods"] [data-part="image"]').first())
      expect(y + height / 2).toBeLessThanOrEqual(viewport.height)
    })
  })

  it.each([768, 1024, 1280, 1440])('[R10.311] shows a third of the next card of a row, or whole cards alone, at %i px', async (width) => {
    await within({ ...desktop, width }, async (page) => {
      await show(page, url() + (await pageTypes(url())).shop)
      // The goods are fetched near their place.
      await page.locator('main section').last().scrollIntoViewIfNeeded()
      const row = page.locator('main section > [role="list"]:has([data-part="price"])').first()
      await row.scrollIntoViewIfNeeded()
      const { x, width: inSight } = await boxOf(row)
      const cards = await Promise.all((await row.locator('> li').all()).map(boxOf))
      const cut = cards.find((card) => card.x < x + inSight - 1 && card.x + card.width > x + inSight + 1)
      if (cut) expect((x + inSight - cut.x) / cut.width).toBeCloseTo(0.35, 1)
      else expect(Math.abs(Math.max(...cards.map((card) => card.x + card.width)) - x - inSight)).toBeLessThanOrEqual(1)
    })
  })

  it('[R10.317] has half of the first picture on home in a wide window, and all goods with price where the hero is low or beside words or links', async () => {
    await within(desktop, async (page) => {
      await show(page, url())
      const home = page.locator('main [data-layout]')
      const goods = home.locator('[data-part="goods"]').first()
      const picture = await boxOf(goods.locator('img').first())
      expect(picture.y + picture.height * 0.5).toBeLessThanOrEqual(desktop.height)
      if (!['low', 'pair', 'split'].includes((await home.getAttribute('data-layout')) ?? '')) return
      for (const card of await goods.locator('li:not([data-part="more"])').all()) {
        const price = await boxOf(card.locator('[data-part="price"]'))
        expect(price.y + price.height).toBeLessThanOrEqual(desktop.height)
      }
    })
  })

  it.each([
    [phone, 1],
    [desktop, 4],
  ] as const)('[R10.317] has whole shops on the page of all shops at $0.width px', async (viewport, least) => {
    await within(viewport, async (page) => {
      await show(page, `${url()}/butikker`)
      const cards = await page.locator('main [data-part="shops"] > li').all()
      const boxes = await Promise.all(cards.map(boxOf))
      expect(boxes.filter(({ y, height }) => y + height <= viewport.height).length).toBeGreaterThanOrEqual(least)
    })
  })

  it.each([phone, desktop])('[R10.334] has goods of the main campaign with names and prices at $width px', async (viewport) => {
    await within(viewport, async (page) => {
      await show(page, `${url()}/kampanjer`)
      const captions = await page.locator('main [data-part="campaigns"] > li:first-child [data-part="caption"]:visible').all()
      expect(captions.length).toBeGreaterThan(0)
      for (const caption of captions) {
        const { y, height } = await boxOf(caption)
        expect(y + height).toBeLessThanOrEqual(viewport.height)
      }
    })
  })

  it('[R10.346] has two large goods of the main campaign, and its picture in full, on a phone', async () => {
    await within(phone, async (page) => {
      await show(page, `${url()}/kampanjer`)
      const main = page.locator('main [data-part="campaigns"] > li:first-child')
      const tiles = await Promise.all((await main.locator('[data-part="tile"]:visible').all()).map(boxOf))
      expect(tiles.length).toBe(2)
      for (const { width } of tiles) expect(width).toBeGreaterThan(phone.width / 3)
      const picture = await boxOf(main.locator('[data-part="picture"]'))
      expect(picture.height).toBeGreaterThan(picture.width / 3)
    })
  })

  it.each([phone, desktop])('[R10.347] has the price of an article on home at $width px', async (viewport) => {
    await within(viewport, async (page) => {
      await show(page, url())
      // What the price was before may stand below it.
      const price = page.locator('main [data-part="goods"] [data-part="price"]').first()
      const { y, height } = await boxOf(price.locator('> :first-child'))
      expect(y + height).toBeLessThanOrEqual(viewport.height)
    })
  })

  it('[R10.333] has cards of one height side by side on the page of all shops', async () => {
    await within(desktop, async (page) => {
      await show(page, `${url()}/butikker`)
      for (const list of await page.locator('main [data-part="shops"]').all()) {
        const boxes = await Promise.all((await list.locator('> li > article').all()).map(boxOf))
        for (const row of Map.groupBy(boxes, ({ y }) => Math.round(y)).values())
          expect(new Set(row.map(({ height }) => Math.round(height))).size).toBe(1)
      }
    })
  })

  it('[R10.325] has the picture of the main campaign across its whole frame on a tablet', async () => {
    await within({ ...desktop, width: 820 }, async (page) => {
      await show(page, `${url()}/kampanjer`)
      const picture = page.locator('[data-main] [data-part="picture"]').first()
      const [{ width }, frame] = [await boxOf(picture), await boxOf(picture.locator('..'))]
      expect(frame.width - width).toBeLessThanOrEqual(2)
    })
  })

  it('[R10.302] has campaigns side by side below the main one in a wide window', async () => {
    const tops = await within(desktop, async (page) => {
      await show(page, `${url()}/kampanjer`)
      const campaigns = await page.locator('main [data-part="campaigns"] > li:not([data-main])').all()
      return Promise.all(campaigns.map(async (campaign) => Math.round((await boxOf(campaign)).y)))
    })
    const rows = [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length)
    const columns = tops.length % 3 === 0 ? 3 : 2
    expect(rows.slice(0, -1)).toEqual(rows.slice(0, -1).map(() => columns))
    expect(rows.at(-1)).toBe(tops.length % columns || columns)
  })
})
