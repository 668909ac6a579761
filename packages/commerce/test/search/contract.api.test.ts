import { indexColumns, openSearch, type DocumentVariant } from '@vidda/search'
import { searchContract, storedImage, storedJson, type Catalogue, type UnderTest } from '@vidda/search/contract'
import { putRows } from '../../src/kernel/database/insert-rows.ts'
import { openDatabase } from '../../src/reference/open-database.ts'
import { documentsOf } from '../../src/features/search/engine.ts'
import { freshPlace, engines, type Engine } from '../kit/server.ts'

const colorsOf = (id: number, variants: readonly DocumentVariant[]) =>
  Object.fromEntries(variants.flatMap(({ colorId }) => (colorId === null ? [] : [[colorId, { imagePath: storedImage(id, colorId) }]])))

/** The engine in memory over an empty database, without the tables that commerce makes documents of. */
async function openOn(engine: Engine): Promise<UnderTest> {
  const { place, drop } = await freshPlace(engine)
  const database = await openDatabase({ ...place, fresh: false })
  const { db } = database
  let known: Catalogue = { goods: [], places: [] }
  return {
    engine: openSearch({
      db: documentsOf(db),
      names: {
        sizes: async () => [],
        places: async () => known.places,
        codes: async (chainId, asked) =>
          known.goods
            .filter((one) => one.chainId === chainId)
            .flatMap(({ id, codes }) => codes.filter((code) => asked.includes(code)).map((code) => ({ id, code }))),
      },
    }),
    async hold(catalogue) {
      known = catalogue
      await db.transaction().execute(async (transaction) => {
        for (const table of ['doc_idx', 'doc_src'] as const) await transaction.deleteFrom(table).execute()
        await putRows(transaction, 'doc_idx', 'article_id', catalogue.goods.map(indexColumns))
        const stored = catalogue.goods.map(({ id, variants }) => ({
          article_id: id,
          source: storedJson(id),
          stock: '',
          detail: '',
          colors: colorsOf(id, variants),
        }))
        await putRows(transaction, 'doc_src', 'article_id', stored)
      })
    },
    async close() {
      await database.close()
      await drop()
    },
  }
}

for (const engine of engines) searchContract(`the engine in memory on ${engine}`, () => openOn(engine))
