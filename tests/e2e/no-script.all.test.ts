import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPage } from './support/browser.ts'
import { visitedBrands, someGender } from './support/kit.ts'
import { customerScreens, visitedScreens, htmlOf, linksIn, pageTypes } from './support/pages.ts'
import { withShops } from './support/shops.ts'

const shops = withShops()

const widths = [390, 1440] as const

describe.each(visitedBrands)('%s without JavaScript', (brand) => {
  const url = () => shops.url(brand)

  describe.each(widths)('at %i px', (width) => {
    let context: BrowserContext
    let page: Page

    beforeEach(async () => {
      ;({ context, page } = await openPage(shops.browser(), { javaScriptEnabled: false, viewport: { width, height: 900 } }))
    })
    afterEach(() => context.close())

    /** Without JavaScript nothing is loaded lazily: a page's first picture stands for the others, which take seconds to draw. */
    const oneOfPictures = async () => {
      const seen = new Set<string>()
      await context.route('**/api/v1/images/**', (route) => {
        const of = route.request().headers()['referer'] ?? ''
        if (seen.has(of)) return route.abort()
        seen.add(of)
        return route.continue()
      })
    }

    const cards = () => page.locator('main li:has(a[href^="/product/"])')

    it('one goes from home by gender and category to an article by its links alone', async () => {
      await oneOfPictures()
      await page.goto(url(), { waitUntil: 'domcontentloaded' })
      await expect(page.locator('main h1').textContent()).resolves.not.toBe('')
      expect(await page.locator('main').locator('article a, li a[href^="/product/"]').count()).toBeGreaterThanOrEqual(5)

      const gender = someGender(brand)
      await page.locator('main').getByRole('link', { name: gender, exact: true }).first().click()
      await page.getByRole('heading', { level: 1, name: gender, exact: true }).waitFor()
      expect(await cards().count()).toBeGreaterThan(3)

      await page.getByRole('navigation', { name: 'Velg kategori' }).getByRole('link', { name: 'Klær', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: `Klær til ${gender.toLowerCase()}`, exact: true }).waitFor()
      const first = cards().first()
      const name = (await first.getByRole('heading').textContent()) ?? ''
      await expect(first.textContent()).resolves.toMatch(/\d,\d\d\skr/)

      await first.getByRole('link').first().click()
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
      await expect(page.locator('main').textContent()).resolves.toMatch(/\d,\d\d\skr/)
    })

    it('text and pictures are seen on home, gender, category and article', async () => {
      await oneOfPictures()
      const { home, gender, category, article } = await pageTypes(url())
      for (const path of [home, gender, category, article]) {
        const picture = page.waitForResponse((answer) => answer.url().includes('/api/v1/images/'))
        await page.goto(url() + path, { waitUntil: 'domcontentloaded' })
        expect((await picture).status(), path).toBe(200)
        expect(await page.locator('main h1').isVisible(), path).toBe(true)
        expect(await page.locator('main img >> visible=true').count(), path).toBeGreaterThan(0)
      }
    })
  })

  it('no screen shows a button that does nothing: those that are left send a form to an address', async () => {
    const { context, page } = await openPage(shops.browser(), { javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
    await page.route('**/api/v1/images/**', (route) => route.abort())
    const dead: string[] = []
    for (const path of [...(await visitedScreens(url())), ...customerScreens]) {
      await page.goto(url() + path, { waitUntil: 'domcontentloaded' })
      const buttons = page.locator('button:not([type=submit]):visible, form:not([action]) button:visible')
      dead.push(...(await buttons.evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120)))).map((one) => `${path}: ${one}`))
    }
    expect(dead).toEqual([])
    await context.close()
  })

  it.each(customerScreens)('[R10.186] %s has its heading, or says that it needs JavaScript, and leads on', async (path) => {
    const { context, page } = await openPage(shops.browser(), { javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    await page.goto(url() + path, { waitUntil: 'domcontentloaded' })
    const main = page.locator('main')
    expect((await main.innerText()).trim()).toMatch(path.startsWith('/min-side') ? /trenger JavaScript/u : /\S+/u)
    if (!path.startsWith('/min-side')) expect(await main.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    expect(await page.locator('header a:visible, footer a:visible').count()).toBeGreaterThan(3)
    await context.close()
  })

  it('[R10.312] [R10.313] customer service shows no search field, and its tiles', async () => {
    const { context, page } = await openPage(shops.browser(), { javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    try {
      await page.goto(`${url()}/kundeservice`, { waitUntil: 'domcontentloaded' })
      const field = page.locator('main input[type="search"]')
      expect(await field.count()).toBe(1)
      expect(await field.isHidden()).toBe(true)
      expect(await page.locator('main nav a[href="#retur"]').isVisible()).toBe(true)
      expect(await page.locator('main nav a[href="#kontakt"]').count()).toBe(0)
    } finally {
      await context.close()
    }
  })

  it('every link of home, gender, category and article leads to a page', async () => {
    const { home, gender, category, article } = await pageTypes(url())
    const pages = await Promise.all([home, gender, category, article].map((path) => htmlOf(url() + path)))
    const links = [...new Set(pages.flatMap(linksIn).map((link) => link.split('#')[0] ?? link))]
    expect(links.length).toBeGreaterThan(40)
    const broken: string[] = []
    for (const link of links) {
      const { status } = await fetch(url() + link)
      if (status !== 200) broken.push(`${link} answers ${status}`)
    }
    expect(broken).toEqual([])
  })
})
