import type { Bench, BenchOptions, Check, Report } from '../bench.ts'
import { screenKinds, screenPaths, type ScreenKind } from '../page-kinds.ts'
import { median, whole } from '../report/numbers.ts'
import { openShops } from '../servers/open-shops.ts'
import { buildBare } from './bare/build-bare.ts'
import { serveBare } from './bare/serve-bare.ts'
import { audit, categories, type Audit, type Category } from './audit.ts'

type PageAudit = { readonly brand: string; readonly page: ScreenKind | 'bare'; readonly runs: readonly Audit[]; readonly middle: Audit }

const numbers = [...categories, 'lcp', 'fcp', 'tbt', 'work', 'cls'] as const

const wanted: Readonly<Record<Category, number>> = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }

/** Main-thread work, in multiples of the bare page's: unlike the performance score it does not depend on the machine's speed. */
const mostWork = 4.5

/** Medians; of the audits, those that failed in half of the runs or more. */
function middleOf(runs: readonly Audit[]): Audit {
  const ids = [...new Set(runs.flatMap(({ failing }) => Object.keys(failing)))]
  const often = ids.filter((id) => runs.filter(({ failing }) => id in failing).length * 2 >= runs.length)
  const failing = Object.fromEntries(often.map((id) => [id, median(runs.map((one) => one.failing[id] ?? 100))]))
  const middles = Object.fromEntries(numbers.map((name) => [name, median(runs.map((one) => one[name]))]))
  return { ...(middles as Omit<Audit, 'failing'>), failing }
}

const failingText = ({ failing }: Audit): string =>
  Object.entries(failing)
    .map(([id, score]) => `${id} ${score}`)
    .join('; ')

/** Lighthouse loses a run now and then, and says to repeat it; one that fails three times is an error. */
async function auditPatiently(url: string, say: BenchOptions['say'], attempts = 3): Promise<Audit> {
  try {
    return await audit(url)
  } catch (error) {
    if (attempts === 1) throw error
    say(`again: ${error instanceof Error ? error.message : String(error)}`)
    return auditPatiently(url, say, attempts - 1)
  }
}

async function auditPage(brand: string, page: PageAudit['page'], url: string, { quick, say }: BenchOptions): Promise<PageAudit> {
  // The page cache and the pictures' cache are warm, as they are for nearly every visitor.
  await auditPatiently(url, say)
  const runs: Audit[] = []
  for (let turn = 1; turn <= (quick ? 1 : 5); turn += 1) {
    const found = await auditPatiently(url, say)
    say(`${brand}, ${page}, run ${turn}: ${categories.map((category) => found[category]).join(' ')}`)
    runs.push(found)
  }
  return { brand, page, runs, middle: middleOf(runs) }
}

const row = ({ brand, page, middle }: PageAudit): readonly string[] => [
  brand,
  page,
  ...categories.map((category) => String(middle[category])),
  whole(middle.lcp),
  whole(middle.fcp),
  whole(middle.tbt),
  whole(middle.work),
  middle.cls.toFixed(3),
]

/** What anybody searches for is no page of ours, and asks not to be indexed: the one audit that a search is to fail. */
const notIndexed = 'seo: is-crawlable'

function seoOfSearch(brand: string, { failing }: Audit): Check {
  const found = Object.keys(failing).filter((id) => id.startsWith('seo: '))
  return {
    name: `${brand}, search: SEO audits below 100`,
    passed: found.join() === notIndexed,
    measured: found.join(', ') || 'none',
    wanted: `${notIndexed} alone`,
  }
}

/** Of the bare page's largest paint. */
const mostLcp = 1.25
const mostShift = 0.005

const checksOf = ({ brand, page, middle }: PageAudit, bare: Audit): readonly Check[] => [
  {
    name: `${brand}, ${page}: main thread ÷ the bare page’s`,
    passed: middle.work <= bare.work * mostWork,
    measured: (middle.work / bare.work).toFixed(2),
    wanted: `≤ ${mostWork}`,
  },
  ...categories.map((category) =>
    page === 'search' && category === 'seo'
      ? seoOfSearch(brand, middle)
      : {
          name: `${brand}, ${page}: ${category}`,
          passed: middle[category] >= wanted[category],
          measured: String(middle[category]),
          wanted: `≥ ${wanted[category]}`,
        },
  ),
  {
    name: `${brand}, ${page}: layout shift`,
    passed: middle.cls < mostShift,
    measured: middle.cls.toFixed(3),
    wanted: '0.00',
  },
  {
    name: `${brand}, ${page}: largest paint ÷ the bare page’s`,
    passed: middle.lcp <= bare.lcp * mostLcp,
    measured: (middle.lcp / bare.lcp).toFixed(2),
    wanted: `≤ ${mostLcp}`,
  },
]

async function run(options: BenchOptions): Promise<Report> {
  const shops = await openShops(options)
  const built = await buildBare()
  const audits: PageAudit[] = []
  const checks: Check[] = []
  for (const brand of options.brands) {
    const url = shops.ready[brand]?.cached ?? ''
    const paths = await screenPaths(url)
    const server = await serveBare(built, `${url}/`)
    const bare = await auditPage(brand, 'bare', server.url, options)
    server.close()
    audits.push(bare)
    for (const page of screenKinds) {
      const found = await auditPage(brand, page, url + paths[page], options)
      audits.push(found)
      checks.push(...checksOf(found, bare.middle))
    }
  }
  await shops.stop()
  return {
    tables: [
      {
        title: 'Lighthouse, mobile, over HTTP/1.1: medians',
        headings: [
          'brand',
          'page',
          'performance',
          'accessibility',
          'best practices',
          'SEO',
          'LCP ms',
          'FCP ms',
          'TBT ms',
          'main thread ms',
          'CLS',
        ],
        rows: audits.map(row),
      },
    ],
    checks,
    notes: audits.flatMap(({ brand, page, middle }) => {
      const text = failingText(middle)
      return text ? [`${brand}, ${page}, below 100: ${text}`] : []
    }),
    data: audits,
  }
}

export const lighthouseBench: Bench = {
  tells: 'Lighthouse, mobile, on every kind of screen where a shopper begins',
  help: `pnpm bench lighthouse: what Lighthouse says

  Mobile with its own throttling, over HTTP/1.1, on home, gender, category, article, search and shops of each brand: five
  runs after one that warms the caches, medians. Performance ≥ 97; accessibility, best practices and SEO 100 (a search asks not to be
  indexed, and fails that audit alone); layout shift 0.00; largest paint at most 1.25 times, and work on the main thread
  at most 4.5 times, that of a bare page of the same stack with home's first picture. Audits below 100 are named.`,
  run,
}
