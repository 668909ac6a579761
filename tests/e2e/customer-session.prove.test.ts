import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anotherAddress, openPage, type Watched } from './support/browser.ts'
import { anotherAccount, becomeCustomer, logIn, register, type Account } from './support/customer.ts'
import { isCutOff } from './support/cut-off.ts'
import { enter, likes, openOwn, type Customer } from './support/own-pages.ts'
import { shownOrTold } from './support/journey.ts'
import { visitedBrands } from './support/kit.ts'
import { show } from './support/screens.ts'
import { withShops } from './support/shops.ts'
import { stockedArticle } from './support/stock.ts'
import { mouse } from './support/user.ts'
import { Visitor } from './support/visitor.ts'
import { visitsOf } from './support/visits.ts'

const shops = withShops()

/** A step, what it needs to be open, and what the shopper is told in its stead once the session has ended. */
type Step = {
  readonly open: (customer: Customer) => Promise<void>
  readonly act: (customer: Customer) => Promise<void>
  readonly told: string | RegExp
}

const at =
  (path: string): Step['open'] =>
  (customer) =>
    openOwn(customer, path)

const inMenu =
  (name: string): Step['act'] =>
  ({ page }) =>
    page.getByRole('navigation', { name: 'Min side' }).getByRole('link', { name }).click()

const ended = 'Du er ikke logget inn lenger'
/** The list of sessions, fetched as the settings open, may find the end before the press. */
const otherOrEnded = /En annen bruker er logget inn|Du er ikke logget inn lenger/u

const steps: Readonly<Record<string, Step>> = {
  'opens the orders': { open: at(''), act: inMenu('Ordrer'), told: ended },
  'opens the reservations': { open: at(''), act: inMenu('Reservasjoner'), told: ended },
  'opens the reviews': { open: at(''), act: inMenu('Anmeldelser'), told: ended },
  'opens the settings': { open: at(''), act: inMenu('Innstillinger'), told: ended },
  'reloads an own page': { open: at('/ordrer'), act: async ({ page }) => void (await page.reload()), told: ended },
  'saves a name': {
    open: at('/innstillinger'),
    async act({ page }) {
      await page.getByRole('region', { name: 'Om deg' }).getByLabel('Fornavn').fill('Ola')
      await page.getByRole('region', { name: 'Om deg' }).getByRole('button', { name: 'Lagre' }).click()
    },
    told: otherOrEnded,
  },
  'chooses a new password': {
    open: at('/innstillinger'),
    async act({ page, account }) {
      const form = page.getByRole('region', { name: 'Passord' })
      await form.getByRole('button', { name: 'Bytt passord' }).click()
      await form.getByLabel('Nåværende passord').fill(account.password)
      await form.getByLabel('Nytt passord', { exact: true }).fill(`ny ${account.password}`)
      await form.getByRole('button', { name: 'Bytt passord' }).click()
    },
    told: otherOrEnded,
  },
  'takes everything along': {
    open: at('/innstillinger'),
    act: ({ page }) => page.getByRole('button', { name: 'Last ned som JSON-fil' }).click(),
    told: ended,
  },
  'deletes the account': {
    open: at('/innstillinger'),
    async act({ page, account }) {
      await page.getByRole('button', { name: 'Slett kontoen min' }).click()
      const ending = page.getByRole('region', { name: 'Slett kontoen' })
      await ending.getByLabel('Nåværende passord').fill(account.password)
      await ending.getByRole('button', { name: 'Slett kontoen for godt' }).click()
    },
    told: otherOrEnded,
  },
  'logs out': {
    open: at(''),
    act: ({ page }) => page.getByRole('button', { name: 'Logg ut' }).first().click(),
    // The overview's own calls may find the end before the press.
    told: /^(?:Du er logget ut|Du er ikke logget inn lenger)$/u,
  },
  'sends a review': {
    async open({ page, url }) {
      await show(page, `${url}${await stockedArticle(url)}#anmeldelser`)
      await page.getByRole('button', { name: 'Skriv en anmeldelse' }).click()
      const form = page.getByRole('form', { name: 'Skriv en anmeldelse' })
      await mouse.choose(form.getByRole('radio', { name: /4 stjerner/ }))
      await form.getByRole('textbox', { name: /Hva synes du/ }).fill('Varm og god')
    },
    act: ({ page }) => page.getByRole('button', { name: 'Send anmeldelsen' }).click(),
    told: 'Du er logget ut. Det du har skrevet, blir stående her til du er logget inn igjen.',
  },
}

/** Console entries for a refused call: the browser's own, and the shop's log. */
const isRefusal = (problem: string) =>
  /^console: (?:Failed to load resource: .* (?:401|404|422|423|429) |ApiError: Nobody is logged in)/u.test(problem)

const faults = ({ problems }: Watched) => problems.filter((problem) => !isRefusal(problem) && !isCutOff(problem))

/** Ends every other session of the account, as its owner does on another device. */
async function endElsewhere(url: string, { email, password }: Account): Promise<void> {
  const device = await Visitor.of(url, anotherAddress())
  await device.change('POST', '/api/v1/customers/login', { email, password })
  await device.change('DELETE', '/api/v1/customers/current/sessions', {})
}

const isGuest = (page: Page) => page.evaluate(() => !localStorage.getItem('vd-user')?.includes('"id"'))

describe.each(visitsOf(visitedBrands, shops.browser))('a customer of $brand in $title', ({ brand, withBrowser, missing }) => {
  const browser = withBrowser()
  const open = async (account: Account, address = anotherAddress()) => {
    const watched = await openPage(browser(), { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', address })
    const customer: Customer = { url: shops.url(brand), page: watched.page, user: mouse, account }
    return { watched, customer }
  }

  it.skipIf(missing !== null).each(Object.entries(steps))(
    '[R8.09] [R8.10] [R10.184] whose session has ended %s: is told, and is a guest from then on',
    async (_, { open: begin, act, told }) => {
      const account = anotherAccount()
      const { watched, customer } = await open(account)
      const { page, url } = customer
      await becomeCustomer(browser(), url, account)
      await enter(customer, 'email')
      await begin(customer)
      await endElsewhere(url, account)
      // A background call of the page may show it before the step is completed.
      const isTold = shownOrTold(page, page.getByText(told).first())
      await Promise.race([act(customer), isTold])
      await isTold
      await expect.poll(() => isGuest(page)).toBe(true)
      expect(faults(watched)).toEqual([])
      // The account is as it was.
      await enter(customer, 'phone')
      await watched.context.close()
    },
  )

  it.skipIf(missing !== null)(
    '[R10.185] on a slow line sends once what was pressed twice, and Back and a reload lead to no form that is spent',
    async () => {
      const account = anotherAccount()
      const { watched, customer } = await open(account)
      const { page, url, user } = customer
      await watched.context.route('**/api/v1/customers/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500))
        await route.continue()
      })
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(new URL(request.url()).pathname.replace('/api/v1', ''))
      })
      await show(page, `${url}/registrer`)
      await register(page, user, account)
      await page.keyboard.press('Enter')
      await page.waitForURL((to) => to.pathname === '/min-side')
      await shownOrTold(page, page.getByText(`Hei, ${account.firstName}`))
      await page.evaluate(() => history.back())
      // Firefox restores the page from its back/forward cache, and a locator that began to wait before never resolves.
      await expect.poll(() => page.getByText(`Du er logget inn som ${account.firstName}`).isVisible()).toBe(true)
      await page.reload()
      await shownOrTold(page, page.getByText(`Du er logget inn som ${account.firstName}`))
      await page.locator('main').getByRole('button', { name: 'Logg ut' }).click()
      await shownOrTold(page, page.getByText('Du er logget ut'))
      await show(page, `${url}/logg-inn`)
      await logIn(page, user, account.phone, account.password)
      await page.keyboard.press('Enter')
      await page.waitForURL((to) => to.pathname === '/min-side')
      await page.reload()
      await shownOrTold(page, page.getByText(`Hei, ${account.firstName}`))
      await likes(customer, await stockedArticle(url))
      expect(sent.filter((path) => path.startsWith('/customers/'))).toEqual([
        '/customers/register',
        '/customers/logout',
        '/customers/login/phone',
      ])
      expect(faults(watched)).toEqual([])
      await watched.context.close()
    },
  )

  it.skipIf(missing !== null)(
    '[R8.04] [R8.05] [R8.06] is told by the shop itself of a wrong password, an account that is there, and too many attempts',
    async () => {
      const [account, address] = [anotherAccount(), anotherAddress()]
      const { watched, customer } = await open(account, address)
      const { page, url, user } = customer
      await becomeCustomer(browser(), url, account)
      const alert = page.locator('main').getByRole('alert')
      await show(page, `${url}/logg-inn`)
      await logIn(page, user, account.email, 'feil passord')
      await shownOrTold(page, alert.getByText('Feil brukernavn/passord - har du glemt passordet ditt?'))
      const guesser = await Visitor.of(url, address)
      const guess = () => guesser.change('POST', '/api/v1/customers/login', { email: account.email, password: 'feil' })
      for (let tries = 0; tries < 12; tries += 1) await expect(guess()).rejects.toThrow(/answered (?:422|429)/u)
      await logIn(page, user, account.email, account.password)
      const tooMany =
        'Du har brukt opp antall innloggingsforsøk - for å beskytte kontoen din tillater vi ikke flere forsøk på en stund. Vennligst kom tilbake senere og prøv igjen.'
      await shownOrTold(page, alert.getByText(tooMany))
      await show(page, `${url}/registrer`)
      await register(page, user, account)
      const exists = 'Hei - vi ser at det allerede finnes en konto med samme email/telefonummer - har du glemt passordet?'
      await shownOrTold(page, alert.getByText(exists))
      expect(faults(watched)).toEqual([])
      await watched.context.close()
    },
  )
})
