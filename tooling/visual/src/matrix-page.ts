import type { Browser, Page } from 'playwright-core'

/** Windows that the matrix is pictured in, in px: a phone and a desktop. */
export const widths = [390, 1440] as const
export type Width = (typeof widths)[number]

const heights: Readonly<Record<Width, number>> = { 390: 844, 1440: 900 }

/** A machine at work takes its time, ms. */
const timeout = 120_000

/** Stories tell the time of day and count days; it is always this moment. */
const moment = new Date('2026-03-10T11:00:00+01:00')

/** Smoothly scaled photographs come out a shade different from time to time; as bare pixels they do not. */
const calm = `
*, ::before, ::after { caret-color: transparent !important; content-visibility: visible !important; scroll-behavior: auto !important;
  transition: none !important; animation-play-state: paused !important; image-rendering: pixelated !important; }
`

/** Whether everything has been drawn that will be: fonts, pictures, and what components do or load after they were first shown. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const [calmFor, atMost] = [300, 5000]
    const quiet = () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(end, calmFor)
        })
        const end = () => {
          observer.disconnect()
          resolve()
        }
        let timer = setTimeout(end, calmFor)
        setTimeout(end, atMost)
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      })
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => null)))
    await document.fonts.ready
    await quiet()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    })
  })

export type MatrixPage = { readonly page: Page; readonly problems: readonly string[]; readonly close: () => Promise<void> }

/** Opens one component's matrix as it always looks: motion off, clock fixed, caret hidden, fonts loaded. */
export const openMatrix = async (browser: Browser, url: string, component: string, width: Width): Promise<MatrixPage> => {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
  })
  context.setDefaultTimeout(timeout)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.clock.setFixedTime(moment)
  await page.goto(`${url}/iframe.html?id=matrix--all-themes&viewMode=story&args=component:${component}&globals=motion:reduced`)
  await page.locator(`[data-matrix="${component}"]`).waitFor({ state: 'attached', timeout })
  await page.addStyleTag({ content: calm })
  await page.waitForLoadState('networkidle')
  await settle(page)
  for (const failure of await page.locator('[data-failure]').allTextContents()) problems.push(failure)
  return { page, problems, close: () => context.close() }
}
