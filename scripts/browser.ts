import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { isMain } from './is-main.ts'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

const onPath = (): readonly string[] => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)))
}

const given = process.env['CHROMIUM_PATH']

/** `CHROMIUM_PATH`, else the system's Chromium or Chrome, else the one that Playwright installed; null when there is none. */
export const findBrowser = (): string | null => {
  if (given) return existsSync(given) ? given : null
  return [...onPath(), ...fixedPlaces, chromium.executablePath()].find((path) => existsSync(path)) ?? null
}

/** One line for whoever has no browser. */
export const howToGetBrowser = given
  ? `CHROMIUM_PATH is "${given}", where no program is. Correct it, or leave it out and let the browser be found.`
  : 'No Chromium or Chrome was found. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to its program.'

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

/** For shells: prints the browser's program, or tells how to get one and ends with 1. */
if (isMain(import.meta)) {
  const browser = findBrowser()
  if (browser) console.log(browser)
  else console.error(howToGetBrowser)
  process.exitCode = browser ? 0 : 1
}
