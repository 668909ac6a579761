import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from './support/browser.ts'
import { brandOrder } from './support/kit.ts'
import { show } from './support/screens.ts'
import { withShops } from './support/shops.ts'

const shops = withShops()

/** A window's width in px, and how many pixels of the device are a px of it. */
const devices = [
  [390, 1],
  [390, 2],
  [390, 3],
  [1440, 1],
  [1440, 2],
] as const

/** Width in px up to which a drawn scene is drawn; an original that is smaller than its box is shown whole. */
const mostDrawn = 1760

type Shown = { readonly src: string; readonly box: readonly [number, number]; readonly pixels: readonly [number, number] }

const picturesIn = '[data-part="picture"] img'

/** The pictures of banners as the browser chose them: how large each is shown, and its own pixels. */
async function bannersOn(page: Page, within: string): Promise<readonly Shown[]> {
  const images = await page.locator(`${within} ${picturesIn}`).all()
  const shown: Shown[] = []
  for (const image of images) {
    await image.scrollIntoViewIfNeeded()
    shown.push(
      await image.evaluate(async (element) => {
        const img = element as HTMLImageElement
        while (!img.complete || img.currentSrc === '') await new Promise((resolve) => setTimeout(resolve, 50))
        // The natural width of an image with `sizes` is in px of the page: the file itself says its pixels.
        let answer = await fetch(img.currentSrc)
        // Too many pictures are being made: a busy machine says so, and is asked again.
        while (answer.status === 503 || answer.status === 504) answer = await fetch(img.currentSrc)
        const { width, height } = await createImageBitmap(await answer.blob())
        // Not transformed, as a picture under a pointer is.
        return { src: img.currentSrc, box: [img.offsetWidth, img.offsetHeight], pixels: [width, height] } as const
      }),
    )
  }
  return shown
}

/** What is wrong with the picture, in words; null for one that is as sharp as the device, and not much more. */
function faultOf({ src, box, pixels }: Shown, [width, ratio]: (typeof devices)[number]): string | null {
  // The picture covers its box: what is cut off shows nothing.
  const density = Math.min(pixels[0] / box[0], pixels[1] / box[1])
  const told = `${src}: ${pixels.join(' × ')} px in ${box.join(' × ')} at ${width} px, ${ratio}×`
  if (density < ratio * 0.999 && pixels[0] < mostDrawn) return `${told} has too few pixels`
  return density > ratio * 2.01 ? `${told} has more than twice the pixels` : null
}

describe.each(brandOrder)('the banners of %s', (brand) => {
  it.each(devices)('[R10.209] have the pixels of the device at %i px and %i×', { timeout: 600_000 }, async (width, deviceScaleFactor) => {
    const { page, context } = await openPage(shops.browser(), {
      viewport: { width, height: 900 },
      deviceScaleFactor,
      reducedMotion: 'reduce',
    })
    // Goods would be drawn before the banners, which come further down.
    await page.route('**/images/*.whole.*/*', (route) => route.abort())
    try {
      await show(page, `${shops.url(brand)}/`)
      const onHome = await bannersOn(page, 'main article')
      expect(onHome.length).toBeGreaterThan(2)
      for (const { src } of width < 640 ? onHome : []) expect(src).toContain('/upright-')
      await show(page, `${shops.url(brand)}/kampanjer`)
      const ofCampaigns = await bannersOn(page, 'main [data-part="campaigns"]')
      expect(ofCampaigns.length).toBeGreaterThan(0)
      expect(
        [...onHome, ...ofCampaigns].flatMap((one) => faultOf(one, [width, deviceScaleFactor] as (typeof devices)[number]) ?? []),
      ).toEqual([])
    } finally {
      await context.close()
    }
  })
})
