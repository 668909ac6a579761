import type { Browser, Page } from 'playwright-core'
import { afterEach } from 'vitest'
import { openPage, type PageOptions } from './browser.ts'

const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

/** Has a dot stand for each picture: drawing hundreds of them takes minutes, and their places are kept without them. */
export const withDots = (page: Page): Promise<unknown> =>
  page.route('**/api/v1/images/**', (route) => route.fulfill({ contentType: 'image/png', body: dot }))

/** Windows of a browser that are closed after each test, and whatever else is put into `opened`. */
export function withWindows(browser: () => Browser) {
  const opened: (() => Promise<void>)[] = []
  afterEach(() => Promise.all(opened.splice(0).map((close) => close())))

  async function openWindow(width: number, options: PageOptions = {}): Promise<Page> {
    const { context, page } = await openPage(browser(), { viewport: { width, height: 844 }, ...options })
    opened.push(() => context.close())
    return page
  }

  /** A window in which pictures are dots. */
  async function openQuickWindow(width: number, options: PageOptions = {}): Promise<Page> {
    const page = await openWindow(width, { reducedMotion: 'reduce', ...options })
    await withDots(page)
    return page
  }

  return { opened, openWindow, openQuickWindow }
}
