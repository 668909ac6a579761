import { beforeAll, describe, expect, it } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { openPage } from './support/browser.ts'
import { hydrated } from './support/journey.ts'
import { brandOrder } from './support/kit.ts'
import { withShops } from './support/shops.ts'
import { stockedArticle } from './support/stock.ts'

let list: string

const shops = withShops()

beforeAll(() => {
  list = `${shops.url('so')}/klaer`
})

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

const cards = (page: Page) => page.locator('main ul[aria-label] h2[data-part="name"] > a')
const hrefs = (page: Page) => cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
const topOf = (page: Page, href: string) =>
  page.locator(`main h2[data-part="name"] > a[href="${href}"]`).evaluate((link) => Math.round(link.getBoundingClientRect().top))

/** Cards take their height as they come into sight: what is pressed below them while they do has gone when the mouse is let go. */
const atRest = async (target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded()
  await target.evaluate(async (element) => {
    let still = 0
    for (let top = NaN; still < 20; still = element.getBoundingClientRect().top === top ? still + 1 : 0) {
      top = element.getBoundingClientRect().top
      await new Promise(requestAnimationFrame)
    }
  })
}

/** Waits until the article stands where it stood; cards take their height as they come into sight. */
async function standsAt(page: Page, href: string, top: number): Promise<number> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    if (Math.abs((await topOf(page, href)) - top) <= 2) break
    await page.waitForTimeout(50)
  }
  // It stays there.
  await page.waitForTimeout(300)
  return Math.abs((await topOf(page, href)) - top)
}

describe('the tenth article of the third loaded page', () => {
  it.each(sizes)('is come back to by Back, by a reload and by a link, at $width px', async (viewport) => {
    const { context, page, problems } = await openPage(shops.browser(), { viewport, reducedMotion: 'reduce' })
    await page.goto(list)
    await hydrated(page)
    for (const shown of [40, 60]) {
      const more = page.getByRole('link', { name: 'Vis flere varer' })
      await atRest(more)
      await more.click()
      await cards(page)
        .nth(shown - 1)
        .waitFor()
    }
    const loaded = await hrefs(page)
    expect(loaded).toHaveLength(60)
    const wanted = loaded[49] ?? ''
    const link = cards(page).nth(49)
    await link.scrollIntoViewIfNeeded()
    await page.waitForTimeout(300)
    const top = await topOf(page, wanted)
    const url = page.url()
    expect(url).toBe(`${list}?page=1-3`)

    await link.click()
    await page.getByRole('button', { name: 'Legg i handlekurven' }).waitFor()
    // The article's own requests, made behind it, have been answered.
    await page.getByRole('heading', { name: 'Lignende varer' }).waitFor()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch' || request.resourceType() === 'xhr') asked.push(request.url())
    })
    await page.goBack()
    await cards(page).nth(59).waitFor()
    expect(await hrefs(page)).toEqual(loaded)
    expect(await standsAt(page, wanted, top)).toBeLessThanOrEqual(2)
    expect(asked).toEqual([])

    await page.reload()
    await hydrated(page)
    expect(await hrefs(page)).toEqual(loaded)
    expect(await standsAt(page, wanted, top)).toBeLessThanOrEqual(2)

    const fresh = await openPage(shops.browser(), { viewport })
    await fresh.page.goto(url)
    await hydrated(fresh.page)
    expect(await hrefs(fresh.page)).toEqual(loaded)
    expect(await fresh.page.evaluate(() => window.scrollY)).toBe(0)
    expect([...problems, ...fresh.problems]).toEqual([])
    await Promise.all([context.close(), fresh.context.close()])
  })
})

describe('a link to an article', () => {
  it('is fetched while the pointer rests on it, and neither by the press nor by Forward again', async () => {
    const { context, page, problems } = await openPage(shops.browser(), { viewport: sizes[1] })
    await page.goto(list)
    await hydrated(page)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/articles/slug/')) asked.push(request.url())
    })
    const fetched = page.waitForResponse(/\/articles\/slug\//)
    await cards(page).first().hover()
    await fetched
    expect(new URL(page.url()).pathname).toBe('/klaer')
    const buy = page.getByRole('button', { name: 'Legg i handlekurven' })
    await cards(page).first().click()
    await buy.waitFor()
    await page.goBack()
    await cards(page).first().waitFor()
    await page.goForward()
    await buy.waitFor()
    expect(asked).toHaveLength(1)
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('an article', () => {
  it.each(sizes)('is come back to below its reviews and in its colour, which a reload keeps too, at $width px', async (viewport) => {
    const { context, page, problems } = await openPage(shops.browser(), { viewport, reducedMotion: 'reduce' })
    await page.goto(list)
    const colors = page.getByRole('group', { name: /^Farge/ }).getByRole('radio')
    for (const href of await hrefs(page)) {
      await page.goto(new URL(href ?? '', list).href)
      if ((await colors.count()) > 1) break
    }
    await hydrated(page)
    const [color, address] = [colors.nth(1), page.url()]
    const id = await color.getAttribute('value')
    await color.press('Space')
    await page.waitForURL(`${address}#farge=${id}`)
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(viewport.height)

    await page.reload()
    await hydrated(page)
    expect(await color.isChecked()).toBe(true)

    const other = page.getByRole('region', { name: 'Lignende varer' }).getByRole('link').first()
    await page.locator('#anmeldelser').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Skriv en anmeldelse' }).waitFor()
    await atRest(other)
    const before = Math.round((await other.boundingBox())?.y ?? 0)
    await other.click()
    await page.waitForURL((url) => url.href !== `${address}#farge=${id}`)
    await page.goBack()
    await page.waitForURL(`${address}#farge=${id}`)
    await other.waitFor()
    expect(await color.isChecked()).toBe(true)
    await page.waitForTimeout(500)
    expect(Math.abs(Math.round((await other.boundingBox())?.y ?? 0) - before)).toBeLessThanOrEqual(2)
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('a shop far down the list of shops', () => {
  it.each(sizes)('stands where it stood after Back and after a reload, at $width px', async (viewport) => {
    const { context, page, problems } = await openPage(shops.browser(), { viewport, reducedMotion: 'reduce' })
    await page.goto(`${shops.url('so')}/butikker`)
    await hydrated(page)
    const shop = page.locator('main [data-part=shops] > li').nth(28).getByRole('link').first()
    const top = async () => Math.round((await shop.boundingBox())?.y ?? 0)
    await atRest(shop)
    const before = await top()
    const name = await shop.textContent()
    await shop.click()
    await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Butikker' }).waitFor()
    await expect.poll(top).toBe(before)
    await page.reload()
    await hydrated(page)
    await expect.poll(top).toBe(before)
    expect(problems).toEqual([])
    await context.close()
  })
})

const isSeen = async (page: Page, target: Locator): Promise<boolean> => {
  const box = await target.boundingBox()
  return box !== null && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0)
}

describe.each(brandOrder)('on a phone, %s', (brand) => {
  it('[R10.247] shows goods in the upper half of a list’s window, and keeps filter, sort options and shop in sight on the way down', async () => {
    const { context, page, problems } = await openPage(shops.browser(), { viewport: sizes[0], reducedMotion: 'reduce' })
    await page.goto(`${shops.url(brand)}/klaer`)
    await hydrated(page)
    const top = await cards(page)
      .first()
      .locator('xpath=ancestor::li')
      .evaluate((card) => card.getBoundingClientRect().top)
    expect(top).toBeLessThan(sizes[0].height / 2)
    await cards(page).nth(8).scrollIntoViewIfNeeded()
    const tools = [
      page.getByRole('link', { name: 'Filter', exact: true }),
      page.getByRole('button', { name: 'Sortering' }),
      page.getByRole('button', { name: 'Min butikk' }),
    ]
    for (const tool of tools) expect(await isSeen(page, tool)).toBe(true)
    await tools[1]?.click()
    await page.getByRole('link', { name: 'Pris', exact: true }).click()
    await page.waitForURL('**/klaer?sort=pris')
    await page.getByRole('link', { name: 'Pris', exact: true }).waitFor({ state: 'hidden' })
    expect(problems).toEqual([])
    await context.close()
  })

  it('[R10.248] shows an article’s name and price at once, and its purchase from there down to its place', async () => {
    const { context, page, problems } = await openPage(shops.browser(), { viewport: sizes[0], reducedMotion: 'reduce' })
    await page.goto(`${shops.url(brand)}${await stockedArticle(shops.url(brand))}`)
    await hydrated(page)
    expect(await isSeen(page, page.getByRole('heading', { level: 1 }))).toBe(true)
    const bar = page.locator('main [data-part=bar]')
    for (const shown of [bar, page.getByRole('group', { name: 'Størrelse' })]) {
      await shown.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
      expect(await isSeen(page, bar.locator('p'))).toBe(true)
      expect(await isSeen(page, bar.getByRole('button'))).toBe(true)
    }
    await bar.getByRole('button').click()
    const first = page.getByRole('group', { name: 'Størrelse' }).getByRole('radio').first()
    expect(await first.evaluate((radio) => radio === document.activeElement)).toBe(true)
    expect(await isSeen(page, page.getByText('Velg en størrelse først'))).toBe(true)
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('without scripts', () => {
  it('[R10.247] the sort options of a list open on a phone too', async () => {
    const { context, page } = await openPage(shops.browser(), { viewport: sizes[0], javaScriptEnabled: false })
    await page.goto(list)
    await page.getByRole('button', { name: 'Sortering' }).click()
    await page.getByRole('link', { name: 'Pris', exact: true }).click()
    expect(new URL(page.url()).search).toBe('?sort=pris')
    await context.close()
  })

  it('a list is filtered by a form, and its pages are links', async () => {
    const { context, page } = await openPage(shops.browser(), { javaScriptEnabled: false })
    await page.goto(list)
    await page.getByRole('link', { name: 'Filter', exact: true }).click()
    const form = page.getByRole('form', { name: 'Avgrens utvalget' })
    await form.getByRole('group', { name: 'Farge' }).getByRole('checkbox').first().check()
    await form.getByRole('group', { name: 'Farge' }).getByRole('checkbox').nth(1).check()
    await form.getByLabel('Høyeste pris').fill('1500')
    await form.getByRole('button', { name: 'Vis varer' }).click()
    expect(new URL(page.url()).search).toMatch(/^\?color=[a-z]+,[a-z]+&price=-1500$/)
    expect(await page.getByRole('list', { name: 'Valgte filtre' }).getByRole('link').count()).toBe(4)
    expect((await hrefs(page)).length).toBeGreaterThan(0)

    await page.goto(list)
    await page.getByRole('link', { name: 'Neste' }).click()
    expect(new URL(page.url()).search).toBe('?page=2')
    expect(await hrefs(page)).toHaveLength(20)
    await context.close()
  })
})

describe('the shopper’s own shop', () => {
  it('is the same in two tabs, and after a reload', async () => {
    const { context, page, problems } = await openPage(shops.browser(), { viewport: sizes[1] })
    await page.goto(list)
    await hydrated(page)
    const other = await context.newPage()
    await other.goto(list)
    await hydrated(other)
    await page.getByRole('button', { name: 'Min butikk' }).click()
    await page.getByRole('dialog').locator('[data-part=shop]').first().click()
    const chosen = other.getByRole('button', { name: /^Min butikk: / })
    await chosen.waitFor()
    const name = (await chosen.textContent())?.replace('Min butikk: ', '') ?? ''
    await other.reload()
    await chosen.waitFor()
    await other.getByRole('link', { name: 'Bare på lager her' }).click()
    await other.getByRole('link', { name: `${name}, fjern` }).waitFor()
    const said = await other.locator('main [data-part="stock"]').allTextContents()
    expect(new Set(said)).toEqual(new Set([`På lager i ${name}`]))
    expect(problems).toEqual([])
    await context.close()
  })
})
