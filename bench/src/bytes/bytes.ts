import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openBrowser } from '@vidda/tooling-machine/bring-browser'
import { root } from '@vidda/tooling-shared/root'
import type { Browser } from 'playwright-core'
import type { Bench, BenchOptions, Check, Report } from '../bench.ts'
import { screenKinds, screenPaths, type ScreenKind } from '../page-kinds.ts'
import { kilobytes, kilobytesUp } from '../report/numbers.ts'
import type { Table } from '../report/table.ts'
import { openShops } from '../servers/open-shops.ts'
import { baseUiStrings, foundIn } from './base-ui.ts'
import { receivedScripts } from './received.ts'
import { sizesOf, sizesOfText, sumOf, type Sizes } from './wire.ts'

/** Of script on the wire until 5 s after load, untouched, with the question about cookies showing. */
const scriptLimit = 140_000
/** The same on the way to an article, without that question: who has answered it gets it no more. */
const answeredLimit = 135_000
const onTheWay: ReadonlySet<ScreenKind> = new Set(['home', 'category', 'article'])
const question = /\/ConsentQuestion-/

type Received = {
  readonly files: number
  readonly bytes: number
  readonly question: number
  readonly urls: readonly string[]
  readonly baseUi: readonly string[]
}
type PageBytes = {
  readonly brand: string
  readonly page: ScreenKind
  readonly html: Sizes
  readonly css: Sizes
  readonly scripts: Sizes
  readonly received: Received
}

async function receivedBy(browser: Browser, url: string, strings: readonly string[]): Promise<Received> {
  const scripts = await receivedScripts(browser, url)
  return {
    files: scripts.length,
    bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    question: scripts.reduce((sum, { url: from, bytes }) => (question.test(from) ? sum + bytes : sum), 0),
    urls: scripts.map((script) => new URL(script.url).pathname),
    baseUi: scripts.flatMap(({ text }) => foundIn(text, strings)),
  }
}

async function measurePage(brand: string, page: ScreenKind, url: string, browser: Browser, strings: readonly string[]): Promise<PageBytes> {
  const html = await (await fetch(url)).text()
  const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('')
  const [, ...scripts] = /<script type="module" data-entry="([^"]+)" data-modules="([^"]*)"/.exec(html) ?? []
  const named = scripts.flatMap((paths) => paths.split(' ').filter(Boolean))
  return {
    brand,
    page,
    html: await sizesOf(url),
    css: sizesOfText(css),
    scripts: sumOf(await Promise.all([...new Set(named)].map((path) => sizesOf(new URL(path, url).href)))),
    received: await receivedBy(browser, url, strings),
  }
}

/** How many of a build's chunks hold Base UI: at least the one of the menu drawer must, or the search finds nothing at all. */
async function chunksWithBaseUi(brand: string, strings: readonly string[]): Promise<readonly string[]> {
  const folder = join(root, 'apps', brand, 'dist/client/assets')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return names.filter((_, index) => foundIn(texts[index] ?? '', strings).length > 0)
}

const tableOf = (rows: readonly PageBytes[]): Table => ({
  title: 'Bytes of a page, in KB of 1000',
  headings: ['brand', 'page', 'HTML', 'gzip', 'br', 'CSS in it', 'gzip', 'br', 'named scripts', 'gzip', 'br', 'received', 'files'],
  rows: rows.map(({ brand, page, html, css, scripts, received }) => [
    brand,
    page,
    ...[html, css, scripts].flatMap(({ identity, gzip, br }) => [identity, gzip, br].map(kilobytes)),
    kilobytes(received.bytes),
    String(received.files),
  ]),
})

function checksOf(rows: readonly PageBytes[], chunks: readonly string[]): readonly Check[] {
  const each = rows.map(({ brand, page, received }) => ({
    name: `${brand}, ${page}: script received until 5 s after load`,
    passed: received.bytes <= scriptLimit,
    measured: `${kilobytesUp(received.bytes)} KB`,
    wanted: `≤ ${scriptLimit / 1000} KB`,
  }))
  const answered = rows
    .filter(({ page }) => onTheWay.has(page))
    .map(({ brand, page, received }) => ({
      name: `${brand}, ${page}: the same without the question about cookies`,
      passed: received.question > 0 && received.bytes - received.question <= answeredLimit,
      measured: `${kilobytesUp(received.bytes - received.question)} KB`,
      wanted: `≤ ${answeredLimit / 1000} KB`,
    }))
  const found = [...new Set(rows.flatMap(({ received }) => received.baseUi))]
  return [
    ...each,
    ...answered,
    {
      name: 'strings of Base UI in what was received',
      passed: found.length === 0,
      measured: found.length > 0 ? found.slice(0, 3).join(', ') : 'none',
      wanted: 'none',
    },
    {
      name: 'the search finds Base UI where it is',
      passed: chunks.length > 0,
      measured: chunks.join(', ') || 'in no chunk',
      wanted: 'in a chunk that is loaded later',
    },
  ]
}

async function run(options: BenchOptions): Promise<Report> {
  const shops = await openShops(options)
  const strings = await baseUiStrings()
  const browser = await openBrowser()
  const rows: PageBytes[] = []
  for (const brand of options.brands) {
    const url = shops.ready[brand]?.cached ?? ''
    const paths = await screenPaths(url)
    for (const page of screenKinds) {
      options.say(`${brand}, ${page}`)
      rows.push(await measurePage(brand, page, url + paths[page], browser, strings))
    }
  }
  await browser.close()
  await shops.stop()
  const chunks = (await Promise.all(options.brands.map((brand) => chunksWithBaseUi(brand, strings)))).flat()
  return {
    tables: [tableOf(rows)],
    checks: checksOf(rows, [...new Set(chunks)]),
    notes: [
      'HTML and scripts as the host sends them; CSS travels inside the HTML and is packed alone here for its share.',
      'Received: Chromium’s own count over HTTP/1.1, headers included, with a fresh profile and nothing touched.',
      `Base UI is looked for by ${strings.length} strings that its modules have and no other part of the first load has.`,
    ],
    data: { pages: rows, chunksWithBaseUi: chunks },
  }
}

export const bytes: Bench = {
  tells: 'script, HTML and CSS bytes of each type of page',
  help: `pnpm bench bytes: what a page weighs

  HTML, the CSS in it and the scripts that it names, plain, in gzip and in brotli, of home, gender, category, article, search and
  shops; and the script bytes that Chromium receives until 5 s after load, untouched: at most 140 KB, on home, category and
  article 135 KB without the question about cookies, and nothing of Base UI.`,
  run,
}
