import type { FrameLocator, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { hydrated, receiptLink, receiptToken, shownOrTold } from './journey.ts'
import { goodsIn, htmlOf } from './pages.ts'
import { chooseProvider, goToPayment, paidReceipt, pay, paymentFrame, shopChoice, special, toPayment, type Provider } from './payment.ts'
import {
  atPayment,
  cartHolds,
  chosenLine,
  inCart,
  leave,
  openCheckout,
  openShop,
  stockIs,
  type Outcome,
  type Payer,
} from './payment-visit.ts'
import { fillCart } from './screens.ts'
import { stockOf } from './stock.ts'
import { mouse } from './user.ts'

/** Pays; the receipt opens in any browser by its token. */
export async function pays(payer: Payer): Outcome {
  const visit = await atPayment(payer)
  const { page } = visit
  await pay(visit.frame, payer.provider)
  const number = await paidReceipt(page)
  expect(Number(number)).toBeGreaterThan(0)
  await cartHolds(page, 0)
  await stockIs(payer.url, visit.line, visit.stockBefore - 1)

  const other = await openShop(payer)
  await other.page.goto(payer.url + receiptLink(await receiptToken(page)))
  await other.page.getByText(number).first().waitFor()
  return leave(visit, other)
}

/** Is declined, keeps the cart, goes back, and pays with a provider that may be another. */
export const isDeclined =
  (instead: Provider) =>
  async (payer: Payer): Outcome => {
    const visit = await atPayment(payer)
    const { page, frame } = visit
    await pay(frame, payer.provider, special.declined[payer.provider]())
    await page.getByRole('alert').getByText('Betalingen ble avslått').waitFor()
    await page.goBack()
    await toPayment(page).waitFor()
    expect(await inCart(page)).toBe(1)
    await chooseProvider(page, instead)
    await pay(await goToPayment(page, instead), instead)
    await paidReceipt(page)
    await stockIs(payer.url, visit.line, visit.stockBefore - 1)
    return leave(visit)
  }

/** Has paid, and the provider decides later: the goods are put aside, and there is nothing left to pay. */
export async function isPending(payer: Payer): Outcome {
  const visit = await atPayment(payer)
  const { page } = visit
  const told = page.getByRole('heading', { level: 1, name: 'Betalingen er til behandling' })
  // The page asks for half a minute before it says so; its requests take their own time.
  const inHalfAMinute = async () => {
    await expect.poll(async () => (await page.clock.fastForward(1000), told.isVisible())).toBe(true)
    await shownOrTold(page, told)
  }
  await page.clock.install()
  await pay(visit.frame, payer.provider, special.pending[payer.provider]())
  await inHalfAMinute()
  await cartHolds(page, 0)
  await stockIs(payer.url, visit.line, visit.stockBefore - 1)
  await page.reload()
  await inHalfAMinute()
  return leave(visit)
}

/** Is sent to the bank, turns back there, and pays the second time. */
export async function isAskedByTheBank(payer: Payer): Outcome {
  const visit = await atPayment(payer)
  const { page } = visit
  const atBank = async (answer: string) => {
    await pay(await paymentFrame(page, payer.provider), payer.provider, special.asked[payer.provider]())
    await page.getByRole('button', { name: answer }).click()
  }
  await atBank('Avbryt')
  await paymentFrame(page, payer.provider)
  expect(await inCart(page)).toBe(1)
  await atBank('Godkjenn')
  await paidReceipt(page)
  await cartHolds(page, 0)
  await stockIs(payer.url, visit.line, visit.stockBefore - 1)
  return leave(visit)
}

/** Pays in Vipps, which goes on in another browser; the first one then leads to the receipt too. */
export async function returnsElsewhere(payer: Payer): Outcome {
  const visit = await atPayment(payer)
  const { page } = visit
  await pay(visit.frame, payer.provider, { method: 'Vipps' })
  await page.getByRole('heading', { name: 'Godkjenn i Vipps' }).waitFor()
  const other = await openShop(payer)
  await other.page.goto(page.url())
  await other.page.getByRole('button', { name: 'Betal' }).click()
  const number = await paidReceipt(other.page)
  await page.goBack()
  expect(await paidReceipt(page)).toBe(number)
  await cartHolds(page, 0)
  await stockIs(payer.url, visit.line, visit.stockBefore - 1)
  return leave(visit, other)
}

/** Goes back from the payment and forward again: the goods are put aside once. */
export async function goesBack(payer: Payer): Outcome {
  const visit = await atPayment(payer)
  const { page } = visit
  await page.goBack()
  await toPayment(page).waitFor()
  expect(await inCart(page)).toBe(1)
  await page.goForward()
  const frame = await paymentFrame(page, payer.provider)
  await stockIs(payer.url, visit.line, visit.stockBefore - 1)
  await pay(frame, payer.provider)
  await paidReceipt(page)
  await stockIs(payer.url, visit.line, visit.stockBefore - 1)
  return leave(visit)
}

/** Reloads at every step, and is where he was each time, with the same goods put aside once. */
export async function reloadsEverywhere(payer: Payer): Outcome {
  const visit = await openShop(payer)
  const { page } = visit
  const reload = async () => {
    await page.reload()
    await hydrated(page)
  }
  await payer.come(page)
  await chooseProvider(page, payer.provider)
  await reload()
  await chooseProvider(page, payer.provider)
  const line = await chosenLine(page)
  const before = await stockOf(payer.url, line)
  await goToPayment(page, payer.provider)
  await page.reload()
  const frame = await paymentFrame(page, payer.provider)
  await stockIs(payer.url, line, before - 1)
  await pay(frame, payer.provider)
  const number = await paidReceipt(page)
  await reload()
  expect(await paidReceipt(page)).toBe(number)
  await stockIs(payer.url, line, before - 1)
  return leave(visit)
}

/** Opens what a frame shows of the order beside its sum. */
const unfoldOrder = (frame: FrameLocator): Promise<void> => frame.getByText('Din bestilling', { exact: true }).click()

/** Changes the cart in another tab while the payment is open: what is paid for is what the cart holds then. */
export async function changesElsewhere(payer: Payer): Outcome {
  const visit = await atPayment(payer)
  const { context, page, frame } = visit
  await unfoldOrder(frame)
  const other = await context.newPage()
  await openCheckout(other, payer.url)
  await other
    .getByRole('button', { name: /^Én til av/u })
    .first()
    .click()
  await page.locator('main').getByText(/^2 × /u).waitFor()
  await frame.getByText(/^2 × /u).waitFor()
  await pay(frame, payer.provider)
  await paidReceipt(page)
  await page.getByText(/^2 × /u).first().waitFor()
  await cartHolds(other, 0)
  await toPayment(other).waitFor({ state: 'detached' })
  await stockIs(payer.url, visit.line, visit.stockBefore - 2)
  return leave(visit)
}

/** The digits of an amount. */
const amountIn = async (shown: Locator): Promise<number> => Number((await shown.textContent())?.replaceAll(/\D/gu, ''))

/** Enters a promo code, and pays less. */
export async function usesPromoCode(payer: Payer): Outcome {
  const answer = await fetch(`${payer.url}/api/v1/promocodes`)
  const today = new Date().toISOString().slice(0, 10)
  const codes = (await answer.json()) as readonly { readonly name: string; readonly valid_from: string; readonly valid_to: string }[]
  const code = codes.find(({ valid_from, valid_to }) => valid_from <= today && today < valid_to)?.name ?? 'no code holds today'
  const visit = await openShop(payer)
  const { page } = visit
  await payer.come(page)
  await chooseProvider(page, payer.provider)
  const before = await amountIn(toPayment(page))
  await page.getByRole('button', { name: 'Rabattkode', exact: true }).click()
  await mouse.fill(page.getByRole('textbox', { name: 'Har du en kode?' }), code)
  await page.getByRole('button', { name: 'Bruk koden', exact: true }).click()
  await page.getByText(`Koden «${code}» er i bruk`).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => amountIn(toPayment(page))).toBeLessThan(before)
  const frame = await goToPayment(page, payer.provider)
  await unfoldOrder(frame)
  await frame.getByText(new RegExp(code, 'u')).first().waitFor()
  await pay(frame, payer.provider)
  await paidReceipt(page)
  await page.locator('main').getByText(new RegExp(code, 'u')).first().waitFor()
  return leave(visit)
}

/** Puts more into the cart until a shop has some of it and not all, and chooses that shop. */
async function divideCart(page: Page, url: string): Promise<void> {
  const some = shopChoice(page)
    .locator('option')
    .filter({ hasText: /har [1-9]\d* av/u })
  for (const article of goodsIn(await htmlOf(`${url}/klaer`))) {
    await shopChoice(page).waitFor()
    if ((await some.count()) > 0) break
    await fillCart(page, url, article)
    await openCheckout(page, url)
  }
  await shopChoice(page).selectOption((await some.first().getAttribute('value')) ?? '')
}

/** Has goods that the chosen shop has some of: pays one shop after another. */
export async function paysShopByShop(payer: Payer): Outcome {
  const visit = await openShop(payer)
  const { page } = visit
  await payer.come(page)
  await divideCart(page, payer.url)
  const shops = page.locator('[data-part=steps] strong')
  await shops.nth(1).waitFor()
  const [first = '', ...later] = await shops.allTextContents()
  expect(later.length).toBeGreaterThan(0)
  const numbers: string[] = []
  const payOne = async (shop: RegExp) => {
    await chooseProvider(page, payer.provider)
    const frame = await goToPayment(page, payer.provider)
    await page.getByText(shop).waitFor()
    await pay(frame, payer.provider)
    numbers.push(await paidReceipt(page))
  }
  await payOne(new RegExp(`^Hentes i ${first}$`, 'u'))
  while ((await inCart(page)) > 0) {
    await page.getByRole('link', { name: 'Til handlekurven', exact: true }).click()
    await payOne(/^Hentes i /u)
  }
  expect(numbers.length).toBeGreaterThan(1)
  expect(new Set(numbers).size).toBe(numbers.length)
  return leave(visit)
}
