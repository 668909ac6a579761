import { resolve } from 'node:path'
import type { ReservationState } from '@vidda/domain/reservation'
import { sql } from 'kysely'
import { closeComplaint } from '../complaints/index.ts'
import { openReservations, type OpenReservation } from './reservations.ts'
import { openDatabase } from '../../reference/open-database.ts'
import { type Operation, type OperationKind, orderOperation, storedOrder, type StoredOrder, type Wish } from '../payments/index.ts'
import { pickList } from './pick-list.ts'
import { pickListPage } from './pick-list-page.ts'
import { settleReservation, type StoredReservation, storedReservation } from '../reservations/index.ts'
import { startAndEndCampaigns } from '../prices/index.ts'
import { judgeReview, moderatedReview, type ModeratedReview, moderatedReviews, replyToReview } from '../reviews/index.ts'
import { sendAgain, type Webhooks, webhooksOf } from '../webhooks/index.ts'

export { type ModeratedReview, reviewStates } from '../reviews/index.ts'
export { OperationRefused } from '../payments/index.ts'
export { UnknownShop } from './pick-list.ts'

export type RunningCampaign = { readonly id: number; readonly name: string; readonly starts: Date; readonly ends: Date }

/** What an operator does where there is no screen; `null` is for what the chain does not have. */
export type Admin = {
  /** Reviews of a state, or all of them; the oldest first. */
  reviews(state: ModeratedReview['state'] | 'all'): Promise<readonly ModeratedReview[]>
  /** Whatever its state, with who has judged and answered it, and when. */
  review(id: number): Promise<ModeratedReview | null>
  /** Shows a review and takes it into the article's rating, with who says so; answers the article's name. */
  approveReview(id: number, by: string): Promise<string | null>
  /** Hides a review for good, or until it is approved after all, with who says so; answers the article's name. */
  rejectReview(id: number, by: string): Promise<string | null>
  /** Answers a review in the shop's name, with who writes; null takes the answer back. Answers the article's name. */
  replyToReview(id: number, reply: string | null, by: string): Promise<string | null>
  campaigns(): Promise<readonly RunningCampaign[]>
  /** Ends a campaign now, if it has not ended; one that has not begun begins and ends at this moment, and so never runs. Answers its name. */
  endCampaign(id: number): Promise<string | null>
  /** An order or a reservation, by its id or its token, which the database does not know and so nobody is told. */
  order(idOrToken: string): Promise<StoredReservation | StoredOrder | null>
  /**
   * Queues the capture, refund or cancellation of an order, whole or in part, with who ordered it; the running server calls the provider. Goods of a refund
   * are sold again unless `restock` is false. Throws OperationRefused when it is not possible.
   */
  operate(orderId: number, kind: OperationKind, wish: Wish, by: string, restock?: boolean): Promise<Pick<Operation, 'amount'> | null>
  /** Reservations that are open, the newest first; those of one phone number or e-mail address where it is given. */
  openReservations(whose?: string): Promise<readonly OpenReservation[]>
  /**
   * Notes that a reservation was collected, or cancels or releases it and gives its goods back, with who says so; whose it was hears of a release by mail.
   * Answers the state it is in now.
   */
  settle(id: number, to: 'collected' | 'cancelled' | 'released', by: string): Promise<ReservationState | null>
  /** Notes that the shop is done with a complaint, with who says so; answers whether there is one. Its line can be complained about anew. */
  closeComplaint(id: number, by: string): Promise<boolean>
  /** What lies in a shop, by its id or name, and is ordered or reserved, as a page to print under the brand's name. Throws UnknownShop. */
  pickList(shop: string, brand: string): Promise<{ readonly html: string; readonly purchases: number }>
  /** How far the chain's endpoints are told of orders and reservations, and what they have not taken in time. */
  webhooks(): Promise<Webhooks>
  /** Has what they have not taken sent again by the running server, all of it or one purchase; answers how many messages that are. */
  sendAgain(id: number | null): Promise<number>
  close(): Promise<void>
}

type Place = {
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  readonly chainId: number
  readonly now?: () => Date
  readonly onWait?: (words: string) => void
  readonly onNote?: (words: string) => void
}

const largestId = 2 ** 31 - 1

/** Opens a shop's database for its operator; throws CommerceStartError with one line that says what to do. */
export async function openAdmin({ databaseUrl, dataDir, chainId, now = () => new Date(), onWait, onNote }: Place): Promise<Admin> {
  const opened = await openDatabase({ databaseUrl, dataDir: resolve(dataDir), fresh: false, onWait, onNote })
  const { db } = opened
  const articleOf = async (id: number) => (await moderatedReview(db, chainId, id))?.article ?? null
  const judge = async (id: number, approved: boolean, by: string): Promise<string | null> => {
    const isJudged = await judgeReview(db, { chainId, id, approved, moderator: { by, at: now() } })
    return isJudged ? articleOf(id) : null
  }
  return {
    reviews: (state) => moderatedReviews(db, chainId, state),
    review: (id) => moderatedReview(db, chainId, id),
    approveReview: (id, by) => judge(id, true, by),
    rejectReview: (id, by) => judge(id, false, by),
    async replyToReview(id, reply, by) {
      const isReplied = await replyToReview(db, { chainId, id, reply, moderator: { by, at: now() } })
      return isReplied ? articleOf(id) : null
    },
    campaigns: () =>
      db
        .selectFrom('campaigns')
        .select(['id', 'name', 'starts', 'ends'])
        .where('chain_id', '=', chainId)
        .orderBy('ends', 'desc')
        .orderBy('id')
        .execute(),
    async endCampaign(id) {
      const at = now()
      const ended = await db
        .updateTable('campaigns')
        .set({ starts: sql<Date>`least(starts, ${at})`, ends: sql<Date>`least(ends, ${at})` })
        .where('chain_id', '=', chainId)
        .where('id', '=', id)
        .returning('name')
        .executeTakeFirst()
      // Running servers do this by a timer; the command works without one.
      await startAndEndCampaigns(db, at)
      return ended?.name ?? null
    },
    async order(idOrToken) {
      const id = /^\d+$/.test(idOrToken) ? Math.min(Number(idOrToken), largestId) : null
      const wanted = id === null ? { token: idOrToken } : { id }
      return (await storedReservation(db, chainId, wanted)) ?? storedOrder(db, chainId, wanted, now())
    },
    operate: (orderId, kind, wish, by, restock = true) => orderOperation(db, { chainId, orderId, kind, wish, by, restock, now: now() }),
    openReservations: (whose) => openReservations(db, chainId, whose),
    settle: (id, to, by) =>
      settleReservation(db, {
        chainId,
        id,
        event: to === 'collected' ? 'collect' : 'cancel',
        by,
        tell: to === 'released',
        now: now(),
      }),
    closeComplaint: (id, by) => closeComplaint(db, chainId, id, by, now()),
    async pickList(shop, brand) {
      const list = await pickList(db, chainId, shop)
      return { html: pickListPage(list, { brand, now: now() }), purchases: list.purchases.length }
    },
    webhooks: () => webhooksOf(db, chainId),
    sendAgain: (id) => sendAgain(db, chainId, id, now()),
    close: () => opened.close(),
  }
}
