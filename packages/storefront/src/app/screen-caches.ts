import type { App } from './app.ts'

/** What the screens of a page have shown, or are about to, by address (path and query). */
export type ScreenCache = {
  /** `since` (ms) is when it was loaded; now when left out. */
  readonly keep: (address: string, data: unknown, since?: number) => void
  /** Adds to what is cached of a screen what it has loaded since. */
  readonly add: (address: string, part: object) => void
  /** Has a screen loaded anew that is tried again. */
  readonly forget: (address: string) => void
  /** What a loader need not ask for; undefined for what must be loaded. */
  readonly answer: (request: Request) => Promise<unknown>
}

/** The caches of pages that have one by now: its code comes when a shopper first reaches for something. */
export const screenCaches = new WeakMap<App, ScreenCache>()
