import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from './support/browser.ts'
import { hydrated } from './support/journey.ts'
import { removeFolder, startKit, stateFolder, type Kit } from './support/kit.ts'

let kit: Kit
let browser: Browser
let state: string

beforeAll(async () => {
  state = await stateFolder()
  ;[kit, browser] = await Promise.all([startKit({ state, flags: ['--articles', '300', '--brand', 'so'] }), openBrowser()])
})

afterAll(async () => {
  await browser?.close()
  await kit?.stop()
  await removeFolder(state)
})

it('a screen whose code does not come says so inside the frame, and can be tried again', async () => {
  const { page, context } = await openPage(browser, { viewport: { width: 390, height: 844 } })
  await page.goto(`${kit.urls['so']}/dame`)
  await hydrated(page)
  await page.route('**/assets/article*.js', (route) => route.abort())
  await page.getByRole('list', { name: 'Dame' }).getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Noe gikk galt hos oss' }).waitFor()
  await page.unroute('**/assets/article*.js')
  await page.getByRole('button', { name: 'Prøv igjen' }).click()
  await page.getByRole('button', { name: 'Legg i handlekurven' }).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  await context.close()
})

it('a cart whose code does not come says that the goods are in it', async () => {
  const { page, context } = await openPage(browser, { viewport: { width: 390, height: 844 } })
  await page.goto(`${kit.urls['so']}/dame`)
  await hydrated(page)
  await page.getByRole('list', { name: 'Dame' }).getByRole('link').first().click()
  const sizes = page.getByRole('group', { name: 'Størrelse' }).locator('input:not(:disabled, [aria-disabled])')
  await page.getByRole('button', { name: 'Legg i handlekurven' }).waitFor()
  await page.route('**/assets/CartModal*.js', (route) => route.abort())
  if ((await sizes.count()) > 0) await sizes.first().locator('xpath=ancestor::label').click()
  await page.getByRole('button', { name: 'Legg i handlekurven' }).click()
  await page.getByText('Varen ligger i handlekurven.').waitFor()
  expect(await page.getByRole('banner').getByRole('status').textContent()).toBe('1')
  await context.close()
})
