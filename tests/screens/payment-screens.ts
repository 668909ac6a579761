import type { FrameLocator, Page } from 'playwright-core'
import { hydrated } from '../e2e/support/journey.ts'
import {
  everyProvider,
  goToPayment,
  offeredProviders,
  paidReceipt,
  pay,
  special,
  type Buyer,
  type Provider,
} from '../e2e/support/payment.ts'
import { fillCart, show } from '../e2e/support/screens.ts'
import type { Screen, Site } from './screen.ts'

/** Where a brand has one provider alone, it stands for both. */
async function providerOf(page: Page, wanted: Provider): Promise<Provider> {
  const offered = await offeredProviders(page)
  return offered.includes(wanted) ? wanted : offered[0]
}

/** From an article to the page of a provider. */
export async function openPayment(page: Page, { url }: Site, wanted: Provider): Promise<{ frame: FrameLocator; provider: Provider }> {
  await fillCart(page, url)
  await show(page, `${url}/checkout`)
  const provider = await providerOf(page, wanted)
  const radio = page.getByRole('radio', { name: new RegExp(`Betal nå med ${provider}`, 'u') })
  if ((await radio.count()) > 0) await radio.locator('xpath=ancestor::label').click()
  return { provider, frame: await goToPayment(page, provider) }
}

const payAs =
  (buyer: (provider: Provider) => Buyer, told: string): Screen['open'] =>
  async (page, site) => {
    const { frame, provider } = await openPayment(page, site, 'Klarna')
    await pay(frame, provider, buyer(provider))
    await page.getByText(told).first().waitFor({ timeout: 60_000 })
  }

async function pays(page: Page, site: Site): Promise<void> {
  const { frame, provider } = await openPayment(page, site, 'Klarna')
  await pay(frame, provider)
  await paidReceipt(page)
  await hydrated(page)
}

async function showsBank(page: Page, site: Site): Promise<void> {
  const { frame, provider } = await openPayment(page, site, 'Klarna')
  await pay(frame, provider, special.asked[provider]())
  await page.getByRole('button', { name: 'Godkjenn' }).waitFor()
}

/** The steps of paying, each with a cart of its own. */
export const paymentScreens: readonly Screen[] = [
  ...everyProvider.map((provider): Screen => ({
    name: `payment-${provider.toLowerCase()}`,
    open: async (page, site) => void (await openPayment(page, site, provider)),
  })),
  { name: 'payment-bank', open: showsBank },
  { name: 'payment-declined', open: payAs((provider) => special.declined[provider](), 'Betalingen ble avslått') },
  { name: 'payment-pending', open: payAs((provider) => special.pending[provider](), 'Betalingen er til behandling') },
  { name: 'order-receipt', open: pays },
]
