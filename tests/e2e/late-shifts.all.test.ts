import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { openPage } from './support/browser.ts'
import { hydrated } from './support/journey.ts'
import { chooseProvider, goToPayment, orderReceipt, pay, paymentFrame } from './support/payment.ts'
import { fillCart, makeReceipt, show } from './support/screens.ts'
import { mostShift, shiftsOf, shiftsOnLoad, watchShifts } from './support/shifts.ts'
import { withShops } from './support/shops.ts'

const shops = withShops()
const brand = 'so'

const opened: BrowserContext[] = []
afterEach(() => Promise.all(opened.splice(0).map((context) => context.close())))

async function openWindow(width: number): Promise<Page> {
  const { context, page } = await openPage(shops.browser(), { viewport: { width, height: 844 } })
  opened.push(context)
  return page
}

/** Each answer of the API, and each file of code, takes longer than the half second for which browsers excuse a press. */
const slowDown = (page: Page) =>
  page.route(/\/(api\/v1\/(?!images)|assets\/)/u, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })

describe.each([390, 1440])('at %i px', (width) => {
  it('what only the browser knows, a cart, the shopper’s own shop, shops and a receipt, comes without moving what is there', async () => {
    const url = shops.url(brand)
    const page = await openWindow(width)
    const receipt = await makeReceipt(page, url)
    await fillCart(page, url)
    await page.evaluate(() =>
      localStorage.setItem('vd-shop', JSON.stringify({ id: 1, name: 'Trondheim Solsiden', slug: 'trondheim-solsiden' })),
    )
    await watchShifts(page)
    for (const path of ['/checkout', '/checkout/reserver', receipt, '/checkout/kvittering/ukjent']) {
      for (const load of [() => page.goto(url + path), () => page.reload()]) {
        const { sum, moved } = await shiftsOnLoad(page, load)
        expect.soft(sum, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(mostShift)
      }
    }
  })

  it.each(['Klarna', 'Qliro'] as const)('a payment page and the receipt of what was paid with %s move nothing either', async (provider) => {
    const url = shops.url(brand)
    const page = await openWindow(width)
    await fillCart(page, url)
    await show(page, `${url}/checkout`)
    await chooseProvider(page, provider)
    await goToPayment(page, provider)
    await watchShifts(page)
    const isStill = async (load: () => Promise<unknown>, whole: () => Promise<unknown>) => {
      const { sum, moved } = await shiftsOnLoad(page, load, whole)
      expect.soft(sum, `${page.url()}\n${moved.join('\n')}`).toBeLessThanOrEqual(mostShift)
    }
    const frame = () => paymentFrame(page, provider)
    await isStill(() => page.reload(), frame)
    await pay(await frame(), provider)
    const receipt = await orderReceipt(page)
    for (const load of [() => page.goto(url + receipt), () => page.reload()]) await isStill(load, () => orderReceipt(page))
  })

  it('an empty cart, shorter than the window, moves nothing either', async () => {
    const page = await openWindow(width)
    await watchShifts(page)
    const { sum, moved } = await shiftsOnLoad(page, () => page.goto(`${shops.url(brand)}/checkout`))
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(mostShift)
  })

  it('prices that have changed since they were put into the cart are told without moving what is there', async () => {
    const url = shops.url(brand)
    const page = await openWindow(width)
    await fillCart(page, url)
    await page.evaluate(() =>
      localStorage.setItem('vd-cart', (localStorage.getItem('vd-cart') ?? '').replace(/"price":\d+/u, '"price":100')),
    )
    await watchShifts(page)
    for (const path of ['/checkout', '/checkout/reserver']) {
      await page.evaluate(() =>
        localStorage.setItem('vd-cart', (localStorage.getItem('vd-cart') ?? '').replace(/"price":\d+/u, '"price":100')),
      )
      const { sum, moved } = await shiftsOnLoad(page, () => page.goto(url + path))
      await page.getByRole('alert').filter({ hasText: 'pris' }).waitFor()
      expect.soft(sum, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(mostShift)
    }
  })

  it.each([
    ['the filters', '/klaer', { role: 'link', name: /^Filter/u }, 'Farge'],
    ['the shops of “Min butikk”', '/klaer', { role: 'button', name: 'Min butikk' }, 'Sandvika'],
    ['the promo codes', '/checkout', { role: 'button', name: 'Rabattkode' }, 'Koder'],
  ] as const)('a sheet whose content comes late stands still: %s', async (_, path, { role, name }, content) => {
    const url = shops.url(brand)
    const page = await openWindow(width)
    if (path === '/checkout') await fillCart(page, url)
    await watchShifts(page)
    await page.goto(url + path)
    await hydrated(page)
    const opener = page.getByRole(role, { name })
    await opener.waitFor()
    await slowDown(page)
    const before = (await shiftsOf(page, { pressed: true })).sum
    await opener.click()
    await page.getByRole('dialog').getByText(content).first().waitFor()
    await page.waitForTimeout(500)
    const { sum, moved } = await shiftsOf(page, { pressed: true })
    expect(sum - before, moved.join('\n')).toBeLessThanOrEqual(mostShift)
  })
})
