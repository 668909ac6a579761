import { pathToFileURL } from 'node:url'
import { readBrand } from '@vidda/brand'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage, type PageOptions } from './support/browser.ts'
import { hydrated, putIntoCart } from './support/journey.ts'
import { visitedBrands, root } from './support/kit.ts'
import { visitedScreens, htmlOf, pageTypes } from './support/pages.ts'
import { withShops } from './support/shops.ts'
import { stockedVariant } from './support/stock.ts'
import { mouse } from './support/user.ts'

const shops = withShops()

/** Cookies without which the shop does not work (spec §9): the session, its token against forged requests, and the choice itself. */
const required = /^(?:__Host-vd-[\w-]+|XSRF-TOKEN|cookiesAccepted|cookiesPurposes)$/

/** What a service's script does first: it sets its cookie and calls home. */
const serviceScript = `document.cookie = '_ga=GA1.1.1; path=/'; fetch('https://www.google-analytics.com/g/collect', { mode: 'no-cors' }).catch(() => {})`

/** A page, and what it asked other origins for. Other origins are answered here: nothing leaves the machine. */
async function watch(brand: string, options: PageOptions = {}) {
  const { context, page, problems } = await openPage(shops.browser(), { viewport: { width: 390, height: 844 }, unasked: true, ...options })
  const strangers: string[] = []
  await context.route(
    (url) => url.origin !== shops.url(brand),
    (route) => {
      strangers.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: route.request().resourceType() === 'script' ? serviceScript : '' })
    },
  )
  const cookies = async () => (await context.cookies()).map(({ name }) => name)
  return { context, page, problems, strangers, cookies }
}

/** Opens a screen, until what waits for an idle moment has had one. */
async function visit(page: Page, brand: string, path: string): Promise<void> {
  await page.goto(shops.url(brand) + path, { waitUntil: 'load' })
  await hydrated(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100))))
}

const answer = async (page: Page, name: string) => {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

const servicesOf = async (brand: string) => (await readBrand(new URL(`brands/${brand}/`, pathToFileURL(root)))).config.consent.services

describe.each(visitedBrands)('%s', (brand) => {
  it('[R10.67] before a choice asks no stranger for anything and sets no cookie but the required ones, on any screen', async () => {
    const { context, page, strangers, cookies } = await watch(brand)
    for (const path of await visitedScreens(shops.url(brand))) {
      await visit(page, brand, path)
      await page.getByRole('dialog').waitFor()
    }
    const stored = () => page.evaluate(() => Object.keys(localStorage).toSorted())
    expect((await stored()).filter((key) => ['vd-recent', 'vd-searches', 'vd-sizes', 'vd-polls'].includes(key))).toEqual([])
    expect(strangers).toEqual([])
    expect((await cookies()).filter((name) => !required.test(name))).toEqual([])
    expect(await cookies()).not.toContain('cookiesAccepted')
    await visit(page, brand, (await pageTypes(shops.url(brand))).article)
    await answer(page, 'Kun nødvendige')
    expect(await stored()).toContain('vd-recent')
    await context.close()
  })

  it('[R10.68] after Kun nødvendige it still does so, on any screen, and asks no more', async () => {
    const { context, page, strangers, cookies } = await watch(brand)
    await visit(page, brand, '/')
    await answer(page, 'Kun nødvendige')
    const { article } = await pageTypes(shops.url(brand))
    await visit(page, brand, article)
    await putIntoCart(page, mouse, await stockedVariant(shops.url(brand), article))
    for (const path of await visitedScreens(shops.url(brand))) {
      await visit(page, brand, path)
      expect(await page.getByRole('dialog').count(), path).toBe(0)
    }
    expect(strangers).toEqual([])
    expect((await cookies()).filter((name) => !required.test(name))).toEqual([])
    await context.close()
  })

  it('[R10.68] after Godta alle the services that the brand names are loaded, then and on the next load, and the policy lets them', async () => {
    const { context, page, problems, strangers } = await watch(brand)
    await visit(page, brand, '/')
    await answer(page, 'Godta alle')
    const services = await servicesOf(brand)
    const scripts = () => page.locator('script[data-service]').evaluateAll((all) => all.map((one) => (one as HTMLScriptElement).src))
    expect(await scripts()).toHaveLength(services.length)
    await expect.poll(() => strangers.filter((url) => url.includes('collect')).length).toBe(services.length)
    for (const src of await scripts()) expect(strangers).toContain(src)
    const before = strangers.length
    await visit(page, brand, '/klaer')
    await expect.poll(() => strangers.length).toBe(before * 2)
    expect(problems).toEqual([])
    await context.close()
  })

  it('without scripts there is no question and no service', async () => {
    const { context, page, strangers } = await watch(brand, { javaScriptEnabled: false })
    await page.goto(shops.url(brand), { waitUntil: 'load' })
    expect(await page.locator('dialog').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Personvernvalg' }).filter({ visible: true }).count()).toBe(0)
    expect(strangers).toEqual([])
    expect(await htmlOf(shops.url(brand))).not.toContain('data-service')
    await context.close()
  })

  it('the question moves nothing and is not the largest thing painted', async () => {
    const { context, page } = await watch(brand)
    await context.addInitScript(() => {
      const seen = { shift: 0, largest: '' }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        // Words that a font moved when it came are not the question's doing: a machine may lack every font that ours is fitted to.
        const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')) as PerformanceResourceTiming[]
        const byFont = ({ startTime }: PerformanceEntry) =>
          fonts.some(({ responseEnd }) => startTime > responseEnd && startTime < responseEnd + 200)
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += byFont(entry) ? 0 : entry.value
      }).observe({ type: 'layout-shift', buffered: true })
      new PerformanceObserver((list) => {
        for (const { element } of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
          seen.largest = element?.closest('dialog') ? 'dialog' : (element?.tagName ?? '')
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    for (const path of ['/', '/klaer', '/om-oss']) {
      await visit(page, brand, path)
      await page.getByRole('dialog').waitFor()
      const seen = await page.evaluate(() => (window as unknown as { seen: { shift: number; largest: string } }).seen)
      expect([path, Number(seen.shift.toFixed(2)), seen.largest === 'dialog']).toEqual([path, 0, false])
    }
    await context.close()
  })
})
