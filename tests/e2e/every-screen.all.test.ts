import { describe, expect, it } from 'vitest'
import { violations } from './support/axe.ts'
import { visitedBrands } from './support/kit.ts'
import { lostIn, spaceWords } from './support/layout.ts'
import { onEveryScreen } from './support/screens.ts'
import { brokenStructure, mislabelled } from './support/semantics.ts'
import { withShops } from './support/shops.ts'
import { withWindows } from './support/windows.ts'

const shops = withShops()

const { openQuickWindow } = withWindows(() => shops.browser())

describe.each(visitedBrands)('every screen of %s', (brand) => {
  it('[R10.74] [R10.76] has nothing that automated checks find wrong, and at 320 px nothing that sticks out or is cut off, with wider spacing of text neither', async () => {
    const page = await openQuickWindow(390)
    await onEveryScreen({ url: shops.url(brand) }, [page], async (path) => {
      expect.soft([path, await violations(page)]).toEqual([path, []])
      expect.soft([path, await mislabelled(page), await brokenStructure(page)]).toEqual([path, [], []])
      await page.setViewportSize({ width: 320, height: 256 })
      // What goes by the window follows it a frame or two later.
      await expect.poll(async () => [path, await lostIn(page)]).toEqual([path, []])
      await spaceWords(page)
      await expect.poll(async () => [path, 'spaced', await lostIn(page)]).toEqual([path, 'spaced', []])
      await page.setViewportSize({ width: 390, height: 844 })
    })
  })
})
