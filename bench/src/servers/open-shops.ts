import { join } from 'node:path'
import type { BenchOptions } from '../bench.ts'
import { benchFolder } from '../report/write.ts'
import { buildApps } from './build-apps.ts'
import type { ShopsOptions, ShopsReady } from './shops.child.ts'
import { startChild, type Child } from './start-child.ts'

/** An embedded database of the benches' own: one that is started beside them stays out of their way. */
export const dataDir = join(benchFolder, 'data')

/** Another catalogue than the usual one, in a folder of its own. */
type OwnCatalogue = { readonly dataDir: string; readonly articles: number }

/** Every brand's app and their commerce API in one process, built from the sources as they stand. */
export async function openShops({ brands, say }: BenchOptions, own?: OwnCatalogue): Promise<Child<ShopsReady>> {
  say('building what has changed')
  await buildApps(brands)
  say('opening the database')
  return startChild<ShopsReady>('./shops.child.ts', { brands, ...(own ?? { dataDir }) } satisfies ShopsOptions, 'measured')
}
