import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Browser } from 'playwright-core'
import { copyOfKit, type CopyOfKit } from '../kit/copy-of-kit.ts'
import { openBrowser, openPage } from './support/browser.ts'
import { removeFolder, startKit, stateFolder } from './support/kit.ts'
import { putSomethingIntoCart } from './support/press.ts'
import { startSplitPair } from './support/split-pair.ts'

const seconds = (count: number): number => count * 1000
const timeout = seconds(240)

let kit: CopyOfKit
let state = ''
let browser: Browser

beforeAll(async () => {
  kit = await copyOfKit()
  state = await stateFolder()
  browser = await openBrowser()
}, timeout)

afterAll(async () => {
  await browser?.close()
  await kit?.remove()
  if (state) await removeFolder(state)
})

/** What a developer may change: a style, a text, a rule and a token. Each has a place on an article's page. */
type Look = { readonly decoration: string; readonly placeholder: string; readonly currency: string; readonly muted: string }

const looks: readonly [Look, Look, Look, Look] = [
  { decoration: 'none', placeholder: 'Søk i hele butikken her...', currency: 'kr', muted: '0.46, 0.03, 238], "hex": "#495b67"' },
  { decoration: 'overline', placeholder: 'Søk blant alt vi har', currency: 'NOK', muted: '0.45, 0.03, 238], "hex": "#465864"' },
  { decoration: 'line-through', placeholder: 'Søk i alt', currency: 'kroner', muted: '0.44, 0.03, 238], "hex": "#435561"' },
  { decoration: 'underline', placeholder: 'Søk her', currency: 'norske kroner', muted: '0.45, 0.03, 238], "hex": "#465864"' },
]

const places: Readonly<Record<keyof Look, readonly [path: string, textOf: (value: string) => string]>> = {
  decoration: ['packages/ui/src/foundation/skip-link/SkipLink.styles.ts', (value) => `text-decoration: ${value}`],
  placeholder: ['packages/texts/src/frame.ts', (value) => value],
  currency: ['packages/domain/src/money/format.ts', (value) => `\${noBreakSpace}${value}\``],
  muted: ['themes/so/tokens.json', (value) => value],
}

async function change(from: Look, to: Look): Promise<void> {
  for (const name of Object.keys(places) as (keyof Look)[]) {
    const [path, textOf] = places[name]
    const file = join(kit.root, path)
    const text = await readFile(file, 'utf8')
    expect(text, path).toContain(textOf(from[name]))
    await writeFile(file, text.replace(textOf(from[name]), textOf(to[name])))
  }
}

async function expectLook(url: string, look: Look): Promise<void> {
  const { context, page, problems } = await openPage(browser, { viewport: { width: 1440, height: 900 } })
  await putSomethingIntoCart(page, url)
  const shown = await page.evaluate(() => {
    const skip = document.querySelector('a[href="#innhold"]')
    return {
      decoration: skip && getComputedStyle(skip).textDecorationLine,
      muted: getComputedStyle(document.documentElement).getPropertyValue('--vd-color-text-muted'),
      prices: document.querySelector('main')?.textContent ?? '',
    }
  })
  expect(shown.decoration).toBe(look.decoration)
  expect(shown.muted).toContain(look.muted.slice(0, 4))
  expect(shown.prices).toMatch(new RegExp(`\\d,\\d\\d\\s${look.currency}`))
  await page.getByPlaceholder(look.placeholder, { exact: true }).waitFor()
  expect(problems).toEqual([])
  await context.close()
}

it(
  'a style, a text, a rule and a token that were changed are in the shop with the next start',
  async () => {
    for (const [flags, from, to] of [
      [[], looks[0], looks[0]],
      [[], looks[0], looks[1]],
      [['--split'], looks[1], looks[2]],
    ] as const) {
      await change(from, to)
      const started = await startKit({ state, folder: kit.root, flags: ['--brand', 'so', '--articles', '100', ...flags] })
      try {
        await expectLook(started.urls['so'] ?? '', to)
      } finally {
        await started.stop()
      }
    }
  },
  3 * timeout,
)

it(
  'they are in the built server after the next build',
  async () => {
    await change(looks[2], looks[3])
    const pair = await startSplitPair({ kit: kit.root })
    try {
      // The name under which the question about cookies is answered.
      await expectLook(pair.url.replace('127.0.0.1', 'localhost'), looks[3])
    } finally {
      await pair.stop()
    }
  },
  3 * timeout,
)
