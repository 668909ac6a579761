import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { swipe } from './support/touch.ts'
import { serveUi, type UiPage } from './support/ui-page.ts'

const seconds = (count: number): number => count * 1000

/** A menu, a modal, a long one and one with a slider, open from the start; each is shown by its name in the address. */
const code = `
import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { MenuDrawer } from '@vidda/ui/menu-drawer'
import { Modal } from '@vidda/ui/modal'
import { RouterNavigation } from '@vidda/ui/navigation-provider'
import { PriceSlider } from '@vidda/ui/price-slider'

const entry = (text, to) => ({ text, to, current: false })
const groups = { genders: [entry('Dame', '/dame'), entry('Herre', '/herre')], categories: [], extra: [] }

function Sliding() {
  const [value, setValue] = useState({ min: 400, max: 1200 })
  // As large as with a theme, which this page has none of.
  const style = { '--vd-size-target': '3rem', '--vd-size-icon-large': '2rem' }
  return h('div', { style }, h(PriceSlider, { value, range: { min: 0, max: 2000 }, onValueChange: setValue }))
}

const lines = (length) => Array.from({ length }, (_, key) => h('p', { key }, 'Rim Ullgenser'))
const contents = { '#modal': lines(1), '#long': lines(60), '#slider': h(Sliding) }

function Shown() {
  const [open, setOpen] = useState(true)
  const layer = { open, onOpenChange: setOpen }
  return location.hash === '#menu' ? h(MenuDrawer, { ...layer, groups }) : h(Modal, { ...layer, title: 'Min Handlekurv' }, contents[location.hash])
}

createRoot(document.getElementById('root')).render(h(MemoryRouter, null, h(RouterNavigation, null, h(Shown))))
`

let ui: UiPage
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  ;[ui, browser] = await Promise.all([serveUi(code), openBrowser()])
})
afterEach(() => context?.close())
afterAll(async () => {
  await browser?.close()
  await ui?.close()
})

const settled = (page: Page) => page.waitForFunction(() => document.getAnimations().length === 0)

/** The layer, open and at rest, and a point in it that holds nothing to press. */
async function open(name: 'menu' | 'modal' | 'long' | 'slider') {
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto(`${ui.url}#${name}`)
  const dialog = page.getByRole('dialog')
  await dialog.waitFor({ timeout: seconds(60) })
  await settled(page)
  const box = await dialog.getByRole('heading').first().boundingBox()
  if (!box) throw new Error('The layer has no heading.')
  return { page, dialog, from: { x: box.x + box.width / 2, y: box.y + box.height / 2 } }
}

async function isOpenAfter(name: 'menu' | 'modal', by: { x: number; y: number }): Promise<boolean> {
  const { page, dialog, from } = await open(name)
  await swipe(page, from, by)
  // What closes begins within a frame or two, and is gone when its movement has ended.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  await settled(page)
  return (await dialog.count()) > 0
}

describe('the menu', () => {
  it.each([
    ['left', { x: -60, y: 0 }],
    ['mostly left', { x: -40, y: 30 }],
    ['11 px left', { x: -11, y: 0 }],
  ])('[R2.33] closes when a finger moves %s', async (_, by) => {
    await expect(isOpenAfter('menu', by)).resolves.toBe(false)
  })

  it.each([
    ['right', { x: 60, y: 0 }],
    ['down', { x: 0, y: 120 }],
    ['up', { x: 0, y: -40 }],
    ['mostly down', { x: -40, y: 60 }],
    ['10 px left', { x: -10, y: 0 }],
  ])('[R2.33] stays when a finger moves %s', async (_, by) => {
    await expect(isOpenAfter('menu', by)).resolves.toBe(true)
  })
})

describe('a modal', () => {
  it.each([
    ['down', { x: 0, y: 60 }],
    ['mostly down', { x: 30, y: 40 }],
    ['11 px down', { x: 0, y: 11 }],
  ])('[R2.34] closes when a finger moves %s', async (_, by) => {
    await expect(isOpenAfter('modal', by)).resolves.toBe(false)
  })

  it.each([
    ['up', { x: 0, y: -60 }],
    ['left', { x: -60, y: 0 }],
    ['right', { x: 120, y: 0 }],
    ['mostly right', { x: 60, y: 40 }],
    ['10 px down', { x: 0, y: 10 }],
  ])('[R2.34] stays when a finger moves %s', async (_, by) => {
    await expect(isOpenAfter('modal', by)).resolves.toBe(true)
  })

  it('[R2.34] stays when what is in it was read with the same finger', async () => {
    const { page, dialog } = await open('long')
    const text = dialog.getByText('Rim Ullgenser').nth(8)
    const box = await text.boundingBox()
    const content = dialog.locator('[data-part="content"]')
    await swipe(page, { x: 195, y: box?.y ?? 0 }, { x: 0, y: -200 }, { x: 0, y: 260 })
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
    await settled(page)
    await expect(dialog.count()).resolves.toBe(1)
    // From its top it still goes.
    await content.evaluate((element) => element.scrollTo(0, 0))
    await swipe(page, { x: 195, y: box?.y ?? 0 }, { x: 0, y: 80 })
    await dialog.waitFor({ state: 'detached' })
  })
  it('[R2.34] stays when a handle of a slider in it was dragged aside and back, and the finger came down on the way', async () => {
    const { page, dialog, from } = await open('slider')
    const slider = dialog.getByRole('slider', { name: 'Laveste pris' })
    // The handle, which the finger takes, is around the input.
    const box = await slider.locator('xpath=..').boundingBox()
    if (!box) throw new Error('The slider has no handle.')
    const handle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const before = await slider.inputValue()
    await swipe(page, handle, { x: 60, y: 0 }, { x: -50, y: 15 })
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
    await settled(page)
    await expect(dialog.count()).resolves.toBe(1)
    expect(await slider.inputValue()).not.toBe(before)
    // Beside the slider it still goes.
    await swipe(page, from, { x: 0, y: 60 })
    await dialog.waitFor({ state: 'detached' })
  })
})
