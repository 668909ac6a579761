import { spawn, type ChildProcess } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { copyOfKit, type CopyOfKit } from '../kit/copy-of-kit.ts'
import { openBrowser } from './support/browser.ts'
import { freePorts } from './support/kit.ts'

const seconds = (count: number): number => count * 1000
const soon = { timeout: seconds(90), interval: 200 }

let kit: CopyOfKit
let port = 0
let output = ''
let child: ChildProcess
let ended: Promise<unknown>
let browser: Browser
let page: Page

beforeAll(async () => {
  kit = await copyOfKit()
  port = await freePorts(1)
  // What `pnpm storybook` runs, on a port of its own.
  const program = join(kit.root, 'node_modules/storybook/dist/bin/dispatcher.js')
  const args = [program, 'dev', '-p', String(port), '--exact-port', '-h', '127.0.0.1', '--ci']
  const env = { ...process.env, NODE_ENV: '', NO_COLOR: '1', VITEST: '' }
  child = spawn(process.execPath, args, { cwd: kit.root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  ended = new Promise((resolve) => child.once('close', resolve))
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part.toString()))
  const ready = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/index.json`).catch(() => null)
    if (!answer?.ok) throw new Error(`Storybook is not ready:\n${output}`)
  }
  await vi.waitFor(ready, { timeout: seconds(300), interval: 300 })
  browser = await openBrowser()
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
})

afterAll(async () => {
  await browser?.close()
  child?.kill('SIGTERM')
  await ended
  await kit?.remove()
})

async function change(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(kit.root, path), 'utf8')
  expect(text).toContain(from)
  await writeFile(join(kit.root, path), text.replace(from, to))
}

/** The frame in which Storybook shows a story, chosen in its own window. */
async function openStory(id: string): Promise<Frame> {
  await page.goto(`http://127.0.0.1:${port}/?path=/story/${id}&globals=theme:so`)
  const frame = await (await page.waitForSelector('#storybook-preview-iframe')).contentFrame()
  if (!frame) throw new Error('Storybook has no frame')
  return frame
}

it('a press on a story is answered by React', async () => {
  const story = await openStory('primitives-quantitystepper--at-least')
  await story.getByRole('button', { name: /Én til/ }).click({ timeout: seconds(90) })
  await vi.waitFor(async () => expect(await story.locator('output').textContent()).toBe('2'), soon)
})

it('a token, a style, a text and a rule are in the open story as soon as they are written', async () => {
  const story = await openStory('commerce-price--reduced')
  const price = story.locator('#storybook-root p').first()
  await price.waitFor({ timeout: seconds(90) })
  const token = () => price.evaluate((element) => getComputedStyle(element).getPropertyValue('--vd-color-offer-text'))
  const text = () => price.textContent()

  expect(await token()).toContain('0.52 0.138 43')
  await change('themes/so/tokens.json', '[0.52, 0.138, 43], "hex": "#a7481a"', '[0.5, 0.138, 143], "hex": "#277626"')
  await vi.waitFor(async () => expect(await token()).toContain('0.5 0.138 143'), soon)
  await change('themes/so/tokens.json', '[0.5, 0.138, 143], "hex": "#277626"', '[0.52, 0.138, 43], "hex": "#a7481a"')
  await vi.waitFor(async () => expect(await token()).toContain('0.52 0.138 43'), soon)
  expect(await story.locator('style[data-vidda=themes]').count()).toBe(1)

  await change('packages/ui/src/commerce/price/Price.styles.ts', '${priceLook}', '${priceLook}\n  text-decoration: overline;')
  await vi.waitFor(async () => expect(await price.evaluate((p) => getComputedStyle(p).textDecorationLine)).toBe('overline'), soon)
  await change('packages/texts/src/goods.ts', 'Førpris', 'Pris tidligere')
  await vi.waitFor(async () => expect(await text()).toContain('Pris tidligere'), soon)
  await change('packages/domain/src/money/format.ts', '${noBreakSpace}kr`', '${noBreakSpace}NOK`')
  await vi.waitFor(async () => expect(await text()).toMatch(/\d,\d\d\sNOK/), soon)
})
