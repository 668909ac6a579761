import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

/** The headless shell first: it draws the same pages with a process less for each window. */
const commands = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

type Environment = Readonly<Record<string, string | undefined>>

const onPath = (environment: Environment): readonly string[] => {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter(Boolean)
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)))
}

/** The package of the npm registry that has Chromium in it, with its lockfile. */
export const chromiumPackage = join(import.meta.dirname, '..', 'chromium')

const manifest = JSON.parse(readFileSync(join(chromiumPackage, 'package.json'), 'utf8')) as {
  readonly dependencies: { readonly '@sparticuz/chromium': string }
}

export const chromiumVersion = manifest.dependencies['@sparticuz/chromium']

/** Where `pnpm test` unpacks the package's Chromium, for all checkouts of this user. */
export const broughtBrowser = join(
  process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'),
  'vidda',
  `chromium-${chromiumVersion}`,
  'chrome',
)

/** `CHROMIUM_PATH`, else the system's Chromium or Chrome, Playwright's, or the one that `pnpm test` fetched; null when there is none. */
export const findBrowser = (environment: Environment = process.env, exists: (path: string) => boolean = existsSync): string | null => {
  const named = environment['CHROMIUM_PATH']
  const places = named ? [named] : [...onPath(environment), ...fixedPlaces, chromium.executablePath(), broughtBrowser]
  return places.find(exists) ?? null
}

const given = process.env['CHROMIUM_PATH']

/** Whether `CHROMIUM_PATH` names a program that is not there: nothing is brought in its stead. */
export const isMisnamed = given !== undefined && given !== '' && !existsSync(given)

/** One line for whoever has no browser. */
export const howToGetBrowser = given
  ? `CHROMIUM_PATH is "${given}", where no program is. Correct it, or leave it out and let the browser be found.`
  : 'No Chromium or Chrome was found: pnpm browser fetches one from the npm registry. Or install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to its program.'

/** Switches with which Chromium starts headless, as root and in a closed network too. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const
