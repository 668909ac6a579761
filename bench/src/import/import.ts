import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findPostgres } from '@vidda/tooling-machine/postgres'
import { root } from '@vidda/tooling-shared/root'
import type { Bench, BenchOptions, Report } from '../bench.ts'
import { command } from '../servers/build-apps.ts'
import { whole } from '../report/numbers.ts'
import { writeChain } from './files.ts'

type Measured = {
  readonly articles: number
  readonly file: string
  readonly seconds: number
  readonly peakMb: number
  readonly faults: number
}

const pollMs = 100
const brokenLines = 50

/** The most memory that a process has had, in MB, as Linux counts it. */
function peakOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Reads a file in as a person does. */
async function importFile(path: string, env: NodeJS.ProcessEnv, expected: number): Promise<Omit<Measured, 'articles' | 'file'>> {
  const began = performance.now()
  const child = spawn(process.execPath, [command, 'data', 'import', path, '--chain', '1'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [peakMb, faults, said] = [0, 0, '']
  const poll = setInterval(() => (peakMb = Math.max(peakMb, peakOf(child.pid ?? 0))), pollMs)
  child.stdout.on('data', (part: Buffer) => (said += part.toString()))
  createInterface(child.stderr).on('line', (line) => {
    said += `${line}\n`
    // A cause is told once, with the number of records that have it.
    if (line.startsWith(`${path}:`)) faults += Number(/: (\d+) records$/.exec(line)?.[1] ?? 1)
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearInterval(poll)
  if (code !== expected) throw new Error(`pnpm vidda data import ${path} ended with status ${code}:\n${said.slice(-2000)}`)
  return { seconds: (performance.now() - began) / 1000, peakMb, faults }
}

async function measure(articles: number, url: string, say: (line: string) => void): Promise<Measured[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vidda-bench-import-'))
  const env = { ...process.env, DATABASE_URL: url, VIDDA_STATE: join(folder, 'state') }
  try {
    const files = await writeChain(folder, articles, brokenLines)
    const measured: Measured[] = []
    for (const [file, path] of Object.entries(files)) {
      say(`${whole(articles)} articles: ${file}`)
      measured.push({ articles, file, ...(await importFile(path, env, file === 'variants-broken' ? 1 : 0)) })
    }
    return measured
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function run({ quick, say }: BenchOptions): Promise<Report> {
  const measured: Measured[] = []
  for (const articles of quick ? [100, 1000] : [10_000, 100_000]) {
    const database = await findPostgres()
    if (!database) throw new Error('This bench needs PostgreSQL: install it, or set DATABASE_URL to an empty database.')
    try {
      measured.push(...(await measure(articles, database.url, say)))
    } finally {
      await database.stop()
    }
  }
  const large = Math.max(...measured.map(({ articles }) => articles))
  const most = (which: (articles: number) => boolean) =>
    Math.max(...measured.filter(({ articles }) => which(articles)).map(({ peakMb }) => peakMb))
  const [small, full] = [most((articles) => articles !== large), most((articles) => articles === large)]
  const faults = measured.find(({ articles, file }) => articles === large && file === 'variants-broken')?.faults ?? 0
  return {
    tables: [
      {
        title: 'pnpm vidda data import, PostgreSQL',
        headings: ['articles', 'file', 's', 'peak MB', 'faults'],
        rows: measured.map((one) => [whole(one.articles), one.file, one.seconds.toFixed(1), one.peakMb.toFixed(0), String(one.faults)]),
      },
    ],
    checks: [
      {
        name: 'ten times the lines take hardly more memory',
        passed: full <= small * 1.5,
        measured: `${full.toFixed(0)} MB beside ${small.toFixed(0)} MB`,
        wanted: '≤ 1.5 ×',
      },
      {
        name: 'every broken line is counted among the faults',
        passed: faults === brokenLines,
        measured: String(faults),
        wanted: String(brokenLines),
      },
    ],
    notes: [],
    data: measured,
  }
}

export const importBench: Bench = {
  tells: 'time and memory of bringing a chain’s data in',
  help: `pnpm bench import: how long a chain's data takes to be brought in, and how much memory

  100 000 articles with 600 000 variants and 1.2 million lines of stock, beside a tenth of them, into an empty PostgreSQL; and once
  more with ${brokenLines} broken lines, all of which its report must count.`,
  run,
}
