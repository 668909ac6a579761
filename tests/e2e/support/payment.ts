import type { FrameLocator, Page } from 'playwright-core'
import { anotherShopper, receiptToken, shownOrTold } from './journey.ts'
import { mouse } from './user.ts'

/** The providers of payments by the name that shoppers see, and what each asks for beside a name and an address. */
const providers = {
  Klarna: { frame: '#klarna-checkout-iframe', page: /\/checkout\/klarna$/u, fields: {} },
  Qliro: { frame: '#qliro-frame', page: /\/checkout\/qliro\/\d+$/u, fields: { Fødselsnummer: '22034149589' } },
} as const

export type Provider = keyof typeof providers

export const everyProvider = Object.keys(providers) as readonly Provider[]

/** Who pays, and how; somebody whose card is accepted where nothing is said. */
export type Buyer = { readonly email?: string; readonly person?: string; readonly method?: 'Kort' | 'Vipps' | 'Faktura' }

const tagged = (word: string): Buyer => ({ email: anotherShopper().email.replace('@', `+${word}@`) })

/** Somebody whom a provider declines, whose purchase it decides later, and whom it sends to the bank first. */
export const special = {
  declined: { Klarna: () => tagged('red'), Qliro: (): Buyer => ({ method: 'Faktura', person: '23034114986' }) },
  pending: { Klarna: () => tagged('pend'), Qliro: (): Buyer => ({ method: 'Faktura', person: '23034114714' }) },
  asked: { Klarna: () => tagged('3ds'), Qliro: () => tagged('3ds') },
} as const satisfies Record<string, Record<Provider, () => Buyer>>

const choiceOf = (page: Page, provider: Provider) => page.getByRole('radio', { name: new RegExp(`Betal nå med ${provider}`, 'u') })
export const shopChoice = (page: Page) => page.getByRole('combobox', { name: 'Butikk', exact: true })
export const toPayment = (page: Page) => page.getByRole('link', { name: /^Til betaling/u })

/** Chooses a provider in the checkout; one that is the only one there is chosen already. */
export async function chooseProvider(page: Page, provider: Provider): Promise<void> {
  await toPayment(page).waitFor()
  if ((await choiceOf(page, provider).count()) > 0) await mouse.choose(choiceOf(page, provider))
}

/** Those that the open checkout offers. */
export async function offeredProviders(page: Page): Promise<readonly [Provider, ...Provider[]]> {
  await toPayment(page).waitFor()
  if ((await choiceOf(page, 'Klarna').count()) > 0) return ['Klarna', 'Qliro']
  return [(await toPayment(page).getAttribute('href')) === '/checkout/klarna' ? 'Klarna' : 'Qliro']
}

/** The frame of a provider on the open page, once it can be paid in. */
export async function paymentFrame(page: Page, provider: Provider): Promise<FrameLocator> {
  const frame = page.frameLocator(providers[provider].frame)
  await shownOrTold(page, frame.getByRole('button', { name: /^Betal/u }))
  return frame
}

/** Presses on in the checkout, to the page of a provider. */
export async function leaveCheckout(page: Page, provider: Provider): Promise<void> {
  await toPayment(page).click()
  await page.waitForURL(providers[provider].page)
}

/** From the checkout to the page of the chosen provider. */
export async function goToPayment(page: Page, provider: Provider): Promise<FrameLocator> {
  await leaveCheckout(page, provider)
  return paymentFrame(page, provider)
}

/** What a frame asks for beside an e-mail address and a phone number. */
const buyerFields = (provider: Provider, person?: string): Readonly<Record<string, string>> => ({
  Fornavn: 'Kari',
  Etternavn: 'Nordmann',
  Adresse: 'Storgata 1',
  Postnummer: '0155',
  Poststed: 'Oslo',
  ...providers[provider].fields,
  ...(person !== undefined && { Fødselsnummer: person }),
})

export async function pay(frame: FrameLocator, provider: Provider, { email, person, method }: Buyer = {}): Promise<void> {
  const shopper = anotherShopper()
  const own = { 'E-post': email ?? shopper.email, Mobilnummer: shopper.phone }
  if (method !== undefined) await frame.getByRole('radio', { name: new RegExp(method, 'u') }).check()
  for (const [label, value] of Object.entries({ ...own, ...buyerFields(provider, person) }))
    await mouse.fill(frame.getByLabel(label, { exact: label !== 'Fødselsnummer' }), value)
  await frame.getByRole('button', { name: /^Betal/u }).click()
}

/** Waits for the receipt of the order that was just paid for; answers its number. */
export async function paidReceipt(page: Page): Promise<string> {
  await shownOrTold(page, page.getByRole('heading', { level: 1, name: 'Takk for handelen!' }))
  return (await page.locator('[data-part=number]').textContent()) ?? ''
}

/** The receipt of the order that was just paid for. */
export async function orderReceipt(page: Page): Promise<string> {
  await paidReceipt(page)
  return `/checkout/kvittering/${await receiptToken(page)}`
}
