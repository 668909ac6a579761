import { cp, mkdir, realpath, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { removeFolder, stateFolder } from './support/kit.ts'
import { observe } from './support/observatory.ts'
import { htmlOf, pageTypes, paymentPages } from './support/pages.ts'
import { run } from './support/run.ts'
import { startSplitPair, type SplitPair } from './support/split-pair.ts'
import { openTlsFront, type TlsFront } from './support/tls-front.ts'

type Test = { readonly result: string; readonly scoreModifier: number; readonly pass: boolean }
type Scan = { readonly scan: { readonly score: number; readonly grade: string }; readonly tests: Readonly<Record<string, Test>> }

/** Accounts with both providers, whose payment pages are then as in production: nobody is asked before something is paid. */
const accounts = {
  VIDDA_SO_KLARNA_USERNAME: 'a',
  VIDDA_SO_KLARNA_PASSWORD: 'b',
  VIDDA_SO_QLIRO_API_KEY: 'c',
  VIDDA_SO_QLIRO_SECRET: 'd',
}

let folder = ''
let front: TlsFront
let shop: SplitPair
let scanner = ''

/** MDN's scanner, with an empty list of the domains that browsers know to be of https: its own is downloaded as it is installed. */
async function copyOfScanner(to: string): Promise<string> {
  const installed = await realpath(resolve(dirname(fileURLToPath(import.meta.resolve('@mdn/mdn-http-observatory'))), '..'))
  for (const part of ['package.json', 'src']) await cp(join(installed, part), join(to, part), { recursive: true })
  await symlink(join(installed, '../..'), join(to, 'node_modules'))
  await mkdir(join(to, 'conf'))
  await writeFile(join(to, 'conf/hsts-preload.json'), '{}')
  return join(to, 'src/scan.js')
}

async function scan(path: string): Promise<Scan> {
  const { host } = new URL(front.origin)
  const { code, said, errors } = await run([scanner, host + path], { env: { NODE_EXTRA_CA_CERTS: front.certificate } })
  expect([code, errors], `${path}: ${said}`).toEqual([0, ''])
  return JSON.parse(said) as Scan
}

beforeAll(async () => {
  folder = await stateFolder()
  front = await openTlsFront(folder)
  scanner = await copyOfScanner(join(folder, 'scanner'))
  shop = await startSplitPair({ origin: front.origin, api: accounts })
  front.forwardTo(shop.url)
})

afterAll(async () => {
  await shop?.stop()
  await front?.close()
  if (folder) await removeFolder(folder)
})

type Scanned = Scan['scan'] & { readonly path: string; readonly failed: readonly string[] }

/** What each address has, its points told. */
async function scanned(paths: readonly string[]): Promise<readonly Scanned[]> {
  const all: Scanned[] = []
  for (const path of paths) {
    const { scan: whole, tests } = await scan(path)
    const rows = Object.entries(tests)
    const extra = rows.flatMap(([name, { scoreModifier: points }]) => (points === 0 ? [] : [`${name} ${points}`]))
    console.log(`${path}: ${whole.score} ${whole.grade} (100, ${extra.join(', ')})`)
    all.push({ ...whole, path, failed: rows.flatMap(([name, { pass }]) => (pass ? [] : [name])) })
  }
  return all
}

const less = (rows: readonly Scanned[], least: number) => rows.filter(({ score, failed }) => score < least || failed.length > 0)

/** What our own table, which runs with every test of the hosts, gives. */
const own = (paths: readonly string[]) => Promise.all(paths.map(async (path) => ({ path, score: (await observe(shop.url + path)).points })))

const scores = (rows: readonly Scanned[]) => rows.map(({ path, score }) => ({ path, score }))

it('MDN’s HTTP Observatory gives every type of page, those of payments among them, and the API’s reference at least 135 points, and our own table of it gives the same', async () => {
  const { missing: _, ...pages } = await pageTypes(shop.url)
  const paid = await paymentPages(shop.url)
  expect(paid).toHaveLength(2)
  const rows = await scanned([...new Set([...Object.values(pages), ...paid, '/checkout/kvittering']), '/api/v1/reference'])
  expect(less(rows, 135)).toEqual([])
  expect(await own(rows.map(({ path }) => path))).toEqual(scores(rows))
})

it('files and answers of the API have the most that MDN’s scanner gives what has no scripts, 130 points, 135 with a cookie; our own table gives the same', async () => {
  const script = /<link rel="modulepreload" [^>]*href="([^"]+)"/.exec(await htmlOf(shop.url))?.[1] ?? ''
  const files = ['/robots.txt', '/sitemap.xml', '/sitemap-sider.xml', '/favicon.ico', '/site.webmanifest', script]
  const more = ['/.well-known/security.txt', '/healthz', '/api/v1/openapi.json']
  const rows = await scanned([...files, ...more])
  expect(less(rows, 130)).toEqual([])
  const calls = await scanned(['/api/v1/genders', '/api/v1/shops', '/api/v1/settings', '/api/v1/csrf'])
  expect(less(calls, 135)).toEqual([])
  expect(await own([...rows, ...calls].map(({ path }) => path))).toEqual(scores([...rows, ...calls]))
})

it('a redirect has the points of the page that it leads to', async () => {
  const paths = ['/search?q=jakke', '/search/%20', '/payment']
  for (const path of paths) expect((await fetch(shop.url + path, { redirect: 'manual' })).status, path).toBeGreaterThanOrEqual(300)
  expect(less(await scanned(paths), 135)).toEqual([])
  // The answer that redirects, which the scanner does not look at, by our own table.
  expect((await own(paths)).filter(({ score }) => score < 130)).toEqual([])
})
