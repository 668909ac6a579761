import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from './support/browser.ts'
import { brandOrder } from './support/kit.ts'
import { show } from './support/screens.ts'
import { withShops } from './support/shops.ts'

const shops = withShops()

/** A window's width in px, and the device's pixels per px. */
const devices = [
  [390, 1],
  [390, 2],
  [390, 3],
  [1440, 1],
  [1440, 2],
] as const

/** Scenes are rendered up to this width (px). */
const maxDrawnWidth = 1280

/** Allows for rounding to whole pixels. */
const rounding = 0.995

type Shown = { readonly src: string; readonly box: readonly [number, number]; readonly pixels: readonly [number, number] }

/** The pictures that the browser chose: the box of each in px of the page, and its own pixels. */
async function picturesOf(page: Page, selector: string): Promise<readonly Shown[]> {
  const shown: Shown[] = []
  for (const image of await page.locator(selector).all()) {
    await image.scrollIntoViewIfNeeded()
    shown.push(
      await image.evaluate(async (element) => {
        const img = element as HTMLImageElement
        while (!img.complete || img.currentSrc === '') await new Promise((resolve) => setTimeout(resolve, 50))
        // `naturalWidth` is divided by the density that `sizes` implies: the file itself tells its pixels.
        const { width, height } = await createImageBitmap(await (await fetch(img.currentSrc)).blob())
        // Without the scale of a picture under the pointer.
        return { src: img.currentSrc, box: [img.offsetWidth, img.offsetHeight], pixels: [width, height] } as const
      }),
    )
  }
  return shown
}

/** Null if the picture has enough pixels. */
function faultOf({ src, box, pixels }: Shown, [width, density]: (typeof devices)[number]): string | null {
  // object-fit is cover: the smaller ratio counts.
  const own = Math.min(pixels[0] / box[0], pixels[1] / box[1])
  if (own >= density * rounding || pixels[0] >= maxDrawnWidth) return null
  return `${src}: ${pixels.join(' × ')} pixels in ${box.join(' × ')} px at ${width} px, ${density}×`
}

describe.each(brandOrder)('the banners of %s', (brand) => {
  it.each(devices)('[R10.297] have the pixels of the device at %i px and %i×', { timeout: 600_000 }, async (width, deviceScaleFactor) => {
    const { page, context } = await openPage(shops.browser(), {
      viewport: { width, height: 900 },
      deviceScaleFactor,
      reducedMotion: 'reduce',
    })
    try {
      await show(page, `${shops.url(brand)}/`)
      const ofHome = await picturesOf(page, 'main article [data-part="picture"] img')
      expect(ofHome.length).toBeGreaterThan(1)
      // A hero of the layout `split` has its wide picture on a phone too (R10.349).
      const isSplit = (await page.locator('main [data-layout="split"]').count()) > 0
      expect(/\.(?:tall|card)\./u.test(ofHome[0]?.src ?? '')).toBe(width < 640 && !isSplit)
      await show(page, `${shops.url(brand)}/kampanjer`)
      const ofCampaigns = await picturesOf(page, 'main [data-part="campaigns"] [data-part="picture"] img')
      expect(ofCampaigns.length).toBeGreaterThan(0)
      await show(page, `${shops.url(brand)}/kundeservice`)
      const ofService = await picturesOf(page, 'main picture > img')
      expect(ofService.length).toBe(1)
      const faults = [...ofHome, ...ofCampaigns, ...ofService].map((one) =>
        faultOf(one, [width, deviceScaleFactor] as (typeof devices)[number]),
      )
      expect(faults.filter((fault) => fault !== null)).toEqual([])
    } finally {
      await context.close()
    }
  })
})
