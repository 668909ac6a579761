import { parseArgs } from 'node:util'
import type { BenchOptions } from './bench.ts'

export type Flags = {
  readonly names: readonly string[]
  readonly brand: string | null
  readonly json: string | null
  readonly articles: number | null
  readonly engine: BenchOptions['engine']
  readonly quick: boolean
  readonly help: boolean
}

const options = {
  brand: { type: 'string' },
  json: { type: 'string' },
  articles: { type: 'string' },
  engine: { type: 'string' },
  quick: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

function articleCount(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1 || count > 100_000)
    throw new Error(`--articles takes a whole number from 1 to 100000, not "${text}"`)
  return count
}

const engines: Readonly<Record<string, BenchOptions['engine']>> = { pglite: 'PGlite', postgres: 'PostgreSQL' }

function engineOf(name: string): BenchOptions['engine'] {
  const engine = Object.hasOwn(engines, name) ? engines[name] : undefined
  if (engine === undefined) throw new Error(`--engine takes ${Object.keys(engines).join(' or ')}, not "${name}"`)
  return engine
}

/** Throws an error with a readable message when a flag is unknown or lacks its value. */
export function readFlags(args: readonly string[]): Flags {
  const { values, positionals } = parseArgs({ args: args.filter((arg) => arg !== '--'), options, allowPositionals: true, strict: true })
  return {
    names: positionals,
    brand: values.brand ?? null,
    json: values.json ?? null,
    articles: values.articles === undefined ? null : articleCount(values.articles),
    engine: values.engine === undefined ? null : engineOf(values.engine),
    quick: values.quick === true,
    help: values.help === true,
  }
}
