import type { Bench, BenchOptions, Check, Report } from '../bench.ts'
import { pageKinds, pagePaths, type PageKind } from '../page-kinds.ts'
import { median, whole } from '../report/numbers.ts'
import { openShops } from '../servers/open-shops.ts'
import { audit, categories, type Audit, type Category } from './audit.ts'

type PageAudit = { readonly brand: string; readonly page: PageKind; readonly runs: readonly Audit[]; readonly middle: Audit }

const numbers = [...categories, 'lcp', 'fcp', 'tbt', 'cls'] as const

const wanted: Readonly<Record<Category, number>> = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }

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

async function auditPage(brand: string, page: PageKind, url: string, { quick, say }: BenchOptions): Promise<PageAudit> {
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
  middle.cls.toFixed(3),
]

const checksOf = ({ brand, page, middle }: PageAudit): readonly Check[] =>
  categories.map((category) => ({
    name: `${brand}, ${page}: ${category}`,
    passed: middle[category] >= wanted[category],
    measured: String(middle[category]),
    wanted: `≥ ${wanted[category]}`,
  }))

async function run(options: BenchOptions): Promise<Report> {
  const shops = await openShops(options)
  const audits: PageAudit[] = []
  for (const brand of options.brands) {
    const url = shops.ready[brand]?.cached ?? ''
    const paths = await pagePaths(url)
    for (const page of pageKinds) audits.push(await auditPage(brand, page, url + paths[page], options))
  }
  await shops.stop()
  return {
    tables: [
      {
        title: 'Lighthouse, mobile, over HTTP/1.1: medians',
        headings: ['brand', 'page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'FCP ms', 'TBT ms', 'CLS'],
        rows: audits.map(row),
      },
    ],
    checks: audits.flatMap(checksOf),
    notes: audits.flatMap(({ brand, page, middle }) => {
      const text = failingText(middle)
      return text ? [`${brand}, ${page}, below 100: ${text}`] : []
    }),
    data: audits,
  }
}

export const lighthouseBench: Bench = {
  tells: 'Lighthouse, mobile, on home, category and article',
  help: `pnpm bench lighthouse: what Lighthouse says

  Mobile with its own throttling, over HTTP/1.1, on home, category and article of each brand: five runs after one that
  warms the caches, medians. Performance ≥ 97; accessibility, best practices and SEO 100. Audits below 100 are named.`,
  run,
}
