import { randomInt } from 'node:crypto'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

export { openBrowser } from '@vidda/tooling-machine/bring-browser'

export type Watched = {
  readonly context: BrowserContext
  readonly page: Page
  /** Violations of the content security policy, script errors and console errors, as they came. */
  readonly problems: readonly string[]
}

export type PageOptions = BrowserContextOptions & {
  /** Whether the question about cookies is still to be answered; answered with no when left out. */
  readonly unasked?: boolean
  /** Client address of the page's requests, for the shared shops; default this machine's. */
  readonly address?: string
}

/** A client address with a log-in limit of its own (198.18.0.0/15 is reserved for tests). */
export const anotherAddress = (): string => `198.18.${randomInt(256)}.${randomInt(1, 255)}`

/** A page in a profile of its own that remembers everything that goes wrong on it. */
export async function openPage(browser: Browser, { unasked = false, address, ...options }: PageOptions = {}): Promise<Watched> {
  const context = await browser.newContext({
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    ...(address !== undefined && { extraHTTPHeaders: { 'x-forwarded-for': address } }),
    ...options,
  })
  context.setDefaultTimeout(60_000)
  if (!unasked) await context.addCookies([{ name: 'cookiesAccepted', value: 'true', domain: 'localhost', path: '/' }])
  const problems: string[] = []
  await context.exposeBinding('__violation', (_, text: string) => problems.push(`policy: ${text}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { __violation } = globalThis as unknown as { __violation: (text: string) => void }
      __violation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
    // Of a logged error Firefox reports the type alone.
    const log = console.error
    const words = (part: unknown): unknown =>
      part instanceof Error ? `${part}\n${part.stack}${part.cause === undefined ? '' : `\ncaused by ${String(words(part.cause))}`}` : part
    console.error = (...parts) => log(...parts.map(words))
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  return { context, page, problems }
}
