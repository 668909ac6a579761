import { execFileSync } from 'node:child_process'
import { firefox, type Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { onPath } from './on-path.ts'

/** Older ones do not know every command of WebDriver BiDi that Playwright sends. */
const oldest = 146

const path = process.env['FIREFOX_PATH'] ?? onPath(['firefox-esr', 'firefox'])

function whatFirefoxLacks(): string | null {
  if (path === null) return 'no Firefox was found: install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH'
  const version = execFileSync(path, ['--version'], { encoding: 'utf8' })
  const found = Number(/\d+/u.exec(version)?.[0])
  return found >= oldest ? null : `${path} is Firefox ${found}: ${oldest} or newer is needed`
}

/** Why Firefox cannot be tested here; null when it can. */
export const firefoxMissing = whatFirefoxLacks()

const preferences = {
  'fission.autostart': false,
  'network.http.stale_while_revalidate.enabled': false,
  'signon.rememberSignons': false,
  'browser.download.alwaysOpenPanel': false,
}

/**
 * Opens the system's Firefox headless, over WebDriver BiDi; without a channel Playwright drives none but its own. Frames of other sites run in the page's
 * process: presses do not reach them in one of their own. No stale pages: their revalidation is reported as a navigation that never ends, for which
 * Playwright waits. No panels of the browser's own over the page: they take its keys.
 */
export const openFirefox = (): Promise<Browser> =>
  firefox.launch({ channel: 'moz-firefox', executablePath: path ?? '', firefoxUserPrefs: preferences })

/** As test titles name it: what is not here is told of there, and its tests are skipped. */
export const firefoxTitle = firefoxMissing === null ? 'Firefox' : `Firefox (SKIPPED: ${firefoxMissing})`

/** A browser of a file's tests, or of a block of them. */
export type TestedBrowser = { readonly title: string; readonly missing: string | null; readonly browser: () => Browser }

/** Firefox, open while the tests of a file run, or of the block of tests that calls it. */
export function withFirefox(): TestedBrowser {
  let browser: Browser | undefined
  beforeAll(async () => {
    if (firefoxMissing === null) browser = await openFirefox()
  })
  afterAll(() => browser?.close())
  return {
    title: firefoxTitle,
    missing: firefoxMissing,
    browser() {
      if (!browser) throw new Error('Firefox is not open')
      return browser
    },
  }
}
