import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from './support/browser.ts'
import { cartLine, comeToCheckout, receiptLink, shownOrTold } from './support/journey.ts'
import { chooseProvider, goToPayment, pay, paymentFrame, type Provider } from './support/payment.ts'
import { withShops } from './support/shops.ts'
import { stockOf } from './support/stock.ts'
import { mouse } from './support/user.ts'

const shops = withShops()
const brand = 'so'

const onePixel = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

/** A shopper on the page of a provider, whose frame has come. Pictures are left out: a new shop draws each once, and other files wait for theirs. */
async function atPayment(provider: Provider, viewport: { readonly width: number; readonly height: number }) {
  const url = shops.url(brand)
  const { context, page, problems } = await openPage(shops.browser(), { viewport, reducedMotion: 'reduce' })
  await context.route('**/api/v1/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: onePixel }))
  await comeToCheckout(page, mouse, url, { gender: 'Herre', category: 'Sko', desktop: viewport.width >= 1020 })
  await chooseProvider(page, provider)
  const shopId = Number(await page.getByRole('combobox', { name: 'Butikk', exact: true }).inputValue())
  const line = { ...(await cartLine(page)), shopId }
  const stockBefore = await stockOf(url, line)
  const frame = await goToPayment(page, provider)
  return { url, context, page, problems, frame, line, stockBefore }
}

const inCart = (page: Page) => page.evaluate(() => (JSON.parse(localStorage.getItem('vd-cart') ?? '{}') as { count: number }).count)

describe('from the checkout to the receipt of an order', () => {
  it.each([
    ['Klarna', 390, 844],
    ['Klarna', 1440, 900],
    ['Qliro', 390, 844],
  ] as const)('[R1.21] [R10.55] a visitor pays with %s at %i px', async (provider, width, height) => {
    const { url, context, page, problems, frame, line, stockBefore } = await atPayment(provider, { width, height })
    await pay(frame, provider)
    await shownOrTold(page, page.getByRole('heading', { level: 1, name: 'Takk for handelen!' }))
    const number = (await page.locator('[data-part=number]').textContent()) ?? ''
    expect(Number(number)).toBeGreaterThan(0)
    await expect.poll(() => inCart(page)).toBe(0)
    await expect(stockOf(url, line)).resolves.toBe(stockBefore - 1)

    // The receipt opens in any browser by its token.
    const token = await page.evaluate(() => (history.state as { usr: { token: string } }).usr.token)
    const other = await openPage(shops.browser(), { viewport: { width, height } })
    await other.page.goto(url + receiptLink(token))
    await other.page.getByText(number).first().waitFor()
    expect([...problems, ...other.problems]).toEqual([])
    await Promise.all([context.close(), other.context.close()])
  })

  it('[R1.21] who is declined keeps the cart, goes back, and pays with the other provider', async () => {
    const viewport = { width: 390, height: 844 }
    const { context, page, problems, frame } = await atPayment('Klarna', viewport)
    await pay(frame, 'Klarna', 'kari+red@eksempel.no')
    await page.getByRole('alert').getByText('Betalingen ble avslått').waitFor()
    await page.goBack()
    await page.getByRole('link', { name: /^Til betaling/u }).waitFor()
    expect(await inCart(page)).toBe(1)
    await chooseProvider(page, 'Qliro')
    await pay(await goToPayment(page, 'Qliro'), 'Qliro')
    await shownOrTold(page, page.getByRole('heading', { level: 1, name: 'Takk for handelen!' }))
    expect(problems).toEqual([])
    await context.close()
  })

  it.each(['Klarna', 'Qliro'] as const)(
    'a page of %s is taken up again after a reload, with the same goods put aside once',
    async (provider) => {
      const { url, context, page, problems, line, stockBefore } = await atPayment(provider, { width: 1440, height: 900 })
      await page.reload()
      await paymentFrame(page, provider)
      await expect(stockOf(url, line)).resolves.toBe(stockBefore - 1)
      expect(problems).toEqual([])
      await context.close()
    },
  )
})
