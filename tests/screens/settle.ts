import type { Page } from 'playwright-core'

const timeout = 20_000

/** Waits until everything that the page shows is there: fonts, and every picture down to the page's end. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  // A picture of the whole page would show empty places where cards wait to be scrolled to.
  await page.evaluate(() => {
    const shown = new CSSStyleSheet()
    shown.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(shown)
  })
  await page.evaluate(async () => {
    const step = Math.max(200, window.innerHeight / 2)
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.evaluate(async (most) => {
    const late = new Promise((resolve) => setTimeout(resolve, most))
    const shown = [...document.images].filter((image) => image.checkVisibility())
    const done = (image: HTMLImageElement) =>
      new Promise((resolve) => {
        for (const end of ['load', 'error']) image.addEventListener(end, resolve, { once: true })
      })
    const pictures = shown.flatMap((image) => (image.complete ? [] : [done(image)]))
    await Promise.race([Promise.all([document.fonts.ready, ...pictures]), late])
    // Loaded is not painted yet.
    await Promise.race([Promise.allSettled(shown.map((image) => image.decode())), late])
  }, timeout)
  await page.waitForTimeout(150)
}
