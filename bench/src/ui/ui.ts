import { libraries } from '@vidda/tooling-release/published'
import type { Bench, BenchOptions, Check, Report } from '../bench.ts'
import type { Table } from '../report/table.ts'
import { budgets, commonBudget } from './budgets.data.ts'
import type { Bundle } from './bundle.ts'

type Size = Bundle & { readonly name: string; readonly budget: number; readonly others: readonly string[] }

/** Loaded when it runs: the bundler takes its time, and the list of benches has no use for it. */
const bundling = () => import('./bundle.ts')

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(2)

const all = (name: string): string => `export * from '@vidda/ui/${name}'`

async function sizeOf(name: string): Promise<Size> {
  const { bundle, componentsIn } = await bundling()
  const made = await bundle(all(name))
  return { ...made, name, budget: budgets[name] ?? commonBudget, others: componentsIn(made.modules).filter((other) => other !== name) }
}

const tableOf = (sizes: readonly Size[]): Table => ({
  title: 'What a component adds to React, the router and styled-components, in KB of 1000',
  headings: ['component', 'gzip', 'br', 'later', 'budget', 'brings along'],
  rows: sizes
    .toSorted((left, right) => right.gzip - left.gzip)
    .map(({ name, gzip, br, lazy, budget, others }) => [
      name,
      kilobytes(gzip),
      kilobytes(br),
      lazy > 0 ? kilobytes(lazy) : '–',
      kilobytes(budget),
      others.join(', '),
    ]),
})

const budgetCheck = (sizes: readonly Size[]): Check => {
  const over = sizes.filter(({ gzip, budget }) => gzip > budget)
  return {
    name: 'components over their budget (bench/src/ui/budgets.data.ts)',
    passed: over.length === 0,
    measured: over.map(({ name, gzip }) => `${name} ${kilobytes(gzip)} KB`).join(', ') || 'none',
    wanted: 'none',
  }
}

/** A page that imports every component and shows one carries that one. */
async function treeCheck(names: readonly string[], used: string, trusting: boolean): Promise<Check> {
  const { bundle, componentsIn } = await bundling()
  const imports = names.map((name, index) => `import * as part${index} from '@vidda/ui/${name}'`)
  const made = await bundle([...imports, all(used)].join('\n'), { trusting })
  const held = componentsIn(made.modules)
  return {
    name: `components in a page that imports all and shows ${used}${trusting ? '' : ', for a bundler that does not read sideEffects'}`,
    passed: held.length === 1 && held[0] === used,
    measured: held.join(', '),
    wanted: used,
  }
}

async function run({ say }: BenchOptions): Promise<Report> {
  say('building the packages')
  const { declare } = await import('@vidda/tooling-release/declare')
  const { buildPackage } = await import('@vidda/tooling-release/build')
  await declare(libraries)
  for (const folder of libraries) await buildPackage(folder)
  const names = (await bundling()).components()
  const sizes: Size[] = []
  for (const name of names) sizes.push(await sizeOf(name))
  return {
    tables: [tableOf(sizes)],
    checks: [budgetCheck(sizes), await treeCheck(names, 'button', true), await treeCheck(names, 'button', false)],
    notes: [
      'Each is bundled alone from the published modules, minified, with its texts and what it takes from Base UI.',
      'Later: what comes over import() when it is first needed. Brings along: other components, which an app that has them pays once.',
    ],
    data: { sizes },
  }
}

export const ui: Bench = {
  tells: 'what each component of the library adds to an app',
  help: `pnpm bench ui: what a component costs an app that has React, the router and styled-components

  Builds the library as it is published, bundles each component alone, and prints its gzip and brotli bytes beside its budget;
  and bundles a page that imports every component and shows one button, which may carry nothing but that.`,
  run,
}
