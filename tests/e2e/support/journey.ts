import { randomInt } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { stockOf } from './stock.ts'
import type { User } from './user.ts'

export type Journey = { readonly gender: string; readonly category: string; readonly desktop: boolean }

/** What was reserved: by these the stock can be looked up. */
export type Reserved = {
  readonly articleId: number
  readonly ean: string
  readonly shopId: number
  readonly shop: string
  readonly token: string
  readonly number: string
  readonly stockBefore: number
}

/** Where a mail’s link leads. */
export const receiptLink = (token: string): string => `/checkout/kvittering#token=${token}`

/** Of the receipt that is open. The address does not say it: it is in the history's state. */
export const receiptToken = (page: Page): Promise<string> => page.evaluate(() => (history.state as { usr: { token: string } }).usr.token)

/** Home → gender → category → article → size and colour → cart → checkout. */
export async function comeToCheckout(page: Page, user: User, url: string, { gender, category, desktop }: Journey): Promise<void> {
  await page.goto(url, { waitUntil: 'load' })
  await hydrated(page)
  if (desktop) {
    await user.press(page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: gender, exact: true }))
  } else {
    await user.press(page.getByRole('button', { name: 'Åpne menyen' }))
    await user.press(page.getByRole('dialog').getByRole('link', { name: gender, exact: true }))
  }
  await page.getByRole('heading', { level: 1, name: gender, exact: true }).waitFor()

  await user.press(page.getByRole('navigation', { name: 'Velg kategori' }).getByRole('link', { name: category, exact: true }))
  // `Klær til dame`: the list is named after both.
  const named = new RegExp(`^${category}\\b`, 'u')
  await page.getByRole('heading', { level: 1, name: named }).waitFor()

  await user.press(page.getByRole('list', { name: named }).getByRole('link').first())
  await page.getByRole('button', { name: 'Legg i handlekurven' }).waitFor()

  await putIntoCart(page, user)
  await user.press(page.getByRole('dialog', { name: 'Min Handlekurv' }).getByRole('link', { name: 'Gå til kassen' }))

  await page.getByRole('heading', { level: 1, name: 'Min Handlekurv' }).waitFor()
}

/** Home → … → checkout → choose shop → reserve → receipt. */
export async function reserveSomething(page: Page, user: User, url: string, journey: Journey): Promise<Reserved> {
  await comeToCheckout(page, user, url, journey)
  return reserveCart(page, user, url)
}

/** From the open checkout: choose shop → reserve → receipt; the first shop where none is named, or where that one is not offered. */
export async function reserveCart(page: Page, user: User, url: string, wanted?: number): Promise<Reserved> {
  await user.press(page.getByRole('link', { name: 'Velg butikk og reserver' }))
  const shops = page.getByRole('group', { name: 'Velg butikk' })
  const first = shops.getByRole('radio').first()
  // The shopper's own shop is preselected if it has the articles in stock.
  const change = page.getByRole('button', { name: 'Endre' })
  await first.or(change).first().waitFor({ state: 'attached' })
  if (await change.isVisible()) await user.press(change)
  await first.waitFor({ state: 'attached' })
  const named = shops.locator(`input[type=radio][value="${wanted}"]`)
  const radio = (await named.count()) > 0 ? named : first
  const shop = (await radio.locator('xpath=ancestor::label').locator('[data-part=name]').textContent()) ?? ''
  const shopId = Number(await radio.getAttribute('value'))
  const line = await cartLine(page)
  await unfold(user, radio)
  await user.choose(radio)
  const stockBefore = await stockOf(url, { ...line, shopId })
  return { ...line, shop, shopId, stockBefore, ...(await sendReservation(page, user)) }
}

/** Fills the form of a reservation whose shop is chosen, and sends it. */
export async function sendReservation(page: Page, user: User): Promise<Pick<Reserved, 'token' | 'number'>> {
  const shopper = anotherShopper()
  await user.fill(page.getByLabel('Navn', { exact: false }).first(), 'Kari Nordmann')
  await user.fill(page.getByLabel('E-post', { exact: false }), shopper.email)
  await user.fill(page.getByLabel('Mobilnummer', { exact: false }), shopper.phone)
  await user.press(page.getByRole('button', { name: 'Reserver', exact: true }))

  await shownOrTold(page, page.getByRole('heading', { level: 1, name: 'Reservasjonen er mottatt' }))
  const token = await receiptToken(page)
  const number = (await page.locator('main').textContent())?.match(/Reservasjonsnummer\D*(\d+)/)?.[1] ?? ''
  return { token, number }
}

/** Opens the list that folds a shop away, where one does. */
async function unfold(user: User, radio: Locator): Promise<void> {
  const more = radio.locator('xpath=ancestor::details[not(@open)]/summary')
  if ((await more.count()) > 0) await user.press(more)
}

/** Nobody may reserve as often as all journeys together do. */
export function anotherShopper(): { readonly email: string; readonly phone: string } {
  const digits = String(randomInt(10_000_000)).padStart(7, '0')
  return { email: `kari.${digits}@eksempel.no`, phone: `4${digits}` }
}

/** Waits until React has taken the root over. (`waitForFunction` would need `unsafe-eval` in the page's policy.) */
export async function hydrated(page: Page): Promise<void> {
  const isHydrated = () =>
    page
      .evaluate(() => Object.keys(document.getElementById('root')?.firstElementChild ?? {}).some((key) => key.startsWith('__react')))
      .catch((error: unknown) => {
        // The page is being loaded anew.
        if (String(error).includes('Execution context was destroyed')) return false
        throw error
      })
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    if (await isHydrated()) return
    await page.waitForTimeout(50)
  }
  throw new Error(`The page at ${page.url()} was never hydrated`)
}

/** A new document has come, and lives. */
export async function arrived(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path)
  await hydrated(page)
}

/** Puts the article whose screen is open into the cart, in the colour and size that are named or else in the first that can be had. */
export async function putIntoCart(page: Page, user: User, wanted: { readonly color?: string; readonly size?: string } = {}): Promise<void> {
  await choose(page, user, 'Farge', wanted.color)
  await choose(page, user, 'Størrelse', wanted.size)
  await user.press(page.getByRole('button', { name: 'Legg i handlekurven' }).first())
  await shownOrTold(page, page.getByRole('dialog', { name: 'Min Handlekurv' }))
}

/** What does not come is told with what stands there instead: a refusal, or a choice that is missing. */
export async function shownOrTold(page: Page, wanted: Locator): Promise<void> {
  try {
    await wanted.waitFor()
  } catch (error) {
    const shown = await page.locator('[role=alert], main').allInnerTexts()
    throw new Error(`${page.url()} shows\n${shown.join('\n')}`, { cause: error })
  }
}

async function choose(page: Page, user: User, legend: string, name?: string): Promise<void> {
  const group = page.getByRole('group', { name: legend })
  const radios =
    name === undefined
      ? group.locator('input[type=radio]:not(:disabled, [aria-disabled])')
      : group.getByRole('radio', { name, exact: true })
  if ((await radios.count()) > 0) await user.choose(radios.first())
}

export async function cartLine(page: Page): Promise<{ articleId: number; ean: string }> {
  const stored = await page.evaluate(() => localStorage.getItem('vd-cart'))
  const [line] = (JSON.parse(stored ?? '{}') as { orders: { articleId: number; ean: string }[] }).orders
  if (!line) throw new Error('The cart is empty')
  return { articleId: line.articleId, ean: line.ean }
}
