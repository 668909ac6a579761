import { randomInt } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { anotherAddress, openPage } from './browser.ts'
import { anotherShopper, hydrated, shownOrTold } from './journey.ts'
import { show } from './screens.ts'
import { mouse, type User } from './user.ts'

export type Account = { readonly firstName: string; readonly email: string; readonly phone: string; readonly password: string }

export function anotherAccount(): Account {
  return { ...anotherShopper(), firstName: 'Kari', password: `sopp ski lykt bre ${randomInt(1_000_000)}` }
}

/** Fills the open registration in and sends it. */
export async function register(page: Page, user: User, { firstName, email, phone, password }: Account): Promise<void> {
  await user.fill(page.getByLabel('Fornavn'), firstName)
  await user.fill(page.getByLabel('Etternavn'), 'Nordmann')
  await user.fill(page.getByLabel('E-postadresse'), email)
  await user.fill(page.getByLabel('Mobilnummer'), phone)
  await user.fill(page.getByLabel('Nytt passord', { exact: true }), password)
  await user.toggle(page.getByLabel('Jeg godtar salgsvilkårene'))
  await user.press(page.getByRole('button', { name: 'Opprett konto' }))
}

/** Fills the open log-in in and sends it: that of the page, or one over it. */
export async function logIn(page: Page, user: User, identifier: string, password: string, at = page.locator('main')): Promise<void> {
  await user.fill(at.getByLabel('E-post eller mobilnummer'), identifier)
  await user.fill(at.getByLabel('Passord', { exact: true }), password)
  await user.press(at.locator('form').getByRole('button', { name: 'Logg inn' }))
}

/** Becomes a customer in a browser of their own. */
export async function becomeCustomer(browser: Browser, url: string, account: Account): Promise<void> {
  const { context, page } = await openPage(browser, { address: anotherAddress() })
  await show(page, `${url}/registrer`)
  await register(page, mouse, account)
  await shownOrTold(page, page.getByText(`Hei, ${account.firstName}`))
  await context.close()
}

/** Opens the customer's own page, which greets. */
export async function openMyPage(page: Page, url: string, firstName: string): Promise<void> {
  await page.goto(`${url}/min-side`)
  await hydrated(page)
  await shownOrTold(page, page.getByText(`Hei, ${firstName}`))
}
