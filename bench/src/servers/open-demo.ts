import { openCommerce, openDatabase, type Commerce, type CommerceOptions } from '@vidda/commerce'
import { fillShop } from '@vidda/commerce/data'
import { createDemo } from '@vidda/demo'

const pictures = import.meta.resolve('@vidda/demo/pictures')

type Options = CommerceOptions & {
  readonly articles: number
  /** All of the demo when left out. */
  readonly chains?: readonly number[]
}

/** From this many articles on, filling the database takes minutes: its progress is printed. */
const many = 20_000

function tellTenths(): NonNullable<Parameters<typeof fillShop>[1]['onProgress']> {
  let told = ''
  return ({ step, done, total }) => {
    const words = `  … ${step} ${Math.floor((done * 10) / total) * 10} %`
    if (total < many || words === told) return
    told = words
    console.error(words)
  }
}

/** The commerce API on a database that is filled with the demo where it is not yet. */
export async function openDemo({ articles, chains, ...options }: Options): Promise<Commerce> {
  const now = new Date()
  const database = await openDatabase({ databaseUrl: options.databaseUrl, dataDir: options.dataDir, fresh: false })
  await fillShop(database, { shop: () => createDemo({ articles, chains, now }), pictures, now, onProgress: tellTenths() })
  const commerce = await openCommerce({ ...options, database, pictures })
  return {
    ...commerce,
    async close() {
      await commerce.close()
      await database.close()
    },
  }
}
