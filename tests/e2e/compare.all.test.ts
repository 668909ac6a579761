import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { hydrated } from './support/journey.ts'
import { lostIn } from './support/layout.ts'
import { brokenStructure, mislabelled } from './support/semantics.ts'
import { withShops } from './support/shops.ts'
import { unseenStops } from './support/stops.ts'

const shops = withShops()

/** The brand whose articles are compared. */
const url = () => shops.url('tinden')
const path = '/klaer/jakker/skalljakker'

async function show(page: Page, to: string): Promise<void> {
  await page.goto(url() + to, { waitUntil: 'load' })
  await hydrated(page)
  // What compares is fetched at the first sign of life on the page.
  await page.mouse.move(100, 300)
  await page.mouse.move(110, 310)
}

const boxes = (page: Page) => page.locator('main li').getByRole('checkbox', { name: /^Sammenlign /u })
const bar = (page: Page) => page.getByRole('region', { name: 'Valgt til sammenligning' })
const table = (page: Page) => page.getByRole('table', { name: /^Sammenligning av/u })
const columns = (page: Page) => table(page).getByRole('columnheader').allTextContents()

/** Chooses the first articles of a list, and goes to where they are compared. */
async function compare(page: Page, count: number): Promise<void> {
  await show(page, path)
  for (let index = 0; index < count; index += 1) await boxes(page).nth(index).check()
  await bar(page).getByRole('link', { name: 'Sammenlign', exact: true }).click()
  await table(page).waitFor()
}

describe('a comparison', () => {
  it('[R10.273] [R10.274] is chosen in a list, in step with another tab, and is the same after a reload; a column is taken out by keyboard', async () => {
    const { page, context, problems } = await openPage(shops.browser(), { viewport: { width: 1440, height: 900 } })
    try {
      const other = await context.newPage()
      await show(other, path)
      await compare(page, 3)
      const names = await columns(page)
      expect(names).toHaveLength(3)
      await expect.poll(() => bar(other).getByRole('status').textContent()).toBe('3 av 4 valgt')

      await page.reload({ waitUntil: 'load' })
      await hydrated(page)
      expect(await columns(page)).toEqual(names)
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')

      // Names stay in sight while the page scrolls.
      await table(page).getByRole('rowheader').last().scrollIntoViewIfNeeded()
      await expect
        .poll(() =>
          table(page)
            .getByRole('columnheader')
            .first()
            .boundingBox()
            .then((box) => Math.round(box?.y ?? -1)),
        )
        .toBe(0)

      await table(page)
        .getByRole('link', { name: `Ta bort ${names[1]}` })
        .press('Enter')
      await expect.poll(() => columns(page)).toEqual([names[0], names[2]])
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`Ta bort ${names[2]}`)
      await expect.poll(() => bar(other).getByRole('status').textContent()).toBe('2 av 4 valgt')
      expect(problems).toEqual([])
    } finally {
      await context.close()
    }
  })

  it('[R10.274] on a phone is scrolled by the keyboard in a region of its own, with names and headings in sight', async () => {
    const { page, context } = await openPage(shops.browser(), { viewport: { width: 390, height: 844 } })
    try {
      await compare(page, 4)
      const region = page.getByRole('region', { name: /^Sammenligning av/u })
      const boxOf = async (place: 'columnheader' | 'rowheader') =>
        (await table(page).getByRole(place).last().boundingBox()) ?? { x: 0, y: 0 }
      const before = await boxOf('rowheader')
      await region.focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
      expect((await boxOf('rowheader')).x).toBe(before.x)
      await page.keyboard.press('End')
      await expect.poll(() => region.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
      // The header row sticks only after the smooth scrolling has passed the content above the table, hence the polling.
      const frame = await region.boundingBox()
      await expect.poll(async () => Math.round((await boxOf('columnheader')).y)).toBe(Math.round(frame?.y ?? -1))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    } finally {
      await context.close()
    }
  })

  it.each([0, 1, 2, 4])(
    '[R10.274] of %i articles has nothing that automated checks find wrong, and loses nothing at 320 px',
    async (count) => {
      const { page, context } = await openPage(shops.browser(), { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
      try {
        if (count === 0) await show(page, '/sammenlign')
        else await compare(page, count)
        expect([await violations(page), await mislabelled(page), await brokenStructure(page)]).toEqual([[], [], []])
        await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
        expect(await unseenStops(page)).toEqual([])
        const marks = page.locator('tr[data-differs=true] > th')
        const grounds = await marks.evaluateAll((all) =>
          all.map((heading) => [getComputedStyle(heading, '::before').backgroundColor, getComputedStyle(heading).backgroundColor]),
        )
        expect(grounds.filter(([mark, ground]) => mark === ground)).toEqual([])
        expect(grounds.length > 0).toBe(count > 1)
        await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
        await page.setViewportSize({ width: 320, height: 256 })
        await expect.poll(() => lostIn(page)).toEqual([])
        await page.setViewportSize({ width: 1440, height: 900 })
        expect(await violations(page)).toEqual([])
      } finally {
        await context.close()
      }
    },
  )

  it('[R10.273] has a bar that nothing of a list is lost behind, and that checks find nothing wrong with', async () => {
    const { page, context } = await openPage(shops.browser(), { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    try {
      await show(page, '/klaer')
      for (let index = 0; index < 4; index += 1) await boxes(page).nth(index).check()
      await bar(page).getByRole('status').getByText('4 av 4 valgt').waitFor()
      // In a window as high as the page it lies over nothing.
      await page.setViewportSize({ width: 390, height: 8000 })
      expect([await violations(page), await mislabelled(page)]).toEqual([[], []])
      await page.setViewportSize({ width: 390, height: 844 })
      // What takes the focus is not hidden by the bar.
      await boxes(page).nth(11).focus()
      const [box, shown] = await Promise.all([boxes(page).nth(11).boundingBox(), bar(page).boundingBox()])
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(shown?.y ?? 0)
      await page.setViewportSize({ width: 320, height: 256 })
      await expect.poll(() => lostIn(page)).toEqual([])
    } finally {
      await context.close()
    }
  })

  it('[R10.274] is read without scripts, and says there how articles are chosen', async () => {
    const { page, context } = await openPage(shops.browser(), { javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
    try {
      const answer = await fetch(`${url()}/api/v1/articles/addresses?after=0&take=2`)
      const articles = (await answer.json()) as readonly { readonly id: number; readonly name: string }[]
      await page.goto(`${url()}/sammenlign?artikler=${articles.map(({ id }) => id).join(',')}`)
      expect(await columns(page)).toEqual(articles.map(({ name }) => name))
      expect(await page.locator('main :is(button, input):visible').count()).toBe(0)
      await table(page)
        .getByRole('link', { name: `Ta bort ${articles[0]?.name}` })
        .click()
      expect(await columns(page)).toEqual([articles[1]?.name])
      await page.goto(`${url()}/sammenlign`)
      expect(await page.locator('main').innerText()).toContain('krever JavaScript')
    } finally {
      await context.close()
    }
  })
})
