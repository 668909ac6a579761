import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { root } from '@vidda/tooling-shared/root'
import { openBrowser } from './support/browser.ts'
import { freePorts } from './support/kit.ts'

const seconds = (count: number): number => count * 1000

let port = 0
let output = ''
let child: ChildProcess
let ended: Promise<unknown>
let browser: Browser
let page: Page
const asked: string[] = []

beforeAll(async () => {
  port = await freePorts(1)
  const program = join(root, 'node_modules/storybook/dist/bin/dispatcher.js')
  const args = [program, 'dev', '-p', String(port), '--exact-port', '-h', '127.0.0.1', '--ci']
  const env = { ...process.env, NODE_ENV: '', NO_COLOR: '1', VITEST: '' }
  child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  ended = new Promise((resolve) => child.once('close', resolve))
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part.toString()))
  const ready = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/index.json`).catch(() => null)
    if (!answer?.ok) throw new Error(`Storybook is not ready:\n${output}`)
  }
  await vi.waitFor(ready, { timeout: seconds(300), interval: 300 })
  browser = await openBrowser()
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(seconds(300))
  page.on('request', (request) => asked.push(request.url()))
})

afterAll(async () => {
  await browser?.close()
  child?.kill('SIGTERM')
  await ended
})

const open = (story: string, brand: string) =>
  page.goto(`http://127.0.0.1:${port}/iframe.html?id=screens-${story}&viewMode=story&globals=brand:${brand}`, { waitUntil: 'commit' })

it('[R11.113] whole screens are shown without a commerce API', async () => {
  const { entries } = (await (await fetch(`http://127.0.0.1:${port}/index.json`)).json()) as { readonly entries: object }
  const screens = Object.keys(entries).filter((id) => id.startsWith('screens-'))
  expect(screens).toHaveLength(20)
  await open('article--in-stock', 'so')
  await page.getByRole('button', { name: 'Legg i handlekurven' }).waitFor()
  await page.getByRole('contentinfo').waitFor()
  expect(
    await page
      .locator('main img')
      .first()
      .evaluate(async (image: HTMLImageElement) => (await image.decode(), image.naturalWidth)),
  ).toBeGreaterThan(100)
  expect(asked.filter((url) => new URL(url).pathname.startsWith('/api/'))).toEqual([])
})

/** Of another brand with `pnpm prove` too: showing a brand's screens records all of its goods first. */
const homes = [
  ['so', 'Klær'],
  ['vidje', 'Kundeservice'],
] as const

it.each(process.env['VIDDA_PROVE'] ? homes : homes.slice(0, 1))(
  '[R11.115] the home page is that of the brand %s, with its own menu, logo and goods',
  async (brand, entry) => {
    await open('findgoods--home', brand)
    await page.getByRole('banner').getByRole('link', { name: entry }).first().waitFor()
    expect(await page.locator('html').getAttribute('data-theme')).toBe(brand)
    const pictures = await page
      .locator('header img, main img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc))
    expect(pictures.length).toBeGreaterThan(4)
    expect(pictures.filter((src) => src !== '' && !src.includes(`/screen-files/${brand}/`))).toEqual([])
  },
)

it('[R11.116] a link opens its screen in the story, and one to elsewhere only tells its address', async () => {
  await open('failures--not-found', 'so')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /butikk/iu })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Butikker' }).waitFor()
  await page.evaluate(() => window.location.assign('/logg-inn'))
  await page.getByRole('heading', { level: 1, name: 'Logg inn' }).waitFor()
  await page.evaluate(() => window.location.assign('https://example.com/elsewhere'))
  await page.getByText('Leads to https://example.com/elsewhere').waitFor()
  expect(page.url()).toContain(`:${port}/iframe.html?id=screens-failures--not-found`)
})
