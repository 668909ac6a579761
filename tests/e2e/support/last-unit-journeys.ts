import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { putIntoCart, sendReservation } from './journey.ts'
import { chooseProvider, goToPayment, leaveCheckout, paidReceipt, pay, shopChoice } from './payment.ts'
import { cartHolds, inCart, leave, openCheckout, openShop, stockIs, type Outcome, type Payer } from './payment-visit.ts'
import { show } from './screens.ts'
import { lastUnit } from './stock.ts'
import { mouse } from './user.ts'

type LastUnit = Awaited<ReturnType<typeof lastUnit>>

/** Stands in the checkout with the last unit in the cart, and its shop and the provider chosen. */
async function chooseLastUnit(page: Page, payer: Payer, last: LastUnit): Promise<void> {
  await show(page, payer.url + last.path)
  await putIntoCart(page, mouse, last)
  await openCheckout(page, payer.url)
  await chooseProvider(page, payer.provider)
  await shopChoice(page).selectOption(String(last.shopId))
}

/** Loses the last unit to somebody else between the cart and the payment, is told so, and still has the cart. */
export async function losesTheLastUnit(payer: Payer): Outcome {
  const last = await lastUnit(payer.url)
  const [visit, rival] = [await openShop(payer), await openShop(payer)]
  for (const { page } of [visit, rival]) await chooseLastUnit(page, payer, last)
  const frame = await goToPayment(rival.page, payer.provider)
  await leaveCheckout(visit.page, payer.provider)
  const alert = visit.page.getByRole('alert')
  await alert.getByText(/^Butikken har dessverre ikke disse varene lenger/u).waitFor()
  expect(await inCart(visit.page)).toBe(1)
  await alert.getByRole('link', { name: 'Tilbake til handlekurven' }).click()
  await visit.page.getByRole('heading', { level: 1, name: 'Min Handlekurv' }).waitFor()
  await expect.poll(() => shopChoice(visit.page).locator(`option[value="${last.shopId}"]`).count()).toBe(0)
  await pay(frame, payer.provider)
  await paidReceipt(rival.page)
  await stockIs(payer.url, last, 0)
  // The refusal is told of in the console too, in Firefox without its words.
  return (await leave(visit, rival)).filter((problem) => !/status of 409|ApiError: None of the goods|^console: Error$/u.test(problem))
}

/** Is in the cart again, while a payment holds the last unit of what is in it. */
async function backFromTheLastUnit(payer: Payer) {
  const last = await lastUnit(payer.url)
  const visit = await openShop(payer)
  const { page } = visit
  await chooseLastUnit(page, payer, last)
  await goToPayment(page, payer.provider)
  await stockIs(payer.url, last, 0)
  await openCheckout(page, payer.url)
  return { visit, last }
}

/** Opens the checkout again while paying for the last unit of a shop, finds the unit still available, and pays. */
export async function goesBackWithTheLastUnit(payer: Payer): Outcome {
  const { visit, last } = await backFromTheLastUnit(payer)
  const { page } = visit
  await chooseProvider(page, payer.provider)
  await expect.poll(() => shopChoice(page).inputValue()).toBe(String(last.shopId))
  await pay(await goToPayment(page, payer.provider), payer.provider)
  await paidReceipt(page)
  await stockIs(payer.url, last, 0)
  return leave(visit)
}

/** Goes back from paying for the last unit, and reserves it instead: the payment that held it is over. */
export async function reservesInstead(payer: Payer): Outcome {
  const { visit, last } = await backFromTheLastUnit(payer)
  const { page } = visit
  await mouse.press(page.getByRole('link', { name: 'Velg butikk og reserver' }))
  await page.getByRole('group', { name: /^Hent i / }).waitFor()
  const { number } = await sendReservation(page, mouse)
  expect(Number(number)).toBeGreaterThan(0)
  await cartHolds(page, 0)
  await stockIs(payer.url, last, 0)
  return leave(visit)
}
