import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anotherShopper, hydrated, shownOrTold } from './support/journey.ts'
import { brandOrder } from './support/kit.ts'
import { goodsIn, htmlOf } from './support/pages.ts'
import { withShops } from './support/shops.ts'
import { withWindows } from './support/windows.ts'

const shops = withShops()
const { openWindow } = withWindows(() => shops.browser())

const most = 7

/** Presses of a finger; what is typed is not counted. */
function finger() {
  let presses = 0
  return {
    count: () => presses,
    async press(target: Locator) {
      await target.click()
      presses += 1
    },
  }
}

type Finger = ReturnType<typeof finger>

/** Finds a jacket that home does not show: by the search of the header, or in the list that home leads to where a brand has no search (spec §2). */
async function openJacket(page: Page, { press }: Finger, shownAtHome: ReadonlySet<string>): Promise<void> {
  const search = page.locator('header').getByRole('combobox')
  const firstNew = async (links: Locator) => {
    const place = () =>
      links.evaluateAll(
        (all, known) =>
          all.findIndex((link) => {
            const { pathname } = new URL((link as HTMLAnchorElement).href)
            return pathname.startsWith('/product/') && !known.includes(pathname)
          }),
        [...shownAtHome],
      )
    // The address changes before the screen does.
    await expect.poll(place).toBeGreaterThanOrEqual(0)
    return links.nth(await place())
  }
  if ((await search.count()) > 0) {
    await press(search)
    await page.keyboard.type('jakke')
    const found = page.getByRole('option').filter({ hasText: /jakke/iu }).filter({ hasText: 'kr' })
    await found.first().waitFor()
    const links = found.locator('xpath=descendant-or-self::a')
    await press(await firstNew(links))
  } else {
    await press(page.locator('main').getByRole('link', { name: /^Se alt i .*jakker/iu }))
    await page.waitForURL(({ pathname }) => pathname !== '/')
    const cards = page.locator('main a[href^="/product/"]').filter({ hasText: /jakke/iu })
    await press(await firstNew(cards))
  }
  await page.waitForURL('**/product/*')
}

describe.each(brandOrder)('on a phone, in the shop of %s', (brand) => {
  it(`[R10.231] a jacket that home does not show is reserved in one's size at one's shop by ${most} presses or fewer`, async () => {
    const url = shops.url(brand)
    const page = await openWindow(390, { reducedMotion: 'reduce', hasTouch: true })
    const shownAtHome = new Set(goodsIn(await htmlOf(url)))
    const hand = finger()
    await page.goto(url)
    await hydrated(page)
    await openJacket(page, hand, shownAtHome)

    const sizes = page.getByRole('group', { name: 'Størrelse' })
    const size = sizes.locator('input[type=radio]:not([disabled], [aria-disabled=true])').last()
    await hand.press(size.locator('xpath=ancestor::label'))
    // The last of those that have it: nobody's first choice stands at the top.
    const stock = page.locator('main [data-part=shop]')
    await stock.first().waitFor()
    const folded = page.locator('main summary').filter({ hasText: /^Vis \d+ butikk(er)? til/u })
    if ((await folded.count()) > 0) await hand.press(folded)
    const here = stock.last().locator('xpath=ancestor::li')
    const shop = (await stock.last().textContent()) ?? ''
    await hand.press(here.getByRole('button', { name: /^Reserver her/u }))
    await page.waitForURL('**/checkout/reserver')
    await shownOrTold(page, page.getByText(`Hent i ${shop}`).first())

    const { email, phone } = anotherShopper()
    await hand.press(page.getByLabel('Navn').first())
    await page.keyboard.type('Kari Nordmann')
    await page.keyboard.press('Tab')
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(phone)
    await hand.press(page.getByRole('button', { name: 'Reserver', exact: true }))
    await shownOrTold(page, page.getByRole('heading', { level: 1, name: 'Reservasjonen er mottatt' }))
    expect(hand.count()).toBeLessThanOrEqual(most)
  })
})

it.each(brandOrder)(
  '[R10.312] %s: Enter leads from the search of customer service to the heading of its first hit, and Back from there',
  async (brand) => {
    const page = await openWindow(390)
    await page.goto(`${shops.url(brand)}/kundeservice`)
    await hydrated(page)
    const help = page.locator('main').getByRole('search')
    const field = help.getByRole('searchbox')
    const examples = (await field.getAttribute('placeholder'))?.match(/\p{L}+/gu) ?? []
    expect(examples.length).toBeGreaterThan(2)
    for (const word of examples) {
      await field.fill(word)
      await help
        .getByRole('listitem')
        .filter({ has: page.locator('mark', { hasText: new RegExp(`^${word}`, 'iu') }) })
        .first()
        .waitFor()
    }
    await field.fill('retur')
    const hit = help.getByRole('link').first()
    const id = (await hit.getAttribute('href'))?.slice(1) ?? ''
    expect(id).not.toBe('')
    await field.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id)
    expect(new URL(page.url()).hash).toBe(`#${id}`)
    expect(await help.getByRole('link').count()).toBe(0)
    await page.goBack()
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    expect([await field.inputValue(), await page.getByRole('heading', { level: 1, name: 'Kundeservice' }).count()]).toEqual(['retur', 1])
  },
)
