import type { Bench, BenchOptions, Check, Report } from '../bench.ts'
import { pageKinds, pagePaths, type PageKind } from '../page-kinds.ts'
import type { AppOptions } from '../servers/app.child.ts'
import { dataDir, openShops } from '../servers/open-shops.ts'
import { pinned, startChild, type Child } from '../servers/start-child.ts'
import { fetchPacked, startBare, type Packed } from './bare-route.ts'
import { measure, type Measured } from './measure.ts'
import { buildRender } from './build-render.ts'
import { rootMarkup, startElements, startReact, type Render } from './react-alone.ts'
import { pagesTable } from './pages-table.ts'

export type Way = 'bare' | 'cached' | 'together' | 'split'
export type PageResult = Readonly<Record<Way, Measured>> & { readonly react: Render; readonly elements: Render }
export type PagesData = Readonly<Record<PageKind, PageResult>>

type Loadings = { readonly fast: Parameters<typeof measure>[2]; readonly slow: Parameters<typeof measure>[2] }

/** Few connections for what is made anew: its p99 shall tell of the page, and not of the queue. */
const loadings = (quick: boolean): Loadings => {
  const turns = quick ? { seconds: 1, repetitions: 1 } : { seconds: 5, repetitions: 5 }
  return { fast: { connections: 50, ...turns }, slow: { connections: 4, ...turns } }
}

const forEachKind = async <T>(make: (kind: PageKind) => Promise<T>): Promise<Record<PageKind, T>> => {
  const made: Partial<Record<PageKind, T>> = {}
  for (const kind of pageKinds) made[kind] = await make(kind)
  return made as Record<PageKind, T>
}

async function measureBrand(brand: string, options: BenchOptions, load: Child<unknown>): Promise<PagesData> {
  const { say, quick } = options
  const { fast, slow } = loadings(quick)
  const shops = await openShops({ ...options, brands: [brand] })
  const { cached = '', uncached = '' } = shops.ready[brand] ?? {}
  const paths = await pagePaths(cached)
  const packed: Record<PageKind, Packed> = await forEachKind((kind) => fetchPacked(cached + paths[kind]))
  const bare = await startBare(packed)

  const served = await forEachKind(async (kind) => {
    say(`${brand}, ${kind}: bare route and cached page`)
    return measure(
      load,
      { bare: { server: bare, url: `${bare.ready.url}/${kind}` }, cached: { server: shops, url: cached + paths[kind] } },
      fast,
    )
  })
  await bare.stop()
  const together = await forEachKind(async (kind) => {
    say(`${brand}, ${kind}: uncached, with the commerce API in the same process`)
    return measure(load, { together: { server: shops, url: uncached + paths[kind] } }, slow)
  })
  await shops.stop()

  const commerce = await startChild<{ readonly origin: string }>('./commerce.child.ts', { brands: [brand], dataDir }, 'measuring')
  const appOptions: AppOptions = { brand, apiUrl: commerce.ready.origin, origin: cached }
  const app = await startChild<{ readonly url: string }>('./app.child.ts', appOptions, 'measured')
  const markup = Object.fromEntries(pageKinds.map((kind) => [kind, rootMarkup(packed[kind].html)])) as Record<PageKind, string>
  const elements = await startElements(markup)
  const react = await startReact({ file: await buildRender(brand), brand, apiUrl: commerce.ready.origin, pages: paths })
  const split = await forEachKind(async (kind) => {
    say(`${brand}, ${kind}: uncached, with the commerce API in a process of its own, and React alone`)
    return measure(load, { split: { server: app, url: app.ready.url + paths[kind] } }, slow, async () => {
      await react.turn(kind)
      await elements.turn(kind)
    })
  })
  const results = await forEachKind(async (kind) => ({
    ...served[kind],
    ...together[kind],
    ...split[kind],
    react: react.result(kind, markup[kind]),
    elements: elements.result(kind, markup[kind]),
  }))
  for (const child of [app, commerce, react, elements]) await child.stop()
  return results
}

/** Where the load generator is slower than the server, rates flatter: the worse of rate and CPU time counts. */
const ofBare = ({ bare, cached }: PageResult): number => Math.min(cached.rate / bare.rate, bare.cpu / cached.cpu)

function checksOf(brand: string, data: PagesData): readonly Check[] {
  const cached = Math.min(...pageKinds.map((kind) => ofBare(data[kind])))
  const { split, together, react, elements } = data.category
  const failed = pageKinds.flatMap((kind) => (['bare', 'cached', 'together', 'split'] as const).map((way) => data[kind][way].failed))
  const same = pageKinds.every((kind) => data[kind].react.same && data[kind].elements.same)
  return [
    {
      name: `${brand}: cached page beside the bare route, by rate and by CPU time`,
      passed: cached >= 0.7,
      measured: `${cached.toFixed(2)} ×`,
      wanted: '≥ 0.70 ×',
    },
    {
      name: `${brand}: CPU time of an uncached category page (app’s process) beside React’s render of it`,
      passed: split.cpu / react.cpu <= 4,
      measured: `${(split.cpu / react.cpu).toFixed(2)} ×`,
      wanted: '≤ 4.00 ×',
    },
    {
      name: `${brand}: the same with the commerce API and its database in the same process`,
      passed: true,
      measured: `${(together.cpu / react.cpu).toFixed(2)} ×`,
      wanted: 'no limit',
    },
    {
      name: `${brand}: the same beside elements without components, made once`,
      passed: true,
      measured: `${(split.cpu / elements.cpu).toFixed(2)} ×`,
      wanted: 'no limit',
    },
    {
      name: `${brand}: every request answered with 200`,
      passed: Math.max(...failed) === 0,
      measured: `${Math.max(...failed)} failed`,
      wanted: '0',
    },
    {
      name: `${brand}: what React renders alone is the shop’s markup`,
      passed: same,
      measured: same ? 'the same' : 'another',
      wanted: 'the same',
    },
  ]
}

async function run(options: BenchOptions): Promise<Report> {
  const load = await startChild('./load.child.ts', {}, 'measuring')
  const results: Record<string, PagesData> = {}
  for (const brand of options.brands) results[brand] = await measureBrand(brand, options, load)
  await load.stop()
  const entries = Object.entries(results)
  return {
    tables: entries.map(([brand, data]) => pagesTable(brand, data)),
    checks: entries.flatMap(([brand, data]) => checksOf(brand, data)),
    notes: [
      pinned
        ? 'What is measured and what measures are kept on processors of their own.'
        : 'Not pinned (no taskset): what measures takes time from what is measured.',
      'CPU time is that of the whole server process with all its threads: compression, and in “together” the database too.',
    ],
    data: results,
  }
}

export const pages: Bench = {
  tells: 'pages per second, p99 and CPU time per page, beside a bare route and React alone',
  help: `pnpm bench pages: how fast pages are served

  bare       a Fastify route that sends an equal, precompressed buffer
  cached     a page from the page cache
  together   a page made anew each time, with the commerce API and its database in the same process
  split      the same, with the commerce API in a process of its own: only the app's process counts
  react      renderToString of the same page with its data at hand: no router, fetch, document, hash or packing. CPU time alone
  elements   renderToString of the same markup as elements without components or styles, made once: CPU time alone

  Five bursts of 5 s in turns, what is made anew in turns with React, medians; 50 connections for what is cached, 4 for what is made anew.
  VIDDA_BENCH_NODE_FLAGS="--cpu-prof --cpu-prof-dir=DIR" profiles what is measured.`,
  run,
}
