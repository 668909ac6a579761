import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from './support/axe.ts'
import { openPage, type PageOptions } from './support/browser.ts'
import { hydrated } from './support/journey.ts'
import { firstQuickCard } from './support/quick-card.ts'
import { mislabelled } from './support/semantics.ts'
import { withShops } from './support/shops.ts'

const shops = withShops()
const wide = { viewport: { width: 1440, height: 900 } } as const

/** Opens the list of a category and waits for hydration. */
async function openList(options: PageOptions) {
  const watched = await openPage(shops.browser(), options)
  const { page } = watched
  await page.goto(`${shops.url('so')}/klaer`, { waitUntil: 'load' })
  await hydrated(page)
  return { ...watched, page }
}

const placesOf = (page: Page) =>
  page.locator('main ul[aria-label] > li').evaluateAll((cards) =>
    cards.slice(0, 8).map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect()
      return [x, y, width, height].map(Math.round)
    }),
  )
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

describe('the sizes on a card', () => {
  it('[R10.279] [R10.280] [R10.281] are chosen by pointer and by keyboard, and nothing moves', async () => {
    const { page, context, problems } = await openList({ ...wide, reducedMotion: 'reduce' })
    try {
      const { card, opener, link } = await firstQuickCard(page)
      const places = await placesOf(page)
      await opener.click()
      const panel = card.getByRole('group')
      const available = panel.locator('[data-part=size]:not([aria-disabled])')
      await available.first().waitFor()
      expect(await placesOf(page)).toEqual(places)
      const [picture, box] = await Promise.all([card.locator('[data-part=image]').boundingBox(), panel.boundingBox()])
      expect(box && picture && box.y >= picture.y && box.y + box.height <= picture.y + picture.height).toBe(true)
      expect(await violations(page)).toEqual([])
      expect(await mislabelled(page)).toEqual([])

      // Read before the cart opens and hides the page from roles.
      const name = (await link.textContent()) ?? ''
      await available.first().click()
      const cart = page.getByRole('dialog', { name: 'Min Handlekurv' })
      await cart.getByText(name).first().waitFor()
      await page.keyboard.press('Escape')
      await cart.waitFor({ state: 'detached' })
      expect(await isFocused(opener)).toBe(true)

      await page.mouse.move(0, 0)
      await link.focus()
      while (!(await isFocused(opener))) await page.keyboard.press('Tab')
      expect(await opener.evaluate((button) => Number(getComputedStyle(button.parentElement as Element).opacity))).toBe(1)
      await page.keyboard.press('Enter')
      await available.first().waitFor()
      while (!(await isFocused(available.first()))) await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await panel.waitFor({ state: 'detached' })
      expect(await isFocused(opener)).toBe(true)
      expect(await placesOf(page)).toEqual(places)
      expect(problems).toEqual([])
    } finally {
      await context.close()
    }
  })

  it('[R10.279] have edges where the window’s own colours are forced', async () => {
    const { page, context } = await openList({ ...wide, forcedColors: 'active', reducedMotion: 'reduce' })
    try {
      const { card, opener } = await firstQuickCard(page)
      await opener.click()
      await card.locator('[data-part=size]').first().waitFor()
      const edges = await card
        .locator('[data-part=panel], [data-part=panel] button, [data-part=panel] ~ button, button[aria-expanded]')
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).borderTopStyle))
      expect(new Set(edges)).toEqual(new Set(['solid']))
    } finally {
      await context.close()
    }
  })

  it.each([
    ['on a phone', { viewport: { width: 390, height: 844 } }],
    ['to touch', { ...wide, hasTouch: true, isMobile: true }],
  ])('[R10.279] are not there %s', async (_, options) => {
    const { page, context } = await openList(options)
    try {
      const card = page.locator('main ul[aria-label] > li').first()
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await card.hover()
      await card.getByRole('link').focus()
      await page.waitForTimeout(500)
      expect(await card.getByRole('button', { name: /størrelse|handlekurv/iu }).count()).toBe(0)
      expect(asked.filter((url) => url.includes('ListQuickAdd'))).toEqual([])
    } finally {
      await context.close()
    }
  })
})
