import type { Locator, Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { openPage } from './support/browser.ts'
import { hydrated } from './support/journey.ts'
import { htmlOf } from './support/pages.ts'
import { withShops } from './support/shops.ts'

const shops = withShops()
const rounds = process.env['VIDDA_PROVE'] ? 100 : 4
const seconds = (count: number): number => count * 1000
const longest = seconds(75 * rounds)

/** A page of a browser whose processor is so many times as slow, and that spends none of it on pictures. */
async function onSlowProcessor(rate: number, act: (page: Page) => Promise<void>): Promise<void> {
  const { context, page, problems } = await openPage(shops.browser(), { viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(seconds(60))
  await context.route('**/api/v1/images/**', (route) => route.abort())
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await act(page)
  expect(problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([])
  await context.close()
}

/** As a hand does: where it stands now, and without a look at what the page makes of it. */
async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${String(target)} is not in sight`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Has the page write down the name of each box that is set or taken back. */
const writeDown = (page: Page) =>
  page.evaluate(() => {
    const told: string[] = []
    Object.assign(globalThis, { told })
    document.addEventListener(
      'change',
      ({ target }) => {
        const box = target as HTMLInputElement
        if (box.getAttribute('aria-disabled') !== 'true')
          told.push(box.closest('label')?.querySelector('[data-part=name]')?.firstChild?.textContent?.trim() ?? '')
      },
      true,
    )
  })

async function selected(page: Page): Promise<readonly string[]> {
  const told = await page.evaluate(() => (globalThis as unknown as { readonly told: readonly string[] }).told)
  return [...new Set(told)].filter((name) => told.filter((other) => other === name).length % 2 === 1).toSorted()
}

const goodsOf = (html: string) => [...html.matchAll(/<h2[^>]*><a [^>]*href="(\/product\/[^"]*)"/gu)].map(([, link]) => link)

describe.each([4, 10])('on a processor that is %i times as slow', (rate) => {
  it(
    'filters and an order that are pressed right after one another are all in the address, and the goods are those of the address',
    () =>
      onSlowProcessor(rate, async (page) => {
        const lists = ['/klaer', '/herre', '/search/jakke', '/klaer?sort=pris']
        for (let round = 0; round < rounds; round += 1) {
          await page.goto(`${shops.url('so')}${lists[round % lists.length]}`)
          await hydrated(page)
          await page.getByRole('link', { name: /^Filter/u }).click()
          const colors = page.getByRole('dialog', { name: 'Filter' }).getByRole('group', { name: 'Farge' }).locator('label')
          await colors.nth(5).waitFor()
          await writeDown(page)
          for (const color of [round % 3, 3, 4]) await press(page, colors.nth(color))
          await page.keyboard.press('Escape')
          await page.getByRole('link', { name: 'Navn', exact: true }).click()
          const settled = async () => {
            const url = page.url()
            expect(new URL(url).searchParams.get('sort')).toBe('navn')
            const chips = await page.getByRole('link', { name: /, fjern$/u }).allInnerTexts()
            expect(chips.map((chip) => chip.trim()).toSorted()).toEqual(await selected(page))
            const shown = await page
              .locator('main h2[data-part="name"] > a')
              .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
            expect(shown).toEqual(goodsOf(await htmlOf(url)))
          }
          await vi.waitFor(settled, { timeout: seconds(40), interval: 200 })
          await page.waitForTimeout(500)
          await settled()
        }
      }),
    longest,
  )

  it(
    'an article that is put into the cart as soon as its screen is there opens the cart',
    () =>
      onSlowProcessor(rate, async (page) => {
        for (let round = 0; round < rounds; round += 1) {
          await page.goto(`${shops.url('so')}/klaer`)
          await hydrated(page)
          await page
            .locator('main h2[data-part="name"] > a')
            .nth(round % 16)
            .click()
          const buy = page.getByRole('button', { name: 'Legg i handlekurven' }).first()
          await buy.waitFor()
          const sizes = page.getByRole('group', { name: 'Størrelse' }).locator('label:has(input:not(:disabled, [aria-disabled]))')
          if ((await sizes.count()) > 0) await press(page, sizes.last())
          await press(page, buy)
          await page.getByRole('dialog', { name: 'Min Handlekurv' }).waitFor()
          expect(await page.evaluate(() => localStorage.getItem('vd-cart'))).toContain('articleId')
          await page.evaluate(() => localStorage.removeItem('vd-cart'))
        }
      }),
    longest,
  )
})
