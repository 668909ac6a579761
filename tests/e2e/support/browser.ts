import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

export { openBrowser } from '../../../scripts/bring-browser.ts'

export type Watched = {
  readonly context: BrowserContext
  readonly page: Page
  /** Violations of the content security policy, script errors and console errors, as they came. */
  readonly problems: readonly string[]
}

export type PageOptions = BrowserContextOptions & {
  /** Whether the question about cookies is still to be answered; answered with no when left out. */
  readonly unasked?: boolean
}

/** A page in a profile of its own that remembers everything that goes wrong on it. */
export async function openPage(browser: Browser, { unasked = false, ...options }: PageOptions = {}): Promise<Watched> {
  const context = await browser.newContext({ locale: 'nb-NO', timezoneId: 'Europe/Oslo', ...options })
  context.setDefaultTimeout(60_000)
  if (!unasked) await context.addCookies([{ name: 'cookiesAccepted', value: 'true', domain: 'localhost', path: '/' }])
  const problems: string[] = []
  await context.exposeBinding('__violation', (_, text: string) => problems.push(`policy: ${text}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { __violation } = globalThis as unknown as { __violation: (text: string) => void }
      __violation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  return { context, page, problems }
}
