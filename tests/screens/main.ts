import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readArguments } from '@vidda/tooling-shared/arguments'
import type { Browser } from 'playwright-core'
import { writeContactSheet, type Cell } from './contact-sheet.ts'
import { openBrowser, openPage } from '../e2e/support/browser.ts'
import { brandOrder, root, startKit } from '../e2e/support/kit.ts'
import { pageTypes } from '../e2e/support/pages.ts'
import type { Screen } from './screen.ts'
import { screens } from './screens.ts'
import { settle } from './settle.ts'

const help = `pnpm screens: a picture of every screen of every brand, at 390 and 1440 px

  --brand NAME   only this brand
  --url ADDRESS  of a running app of that brand; without it a kit is started for it
  --help         this text

  Pictures go to .vidda/screens/<brand>/, and one contact sheet to .vidda/screens/<brand>.png.`

/** Widths of the window, and of its pictures on the sheet. */
const windows = [
  { width: 390, height: 844, shown: 240 },
  { width: 1440, height: 900, shown: 620 },
] as const

const folder = join(root, '.vidda', 'screens')
/** From where on the shop's header is the wide one, in px. */
const wideFrom = 1020
const isLeftOut = (only: Screen['only'], width: number): boolean => only !== undefined && (only === 'wide') !== width >= wideFrom
const nameOf = (screen: string, width: number): string => `${screen}-${width}.png`

/** An error's message with the locator that timed out. */
function toldOf(error: unknown): string {
  const [what, ...more] = String(error instanceof Error ? error.message : error).split('\n')
  return [what, ...more.filter((line) => line.includes('waiting for'))].map((line) => line?.trim()).join(' ')
}

/** Takes every screen in one window; answers what could not be taken. */
async function takeScreens(
  browser: Browser,
  brand: string,
  url: string,
  { width, height }: (typeof windows)[number],
): Promise<readonly string[]> {
  const { context, page, problems } = await openPage(browser, { viewport: { width, height }, reducedMotion: 'reduce' })
  const site = { url, paths: await pageTypes(url), wide: width >= wideFrom }
  const failed: string[] = []
  for (const { name, open, part = false, only } of screens) {
    if (isLeftOut(only, width)) continue
    const file = join(folder, brand, nameOf(name, width))
    try {
      await open(page, site)
      if (!part) await settle(page)
      await page.screenshot({ path: file, fullPage: !part, animations: 'disabled' })
      console.log(`  ✓ ${brand} ${width} ${name}`)
    } catch (error) {
      failed.push(`${brand} ${width} ${name}: ${toldOf(error)}`)
      await page.screenshot({ path: join(folder, brand, `failed-${nameOf(name, width)}`) })
      console.log(`  ✗ ${failed.at(-1)}`)
    }
  }
  for (const problem of new Set(problems)) console.log(`    ${problem.slice(0, 200)}`)
  await context.close()
  return failed
}

async function writeSheet(brand: string, failed: readonly string[]): Promise<void> {
  const cells = screens.map(({ name, only }): Cell => {
    const taken = windows.filter(
      ({ width }) => !isLeftOut(only, width) && !failed.some((text) => text.startsWith(`${brand} ${width} ${name}:`)),
    )
    return { label: name, tiles: taken.map(({ width, shown }) => ({ file: join(folder, brand, nameOf(name, width)), shown })) }
  })
  await writeContactSheet(join(folder, `${brand}.png`), cells)
  console.log(`  ✓ ${brand}: .vidda/screens/${brand}.png`)
}

type Addresses = Readonly<Record<string, string>>

/** Has the screens of these brands taken in every window, each on the addresses that `serve` gives it; answers how many could not be. */
async function takeBrands(brands: readonly string[], serve: (take: (urls: Addresses) => Promise<void>) => Promise<void>): Promise<number> {
  const browser = await openBrowser()
  const failed: string[] = []
  for (const brand of brands) {
    await rm(join(folder, brand), { recursive: true, force: true })
    await mkdir(join(folder, brand), { recursive: true })
  }
  for (const window of windows) {
    await serve(async (urls) => {
      for (const brand of brands) failed.push(...(await takeScreens(browser, brand, urls[brand] ?? '', window)))
    })
  }
  for (const brand of brands) await writeSheet(brand, failed)
  await browser.close()
  return failed.length
}

/** A kit whose shops have all their goods again: what one window reserved is there for the next. Its pictures are kept between runs. */
async function withFreshKit(take: (urls: Addresses) => Promise<void>): Promise<void> {
  console.log('  … starting the kit')
  const kit = await startKit({ state: join(root, '.vidda', 'screens-state'), flags: ['--fresh'] })
  try {
    await take(kit.urls)
  } finally {
    await kit.stop()
  }
}

async function main(): Promise<number> {
  const { values } = readArguments('screens', {
    options: { brand: { type: 'string' }, url: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) {
    console.log(help)
    return 0
  }
  const brands: readonly string[] = brandOrder.filter((id) => values.brand === undefined || id === values.brand)
  if (brands.length === 0 || (values.url !== undefined && values.brand === undefined)) {
    console.error(
      brands.length === 0
        ? `There is no brand "${values.brand}". Brands: ${brandOrder.join(', ')}.`
        : '--url needs --brand: which brand is it?',
    )
    return 2
  }
  const { url } = values
  if (url !== undefined && !(URL.canParse(url) && (await fetch(url).catch(() => null))?.ok)) {
    console.error(`--url is "${url}", where no shop answers. See pnpm screens --help.`)
    return 2
  }
  const failures = await takeBrands(
    brands,
    url === undefined ? withFreshKit : (take) => take({ [brands[0] ?? '']: url.replace(/\/$/, '') }),
  )
  return failures > 0 ? 1 : 0
}

process.exitCode = await main()
