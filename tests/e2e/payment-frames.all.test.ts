import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { violations } from './support/axe.ts'
import { openBrowser, openPage } from './support/browser.ts'
import { startPaymentShop, type PaymentShop } from './support/payment-shop.ts'

let browser: Browser
let shop: PaymentShop
const opened: BrowserContext[] = []

beforeAll(async () => {
  browser = await openBrowser()
  shop = await startPaymentShop()
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((context) => context.close()))
  await shop.sandbox.control.switches({ vippsReturn: 'same-browser', threeDSecure: 'page' })
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

type Opened = { readonly page: Page; readonly frame: FrameLocator; readonly problems: readonly string[] }

async function open(selector: string, width = 390): Promise<Opened> {
  const { context, page, problems } = await openPage(browser, { viewport: { width, height: 900 } })
  opened.push(context)
  await page.clock.install()
  await page.goto(`${shop.origin}/betaling`)
  const frame = page.frameLocator(selector)
  await frame.getByRole('button', { name: /^Betal/u }).waitFor()
  return { page, frame, problems }
}

const openKustom = (width?: number): Promise<Opened> => open('#klarna-checkout-iframe', width)
const openQliro = (width?: number): Promise<Opened> => open('#qliro-frame', width)

async function fill(frame: FrameLocator, changes: Readonly<Record<string, string>> = {}): Promise<void> {
  const values = {
    'E-post': 'kari@example.no',
    Mobilnummer: '41234567',
    Fornavn: 'Kari',
    Etternavn: 'Nordmann',
    Adresse: 'Storgata 1',
    Postnummer: '0155',
    Poststed: 'Oslo',
    ...changes,
  }
  for (const [label, value] of Object.entries(values)) await frame.getByLabel(label, { exact: label !== 'Fødselsnummer' }).fill(value)
}

const pay = (frame: FrameLocator): Promise<void> => frame.getByRole('button', { name: /^Betal/u }).click()

const eventsOf = (page: Page): Promise<readonly (readonly unknown[])[]> =>
  page.evaluate(() => (window as unknown as { readonly events: readonly (readonly unknown[])[] }).events)

/** Calls a function that the snippet has given the page: `api.suspend`, `q1.lock`. */
const tell = (page: Page, path: string): Promise<void> =>
  page.evaluate((given) => {
    const [holder = '', name = ''] = given.split('.')
    const functions = (window as unknown as Record<string, Record<string, () => void>>)[holder]
    functions?.[name]?.()
  }, path)

describe('the frame of Kustom', () => {
  it.each([390, 1440])('[R11.39] fits a page of %i px and has no accessibility findings', async (width) => {
    await shop.showKustom()
    const { page, frame, problems } = await openKustom(width)
    const inner = page.frames().find((item) => item.url().includes('/kco/frame/'))
    const overflow = await inner?.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.goto(inner?.url() ?? '')
    expect(await violations(page)).toEqual([])
    expect(problems).toEqual([])
    expect(frame).toBeDefined()
  })

  it('[R11.39] names what is missing and takes the focus there, and leads a paying buyer to the receipt', async () => {
    const id = await shop.showKustom()
    const { page, frame, problems } = await openKustom()
    await pay(frame)
    await frame.getByText('Skriv en gyldig e-postadresse.').waitFor()
    await expect.poll(() => frame.locator(':focus').getAttribute('name')).toBe('email')
    await fill(frame)
    await pay(frame)
    await page.waitForURL(`**/kvittering?kid=${id}`)
    expect(problems).toEqual([])
  })

  it('[R11.39] tells a buyer of a decline, who may try again', async () => {
    await shop.showKustom()
    const { page, frame } = await openKustom()
    await fill(frame, { 'E-post': 'kari+red@example.no' })
    await pay(frame)
    await frame.getByRole('alert').getByText('avslått').waitFor()
    expect((await eventsOf(page)).map(([name]) => name)).toContain('can_not_complete_order')
    await fill(frame)
    await pay(frame)
    await page.waitForURL('**/kvittering?**')
  })

  it('[R11.39] stands still while it is suspended, shows the new sum afterwards, and goes on by itself after 10 s', async () => {
    const id = await shop.showKustom()
    const { page, frame } = await openKustom()
    await tell(page, 'api.suspend')
    await frame.locator('main[inert]').waitFor()
    await shop.changeKustom(id, 2)
    await tell(page, 'api.resume')
    await frame.locator('main:not([inert])').waitFor()
    await frame.getByRole('button', { name: /2 598,00/u }).waitFor()
    await expect.poll(() => eventsOf(page)).toContainEqual(['order_total_change', { order_total: 259_800 }])
    await tell(page, 'api.suspend')
    await frame.locator('main[inert]').waitFor()
    await page.clock.fastForward(10_000)
    await frame.locator('main:not([inert])').waitFor()
  })

  it.each(['page', 'frame'] as const)('[R11.39] has the bank’s step as a %s', async (threeDSecure) => {
    await shop.sandbox.control.switches({ threeDSecure })
    const id = await shop.showKustom()
    const { page, frame } = await openKustom()
    await fill(frame, { 'E-post': 'kari+3ds@example.no' })
    await pay(frame)
    const bank = threeDSecure === 'page' ? page : page.frameLocator('#klarna-fullscreen-iframe')
    await bank.getByRole('button', { name: 'Godkjenn' }).waitFor()
    expect(page.url().includes('/kco/approve/')).toBe(threeDSecure === 'page')
    await bank.getByRole('button', { name: 'Godkjenn' }).click()
    await page.waitForURL(`**/kvittering?kid=${id}`)
  })

  it('[R11.39] leaves for Vipps, which may go on in another browser', async () => {
    await shop.sandbox.control.switches({ vippsReturn: 'other-browser' })
    const id = await shop.showKustom()
    const { page, frame } = await openKustom()
    await fill(frame)
    await frame.getByRole('radio', { name: /Vipps/u }).check()
    await pay(frame)
    await page.getByRole('button', { name: 'Betal' }).click()
    const link = await page.getByRole('link', { name: 'Tilbake til nettbutikken' }).getAttribute('href')
    const other = await openPage(browser)
    opened.push(other.context)
    await other.page.goto(link ?? '')
    expect(other.page.url()).toBe(`${shop.origin}/kvittering?kid=${id}`)
  })
})

describe('the frame of Qliro', () => {
  it.each([390, 1440])('[R11.39] fits a page of %i px and has no accessibility findings', async (width) => {
    await shop.showQliro()
    const { page, problems } = await openQliro(width)
    const inner = page.frames().find((item) => item.url().includes('/qliro/frame/'))
    const overflow = await inner?.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.goto(inner?.url() ?? '')
    expect(await violations(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('[R11.39] stands still while it is locked, and tells the version and the sum of an update', async () => {
    const id = await shop.showQliro()
    const { page, frame, problems } = await openQliro()
    await tell(page, 'q1.lock')
    await frame.locator('main[inert]').waitFor()
    await shop.changeQliro(id, 2, '7')
    // The page's time stands, and the frame asks for news by time.
    await page.clock.resume()
    await expect
      .poll(() => eventsOf(page))
      .toContainEqual(['onOrderUpdated', expect.objectContaining({ merchantUpdateVersion: '7', totalPrice: 2598 })])
    await tell(page, 'q1.unlock')
    await frame.getByRole('button', { name: /2 598,00/u }).waitFor()
    await fill(frame)
    await pay(frame)
    await page.waitForURL('**/kvittering')
    expect(problems).toEqual([])
  })

  it('[R11.39] tells the page and the buyer of a decline', async () => {
    await shop.showQliro()
    const { page, frame } = await openQliro()
    await frame.getByRole('radio', { name: /Faktura/u }).check()
    await fill(frame, { Fødselsnummer: '23034114986' })
    await pay(frame)
    await frame.getByRole('alert').getByText('avslått').waitFor()
    await expect.poll(() => eventsOf(page)).toContainEqual(['onPaymentDeclined', 'Declined', expect.any(String)])
  })
})
