import type { Page } from 'playwright-core'
import { anotherAccount, openMyPage, register, type Account } from '../e2e/support/customer.ts'
import { hydrated } from '../e2e/support/journey.ts'
import { openOwn } from '../e2e/support/own-pages.ts'
import { paidReceipt, pay } from '../e2e/support/payment.ts'
import { goodsIn, htmlOf } from '../e2e/support/pages.ts'
import { makeReceipt, show } from '../e2e/support/screens.ts'
import { stockedArticle } from '../e2e/support/stock.ts'
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

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

const openLoginModal: Screen['open'] = async (page, { url, paths }) => {
  await show(page, url + paths.article)
  await page.getByRole('link', { name: 'Min side' }).first().click()
  await page.getByRole('dialog', { name: 'Logg inn' }).getByRole('textbox').first().waitFor()
}

const askForLink: Screen['open'] = async (page, { url }) => {
  await show(page, `${url}/logg-inn`)
  await press(page, 'Logg inn uten passord')
  await page.getByLabel('E-postadresse').fill('kari@eksempel.no')
  await press(page, 'Send lenke')
  await page.getByRole('heading', { name: 'Se i innboksen' }).waitFor()
}

const useSpentLink: Screen['open'] = async (page, { url }) => {
  await show(page, `${url}/logg-inn#token=brukt`)
  await press(page, 'Bekreft og logg inn')
  await page.getByRole('heading', { name: 'Lenken virker ikke lenger' }).waitFor()
}

/** Reserves what is in the cart with the customer's own words, and shows what there is to collect. */
const openCollection: Screen['open'] = async (page, { url }) => {
  await makeReceipt(page, url)
  await show(page, `${url}/min-side`)
  await page.getByRole('region', { name: /^Hent innen/u }).waitFor()
}

const openReview: Screen['open'] = async (page, { url }) => {
  await show(page, `${url}/min-side/anmeldelser`)
  await page
    .getByRole('link', { name: /^Skriv en anmeldelse av / })
    .first()
    .click()
  await page.getByRole('form', { name: 'Skriv en anmeldelse' }).waitFor()
}

async function sendReview(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Skriv en anmeldelse' })
  await mouse.choose(form.getByRole('radio', { name: /4 stjerner/ }))
  await form.getByRole('textbox', { name: /Hva synes du/ }).fill('Holdt oss tørre gjennom en hel uke i Jotunheimen, og tørket over natten.')
  await form.getByRole('button', { name: 'Send anmeldelsen' }).click()
  await page.getByText('Takk for anmeldelsen').waitFor()
}

const openStockNotice: Screen['open'] = async (page, { url }) => {
  await show(page, url + (await stockedArticle(url)))
  await press(page, 'Utsolgt størrelse? Få beskjed')
  const form = page.getByRole('group', { name: 'Si fra når den er tilbake' })
  await form.getByLabel('Butikk').waitFor()
  await form.scrollIntoViewIfNeeded()
}

/** The settings with what opens at a press. */
const openForms: Screen['open'] = async (page, { url }) => {
  await show(page, `${url}/min-side/innstillinger`)
  await press(page, 'Bytt passord')
  await press(page, 'Slett kontoen min')
  await page.getByRole('button', { name: 'Slett kontoen for godt' }).waitFor()
}

/** The session ends elsewhere while a page is open, which hears of it at the next call. */
const endSession: Screen['open'] = async (page, { url }) => {
  await openOwn({ page, url }, '/ordrer')
  await page.context().clearCookies({ name: /^__Host-vd-[a-z]+$/u })
  // The page may have noticed already, by a call of its own; the link is gone then.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href$="/reservasjoner"]')?.click())
  await page.getByText('Du er ikke logget inn lenger').waitFor()
}

/** In the order of a customer's first visit. */
export const customerScreens: readonly Screen[] = [
  { name: 'favourites-empty', open: at('/favoritter') },
  { name: 'favourites', open: openFavourites },
  { name: 'login', open: at('/logg-inn') },
  { name: 'login-refused', open: logInWrongly },
  { name: 'login-modal', open: openLoginModal, only: 'wide', part: true },
  { name: 'login-link-sent', open: askForLink },
  { name: 'login-link-spent', open: useSpentLink },
  { name: 'new-password', open: at('/nytt-passord#token=brukt') },
  { name: 'stock-notice', open: openStockNotice, part: true },
  { name: 'forgotten-password', open: at('/glemt-passord') },
  { name: 'login-prompt', open: at('/min-side') },
  { name: 'register', open: at('/registrer') },
  { name: 'register-errors', open: registerWrongly },
  { name: 'my-page', open: openNewAccount },
  { name: 'my-orders', open: openOrders },
  { name: 'my-reservations', open: at('/min-side/reservasjoner') },
  { name: 'my-reviews', open: at('/min-side/anmeldelser') },
  { name: 'my-favourites', open: at('/min-side/favoritter') },
  { name: 'my-page-collection', open: openCollection },
  { name: 'my-reservations-one', open: at('/min-side/reservasjoner') },
  { name: 'review-form', open: openReview, part: true },
  { name: 'review-sent', open: sendReview, part: true },
  { name: 'my-reviews-one', open: at('/min-side/anmeldelser') },
  { name: 'my-settings', open: at('/min-side/innstillinger') },
  { name: 'my-settings-forms', open: openForms },
  { name: 'my-data', open: at('/min-side/innstillinger/opplysninger') },
  { name: 'session-ended', open: endSession },
]
