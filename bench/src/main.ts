import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import { api } from './api/api.ts'
import type { Bench, Report } from './bench.ts'
import { bytes } from './bytes/bytes.ts'
import { callbacks } from './callbacks/callbacks.ts'
import { cardsBench } from './cards/cards.ts'
import { readFlags, type Flags } from './flags.ts'
import { importBench } from './import/import.ts'
import { lighthouseBench } from './lighthouse/lighthouse.ts'
import { listBench } from './list/list.ts'
import { logins } from './logins/logins.ts'
import { pages } from './pages/pages.ts'
import { benchFolder, print, writeJson } from './report/write.ts'
import { search } from './search/search.ts'
import { sliderBench } from './slider/slider.ts'
import { start } from './start/start.ts'
import { ui } from './ui/ui.ts'

const benches: Readonly<Record<string, Bench>> = {
  bytes,
  cards: cardsBench,
  import: importBench,
  pages,
  lighthouse: lighthouseBench,
  list: listBench,
  slider: sliderBench,
  start,
  ui,
  search,
  api,
  callbacks,
  logins,
}

const help = `pnpm bench [name …]: measure the kit on this machine; without a name everything

${Object.entries(benches)
  .map(([name, { tells }]) => `  ${name.padEnd(12)}${tells}`)
  .join('\n')}

  --brand NAME   only this brand
  --json FILE    all results in one file as well (each is in .vidda/bench/<name>.json, or <name>-<brand>.json)
  --articles N   size of the large catalogue, for benches that have one
  --engine NAME  pglite or postgres alone, for benches that measure on both
  --quick        one short repetition, for trying out
  --help         this text; after a name, what that bench does

  Ends with status 1 when a number misses its wish, and 2 when asked for wrongly.`

const refuse = (message: string): number => {
  console.error(message)
  return 2
}

async function runAll(
  names: readonly string[],
  brands: readonly string[],
  { brand, quick, json, articles, engine }: Flags,
): Promise<number> {
  const results: Record<string, Report> = {}
  for (const name of names) {
    const bench = benches[name]
    if (!bench) continue
    console.log(`\n${name}: ${bench.tells}`)
    const report = await bench.run({ brands, quick, articles, engine, say: (line) => console.log(`  … ${line}`) })
    results[name] = report
    print(report)
    await writeJson(join(benchFolder, brand ? `${name}-${brand}.json` : `${name}.json`), { [name]: report })
  }
  if (json !== null) await writeJson(resolve(json), results)
  const failed = Object.values(results).flatMap(({ checks }) => checks.filter(({ passed }) => !passed))
  console.log(failed.length > 0 ? `\n${failed.length} missed: ${failed.map(({ name }) => name).join('; ')}` : '\nEvery wish is met')
  return failed.length > 0 ? 1 : 0
}

async function main(args: readonly string[]): Promise<number> {
  let flags: Flags
  try {
    flags = readFlags(args)
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}. See pnpm bench --help.`)
  }
  const unknown = flags.names.find((name) => !(name in benches))
  if (unknown !== undefined) return refuse(`There is no bench "${unknown}". Benches: ${Object.keys(benches).join(', ')}.`)
  const names = flags.names.length > 0 ? flags.names : Object.keys(benches)
  if (flags.help) {
    console.log(flags.names.length > 0 ? names.map((name) => benches[name]?.help).join('\n\n') : help)
    return 0
  }
  const known = readdirSync(join(root, 'brands'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  const brands = flags.brand === null ? known : known.filter((id) => id === flags.brand)
  if (brands.length === 0) return refuse(`There is no brand "${flags.brand}". Brands: ${known.join(', ')}.`)
  return runAll(names, brands, flags)
}

process.exitCode = await main(process.argv.slice(2))
