import { createDemo } from '@vidda/demo'
import { fillShop, type Filled } from '../../src/fill-shop.ts'
import { openDatabase } from '../../src/reference/open-database.ts'
import { openCommerce, type Commerce, type CommerceOptions } from '../../src/server.ts'

export const demoPictures = '@vidda/demo/pictures'

/** How much of the demo a test wants. */
export type Goods = {
  /** All of them when left out. */
  readonly chains?: readonly number[] | undefined
  readonly articles?: number | undefined
}

type Filling = Goods & Pick<CommerceOptions, 'databaseUrl' | 'dataDir' | 'now' | 'onProgress' | 'onWait'> & { readonly fresh?: boolean }

/** Fills a database with invented goods, as a start does where a brand has none of its own. */
export async function fillWithDemo({ chains, articles, fresh = false, now, onProgress, onWait, ...place }: Filling): Promise<Filled> {
  const at = now?.() ?? new Date()
  const opened = await openDatabase({ ...place, fresh, onWait })
  try {
    return await fillShop(opened, {
      shop: () => createDemo({ articles, chains, now: at }),
      pictures: demoPictures,
      fresh,
      now: at,
      onProgress,
    })
  } finally {
    await opened.close()
  }
}

/** The same, and opened. */
export async function openFilled({
  chains,
  articles,
  fresh = false,
  ...options
}: CommerceOptions & Goods & { readonly fresh?: boolean }): Promise<Commerce> {
  await fillWithDemo({ ...options, chains, articles, fresh })
  return openCommerce(options)
}
