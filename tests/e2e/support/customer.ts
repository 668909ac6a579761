import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { anotherShopper, hydrated, shownOrTold } from './journey.ts'
import type { User } from './user.ts'

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
  await page.getByLabel('Jeg godtar salgsvilkårene').press('Space')
  await user.press(page.getByRole('button', { name: 'Opprett konto' }))
}

/** Fills the open log-in in and sends it. */
export async function logIn(page: Page, user: User, identifier: string, password: string): Promise<void> {
  await user.fill(page.getByLabel('E-post eller mobilnummer'), identifier)
  await user.fill(page.getByLabel('Passord', { exact: true }), password)
  await user.press(page.locator('main form').getByRole('button', { name: 'Logg inn' }))
}

/** Opens the customer's own page, which greets. */
export async function openMyPage(page: Page, url: string, firstName: string): Promise<void> {
  await page.goto(`${url}/min-side`)
  await hydrated(page)
  await shownOrTold(page, page.getByText(`Hei, ${firstName}`))
}
