import type { Page } from 'playwright-core'
import { logIn, type Account } from './customer.ts'
import { arrived, shownOrTold } from './journey.ts'
import { show } from './screens.ts'
import type { User } from './user.ts'

/** A customer in one window of a shop. */
export type Customer = { readonly url: string; readonly page: Page; readonly user: User; readonly account: Account }

/** Opens an own page, once what it shows has come. */
export async function openOwn({ page, url }: Pick<Customer, 'page' | 'url'>, path = ''): Promise<void> {
  await show(page, `${url}/min-side${path}`)
  await page.locator('main [data-pending]').first().waitFor({ state: 'detached' })
}

/** Logs in on the screen of the log-in, by the account's number or address. */
export async function enter({ page, url, user, account }: Customer, by: 'phone' | 'email'): Promise<void> {
  await show(page, `${url}/logg-inn`)
  await logIn(page, user, account[by], account.password)
  await arrived(page, '/min-side')
  await shownOrTold(page, page.getByText(`Hei, ${account.firstName}`))
}

/** The account has been sent its list. */
export const listSaved = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/current/favourites'))

/** Presses the heart of an article, and waits until the account, if there is one, has it. */
export async function likes({ page, url, user }: Customer, article: string, isCustomer = true): Promise<void> {
  await show(page, url + article)
  const saved = isCustomer ? listSaved(page) : Promise.resolve()
  await user.press(page.locator('main').getByRole('button', { name: 'Legg til i favoritter', exact: true }).first())
  await saved
  await page.locator('main').getByRole('button', { name: 'Fjern fra favoritter', exact: true }).first().waitFor()
}
