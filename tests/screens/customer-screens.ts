import type { Page } from 'playwright-core'
import { anotherAccount, openMyPage, register, type Account } from '../e2e/support/customer.ts'
import { hydrated } from '../e2e/support/journey.ts'
import { paidReceipt, pay } from '../e2e/support/payment.ts'
import { goodsIn, htmlOf } from '../e2e/support/pages.ts'
import { show } from '../e2e/support/screens.ts'
import { mouse } from '../e2e/support/user.ts'
import { openPayment } from './payment-screens.ts'
import type { Screen } from './screen.ts'

const at =
  (path: string): Screen['open'] =>
  (page, { url }) =>
    show(page, url + path)

async function logInWrongly(page: Page): Promise<void> {
  await page.getByLabel('E-post eller mobilnummer').fill('kari@eksempel.no')
  await page.getByLabel('Passord', { exact: true }).fill('sopp ski lykt')
  await page.locator('main form').getByRole('button', { name: 'Logg inn' }).click()
  await page.getByRole('alert').first().waitFor()
}

async function registerWrongly(page: Page): Promise<void> {
  await page.getByLabel('Nytt passord', { exact: true }).fill('sommer2026')
  await page.getByRole('button', { name: 'Opprett konto' }).click()
  await page.locator('main [aria-invalid=true]').first().waitFor()
}

/** Registers, and stays logged in for the screens that follow. */
async function arrive(page: Page, url: string): Promise<Account> {
  const account = anotherAccount()
  await show(page, `${url}/registrer`)
  await register(page, mouse, account)
  await page.getByText(`Hei, ${account.firstName}`).first().waitFor()
  return account
}

async function openNewAccount(page: Page, { url }: { readonly url: string }): Promise<void> {
  const { firstName } = await arrive(page, url)
  await openMyPage(page, url, firstName)
}

/** With an order, so that there is something to see. */
const openOrders: Screen['open'] = async (page, site) => {
  const { frame, provider } = await openPayment(page, site, 'Klarna')
  await pay(frame, provider)
  await paidReceipt(page)
  await show(page, `${site.url}/min-side/ordrer`)
}

const openFavourites: Screen['open'] = async (page, { url }) => {
  for (const path of goodsIn(await htmlOf(`${url}/klaer`)).slice(0, 3)) {
    await show(page, url + path)
    await page
      .locator('main')
      .getByRole('button', { name: /favoritt/iu })
      .first()
      .click()
  }
  await show(page, `${url}/favoritter`)
  await hydrated(page)
  await page.locator('main').getByRole('listitem').first().waitFor()
}

/** In the order of a customer's first visit. */
export const customerScreens: readonly Screen[] = [
  { name: 'favourites-empty', open: at('/favoritter') },
  { name: 'favourites', open: openFavourites },
  { name: 'login', open: at('/logg-inn') },
  { name: 'login-refused', open: logInWrongly },
  { name: 'forgotten-password', open: at('/glemt-passord') },
  { name: 'login-prompt', open: at('/min-side') },
  { name: 'register', open: at('/registrer') },
  { name: 'register-errors', open: registerWrongly },
  { name: 'my-page', open: openNewAccount },
  { name: 'my-orders', open: openOrders },
  { name: 'my-reservations', open: at('/min-side/reservasjoner') },
  { name: 'my-reviews', open: at('/min-side/anmeldelser') },
  { name: 'my-favourites', open: at('/min-side/favoritter') },
  { name: 'my-settings', open: at('/min-side/innstillinger') },
]
