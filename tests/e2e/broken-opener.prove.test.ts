import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { copyOfKit, type CopyOfKit } from '../kit/copy-of-kit.ts'
import { openBrowser, openPage } from './support/browser.ts'
import { freePorts, removeFolder, startKit, stateFolder } from './support/kit.ts'
import { putSomethingIntoCart } from './support/press.ts'
import { startSplitPair } from './support/split-pair.ts'

const seconds = (count: number): number => count * 1000
const flags = ['--brand', 'so', '--articles', '100']

/** A kit whose pages React never takes over. */
let kit: CopyOfKit
let state = ''
let browser: Browser

async function breakIn(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(kit.root, path), 'utf8')
  expect(text).toContain(from)
  await writeFile(join(kit.root, path), text.replace(from, to))
}

beforeAll(async () => {
  kit = await copyOfKit()
  state = await stateFolder()
  browser = await openBrowser()
  await breakIn('packages/host/src/server/opener.ts', "add('script', { type: 'module', src, integrity })", 'void src, integrity')
  await breakIn('.storybook/preview.tsx', 'installThemes()', "throw new Error('nothing is shown')")
})

afterAll(async () => {
  await browser?.close()
  await kit?.remove()
  if (state) await removeFolder(state)
})

/** A command of the kit until its output says that it is ready. */
async function runUntil(ready: RegExp, args: readonly string[]): Promise<() => Promise<void>> {
  const env = { ...process.env, DATABASE_URL: '', VIDDA_STATE: state, NODE_ENV: '', NO_COLOR: '1', VITEST: '' }
  const child = spawn(process.execPath, args, { cwd: kit.root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
  await vi.waitFor(() => expect(output).toMatch(ready), { timeout: seconds(240), interval: 200 })
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}

async function withPage(act: (page: Page) => Promise<void>): Promise<void> {
  const { context, page } = await openPage(browser)
  context.setDefaultTimeout(seconds(60))
  await act(page)
  await context.close()
}

/** What the tests of the commands see, each of the command that it is about. */
const expectDead = (url: string) => withPage((page) => expect(putSomethingIntoCart(page, url)).rejects.toThrow('was never hydrated'))

it.each([[[]], [['--split']]])('the press on a page of `start` fails without the opener: %j', async (kind) => {
  const shop = await startKit({ state, folder: kit.root, flags: [...flags, ...kind] })
  await expectDead(shop.urls['so'] ?? '')
  await shop.stop()
})

it('the press on a page of the built server fails without the opener', async () => {
  const pair = await startSplitPair({ kit: kit.root })
  await expectDead(pair.url)
  await pair.stop()
})

it('the press on a page of `dev` fails without the opener', async () => {
  const port = await freePorts(4)
  const stop = await runUntil(/Commerce API +http/, [join(kit.root, 'packages/cli/src/main.ts'), 'dev', '--port', String(port), ...flags])
  await expectDead(`http://localhost:${port}`)
  await stop()
})

it('the press on a story fails where nothing is shown', async () => {
  const port = await freePorts(1)
  const program = join(kit.root, 'node_modules/storybook/dist/bin/dispatcher.js')
  const stop = await runUntil(/127\.0\.0\.1:\d+|localhost:\d+/, [
    program,
    'dev',
    '-p',
    String(port),
    '--exact-port',
    '-h',
    '127.0.0.1',
    '--ci',
  ])
  await withPage(async (page) => {
    await page.goto(`http://127.0.0.1:${port}/?path=/story/primitives-quantitystepper--at-least&globals=theme:so`)
    const story = page.frameLocator('#storybook-preview-iframe')
    await expect(story.getByRole('button', { name: /Én til/ }).click({ timeout: seconds(30) })).rejects.toThrow('Timeout')
  })
  await stop()
})
