import type { Db } from '../kernel/database/open.ts'

/** What follows from records that are written, which the features know that it follows for. */
export type FollowUps = {
  /** Gives a chain that is new what it begins with. */
  readonly prepareChain: (db: Db, chainId: number, now: Date) => Promise<void>
  /** Appends to the history of articles what they cost from now on. */
  readonly appendPrices: (db: Db, articleIds: readonly number[], now: Date) => Promise<void>
  /** Brings what articles cost into step with their history. */
  readonly settlePrices: (db: Db, articleIds: readonly number[], now: Date) => Promise<void>
  /** Writes what articles are found by anew. */
  readonly refreshDocuments: (db: Db, articleIds: readonly number[]) => Promise<void>
}
