import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { serveUi, type UiPage } from './support/ui-page.ts'

/** What shows a choice by a ring around a colour, which is left as it is where the window's own colours are forced. */
const code = `
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { ColorPicker } from '@vidda/ui/color-picker'
import { ColorSwatches } from '@vidda/ui/color-swatches'

const colors = [{ id: 1, name: 'Gran', hex: '#1f5a4a' }, { id: 2, name: 'Rust', hex: '#b3402e' }]
const props = { colors, value: 2, onChange: () => undefined, onValueChange: () => undefined }
createRoot(document.getElementById('root')).render([
  h(ColorPicker, { key: 'picker', ...props }),
  h(ColorSwatches, { key: 'swatches', ...props }),
  h('mark', { key: 'mark', style: { outline: 'solid Highlight' } }),
])
`

let ui: UiPage
let browser: Browser
let page: Page

beforeAll(async () => {
  ;[ui, browser] = await Promise.all([serveUi(code), openBrowser()])
  page = await browser.newPage({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto(ui.url)
  await page.locator('mark').waitFor({ state: 'attached' })
})
afterAll(async () => {
  await browser?.close()
  await ui?.close()
})

it.each([
  ['picker', 'fieldset'],
  ['row of swatches', 'ul'],
])('a %s rings the chosen colour alone, in the window’s own colour', async (_, root) => {
  const colorOf = (element: Element) => getComputedStyle(element).outlineColor
  const own = await page.locator('mark').evaluate(colorOf)
  const swatches = await page.locator(`${root} [data-part=swatch]`).all()
  const rings = await Promise.all(swatches.map((swatch) => swatch.evaluate(colorOf)))
  expect(rings.map((ring) => ring === own)).toEqual([false, true])
})
