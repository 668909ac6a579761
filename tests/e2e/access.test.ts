import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from './support/axe.ts'
import { fillCart, show } from './support/screens.ts'
import { mislabelled } from './support/semantics.ts'
import { withShops } from './support/shops.ts'
import { serveUi, type UiPage } from './support/ui-page.ts'
import { keyboard } from './support/user.ts'
import { withWindows } from './support/windows.ts'

const shops = withShops()

const { opened, openWindow } = withWindows(() => shops.browser())

/** The brand with every gender, both lines of a header and both purposes of cookies. */
const first = 'so'

const widths = process.env['VIDDA_PROVE'] ? [390, 768, 1280] : [390]

/** States in which something lies over the page, or stands in for it. */
const states: Readonly<Record<string, (page: Page, url: string) => Promise<void>>> = {
  async menu(page, url) {
    await show(page, url)
    const opener = page.getByRole('button', { name: 'Åpne menyen' })
    if (!(await opener.isVisible())) return
    await opener.click()
    await page.getByRole('dialog').getByRole('link').first().waitFor()
  },
  async filter(page, url) {
    await show(page, `${url}/klaer`)
    await page.getByRole('link', { name: /^Filter/ }).click()
    const panel = page.getByRole('dialog', { name: 'Filter' })
    await panel.getByRole('group', { name: 'Farge' }).waitFor()
    // With every kind of filter in sight, and one of them chosen.
    const closed = panel.locator('details:not([open]) > summary')
    while ((await closed.count()) > 0) await closed.first().click()
    await panel.getByRole('group', { name: 'Farge' }).locator('label').first().click()
    await page.waitForURL('**/klaer?color=*')
    await panel.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  },
  async consent(page, url) {
    await show(page, url)
    await page.getByRole('button', { name: 'Personvernvalg' }).click()
    await page.getByRole('dialog').getByRole('switch').first().waitFor()
  },
  async missing(page, url) {
    await show(page, `${url}/finnes-ikke`)
  },
  async failure(page, url) {
    await page.route('**/api/v1/**', (route) => (route.request().resourceType() === 'image' ? route.fallback() : route.abort()))
    await show(page, url)
    await page.locator('main a[href="/dame"]').first().click()
    await page.getByRole('button', { name: 'Prøv igjen' }).waitFor()
  },
}

describe.each(widths)(`${first} at %i px`, (width) => {
  it.each(Object.entries(states))('[R10.74] has nothing that automated checks find wrong: %s', async (_, open) => {
    const page = await openWindow(width, { reducedMotion: 'reduce' })
    await open(page, shops.url(first))
    expect(await violations(page)).toEqual([])
    expect(await mislabelled(page)).toEqual([])
  })
})

describe('the keyboard', () => {
  it('[R10.75] alone finds and opens an article from the front page', async () => {
    const url = shops.url(first)
    const page = await openWindow(1280, { reducedMotion: 'reduce' })
    const user = keyboard(page)
    await show(page, url)
    await user.press(page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Dame', exact: true }))
    await page.getByRole('heading', { level: 1, name: 'Dame', exact: true }).waitFor()
    const card = page.locator('main a[href^="/product/"]').first()
    const name = (await card.textContent()) ?? ''
    await user.press(card)
    await page.waitForURL('**/product/*')
    // The address changes before the screen does.
    await page.getByRole('heading', { level: 1, name: 'Dame', exact: true }).waitFor({ state: 'detached' })
    expect(name).toContain(await page.getByRole('heading', { level: 1 }).textContent())
  })

  it.each(['menu', 'consent', 'cart'])('[R10.75] stays within what lies over the page: %s', async (name) => {
    const url = shops.url(first)
    const page = await openWindow(390, { reducedMotion: 'reduce' })
    if (name === 'cart') await fillCart(page, url)
    else await states[name]?.(page, url)
    for (const key of [...Array.from({ length: 30 }, () => 'Tab'), ...Array.from({ length: 30 }, () => 'Shift+Tab')]) {
      await page.keyboard.press(key)
      // Between its last stop and its first the focus may be on the browser's own buttons, which the page sees as its body.
      const outside = await page.evaluate(() => {
        const element = document.activeElement
        const within =
          !element ||
          element === document.body ||
          element.closest('dialog, [role=dialog]') ||
          element.hasAttribute('data-base-ui-focus-guard')
        return within ? null : element.outerHTML.slice(0, 120)
      })
      expect(outside, `after ${key}`).toBeNull()
    }
  })
})

it('[R9.09] a window of 1019 px has the mobile layout and one of 1020 px the desktop one, and a change of width switches', async () => {
  const page = await openWindow(1019, { reducedMotion: 'reduce' })
  await show(page, shops.url(first))
  const opener = page.getByRole('button', { name: 'Åpne menyen', includeHidden: true })
  const entry = page.locator('header').getByRole('link', { name: 'Dame', exact: true })
  const layout = async () => [await opener.isVisible(), await entry.first().isVisible()]
  expect(await layout()).toEqual([true, false])
  await page.setViewportSize({ width: 1020, height: 844 })
  await expect.poll(layout).toEqual([false, true])
  await page.setViewportSize({ width: 1019, height: 844 })
  await expect.poll(layout).toEqual([true, false])
  await opener.click()
  await page.getByRole('dialog').waitFor()
  await page.setViewportSize({ width: 1020, height: 844 })
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

describe('where less motion is asked for', () => {
  /** Notes every movement, longer than a blink, of what opens as a dialog. */
  const watchMovements = (page: Page) =>
    page.addInitScript(() => {
      const seen = { moved: 0 }
      Object.assign(window, { seen })
      const note = ({ target }: Event) => {
        if (!(target instanceof Element) || !(target.closest('[role=dialog]') || target.querySelector('[role=dialog]'))) return
        for (const animation of target.getAnimations()) if (Number(animation.effect?.getComputedTiming().duration) > 1) seen.moved += 1
      }
      for (const type of ['transitionrun', 'animationstart']) document.addEventListener(type, note, true)
    })
  const movements = (page: Page) => page.evaluate(() => (window as unknown as { seen: { moved: number } }).seen.moved)

  it.each([
    ['menu', 'no-preference', true],
    ['menu', 'reduce', false],
    ['cart', 'no-preference', true],
    ['cart', 'reduce', false],
  ] as const)('[R10.77] the %s opens with movement or without (%s)', async (what, reducedMotion, moves) => {
    const url = shops.url(first)
    const page = await openWindow(390, { reducedMotion })
    await watchMovements(page)
    if (what === 'menu') {
      await show(page, url)
      await page.getByRole('button', { name: 'Åpne menyen' }).click()
      // The first time its code comes late, and it is simply there.
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Åpne menyen' }).click()
    } else {
      await fillCart(page, url)
    }
    await page.getByRole('dialog').waitFor()
    // Whatever moves has begun to by then.
    await page.waitForTimeout(500)
    expect((await movements(page)) > 0).toBe(moves)
  })

  const code = `
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { Carousel } from '@vidda/ui/carousel'
const slides = ['a', 'b', 'c'].map((id) => ({ id, content: h('p', null, id) }))
createRoot(document.getElementById('root')).render(h(Carousel, { slides, label: 'Bilder' }))
`

  it.each([
    ['no-preference', 'b'],
    ['reduce', 'a'],
  ] as const)('[R10.77] a carousel moves on by itself, or does not (%s)', async (reducedMotion, shown) => {
    const ui: UiPage = await serveUi(code)
    opened.push(ui.close)
    const page = await openWindow(390, { reducedMotion })
    await page.clock.install()
    await page.goto(ui.url)
    const slide = page.locator('[data-part=slide]:not([inert])')
    await page.locator('[data-ready]').waitFor()
    await expect.poll(() => slide.textContent()).toBe('a')
    await page.mouse.move(300, 700)
    await page.clock.runFor(6000)
    await expect.poll(() => slide.textContent()).toBe(shown)
  })
})
