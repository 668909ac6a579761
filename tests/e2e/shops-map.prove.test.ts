import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from './support/axe.ts'
import { hydrated } from './support/journey.ts'
import { visitedBrands } from './support/kit.ts'
import { lostIn } from './support/layout.ts'
import { withShops } from './support/shops.ts'
import { withWindows } from './support/windows.ts'

const shops = withShops()
const { openWindow } = withWindows(() => shops.browser())

const mapIn = (page: Page) => page.getByRole('group', { name: 'Kart over butikkene' })

/** Opens the page of all shops and its map, which is collapsed in narrow windows. */
async function openMap(page: Page, url: string): Promise<Locator> {
  await page.goto(`${url}/butikker`)
  await hydrated(page)
  const map = mapIn(page)
  if (!(await map.isVisible())) await page.getByText('Vis kartet').click()
  await map.waitFor()
  return map
}

/** The shortest side of any mark and the smallest distance between the centres of two marks, in px. */
const sizesOf = (map: Locator) =>
  map.locator('li > *').evaluateAll((marks) => {
    const boxes = marks.map((mark) => mark.getBoundingClientRect())
    const middles = boxes.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
    const gaps = middles.flatMap((one, index) => middles.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)))
    return { least: Math.min(...boxes.flatMap(({ width, height }) => [width, height])), nearest: Math.min(...gaps) }
  })

describe.each(visitedBrands)('the shops of %s', (brand) => {
  it.each([320, 390, 1440])('[R10.264] lose nothing at %i px, and nothing that automated checks find is wrong with them', async (width) => {
    const page = await openWindow(width)
    const map = await openMap(page, shops.url(brand))
    // The map's code replaces the marks of the server once it is loaded: those are 0 px large as soon as they are out of the document.
    await expect.poll(async () => (await sizesOf(map)).least).toBeGreaterThanOrEqual(24)
    await expect.poll(async () => (await sizesOf(map)).nearest).toBeGreaterThanOrEqual(20)
    expect(await lostIn(page)).toEqual([])
    expect(await violations(page)).toEqual([])
  })

  it('[R10.266] have a page each that loses nothing at 320 px', async () => {
    const page = await openWindow(320)
    const map = await openMap(page, shops.url(brand))
    await map.getByRole('link').first().click()
    await page.getByRole('group', { name: 'Her ligger butikken' }).scrollIntoViewIfNeeded()
    expect(await lostIn(page)).toEqual([])
    expect(await violations(page)).toEqual([])
  })
})

it('[R10.264] opens a nearer view by keyboard, and leads to a shop', async () => {
  const page = await openWindow(1440)
  const map = await openMap(page, shops.url('so'))
  const several = map.getByRole('button').last()
  await several.focus()
  await page.keyboard.press('Enter')
  await map.getByRole('button', { name: 'Vis hele kartet' }).waitFor()
  const focused = page.locator(':focus')
  await expect.poll(() => focused.getAttribute('href')).toMatch(/^\/butikker\//u)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: 'Kontakt og veien hit' }).waitFor()
})

it('[R10.264] is seen in forced colours, and stands still where motion is not wanted', async () => {
  const page = await openWindow(1440, { forcedColors: 'active', reducedMotion: 'reduce' })
  const map = await openMap(page, shops.url('so'))
  const grounds = await map
    .locator('li > *')
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark, '::before').backgroundColor))
  const behind = await map.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(new Set(grounds)).not.toContain(behind)
  await map.getByRole('button').first().click()
  await map.getByRole('button', { name: 'Vis hele kartet' }).waitFor()
  expect(await map.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
})

it('[R10.265] unfolds on a phone without scripts', async () => {
  const page = await openWindow(390, { javaScriptEnabled: false })
  await page.goto(`${shops.url('so')}/butikker`)
  expect(await mapIn(page).isVisible()).toBe(false)
  await page.getByText('Vis kartet').click()
  await mapIn(page).waitFor()
  const target = await mapIn(page).getByRole('link').first().getAttribute('href')
  await mapIn(page).getByRole('link').first().click()
  await page.waitForURL(`**${target}`)
})
