import { join } from 'node:path'
import { judgeSearch, listedArticles, qualityArticles, type Judged } from '@vidda/demo/search-quality'
import type { SearchResult } from '@vidda/contract/wire'
import type { Bench, BenchOptions, Check, Report } from '../bench.ts'
import { benchFolder } from '../report/write.ts'
import type { ApiOptions, ApiReady } from '../servers/api.child.ts'
import { startChild } from '../servers/start-child.ts'

const wanted = 0.95

/** The list is judged by a catalogue of these brands' chains, 1 and 2: with others beside them the same ids are of other goods. */
const brands = ['so', 'vidje'] as const

async function judgeAll(articles: number, { say }: BenchOptions): Promise<readonly Judged[]> {
  say(`opening ${articles} articles`)
  const options: ApiOptions = { brands, dataDir: join(benchFolder, `search-${articles}`), articles }
  const server = await startChild<ApiReady>('./api.child.ts', options, 'measured')
  const { url, chains } = server.ready
  try {
    return await judgeSearch(async (chainId, query, take) => {
      const answer = await fetch(`${url}/api/v1/articles/search`, {
        method: 'POST',
        headers: { ...chains[chainId], 'content-type': 'application/json' },
        body: JSON.stringify({ query, take }),
      })
      if (!answer.ok) throw new Error(`A search of chain ${chainId} for "${query}" answers ${answer.status}`)
      return ((await answer.json()) as SearchResult).hits.hits.map((hit) => hit._source.id)
    }, listedArticles(articles))
  } finally {
    await server.stop()
  }
}

async function run(options: BenchOptions): Promise<Report> {
  const judged = await judgeAll(options.articles ?? qualityArticles, options)
  const classes = [...Map.groupBy(judged, (one) => one.class)].map(([name, all]) => {
    return { name, asked: all.length, met: all.filter((one) => one.met).length }
  })
  const misses = judged.filter((one) => !one.met)
  const part = ({ met, asked }: { readonly met: number; readonly asked: number }) => `${((100 * met) / asked).toFixed(1)} %`
  const check = (name: string, of: { readonly met: number; readonly asked: number }): Check => ({
    name,
    passed: of.met >= wanted * of.asked,
    measured: `${of.met} of ${of.asked}`,
    wanted: `≥ ${100 * wanted} %`,
  })
  const whole = { asked: judged.length, met: judged.length - misses.length }
  return {
    tables: [
      {
        title: 'Queries met by their first five hits',
        headings: ['class', 'met', 'asked', 'part'],
        rows: [...classes, { name: 'all', ...whole }].map((one) => [one.name, String(one.met), String(one.asked), part(one)]),
      },
      ...(misses.length > 0
        ? [
            {
              title: 'Missed',
              headings: ['class', 'query', 'hits'],
              rows: misses.map((one) => [one.class, one.query, one.hits.join(', ') || 'none']),
            },
          ]
        : []),
    ],
    checks: [...classes.map((one) => check(one.name, one)), check('all', whole)],
    notes: [],
    data: judged,
  }
}

export const search: Bench = {
  tells: 'whether the first five hits of 276 Norwegian queries are what a shopper wants',
  help: `pnpm bench search: the list of queries of packages/demo/src/search-quality.data.ts, class by class

  A query is met when its first five hits fit what is wanted, or as many as the catalogue has of it. Prints the misses.

  --articles N   another size of the catalogue; a larger one begins with the articles of the list`,
  run,
}
