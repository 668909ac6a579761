import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { hydrated, putIntoCart } from '../e2e/support/journey.ts'
import type { PageTypes } from '../e2e/support/pages.ts'
import { mouse } from '../e2e/support/user.ts'
import { customerScreens } from './customer-screens.ts'
import { paymentScreens } from './payment-screens.ts'
import type { Screen, Site } from './screen.ts'

const at =
  (pick: (paths: PageTypes) => string): Screen['open'] =>
  async (page, { url, paths }) => {
    await page.goto(url + pick(paths), { waitUntil: 'load' })
    await hydrated(page)
  }

const heading = (page: Page, name: string): Promise<void> => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

async function openMenu(page: Page, site: Site): Promise<void> {
  await at(({ home }) => home)(page, site)
  await page.getByRole('button', { name: 'Åpne menyen' }).click()
  await page.getByRole('dialog').getByRole('link').first().waitFor()
}

async function openFilter(page: Page, site: Site): Promise<void> {
  await at(({ category }) => category)(page, site)
  await page.getByRole('link', { name: 'Filter', exact: true }).click()
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor({ state: 'attached' })
}

async function openMyShop(page: Page, site: Site): Promise<void> {
  await at(({ category }) => category)(page, site)
  await page.getByRole('button', { name: 'Min butikk' }).click()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
}

async function openSizeGuide(page: Page, site: Site): Promise<void> {
  await at(({ article }) => article)(page, site)
  await page.getByRole('button', { name: 'Størrelsesguide' }).click()
  await page.getByRole('dialog').getByRole('table').waitFor()
}

async function openCartModal(page: Page, site: Site): Promise<void> {
  await at(({ article }) => article)(page, site)
  await putIntoCart(page, mouse)
}

async function openReserve(page: Page, site: Site): Promise<void> {
  await at(({ reserve }) => reserve)(page, site)
  await page.getByRole('group', { name: 'Velg butikk' }).getByRole('radio').first().waitFor({ state: 'attached' })
}

const press = (page: Page): Promise<void> => page.getByRole('button', { name: 'Reserver', exact: true }).click()

async function reserveWrongly(page: Page): Promise<void> {
  await page.getByLabel('E-post').fill('kari@')
  await press(page)
  await page.getByRole('alert').first().waitFor()
}

async function reserveRightly(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Velg butikk' }).getByRole('radio').first().locator('xpath=ancestor::label').click()
  // One person may have three reservations at a time, and screens are many.
  const digits = String(randomInt(10_000_000)).padStart(7, '0')
  await page.getByLabel('Navn').first().fill('Kari Nordmann')
  await page.getByLabel('E-post').fill(`kari.${digits}@eksempel.no`)
  await page.getByLabel('Mobilnummer').fill(`4${digits}`)
  await press(page)
  await heading(page, 'Reservasjonen er mottatt')
}

/** A choice of articles, as a link in a letter names them. */
async function openBundle(page: Page, site: Site): Promise<void> {
  const articles = (await (await fetch(`${site.url}/api/v1/articles/addresses?after=0&take=3`)).json()) as readonly {
    readonly id: number
  }[]
  await at(() => `/utvalg/${articles.map(({ id }) => id).join('+')}`)(page, site)
}

/** With the commerce API out of reach, the next screen says so. */
async function fail(page: Page, site: Site): Promise<void> {
  await at(({ home }) => home)(page, site)
  await page.route('**/api/v1/**', (route) => route.abort())
  await page.locator('main a[href="/herre"], main a[href="/dame"], main a[href="/barn"]').first().click()
  await page.getByRole('button', { name: 'Prøv igjen' }).waitFor()
}

/** In an order in which each finds what it needs: the cart is filled half-way, and emptied by the receipt. */
export const screens: readonly Screen[] = [
  { name: 'home', open: at(({ home }) => home) },
  { name: 'menu', open: openMenu, part: true, only: 'narrow' },
  { name: 'gender', open: at(({ gender }) => gender) },
  { name: 'category', open: at(({ category }) => category) },
  { name: 'filter', open: openFilter, part: true },
  { name: 'my-shop', open: openMyShop, part: true },
  { name: 'subcategory', open: at(({ subcategory }) => subcategory) },
  { name: 'search', open: at(({ search }) => search) },
  { name: 'search-empty', open: at(() => '/search/finnesikkehos') },
  { name: 'bundle', open: openBundle },
  { name: 'article', open: at(({ article }) => article) },
  { name: 'size-guide', open: openSizeGuide, part: true },
  { name: 'cart-empty', open: at(({ cart }) => cart) },
  { name: 'cart-modal', open: openCartModal, part: true },
  { name: 'cart', open: at(({ cart }) => cart) },
  { name: 'reserve', open: openReserve },
  { name: 'reserve-errors', open: reserveWrongly },
  { name: 'receipt', open: reserveRightly },
  { name: 'content', open: at(({ content }) => content) },
  { name: 'support', open: at(() => '/kundeservice') },
  { name: 'privacy', open: at(() => '/personvernerklaering') },
  { name: 'shops', open: at(({ shops }) => shops) },
  { name: 'shop', open: at(({ shop }) => shop) },
  { name: 'blog', open: at(() => '/blogg') },
  { name: 'post', open: at(({ post }) => post) },
  { name: 'campaigns', open: at(() => '/kampanjer') },
  { name: 'campaign', open: at(({ campaign }) => campaign) },
  { name: 'bestsellers', open: at(({ bestsellers }) => bestsellers) },
  { name: 'poll', open: at(({ poll }) => poll) },
  { name: 'home-winter', open: at(() => '/preview/vinter') },
  { name: 'home-christmas', open: at(() => '/preview/jul') },
  ...paymentScreens,
  ...customerScreens,
  { name: 'missing', open: at(({ missing }) => missing) },
  { name: 'error', open: fail },
]
