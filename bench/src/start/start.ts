import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import type { Bench, BenchOptions, Report } from '../bench.ts'
import { command } from '../servers/build-apps.ts'

type Step = { readonly name: string; readonly seconds: number }
type Started = { readonly table: number; readonly goods: number; readonly stop: number; readonly steps: readonly Step[] }

const secondsSince = (began: number): number => (performance.now() - began) / 1000

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return Math.min(port, 60_000)
}

async function showsGoods(url: string): Promise<void> {
  const answer = await fetch(url)
  const html = await answer.text()
  if (answer.status !== 200 || !html.includes('href="/product/')) throw new Error(`${url} answers ${answer.status} and shows no goods`)
}

/** Starts the kit, waits for its table and for goods at every address in it, and stops it. */
async function startOnce(state: string, brand: readonly string[]): Promise<Started> {
  const began = performance.now()
  const child = spawn(process.execPath, [command, 'start', '--port', String(await freePort()), ...brand], {
    cwd: root,
    env: { ...process.env, VIDDA_STATE: state, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  let output = ''
  await new Promise<void>((resolve, reject) => {
    void ended.then((code) => reject(new Error(`start ended with status ${code}:\n${output}`)))
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString()
      if (output.includes('Ctrl-C')) resolve()
    })
  })
  const table = secondsSince(began)
  await Promise.all([...output.matchAll(/http:\/\/localhost:\d+/g)].map(([url]) => showsGoods(url)))
  const goods = secondsSince(began)
  const stopping = performance.now()
  child.kill('SIGTERM')
  await ended
  const steps = [...output.matchAll(/✓ (.+?) ([\d.]+) s/g)].map(([, name = '', seconds]) => ({ name, seconds: Number(seconds) }))
  return { table, goods, stop: secondsSince(stopping), steps }
}

const row = (name: string, { table, goods, stop, steps }: Started): readonly string[] => [
  name,
  table.toFixed(1),
  goods.toFixed(1),
  stop.toFixed(1),
  steps.map((step) => `${step.name} ${step.seconds.toFixed(1)}`).join(', '),
]

async function run({ brands, say }: BenchOptions): Promise<Report> {
  const state = await mkdtemp(join(tmpdir(), 'vidda-bench-'))
  const one = brands.length === 1 ? ['--brand', brands[0] ?? ''] : []
  try {
    await Promise.all(brands.map((brand) => rm(join(root, 'apps', brand, 'dist'), { recursive: true, force: true })))
    say('first start: nothing built, no data')
    const first = await startOnce(state, one)
    say('second start')
    const second = await startOnce(state, one)
    return {
      tables: [
        {
          title: 'Start, in seconds',
          headings: ['start', 'table', 'goods on every brand', 'stop', 'steps'],
          rows: [row('first', first), row('second', second)],
        },
        { title: 'Second beside first', headings: ['second ÷ first'], rows: [[`${(second.table / first.table).toFixed(2)} ×`]] },
      ],
      checks: [
        {
          name: 'first start to the table, installing left out',
          passed: first.table <= 180,
          measured: `${first.table.toFixed(1)} s`,
          wanted: '≤ 180 s',
        },
        { name: 'second start to the table', passed: second.table <= 8, measured: `${second.table.toFixed(1)} s`, wanted: '≤ 8 s' },
      ],
      notes: [],
      data: { first, second },
    }
  } finally {
    await rm(state, { recursive: true, force: true })
  }
}

export const start: Bench = {
  tells: 'time of the first and of the second start',
  help: `pnpm bench start: how long \`start\` takes

  Removes the apps' builds and starts with an empty data folder, then starts again: until the table is printed, until every
  brand shows goods, and until it has stopped. Its data lies in a temporary folder that is removed.`,
  run,
}
