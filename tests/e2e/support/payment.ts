import type { FrameLocator, Page } from 'playwright-core'
import { anotherShopper, shownOrTold } from './journey.ts'
import { mouse } from './user.ts'

/** The providers of payments by the name that shoppers see, and what each asks for beside a name and an address. */
const providers = {
  Klarna: { frame: '#klarna-checkout-iframe', page: /\/checkout\/klarna$/u, fields: {} },
  Qliro: { frame: '#qliro-frame', page: /\/checkout\/qliro\/\d+$/u, fields: { Fødselsnummer: '22034149589' } },
} as const

export type Provider = keyof typeof providers

const choiceOf = (page: Page, provider: Provider) => page.getByRole('radio', { name: new RegExp(`Betal nå med ${provider}`, 'u') })
const toPayment = (page: Page) => page.getByRole('link', { name: /^Til betaling/u })

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

/** From the checkout to the page of the chosen provider. */
export async function goToPayment(page: Page, provider: Provider): Promise<FrameLocator> {
  await toPayment(page).click()
  await page.waitForURL(providers[provider].page)
  return paymentFrame(page, provider)
}

export async function pay(frame: FrameLocator, provider: Provider, email = anotherShopper().email): Promise<void> {
  const { phone } = anotherShopper()
  const values = { Mobilnummer: phone, Fornavn: 'Kari', Etternavn: 'Nordmann', Adresse: 'Storgata 1', Postnummer: '0155', Poststed: 'Oslo' }
  for (const [label, value] of Object.entries({ 'E-post': email, ...values, ...providers[provider].fields }))
    await frame.getByLabel(label, { exact: label !== 'Fødselsnummer' }).fill(value)
  await frame.getByRole('button', { name: /^Betal/u }).click()
}

/** The receipt of the order that was just paid for. */
export async function orderReceipt(page: Page): Promise<string> {
  await shownOrTold(page, page.getByRole('heading', { level: 1, name: 'Takk for handelen!' }))
  const token = await page.evaluate(() => (history.state as { usr: { token: string } }).usr.token)
  return `/checkout/kvittering/${token}`
}
