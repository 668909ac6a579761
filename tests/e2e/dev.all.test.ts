import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Browser } from 'playwright-core'
import { copyOfKit, type CopyOfKit } from '../kit/copy-of-kit.ts'
import { openBrowser, openPage, type Watched } from './support/browser.ts'
import { hydrated } from './support/journey.ts'
import { freePorts, removeFolder, stateFolder } from './support/kit.ts'
import { putSomethingIntoCart } from './support/press.ts'

const seconds = (count: number): number => count * 1000
const soon = { timeout: seconds(60), interval: 200 }
const run = promisify(execFile)

let kit: CopyOfKit
let state = ''
let port = 0
let output = ''
let child: ChildProcess
let ended: Promise<number | null>
let browser: Browser
/** A page that a developer has open, in whose search field something is typed. */
let open: Watched

const viteClient = '**/@vite/client*'
/** What the page's connection to the development server waits for. */
let mayConnect: Promise<undefined> = Promise.resolve(undefined)

const dev = (first: number) => [
  join(kit.root, 'packages/cli/src/main.ts'),
  'dev',
  '--brand',
  'so',
  '--port',
  String(first),
  '--articles',
  '100',
]
const environment = () => ({ ...process.env, DATABASE_URL: '', VIDDA_STATE: state, NODE_ENV: '', NO_COLOR: '1', VITEST: '' })
const url = () => `http://localhost:${port}`
const page = async () => (await fetch(url())).text()
const health = async () => (await fetch(`http://127.0.0.1:${port + 1}/healthz`)).text()
const count = (words: string) => output.split(words).length - 1
const runsWithChange = 'The commerce API runs with the change.'
const search = () => open.page.getByRole('combobox', { name: 'Søk i butikken' })

async function change(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(kit.root, path), 'utf8')
  expect(text).toContain(from)
  await writeFile(join(kit.root, path), text.replace(from, to))
}

/** Marks the open page, so that it can be told from one that was loaded anew. */
const mark = () => vi.waitFor(() => open.page.evaluate(() => document.documentElement.setAttribute('data-marked', '')), soon)
const isMarked = () => open.page.evaluate(() => document.documentElement.hasAttribute('data-marked'))
const mutedText = () => open.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--vd-color-text-muted'))

beforeAll(async () => {
  kit = await copyOfKit()
  state = await stateFolder()
  port = await freePorts(4)
  child = spawn(process.execPath, dev(port), { cwd: kit.root, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] })
  ended = new Promise((resolve) => child.once('close', resolve))
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part.toString()))
  const ready = () => /Commerce API +http/.test(output) || Promise.reject(new Error(`It is not ready:\n${output}`))
  await vi.waitFor(ready, { timeout: seconds(240), interval: 200 })
  browser = await openBrowser()
  open = await openPage(browser, { viewport: { width: 1440, height: 900 } })
  // Hundreds of modules, each by itself and made when it is first asked for.
  open.context.setDefaultTimeout(seconds(60))
  // Never removed: a request that is under way when a route is removed can get no answer.
  await open.page.route(viteClient, async (route) => {
    await mayConnect
    await route.continue()
  })
})

afterAll(async () => {
  await browser?.close()
  child?.kill('SIGTERM')
  await ended
  await kit?.remove()
  if (state) await removeFolder(state)
})

it('a press is answered by React, which finds the page as the server has made it', async () => {
  await open.page.goto(url(), { waitUntil: 'domcontentloaded' })
  await vi.waitFor(() => hydrated(open.page), { timeout: seconds(60) })
  await putSomethingIntoCart(open.page, url())
  // A picture that is drawn too slowly is no fault of the page.
  expect(open.problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([])
  await open.page.goto(url(), { waitUntil: 'domcontentloaded' })
  await hydrated(open.page)
  await search().fill('ull')
  await mark()
})

it('a style, a component and a token are in the open page as soon as they are written, and nothing else of it changes', async () => {
  const link = () => open.page.getByRole('link', { name: 'Gå til innhold' })
  await change('packages/ui/src/foundation/skip-link/SkipLink.styles.ts', 'text-decoration: none', 'text-decoration: overline')
  await vi.waitFor(async () => expect(await link().evaluate((a) => getComputedStyle(a).textDecorationLine)).toBe('overline'), soon)
  await change('packages/ui/src/foundation/skip-link/SkipLink.tsx', '<SkipLinkRoot ', '<SkipLinkRoot data-changed="yes" ')
  await vi.waitFor(async () => expect(await link().getAttribute('data-changed')).toBe('yes'), soon)
  expect(await mutedText()).toContain('0.46 0.03 238')
  await change('themes/so/tokens.json', '[0.46, 0.03, 238], "hex": "#495b67"', '[0.45, 0.03, 238], "hex": "#465864"')
  await vi.waitFor(async () => expect(await mutedText()).toContain('0.45 0.03 238'), soon)
  expect(await isMarked()).toBe(true)
  expect(await search().inputValue()).toBe('ull')
  const made = await page()
  expect(made).toContain('data-changed="yes"')
  expect(made).toContain('0.45 0.03 238')
})

it('a text and a rule are in the open page as soon as they are written, which keeps what was typed', async () => {
  await change('packages/texts/src/frame.ts', 'Søk i hele butikken her...', 'Søk blant alt vi har')
  await vi.waitFor(async () => expect(await search().getAttribute('placeholder')).toBe('Søk blant alt vi har'), soon)
  await vi.waitFor(async () => expect(await search().inputValue()).toBe('ull'), soon)
  await change('packages/domain/src/money/format.ts', '${noBreakSpace}kr`', '${noBreakSpace}NOK`')
  await vi.waitFor(async () => expect(await open.page.locator('main').textContent()).toMatch(/\d,\d\d\sNOK/), soon)
  await vi.waitFor(async () => expect(await search().inputValue()).toBe('ull'), soon)
})

it('a page that cannot be made for a mistake says so, and is there as soon as it is mended', async () => {
  await change('packages/domain/src/money/format.ts', '${noBreakSpace}NOK`', '${noBreakSpace}${missing.name}`')
  await open.page.getByRole('heading', { name: 'Noe gikk galt hos oss' }).waitFor()
  await vi.waitFor(() => expect(output).toContain('missing is not defined'), soon)
  await change('packages/domain/src/money/format.ts', '${noBreakSpace}${missing.name}`', '${noBreakSpace}NOK`')
  await search().waitFor()
  await hydrated(open.page)
  await search().fill('ull')
})

it('a brand’s text and page are there as soon as they are written, and what was typed stays', async () => {
  await mark()
  await change('brands/so/texts.json', 'Skriv til oss, så svarer et menneske.', 'Ring oss, så svarer en fjellvant.')
  await vi.waitFor(async () => expect(await open.page.locator('footer').textContent()).toContain('Ring oss, så svarer en fjellvant.'), soon)
  await vi.waitFor(async () => expect(await search().inputValue()).toBe('ull'), soon)
  expect(await isMarked()).toBe(false)
  await change('brands/so/pages/om-oss.md', 'Det finnes to slags vær i Norge.', 'Det finnes tre slags vær i Norge.')
  const about = async () => (await fetch(`${url()}/om-oss`)).text()
  await vi.waitFor(async () => expect(await about()).toContain('Det finnes tre slags vær'), soon)
})

it('a fault in a brand’s files is told, and the page stays as it was', async () => {
  await change('brands/so/texts.json', '"cart"', '"kart"')
  await vi.waitFor(() => expect(output).toMatch(/texts\.json[^\n]*kart/), soon)
  await open.page.locator('vite-error-overlay').waitFor()
  expect(await page()).toContain('Ring oss')
  await change('brands/so/texts.json', '"kart"', '"cart"')
  await open.page.locator('vite-error-overlay').waitFor({ state: 'detached' })
})

it('a header of the other kind is there as soon as brand.json asks for it', async () => {
  await change('brands/so/brand.json', '"theme": "so",', '"theme": "so", "header": { "singleLine": true },')
  await search().waitFor({ state: 'detached' })
  await vi.waitFor(async () => expect(await open.page.locator('header').count()).toBe(1), soon)
  await hydrated(open.page)
  expect(await search().count()).toBe(0)
  await change('brands/so/brand.json', '"theme": "so", "header": { "singleLine": true },', '"theme": "so",')
  await search().waitFor()
  await hydrated(open.page)
  await search().fill('ull')
})

/** Reloads the page without a connection to the development server; the returned function connects it. */
async function reloadUnconnected() {
  const connected = Promise.withResolvers<undefined>()
  mayConnect = connected.promise
  const asked = open.page.waitForRequest(viteClient)
  await open.page.reload({ waitUntil: 'commit' })
  await asked
  return () => connected.resolve(undefined)
}

it('a page that was still loading when brand.json changed is loaded anew', async () => {
  const connect = await reloadUnconnected()
  const singleLine = '"theme": "so", "header": { "singleLine": true },'
  await change('brands/so/brand.json', '"theme": "so",', singleLine)
  await vi.waitFor(async () => expect(await page()).not.toContain('type="search"'), soon)
  await search().waitFor()
  connect()
  await search().waitFor({ state: 'detached' })
  await change('brands/so/brand.json', singleLine, '"theme": "so",')
  await search().waitFor()
})

it('a theme that changed while a page was loading is taken over once the page is connected', async () => {
  const connect = await reloadUnconnected()
  const [before, after] = ['[0.45, 0.03, 238], "hex": "#465864"', '[0.44, 0.03, 238], "hex": "#435561"']
  await change('themes/so/tokens.json', before, after)
  await vi.waitFor(async () => expect(await page()).toContain('0.44 0.03 238'), soon)
  expect(await mutedText()).toContain('0.45 0.03 238')
  connect()
  await vi.waitFor(async () => expect(await mutedText()).toContain('0.44 0.03 238'), soon)
  await change('themes/so/tokens.json', after, before)
})

it('a brand.json that changes again at once is shown as it stands at last', async () => {
  const hasSearch = async () => (await page()).includes('type="search"')
  for (const wait of [0, 100, 1000]) {
    await change('brands/so/brand.json', '"theme": "so",', '"theme": "so", "footer": { "singleLine": true },')
    await setTimeout(wait)
    await change('brands/so/brand.json', '"footer": {', '"header": { "singleLine": true }, "footer": {')
    await vi.waitFor(async () => expect(await hasSearch(), `after ${wait} ms`).toBe(false), soon)
    await change('brands/so/brand.json', ' "header": { "singleLine": true }, "footer": { "singleLine": true },', '')
    await vi.waitFor(async () => expect(await hasSearch()).toBe(true), soon)
  }
  await search().waitFor()
  await hydrated(open.page)
  await search().fill('ull')
})

it('the commerce API runs with a change of its sources without a refused request, and not for a rule that it does not use', async () => {
  await mark()
  const before = count(runsWithChange)
  await change('packages/domain/src/alert/index.ts', '', '\n')
  await vi.waitFor(async () => expect(await isMarked()).toBe(false), soon)
  await mark()
  await change('packages/commerce/src/kernel/http/health/routes.ts', "({ status: 'ok' })", "({ status: 'changed' })")
  const began = performance.now()
  const statuses = new Set<number>()
  const ask = async () => {
    const [api, shops] = await Promise.all([health(), fetch(`${url()}/api/v1/shops`)])
    statuses.add(shops.status)
    expect(api).toBe('{"status":"changed"}')
  }
  await vi.waitFor(ask, { ...soon, interval: 20 })
  console.log(`a changed route of the API: answered after ${Math.round(performance.now() - began)} ms`)
  await vi.waitFor(async () => expect(await isMarked()).toBe(false), soon)
  expect([...statuses]).toEqual([200])
  expect(count(runsWithChange)).toBe(before + 1)
  await vi.waitFor(async () => expect(await search().inputValue()).toBe('ull'), soon)
})

it('a change that the commerce API cannot load is told in the terminal and on the open page, and what ran before goes on', async () => {
  await change('packages/commerce/src/kernel/http/health/routes.ts', "({ status: 'changed' })", '({ status: ')
  await open.page.locator('vite-error-overlay').waitFor()
  expect(output).toMatch(/health\/routes\.ts[\s\S]*The commerce API goes on without the change/)
  expect(await health()).toBe('{"status":"changed"}')
  await change('packages/commerce/src/kernel/http/health/routes.ts', '({ status: ', "({ status: 'mended' })")
  await vi.waitFor(async () => expect(await health()).toBe('{"status":"mended"}'), soon)
  await open.page.locator('vite-error-overlay').waitFor({ state: 'detached' })
})

it('a migration that has changed is loaded too, with the database opened again', async () => {
  const before = count(runsWithChange)
  await change('packages/commerce/src/kernel/database/migrate.ts', '', '\n')
  await vi.waitFor(() => expect(count(runsWithChange)).toBe(before + 1), soon)
  expect((await fetch(`${url()}/api/v1/shops`)).status).toBe(200)
})

it('a commerce API that has ended is started again with the next change', async () => {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,args='])
  const api = stdout.split('\n').find((line) => line.trim().split(/\s+/)[1] === String(child.pid) && line.includes('commerce-server.ts'))
  process.kill(Number.parseInt(api ?? '', 10), 'SIGKILL')
  await vi.waitFor(() => expect(output).toContain('The commerce API starts again with the next change.'), soon)
  await change('packages/commerce/src/kernel/http/health/routes.ts', "({ status: 'mended' })", "({ status: 'back' })")
  await vi.waitFor(async () => expect(await health()).toBe('{"status":"back"}'), soon)
})

it('a data folder that is in use ends in one line', async () => {
  const refused = await run(process.execPath, dev(await freePorts(4)), { env: environment() }).catch((error: unknown) => error)
  const { code, stderr } = refused as { code: number; stderr: string }
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^The data folder .* is in use by the process \d+\. Stop that one first/),
  ])
  expect(code).toBe(1)
})

it('everything stops when Vite ends by itself, and says so', async () => {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,args='])
  const vite = stdout.split('\n').find((line) => line.trim().split(/\s+/)[1] === String(child.pid) && line.includes('vite.js'))
  process.kill(Number.parseInt(vite ?? '', 10), 'SIGKILL')
  expect(await ended).toBe(1)
  expect(output).toContain('Vite for Storm & Opphold has ended (SIGKILL).')
  expect(existsSync(join(state, 'commerce.lock'))).toBe(false)
})
