import pg from 'pg'
import { findPostgres } from '../../../scripts/postgres.ts'
import type { Bench, BenchOptions, Check, Report } from '../bench.ts'
import { ratio, whole } from '../report/numbers.ts'
import type { Table } from '../report/table.ts'
import { connections, limited, measureApi, type Engine, type SizeResult } from './measure-api.ts'

const fewArticles = 2000
const manyArticles = 100_000
const quickArticles = 10_000

type Sizes = { readonly few: SizeResult; readonly many: SizeResult }

const ms = (value: number): string => value.toFixed(2)

function tableOf(engine: Engine, few: number, many: number, { few: small, many: large }: Sizes): Table {
  return {
    title: `${engine}, ${connections} connections: ${whole(few)} and ${whole(many)} articles, times in ms`,
    headings: ['endpoint', 'p50', 'p99', 'per s', 'p50 large', 'p99 large', 'per s large', 'growth', 'KB', '1 conn. p50', '÷ constant'],
    rows: Object.entries(large).map(([name, { loaded, alone, constant }]) => {
      const before = small[name]?.loaded
      return [
        name,
        ms(before?.p50 ?? Number.NaN),
        ms(before?.p99 ?? Number.NaN),
        whole(before?.rate ?? Number.NaN),
        ms(loaded.p50),
        ms(loaded.p99),
        whole(loaded.rate),
        ratio(loaded.p50 / (before?.p50 ?? Number.NaN)),
        (loaded.bytes / 1000).toFixed(1),
        ms(alone.p50),
        constant ? ratio(loaded.p50 / constant.p50) : '–',
      ]
    }),
  }
}

const most = { 'category page': 2, 'filtered page': 2, 'one-term search': 4 } as const
const suggestionLimit = 5
const facetLimit = 10

function checksOf(engine: Engine, { few, many }: Sizes): readonly Check[] {
  const growth = Object.entries(most).map(([name, limit]): Check => {
    const measured = (many[name]?.loaded.p50 ?? Number.NaN) / (few[name]?.loaded.p50 ?? Number.NaN)
    return { name: `${engine}: growth of a ${name}`, passed: measured <= limit, measured: ratio(measured), wanted: `≤ ${limit} ×` }
  })
  const alone = many['suggestions']?.alone.p50 ?? Number.NaN
  const facets = (many['facets']?.loaded.p50 ?? Number.NaN) / (many['filtered page']?.loaded.p50 ?? Number.NaN)
  const failed = [few, many].flatMap((size) =>
    Object.entries(size)
      .filter(([, { loaded }]) => loaded.failed > 0)
      .map(([name]) => name),
  )
  return [
    ...growth,
    {
      name: `${engine}: suggestions over one connection, p50`,
      passed: alone <= suggestionLimit,
      measured: `${ms(alone)} ms`,
      wanted: `≤ ${suggestionLimit} ms`,
    },
    {
      name: `${engine}: facets beside a filtered page`,
      passed: facets <= facetLimit,
      measured: ratio(facets),
      wanted: `≤ ${facetLimit} ×`,
    },
    { name: `${engine}: every answer a success`, passed: failed.length === 0, measured: failed.join(', ') || 'all', wanted: 'all' },
  ]
}

/** A database of its own for each size, dropped afterwards. */
async function onDatabase<Result>(server: string, articles: number, work: (url: string) => Promise<Result>): Promise<Result> {
  const name = `vidda_bench_${process.pid}_${articles}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(`create database ${name}`)
    const url = new URL(server)
    url.pathname = `/${name}`
    return await work(url.href)
  } finally {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.end()
  }
}

async function run({ brands, quick, articles, say }: BenchOptions): Promise<Report> {
  const large = articles ?? (quick ? quickArticles : manyArticles)
  const seconds = quick ? 0.5 : 1.2
  const brand = brands[0] ?? 'so'
  const postgres = await findPostgres()
  const results: Partial<Record<Engine, Sizes>> = {}
  try {
    for (const engine of ['PGlite', 'PostgreSQL'] as const) {
      if (engine === 'PostgreSQL' && !postgres) continue
      const measured = async (count: number): Promise<SizeResult> => {
        say(`${engine}: ${whole(count)} articles`)
        const on = (databaseUrl: string | null) => measureApi({ brand, engine, databaseUrl, articles: count, seconds })
        return engine === 'PostgreSQL' && postgres ? onDatabase(postgres.url, count, on) : on(null)
      }
      results[engine] = { few: await measured(fewArticles), many: await measured(large) }
    }
  } finally {
    await postgres?.stop()
  }
  const engines = Object.entries(results) as [Engine, Sizes][]
  return {
    tables: engines.map(([engine, sizes]) => tableOf(engine, fewArticles, large, sizes)),
    checks: engines.flatMap(([engine, sizes]) => checksOf(engine, sizes)),
    notes: [
      `No answer is kept: each request reaches the database. ÷ constant is p50 beside a bare server sending as many bytes (${limited.join(', ')}).`,
      ...(postgres ? [] : ['PostgreSQL was not found: install it, or set DATABASE_URL.']),
    ],
    data: results,
  }
}

export const api: Bench = {
  tells: 'times of every read endpoint of the commerce API, small and large catalogue, both engines',
  help: `pnpm bench api: the commerce API's read endpoints with ${connections} connections

  With ${whole(fewArticles)} and ${whole(manyArticles)} articles, on the embedded database and on PostgreSQL (DATABASE_URL, else a server of
  this machine's program on a temporary folder): p50, p99, requests per second and growth, and p50 over one connection.

  --articles N   another size of the large catalogue
  --quick        ${whole(quickArticles)} articles and short bursts`,
  run,
}
