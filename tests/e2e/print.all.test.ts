import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { openPage } from './support/browser.ts'
import { visitedBrands } from './support/kit.ts'
import { pageTypes } from './support/pages.ts'
import { fillCart, makeOrder, makeReceipt, show } from './support/screens.ts'
import { withShops } from './support/shops.ts'

const shops = withShops()

const opened: BrowserContext[] = []
afterEach(() => Promise.all(opened.splice(0).map((context) => context.close())))

async function openWindow(unasked = false): Promise<Page> {
  const { context, page } = await openPage(shops.browser(), { viewport: { width: 1280, height: 900 }, unasked })
  opened.push(context)
  return page
}

/** How many sheets of A4 the page is, as its PDF says. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0
}

/** What of the page is on paper but has no use there, and words that are not black on white. */
async function unfitForPaper(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' })
  const unfit = await page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const told = (element: Element) => `${element.localName} “${element.textContent.trim().slice(0, 40)}”`
    const pressed = [
      ...document.querySelectorAll('body > * header:not(main *), footer:not(main *), nav, button, dialog, [role=dialog], form, input'),
    ]
    const words = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, span, th, td)')].filter(
      (element) => isShown(element) && [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    const grounds = [...document.querySelectorAll('body, body *')].filter((element) => isShown(element) && !element.closest('svg, picture'))
    return [
      ...pressed.filter(isShown).map((element) => `${told(element)} is printed`),
      ...words.filter((element) => getComputedStyle(element).color !== 'rgb(0, 0, 0)').map((element) => `${told(element)} is not black`),
      ...grounds
        .filter((element) => !['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(getComputedStyle(element).backgroundColor))
        .map((element) => `${told(element)} does not stand on white`),
    ]
  })
  await page.emulateMedia({ media: null })
  return unfit
}

const isPrinted = async (page: Page, selector: string): Promise<boolean> => {
  await page.emulateMedia({ media: 'print' })
  const shown = await page.locator(selector).first().isVisible()
  await page.emulateMedia({ media: null })
  return shown
}

describe.each(visitedBrands)('on paper, %s', (brand) => {
  it('has the receipt of a reservation on one sheet, with number, code and goods', async () => {
    const url = shops.url(brand)
    const page = await openWindow()
    await show(page, url + (await makeReceipt(page, url)))
    await page.locator('main article').waitFor()
    expect(await sheetsOf(page)).toBe(1)
    expect(await unfitForPaper(page)).toEqual([])
    for (const part of ['[data-part=number]', 'main header svg', '[data-part=lines] li', '[data-part=total]', '[data-part=terms]'])
      expect([part, await isPrinted(page, part)]).toEqual([part, true])
  })

  it('has the receipt of an order on one sheet, with its number and goods', async () => {
    const url = shops.url(brand)
    const page = await openWindow()
    await fillCart(page, url)
    await show(page, url + (await makeOrder(page, url)))
    await page.locator('main article').waitFor()
    expect(await sheetsOf(page)).toBe(1)
    expect(await unfitForPaper(page)).toEqual([])
    for (const part of ['[data-part=number]', '[data-part=goods] li']) expect([part, await isPrinted(page, part)]).toEqual([part, true])
  })

  it('has the words of articles and content pages alone, whatever lies over them on the screen', async () => {
    const url = shops.url(brand)
    // With the question about cookies open.
    const page = await openWindow(true)
    const { article, post } = await pageTypes(url)
    for (const path of [article, post, '/kundeservice', '/personvernerklaering']) {
      await show(page, url + path)
      await page.getByRole('dialog').waitFor()
      expect.soft([path, await unfitForPaper(page)]).toEqual([path, []])
      expect.soft([path, await isPrinted(page, 'main h1')]).toEqual([path, true])
    }
  })
})

describe('on paper', () => {
  it('an article is one sheet, with one picture', async () => {
    const url = shops.url('so')
    const page = await openWindow()
    await show(page, url + (await pageTypes(url)).article)
    expect(await sheetsOf(page)).toBe(1)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('main picture').filter({ visible: true }).count()).toBe(1)
  })

  it('the withdrawal form stands whole, with lines to write on', async () => {
    const page = await openWindow()
    await show(page, `${shops.url('so')}/kundeservice`)
    await page.emulateMedia({ media: 'print' })
    const form = page.locator('[data-form]')
    expect(await form.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid')
    const lines = form.locator('li')
    expect(await lines.count()).toBeGreaterThan(4)
    for (const line of await lines.all())
      expect(await line.evaluate((item) => parseFloat(getComputedStyle(item).borderBlockEndWidth))).toBeGreaterThan(0)
  })
})
