import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from './support/browser.ts'
import { hydrated } from './support/journey.ts'
import { firstQuickCard } from './support/quick-card.ts'
import { withShops } from './support/shops.ts'

const shops = withShops()
const wide = { viewport: { width: 1440, height: 900 } } as const

/** The scroll position (px), the tag name of the focused element, and the number of view transitions so far. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    top: Math.round(scrollY),
    focus: document.activeElement?.tagName,
    transitions: (window as unknown as { readonly transitions: number }).transitions,
  }))

async function countTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as unknown as { transitions: number }
    counted.transitions = 0
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (...update) => {
      counted.transitions += 1
      return start(...update)
    }
  })
}

describe('an article that is opened from a card', () => {
  it.each([
    ['no-preference', 1],
    ['reduce', 0],
  ] as const)('[R10.282] comes from its list and leads back to where that was (%s)', async (reducedMotion, transitions) => {
    const { page, context, problems } = await openPage(shops.browser(), { ...wide, reducedMotion })
    try {
      await countTransitions(page)
      await page.goto(`${shops.url('so')}/klaer`, { waitUntil: 'load' })
      await hydrated(page)
      const link = page.locator('main ul[aria-label] h2[data-part="name"] > a').nth(9)
      const name = (await link.textContent()) ?? ''
      await link.scrollIntoViewIfNeeded()
      await page.waitForTimeout(300)
      const { top } = await stateOf(page)
      expect(top).toBeGreaterThan(100)
      await link.click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await expect.poll(() => stateOf(page)).toEqual({ top: 0, focus: 'MAIN', transitions })
      // The page accepts clicks while the transition is running.
      await page.locator('fieldset label').first().click()
      await page.waitForTimeout(500)
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: 'Klær' }).waitFor()
      await expect.poll(() => stateOf(page)).toEqual({ top, focus: 'MAIN', transitions: 2 * transitions })
      expect(problems).toEqual([])
    } finally {
      await context.close()
    }
  })
})

describe('a count', () => {
  it.each([
    ['no-preference', true],
    ['reduce', false],
  ] as const)('[R10.291] that changes is seen to change, or nothing moves (%s)', async (reducedMotion, moves) => {
    const { page, context } = await openPage(shops.browser(), { ...wide, reducedMotion })
    try {
      await page.addInitScript(() => {
        const seen = { moved: [] as string[] }
        Object.assign(window, { seen })
        // Durations come from the style: after a slow frame, the animation itself may be over before its event is dispatched.
        const note = ({ target, type }: Event) => {
          if (!(target instanceof Element)) return
          const { animationDuration, transitionDuration } = getComputedStyle(target)
          const durations = (type === 'animationstart' ? animationDuration : transitionDuration).split(',')
          if (Math.max(...durations.map(parseFloat)) > 0.001) seen.moved.push(target.getAttribute('data-part') ?? target.tagName)
        }
        for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, note, true)
      })
      const moved = () => page.evaluate(() => (window as unknown as { readonly seen: { moved: string[] } }).seen.moved)
      await page.goto(`${shops.url('so')}/klaer`, { waitUntil: 'load' })
      await hydrated(page)
      const { card, opener } = await firstQuickCard(page)
      await opener.click()
      await card.locator('[data-part=size]:not([aria-disabled])').first().click()
      await page.getByRole('dialog', { name: 'Min Handlekurv' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: 'Min Handlekurv' }).waitFor({ state: 'detached' })
      await page.getByRole('link', { name: /^Filter/u }).click()
      const filters = page.getByRole('dialog', { name: 'Filter' })
      await filters.getByRole('group', { name: 'Farge' }).locator('label').first().click()
      await page.waitForURL('**/klaer?color=*')
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Filter(1)' }).waitFor()
      if (moves) await expect.poll(moved).toEqual(expect.arrayContaining(['badge', 'filters']))
      else expect(await moved()).toEqual([])
    } finally {
      await context.close()
    }
  })
})

describe('a picture that is hovered', () => {
  it.each([
    ['no-preference', true],
    ['reduce', false],
  ] as const)('[R10.353] grows, or stays as it is (%s)', async (reducedMotion, grows) => {
    const { page, context } = await openPage(shops.browser(), { ...wide, reducedMotion })
    try {
      await page.goto(`${shops.url('so')}/`, { waitUntil: 'load' })
      await hydrated(page)
      for (const owner of ['main li:has(> [data-part="words"])', 'main article[data-size="half"]']) {
        const hovered = page.locator(owner).first()
        const scale = () =>
          hovered
            .locator('img')
            .first()
            .evaluate((image) => getComputedStyle(image).scale)
        await hovered.scrollIntoViewIfNeeded()
        expect(await scale()).toBe('none')
        await hovered.hover({ position: { x: 20, y: 20 } })
        if (grows) await expect.poll(async () => Number(await scale())).toBeGreaterThan(1.02)
        else expect(await scale()).toBe('none')
        await page.mouse.move(0, 0)
      }
    } finally {
      await context.close()
    }
  })
})
