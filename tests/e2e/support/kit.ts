import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../', import.meta.url))

export type Ended = { readonly code: number | null; readonly output: string }

export type Kit = {
  /** Addresses by brand id. */
  readonly urls: Readonly<Record<string, string>>
  readonly output: () => string
  /** Sends the signal and waits for the end. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<Ended>
}

export type KitOptions = {
  readonly state: string
  readonly flags?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly port?: number
  /** Top folder of a copy of the kit; the kit itself when left out. */
  readonly folder?: string
}

/** For the start command, which makes the demo anew where it has another size than it is asked for. */
export const demoFlags = ['--articles', '600'] as const

export const stateFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'vidda-'))

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })

/** The start command as a process of its own, until it has printed its table. */
export async function startKit({ state, flags = [], env = {}, port, folder = root }: KitOptions): Promise<Kit> {
  const first = port ?? (await freePorts(8))
  const child = spawn(process.execPath, [join(folder, 'packages/cli/src/main.ts'), 'start', '--port', String(first), ...flags], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: '', ...env, VIDDA_STATE: state, NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const asked = flags.indexOf('--brand')
  const order = asked < 0 ? brandOrder : flags.slice(asked + 1, asked + 2)
  let output = ''
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, output })))
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        output += part.toString()
        if (output.includes('Ctrl-C stops everything')) resolve()
      })
    }
  })
  const early = await Promise.race([ready, ended])
  if (early) throw new KitEnded(early)
  return {
    urls: Object.fromEntries(
      [...output.matchAll(/(http:\/\/localhost:\d+)/g)].map(([, url], index) => [order[index] ?? `brand-${index}`, url ?? '']),
    ),
    output: () => output,
    stop(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

const brandFile = (brand: string): string => join(root, 'brands', brand, 'brand.json')

/** Every brand, in the order in which the start command lists them. */
export const brandOrder: readonly string[] = readdirSync(join(root, 'brands'))
  .filter((name) => existsSync(brandFile(name)))
  .toSorted()

/**
 * The brands of tests that do not depend on a brand's goods, texts or theme: with `pnpm prove` every one, else the one with every gender,
 * both lines of a header and both purposes of cookies. All brands run the same code.
 */
export const visitedBrands: readonly string[] = process.env['VIDDA_PROVE'] ? brandOrder : ['so']

/** The viewport widths (px) to test a brand at: all of them with `pnpm prove`, else one, which differs from brand to brand. */
export const widthsFor = (brand: string, widths: readonly [number, ...number[]]): readonly number[] =>
  process.env['VIDDA_PROVE'] ? widths : [widths[brandOrder.indexOf(brand) % widths.length] ?? widths[0]]

/** The first gender of a brand, as its menu names it. */
export function someGender(brand: string): string {
  const { genders } = JSON.parse(readFileSync(brandFile(brand), 'utf8')) as { readonly genders: readonly [string, ...string[]] }
  return genders[0].charAt(0).toUpperCase() + genders[0].slice(1)
}

/** The start command ended before it was ready. */
class KitEnded extends Error {
  readonly ended: Ended
  constructor(ended: Ended) {
    super(`The start command ended with status ${ended.code}:\n${ended.output}`)
    this.ended = ended
  }
}

/** The first of `count` ports in a row that are free now, below the ephemeral range (32768 and up): a start may take minutes. */
export async function freePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const first = 12_000 + Math.floor(Math.random() * 20_000)
    const free = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)))
    if (free.every(Boolean)) return first
  }
  throw new Error('No ports are free')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
