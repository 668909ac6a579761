import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bringBrowser } from '@vidda/tooling-machine/bring-browser'
import { browserArguments } from '@vidda/tooling-machine/browser'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

const isPossible = process.platform === 'linux' && process.arch === 'x64'

let cache = ''

beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'vidda-cache-'))
})

afterAll(() => rm(cache, { recursive: true, force: true }))

it.skipIf(!isPossible)('a browser is fetched from the npm registry once, with one line, and shows a page', async () => {
  const target = join(cache, 'vidda', 'chromium', 'chrome')
  const lines: string[] = []
  const say = (line: string) => lines.push(line)
  expect(await bringBrowser({ target, say })).toBe(target)
  expect(await bringBrowser({ target, say })).toBe(target)
  expect(lines).toEqual([expect.stringMatching(/^No Chromium or Chrome was found: fetching Chromium [\d.]+ .*\(70 MB, once\)/u)])

  const browser = await chromium.launch({ executablePath: target, headless: true, args: [...browserArguments] })
  try {
    const page = await browser.newPage()
    await page.setContent('<p style="font: 20px sans-serif">Ærlig talt</p>')
    expect(await page.evaluate(() => document.fonts.check('20px sans-serif'))).toBe(true)
    expect((await page.locator('p').boundingBox())?.height).toBeGreaterThan(15)
  } finally {
    await browser.close()
  }
})

it.skipIf(!isPossible)('a browser that cannot be fetched is missed in one line', async () => {
  const file = join(cache, 'file')
  await writeFile(file, '')
  const missing = bringBrowser({ target: join(file, 'chromium', 'chrome'), say: () => undefined })
  await expect(missing).rejects.toThrow(/^No Chromium or Chrome was found, and none could be brought: [^\n]+ Install [^\n]+$/u)
})
