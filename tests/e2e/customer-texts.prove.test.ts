import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from './support/browser.ts'
import { anotherAccount, becomeCustomer } from './support/customer.ts'
import { shownOrTold } from './support/journey.ts'
import { visitedBrands } from './support/kit.ts'
import { enter, openOwn, type Customer } from './support/own-pages.ts'
import { withShops } from './support/shops.ts'
import { mouse } from './support/user.ts'

const shops = withShops()

type Act = (customer: Customer) => Promise<void>

const saves: Act = async (customer) => {
  await openOwn(customer, '/innstillinger')
  const profile = customer.page.getByRole('region', { name: 'Om deg' })
  await profile.getByLabel('Fornavn').fill('Ola')
  await profile.getByRole('button', { name: 'Lagre' }).click()
}

const deletes: Act = async (customer) => {
  const { page, account } = customer
  await openOwn(customer, '/innstillinger')
  await page.getByRole('button', { name: 'Slett kontoen min' }).click()
  const ending = page.getByRole('region', { name: 'Slett kontoen' })
  await ending.getByLabel('Nåværende passord').fill(account.password)
  await ending.getByRole('button', { name: 'Slett kontoen for godt' }).click()
}

const logsOut: Act = async (customer) => {
  await openOwn(customer)
  await customer.page.getByRole('button', { name: 'Logg ut' }).first().click()
}

const asksForMail: Act = async (customer) => {
  await openOwn(customer)
  await customer.page.getByRole('button', { name: 'Send ny e-post' }).click()
}

type Refused = {
  readonly title: string
  readonly method: 'PUT' | 'DELETE' | 'POST' | 'GET'
  readonly path: RegExp
  readonly status: number
  readonly errors?: Readonly<Record<string, readonly string[]>>
  readonly act: Act
  readonly told: string
  /** Whether nobody is logged in afterwards. */
  readonly isGuest: boolean
}

const account = /\/customers\/\d+$/u
const other = 'En annen bruker er logget inn'
const incomplete = 'Ikke gyldig data, alle feltene må fylles ut'

const refused: readonly Refused[] = [
  // The page is loaded anew, and finds the session of the browser.
  { title: '[R8.09] a change', method: 'PUT', path: account, status: 401, act: saves, told: other, isGuest: false },
  { title: '[R8.11] a change', method: 'PUT', path: account, status: 422, act: saves, told: incomplete, isGuest: false },
  { title: '[R8.12] a change', method: 'PUT', path: account, status: 403, act: saves, told: 'Ugyldig data', isGuest: false },
  {
    title: '[R8.12] a change of one field',
    method: 'PUT',
    path: account,
    status: 422,
    errors: { phone: ['Phone must have a value'] },
    act: saves,
    told: 'Telefonnummer må ha en verdi',
    isGuest: false,
  },
  { title: '[R8.10] a deletion', method: 'DELETE', path: account, status: 401, act: deletes, told: other, isGuest: true },
  { title: '[R8.11] a deletion', method: 'DELETE', path: account, status: 422, act: deletes, told: incomplete, isGuest: false },
  {
    title: '[R8.11] a deletion with a wrong password',
    method: 'DELETE',
    path: account,
    status: 422,
    errors: { current_password: ['The password is not the account’s'] },
    act: deletes,
    told: 'Passordet stemmer ikke',
    isGuest: false,
  },
  {
    title: '[R8.13] a log-out',
    method: 'POST',
    path: /\/customers\/logout$/u,
    status: 419,
    act: logsOut,
    told: 'Vennligst last siden på nytt',
    isGuest: true,
  },
  {
    title: '[R8.14] the mail of verification',
    method: 'GET',
    path: /\/customers\/email\/resend$/u,
    status: 503,
    act: asksForMail,
    told: 'Epost ble ikke sendt',
    isGuest: false,
  },
]

const isGuest = (page: Page) => page.evaluate(() => !localStorage.getItem('vd-user')?.includes('"id"'))

describe.each(visitedBrands)('a customer of %s', (brand) => {
  const comeIn = async () => {
    const customer = { url: shops.url(brand), user: mouse, account: anotherAccount() }
    await becomeCustomer(shops.browser(), customer.url, customer.account)
    const watched = await openPage(shops.browser(), { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    await enter({ ...customer, page: watched.page }, 'email')
    return { ...watched, customer: { ...customer, page: watched.page } }
  }

  // Some of these answers no page can bring about by itself: the route is answered in the API's stead, and all else is the shop's own.
  it.each(refused)(
    '$title that is refused with $status is told: $told',
    async ({ method, path, status, errors, act, told, isGuest: ends }) => {
      const { context, page, customer, problems } = await comeIn()
      const body = { message: 'Refused', code: 'refused', requestId: '1', ...(errors && { errors }) }
      let answered = 0
      await page.route(path, async (route) => {
        if (route.request().method() !== method) return route.fallback()
        answered += 1
        return route.fulfill({ status, json: body })
      })
      await act(customer)
      await shownOrTold(page, page.getByText(told).first())
      expect(answered).toBeGreaterThan(0)
      await expect.poll(() => isGuest(page)).toBe(ends)
      expect(problems.filter((problem) => !problem.includes(`status of ${status}`) && !problem.includes('ApiError: Refused'))).toEqual([])
      await context.close()
    },
  )

  it('[R8.14] the mail of verification that was sent is told with the address', async () => {
    const { context, page, customer, problems } = await comeIn()
    await asksForMail(customer)
    await shownOrTold(page, page.getByText(`Epost sendt til ${customer.account.email}`))
    expect(problems).toEqual([])
    await context.close()
  })
})
