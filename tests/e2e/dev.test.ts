import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { copyOfKit, type CopyOfKit } from '../kit/copy-of-kit.ts'
import { freePorts, removeFolder, stateFolder } from './support/kit.ts'

const seconds = (count: number): number => count * 1000
const soon = { timeout: seconds(40), interval: 200 }
const run = promisify(execFile)

let kit: CopyOfKit
let state = ''
let port = 0
let output = ''
let child: ChildProcess
let ended: Promise<number | null>
/** What Vite has told an open page. */
const told: string[] = []

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
const page = async () => (await fetch(`http://localhost:${port}/`)).text()
const health = async () => (await fetch(`http://127.0.0.1:${port + 1}/healthz`)).text()
const reloads = () => told.filter((type) => type === 'full-reload').length

async function change(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(kit.root, path), 'utf8')
  expect(text).toContain(from)
  await writeFile(join(kit.root, path), text.replace(from, to))
}

/** An open page, as its Vite client is one: it hears what to show anew. */
async function openPage(): Promise<void> {
  const client = await (await fetch(`http://localhost:${port}/@vite/client`)).text()
  const [, token = ''] = /wsToken = "([^"]+)"/.exec(client) ?? []
  const socket = new WebSocket(`ws://127.0.0.1:${port}/?token=${token}`, 'vite-hmr')
  socket.addEventListener('message', ({ data }) => told.push((JSON.parse(String(data)) as { type: string }).type))
  await new Promise((resolve) => socket.addEventListener('open', resolve))
}

beforeAll(async () => {
  kit = await copyOfKit()
  state = await stateFolder()
  port = await freePorts(4)
  child = spawn(process.execPath, dev(port), { cwd: kit.root, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] })
  ended = new Promise((resolve) => child.once('close', resolve))
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part.toString()))
  const ready = () => /Commerce API +http/.test(output) || Promise.reject(new Error(`It is not ready:\n${output}`))
  await vi.waitFor(ready, { timeout: seconds(110), interval: 200 })
  await page()
  await openPage()
}, seconds(180))

afterAll(async () => {
  child?.kill('SIGTERM')
  await ended
  await kit?.remove()
  if (state) await removeFolder(state)
}, seconds(30))

it(
  'a brand’s text is on the page as soon as it is written, and open pages load anew',
  async () => {
    const before = reloads()
    await change('brands/so/texts.json', 'Skriv til oss, så svarer et menneske.', 'Ring oss, så svarer en fjellvant.')
    await vi.waitFor(async () => expect(await page()).toContain('Ring oss, så svarer en fjellvant.'), soon)
    expect(reloads()).toBeGreaterThan(before)
  },
  seconds(60),
)

it(
  'a fault in a brand’s files is told, and the page stays as it was',
  async () => {
    await change('brands/so/texts.json', '"cart"', '"kart"')
    await vi.waitFor(() => expect([output, ...told].join('\n')).toMatch(/texts\.json[^\n]*kart[\s\S]*error/), soon)
    expect(await page()).toContain('Ring oss')
    await change('brands/so/texts.json', '"kart"', '"cart"')
  },
  seconds(60),
)

it(
  'a page of the brand and a token of its theme are there as soon as they are written',
  async () => {
    await change('brands/so/pages/om-oss.md', 'Det finnes to slags vær i Norge.', 'Det finnes tre slags vær i Norge.')
    const about = async () => (await fetch(`http://localhost:${port}/om-oss`)).text()
    await vi.waitFor(async () => expect(await about()).toContain('Det finnes tre slags vær'), soon)
    await change('themes/so/tokens.json', '[0.46, 0.03, 238], "hex": "#495b67"', '[0.45, 0.03, 238], "hex": "#465864"')
    await vi.waitFor(async () => expect((await page()).includes('0.45 0.03 238')).toBe(true), soon)
  },
  seconds(60),
)

it(
  'a header of the other kind is there as soon as brand.json asks for it',
  async () => {
    const search = 'type="search"'
    expect(await page()).toContain(search)
    await change('brands/so/brand.json', '"theme": "so",', '"theme": "so", "header": { "singleLine": true },')
    const after = () => page().catch(() => search)
    await vi.waitFor(async () => expect((await after()).includes(search)).toBe(false), soon)
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
    await openPage()
  },
  seconds(60),
)

it(
  'a component is on the page as soon as it is written',
  async () => {
    await change('packages/ui/src/skip-link/SkipLink.tsx', '<SkipLinkRoot ', '<SkipLinkRoot data-changed="yes" ')
    await vi.waitFor(async () => expect(await page()).toContain('data-changed="yes"'), soon)
  },
  seconds(60),
)

it(
  'the commerce API runs with a change of its sources, and open pages load anew',
  async () => {
    const before = reloads()
    await change('packages/commerce/src/health/routes.ts', "({ status: 'ok' })", "({ status: 'changed' })")
    await vi.waitFor(async () => expect(await health()).toBe('{"status":"changed"}'), soon)
    await vi.waitFor(() => expect(reloads()).toBeGreaterThan(before), soon)
    await vi.waitFor(async () => expect(await page()).toContain('data-changed'), soon)
  },
  seconds(60),
)

it(
  'a commerce API that does not start with a change is told, and starts with the next',
  async () => {
    await change('packages/commerce/src/health/routes.ts', "({ status: 'changed' })", '({ status: ')
    await vi.waitFor(() => expect(output).toContain('The commerce API starts again with the next change.'), soon)
    await change('packages/commerce/src/health/routes.ts', '({ status: ', "({ status: 'mended' })")
    await vi.waitFor(async () => expect(await health()).toBe('{"status":"mended"}'), soon)
  },
  seconds(90),
)

it(
  'a data folder that is in use ends in one line',
  async () => {
    const refused = await run(process.execPath, dev(await freePorts(4)), { env: environment() }).catch((error: unknown) => error)
    const { code, stderr } = refused as { code: number; stderr: string }
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^The data folder .* is in use by the process \d+\. Stop that one first/),
    ])
    expect(code).toBe(1)
  },
  seconds(60),
)

it(
  'everything stops when Vite ends by itself, and says so',
  async () => {
    const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,args='])
    const vite = stdout.split('\n').find((line) => line.trim().split(/\s+/)[1] === String(child.pid) && line.includes('vite.js'))
    process.kill(Number.parseInt(vite ?? '', 10), 'SIGKILL')
    expect(await ended).toBe(1)
    expect(output).toContain('Vite for Storm & Opphold has ended (SIGKILL).')
    expect(existsSync(join(state, 'commerce.lock'))).toBe(false)
  },
  seconds(30),
)
