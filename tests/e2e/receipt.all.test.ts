import { beforeAll, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { openPage } from './support/browser.ts'
import { hydrated, receiptLink, reserveSomething } from './support/journey.ts'
import { mouse } from './support/user.ts'
import { withShops } from './support/shops.ts'

const viewport = { width: 1440, height: 900 }

let url = ''

const shops = withShops()

beforeAll(() => {
  url = shops.url('so')
})

/** What such scripts do: they tell their server the address, and every address that the page takes on later. */
const serviceScript = `(() => {
  const tell = () => fetch('https://www.google-analytics.com/g/collect?dl=' + encodeURIComponent(location.href)
    + '&opened=' + encodeURIComponent(performance.getEntriesByType('navigation')[0].name), { mode: 'no-cors' }).catch(() => {})
  for (const name of ['pushState', 'replaceState']) {
    const own = history[name].bind(history)
    history[name] = (...given) => (own(...given), tell())
  }
  addEventListener('hashchange', tell)
  tell()
})()`

const receiptOf = (page: Page, number: string) => page.locator('main').getByText(number).first().waitFor()
const services = (page: Page) => page.locator('script[data-service]').count()

it('[R10.56] the token of a receipt leaves the address and reaches no service; reload, Back, print, a mail’s link and a second tab show the receipt', async () => {
  const { context, page, problems } = await openPage(shops.browser(), { viewport, reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'cookiesPurposes', value: 'analytics.marketing', domain: 'localhost', path: '/' }])
  const told: string[] = []
  await context.route(
    (asked) => asked.origin !== url,
    (route) => {
      const request = route.request()
      told.push(`${request.url()} ${request.headers()['referer'] ?? ''}`)
      return route.fulfill({ contentType: 'text/javascript', body: request.resourceType() === 'script' ? serviceScript : '' })
    },
  )
  // Goods that no test that runs at the same time buys: a shop may have one of a size.
  const { token, number } = await reserveSomething(page, mouse, url, { gender: 'Junior', category: 'Sko', desktop: true })
  expect(told.length).toBeGreaterThan(0)
  expect(page.url()).toBe(`${url}/checkout/kvittering`)
  expect(await services(page)).toBe(0)

  await page.reload()
  await receiptOf(page, number)
  await page.goto(`${url}/om-oss`)
  await hydrated(page)
  await expect.poll(() => services(page)).toBeGreaterThan(0)
  await page.goBack()
  await receiptOf(page, number)
  expect(page.url()).toBe(`${url}/checkout/kvittering`)
  await page.emulateMedia({ media: 'print' })
  await receiptOf(page, number)
  expect((await page.pdf()).length).toBeGreaterThan(10_000)
  await page.emulateMedia({ media: null })

  for (const address of [receiptLink(token), `/checkout/kvittering/${token}`]) {
    const tab = await context.newPage()
    const answer = await tab.goto(url + address)
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
    await receiptOf(tab, number)
    expect(tab.url()).toBe(`${url}/checkout/kvittering`)
    await tab.reload()
    await receiptOf(tab, number)
    // On from there, the document that had the token in its address stays without services.
    await tab.getByRole('banner').getByRole('link').first().click()
    await tab.waitForURL(`${url}/`)
    await tab.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))))
    expect(await services(tab)).toBe(0)
    await tab.close()
  }
  const stranger = await openPage(shops.browser(), { viewport })
  await stranger.page.goto(url + receiptLink(token))
  await receiptOf(stranger.page, number)
  const copied = await stranger.context.newPage()
  await copied.goto(`${url}/checkout/kvittering`)
  await copied.getByRole('heading', { name: 'Vi finner ikke kvitteringen' }).waitFor()

  expect(told.filter((line) => line.includes(token))).toEqual([])
  expect([...problems, ...stranger.problems]).toEqual([])
  await Promise.all([context.close(), stranger.context.close()])
})
