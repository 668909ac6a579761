import type { Page } from 'playwright-core'
import { hydrated } from './journey.ts'

type Shift = PerformanceEntry & {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly }[]
}

export type Shifts = {
  /** Everything that moved by itself, added up. */
  readonly sum: number
  /** What moved, and how far down, the largest first. */
  readonly moved: readonly string[]
}

/** Notes every layout shift of the pages that are opened from now on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: { value: number; input: boolean; moved: string }[] = []
    Object.assign(window, { seenShifts: seen })
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element
        ? `${element.localName}${element.getAttribute('data-part') ? `[data-part=${element.getAttribute('data-part')}]` : ''}`
        : 'gone'
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        seen.push({
          value,
          input: hadRecentInput,
          moved: sources
            .map(
              ({ node, previousRect: from, currentRect: to }) =>
                `${nameOf(node)} ${from.x},${from.y} ${from.width}x${from.height} → ${to.x},${to.y} ${to.width}x${to.height}`,
            )
            .join('; '),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What has moved so far; `pressed`: also within half a second of a press, which browsers excuse. */
export async function shiftsOf(page: Page, { pressed = false } = {}): Promise<Shifts> {
  const seen = await page.evaluate(
    () => (window as unknown as { seenShifts: { value: number; input: boolean; moved: string }[] }).seenShifts,
  )
  const counted = seen.filter(({ input }) => pressed || !input).toSorted((one, other) => other.value - one.value)
  return {
    sum: counted.reduce((sum, { value }) => sum + value, 0),
    moved: counted.map(({ value, moved }) => `${value.toFixed(4)}: ${moved}`),
  }
}

/** What all the shifts of a screen may add up to (Google's “good” is 0.1). */
export const mostShift = 0.02

/** Loads a page and answers with what moved until everything of it had come, and what `whole` waits for. */
export async function shiftsOnLoad(
  page: Page,
  load: () => Promise<unknown>,
  whole: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Shifts> {
  await load()
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.locator('main [data-pending]').first().waitFor({ state: 'detached' })
  await whole()
  // What the last answer changes is painted a frame or two after it.
  await page.waitForTimeout(300)
  return shiftsOf(page)
}
