import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { register, type Account } from './customer.ts'
import { arrived, shownOrTold } from './journey.ts'
import { mailedLink } from './mail.ts'
import { listSaved, openOwn, type Customer } from './own-pages.ts'
import { show } from './screens.ts'

/** A customer, and where the mails of the shop lie. */
export type MailedCustomer = Customer & { readonly outbox: string }

const greeting = (page: Page, { firstName }: Account) => page.getByText(`Hei, ${firstName}`)
const prompt = (page: Page) => page.locator('main').getByRole('link', { name: 'Logg inn' })

/** Registers, and verifies the address by the mail's link. */
export async function becomeVerified({ page, url, outbox, user, account }: MailedCustomer): Promise<void> {
  await show(page, `${url}/registrer`)
  await register(page, user, account)
  await arrived(page, '/min-side')
  await shownOrTold(page, page.getByText('Bekreft e-postadressen din'))
  await show(page, url + (await mailedLink(outbox, account.email, '/logg-inn')))
  await user.press(page.getByRole('button', { name: 'Bekreft og logg inn' }))
  await arrived(page, '/min-side')
  await shownOrTold(page, greeting(page, account))
  await page.getByText('Bekreft e-postadressen din').waitFor({ state: 'detached' })
}

export async function logOut(customer: Customer): Promise<void> {
  const { page, user } = customer
  await openOwn(customer)
  await user.press(page.getByRole('button', { name: 'Logg ut' }).first())
  await shownOrTold(page, page.getByText('Du er logget ut'))
}

/** Takes over what a guest had chosen in this browser. */
export async function addsGuestsFavourites(customer: Customer): Promise<void> {
  const { page, user } = customer
  await openOwn(customer, '/favoritter')
  const saved = listSaved(page)
  await user.press(page.getByRole('button', { name: 'Legg til', exact: true }))
  await saved
}

/** The favourites that the account’s page lists, as their paths. */
export async function listsFavourites(customer: Customer, articles: readonly string[]): Promise<void> {
  await openOwn(customer, '/favoritter')
  for (const article of articles) await shownOrTold(customer.page, customer.page.locator(`main a[href="${article}"]`).first())
}

/** Reviews what was bought, led there by the account’s page. */
export async function reviews(customer: Customer, content: string): Promise<void> {
  const { page, user } = customer
  await openOwn(customer, '/anmeldelser')
  await user.press(page.getByRole('link', { name: /^Skriv en anmeldelse av / }).first())
  await page.waitForURL('**/product/*')
  const form = page.getByRole('form', { name: 'Skriv en anmeldelse' })
  await user.choose(form.getByRole('radio', { name: /4 stjerner/ }))
  await user.fill(form.getByRole('textbox', { name: /Hva synes du/ }), content)
  await user.press(form.getByRole('button', { name: 'Send anmeldelsen' }))
  await shownOrTold(page, page.getByText('Takk for anmeldelsen'))
  await openOwn(customer, '/anmeldelser')
  await shownOrTold(page, page.getByText(content))
  await shownOrTold(page, page.getByText('Venter på godkjenning'))
}

/** Moves the account to another address, which is in force when it is confirmed. */
export async function moves(customer: MailedCustomer, email: string): Promise<void> {
  const { page, user, account, outbox, url } = customer
  await openOwn(customer, '/innstillinger')
  const profile = page.getByRole('region', { name: 'Om deg' })
  await user.fill(profile.getByLabel('E-postadresse'), email)
  await user.fill(profile.getByLabel('Nåværende passord'), account.password)
  await user.press(profile.getByRole('button', { name: 'Lagre' }))
  await shownOrTold(page, profile.getByText(`Vi har sendt en e-post til ${email}`))
  await show(page, url + (await mailedLink(outbox, email, '/min-side/innstillinger')))
  await user.press(page.getByRole('button', { name: 'Bekreft adressen' }))
  await shownOrTold(page, page.getByText('E-postadressen er byttet'))
  await user.press(page.getByRole('link', { name: 'Til innstillingene' }))
  await profile.waitFor()
}

const savedFile = async (page: Page) => readFile(await (await page.waitForEvent('download')).path(), 'utf8')
const fetchedFile = async (page: Page) =>
  (await page.waitForResponse((answer) => answer.url().endsWith('/customers/current/export'))).text()

/** Takes along what is stored; answers the file. Playwright does not hear of Firefox's downloads: there it is what the file is made of. */
export async function takesAlong(customer: Customer): Promise<string> {
  const { page, user } = customer
  await openOwn(customer, '/innstillinger')
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox'
  const button = page.getByRole('button', { name: 'Last ned som JSON-fil' })
  const [taken] = await Promise.all([isFirefox ? fetchedFile(page) : savedFile(page), user.press(button)])
  return taken
}

export async function leavesForGood(customer: Customer): Promise<void> {
  const { page, user, account } = customer
  await openOwn(customer, '/innstillinger')
  await user.press(page.getByRole('button', { name: 'Slett kontoen min' }))
  const ending = page.getByRole('region', { name: 'Slett kontoen' })
  await user.fill(ending.getByLabel('Nåværende passord'), account.password)
  await user.press(ending.getByRole('button', { name: 'Slett kontoen for godt' }))
  await shownOrTold(page, page.getByText('Kontoen din er slettet'))
  await page.waitForURL(({ pathname }) => pathname === '/')
}

/** Tabs behind the customer’s, on the account’s overview. */
export async function openTabs({ page: front, url }: Customer, count: number) {
  const tabs = await Promise.all(Array.from({ length: count }, () => front.context().newPage()))
  await Promise.all(tabs.map((page) => show(page, `${url}/min-side`)))
  // Firefox has the keys go to the tab in front alone.
  await front.bringToFront()
  return {
    /** Each of them shows the customer by itself, or the log-in in that place. */
    async show(account: Account | null): Promise<void> {
      await Promise.all(tabs.map((page) => shownOrTold(page, account ? greeting(page, account) : prompt(page))))
    },
  }
}
