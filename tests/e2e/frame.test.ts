import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { openPage } from './support/browser.ts'
import { someGender, visitedBrands } from './support/kit.ts'
import { hydrated } from './support/journey.ts'
import { withShops } from './support/shops.ts'

const shops = withShops()

const opened: BrowserContext[] = []
afterEach(() => Promise.all(opened.splice(0).map((context) => context.close())))

async function open(brand: string, width: number): Promise<Page> {
  const { context, page } = await openPage(shops.browser(), { viewport: { width, height: 800 } })
  opened.push(context)
  await page.goto(shops.url(brand), { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  return page
}

/** Whether a turn of the wheel moves the page. */
async function scrolls(page: Page): Promise<boolean> {
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(200, 790)
  await page.mouse.wheel(0, 400)
  await page.waitForTimeout(300)
  const after = await page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  return after > before
}

describe.each(visitedBrands)('the frame of %s', (brand) => {
  it('[R2.30] the first Tab stop leads to the content', async () => {
    const page = await open(brand, 1440)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Gå til innhold')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  })

  it('[R2.31] below 1020 px the menu slides in on request; from 1020 px the desktop menu shows without it', async () => {
    const narrow = await open(brand, 1019)
    const opener = narrow.getByRole('button', { name: 'Åpne menyen' })
    const entry = (page: Page) =>
      page
        .getByRole('navigation')
        .getByRole('link', { name: someGender(brand), exact: true })
        .filter({ visible: true })
    await opener.waitFor()
    expect(
      await narrow
        .locator('header')
        .getByRole('link', { name: someGender(brand), exact: true })
        .filter({ visible: true })
        .count(),
    ).toBe(0)
    await opener.click()
    await narrow
      .getByRole('dialog')
      .getByRole('link', { name: someGender(brand), exact: true })
      .waitFor()

    const wide = await open(brand, 1020)
    await entry(wide).first().waitFor()
    expect(await wide.getByRole('button', { name: 'Åpne menyen' }).filter({ visible: true }).count()).toBe(0)
  })

  it.each([1020, 1280, 1440])('[R10.177] at %i px the header keeps its height when its counts come', async (width) => {
    const page = await open(brand, width)
    const header = page.locator('header').first()
    const height = () => header.evaluate((element) => element.getBoundingClientRect().height)
    const before = await height()
    await page.evaluate(() => localStorage.setItem('vd-favourites', JSON.stringify(Array.from({ length: 12 }, (_, index) => index + 1))))
    await page.reload({ waitUntil: 'domcontentloaded' })
    await hydrated(page)
    await header.getByText('12', { exact: true }).first().waitFor()
    expect(await height()).toBe(before)
  })

  it('[R2.35] the page does not scroll under the open menu, and does again once it is closed', async () => {
    const page = await open(brand, 390)
    expect(await scrolls(page)).toBe(true)
    await page.getByRole('button', { name: 'Åpne menyen' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await scrolls(page)).toBe(false)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await scrolls(page)).toBe(true)
  })

  it('[R2.35] the page does not scroll under an open modal, and does again once all are closed', async () => {
    const page = await open(brand, 390)
    await page.goto(`${shops.url(brand)}/klaer`, { waitUntil: 'domcontentloaded' })
    await hydrated(page)
    expect(await scrolls(page)).toBe(true)
    const filter = page.getByRole('dialog', { name: 'Filter' })
    await page.getByRole('link', { name: /^Filter/u }).click()
    await filter.waitFor()
    expect(await scrolls(page)).toBe(false)
    await page.keyboard.press('Escape')
    await filter.waitFor({ state: 'hidden' })
    expect(await scrolls(page)).toBe(true)
  })

  it('[R2.48] the back link of an article opens the list where it was left', async () => {
    const page = await open(brand, 390)
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
    await page.goto(`${shops.url(brand)}/klaer?sort=pris`, { waitUntil: 'domcontentloaded' })
    await hydrated(page)
    const card = page.locator('main li a[href^="/product/"]').nth(8)
    await card.scrollIntoViewIfNeeded()
    const name = (await card.textContent()) ?? ''
    expect(await scrolled()).toBeGreaterThan(500)
    // Heights of cards above that were never near are guessed: what a shopper sees is where in the window the card stands.
    const topOf = (element: typeof card) => element.evaluate((link) => link.getBoundingClientRect().top)
    await card.evaluate((link) =>
      link.addEventListener('click', () => (document.documentElement.dataset['left'] = String(link.getBoundingClientRect().top))),
    )
    await card.click()
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await expect.poll(scrolled).toBe(0)
    await page.getByRole('navigation', { name: 'Du er her' }).getByRole('link', { name: 'Klær', exact: true }).first().click()
    await page.waitForURL('**/klaer?sort=pris')
    await expect.poll(() => card.isVisible()).toBe(true)
    await expect
      .poll(async () => Math.abs((await topOf(card)) - (await page.evaluate(() => Number(document.documentElement.dataset['left'])))))
      .toBeLessThan(60)
  })
})

it('a footer of a single line, as Vidje has, shows its links in one line at 1440 px', async () => {
  const page = await open('vidje', 1440)
  const tops = await page
    .locator('footer [data-part=links] > *')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().bottom)))
  expect(tops.length).toBeGreaterThan(3)
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(4)
})
