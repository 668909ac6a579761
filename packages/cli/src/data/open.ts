import { CommerceStartError } from '@vidda/commerce'
import { DataError, openShopData, type IntakeOptions, type ShopData } from '@vidda/commerce/data'
import type { Extras } from '../extras.ts'
import type { Progress } from '../progress.ts'
import { StopError } from '../stop-error.ts'
import { prepareStateFolder, stateFolder } from '../workspace.ts'

/** Whatever a person can mend ends as one message. */
export async function stopping<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CommerceStartError || error instanceof DataError) throw new StopError(error.message, 1, { cause: error })
    throw error
  }
}

/** Does something with the data of this workspace: those at `DATABASE_URL`, or of the embedded database. */
export async function withShopData<T>(
  { progress, extras, intake = {} }: { readonly progress: Progress; readonly extras: Extras; readonly intake?: IntakeOptions },
  work: (shop: ShopData) => Promise<T>,
): Promise<T> {
  await prepareStateFolder()
  const demo = await extras.loadDemo()
  const shop = await openShopData({
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    dataDir: stateFolder,
    pictures: process.env['PICTURES'] || demo?.pictures,
    intake,
    onWait: progress.say,
    onNote: progress.say,
  })
  try {
    return await work(shop)
  } finally {
    await shop.close()
  }
}
