import { resolve } from 'node:path'
import type { ReservationState } from '@vidda/domain/reservation'
import { sql } from 'kysely'
import { openReservations, type OpenReservation } from './reservations.ts'
import { openDatabase } from '../database/open.ts'
import { storedReservation, type StoredReservation } from '../reservations/reader.ts'
import { settleReservation } from '../reservations/states.ts'
import { passTime } from '../prices/writer.ts'
import { approveReview } from '../reviews/writer.ts'

export type WaitingReview = {
  readonly id: number
  readonly article: string
  readonly rating: number
  readonly customer: string
  readonly content: string
}
export type RunningCampaign = { readonly id: number; readonly name: string; readonly starts: Date; readonly ends: Date }

/** What an operator does where there is no screen; `null` is for what the chain does not have. */
export type Admin = {
  waitingReviews(): Promise<readonly WaitingReview[]>
  /** Shows a review and takes it into the article's rating; answers the article's name. */
  approveReview(id: number): Promise<string | null>
  /** Hides a review for good, or until it is approved after all; answers the article's name. */
  rejectReview(id: number): Promise<string | null>
  campaigns(): Promise<readonly RunningCampaign[]>
  /** Ends a campaign now, if it has not ended; one that has not begun begins and ends at this moment, and so never runs. Answers its name. */
  endCampaign(id: number): Promise<string | null>
  /** An order or a reservation, by its id or its token, which the database does not know and so nobody is told. */
  order(idOrToken: string): Promise<StoredReservation | null>
  /** Reservations that are open, the newest first; those of one phone number or e-mail address where it is given. */
  openReservations(whose?: string): Promise<readonly OpenReservation[]>
  /**
   * Notes that a reservation was collected, or cancels or releases it and gives its goods back, with who says so; whose it was hears of a release by mail.
   * Answers the state it is in now.
   */
  settle(id: number, to: 'collected' | 'cancelled' | 'released', by: string): Promise<ReservationState | null>
  close(): Promise<void>
}

type Place = {
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  readonly chainId: number
  readonly now?: () => Date
  readonly onWait?: (words: string) => void
}

const largestId = 2 ** 31 - 1

/** Opens a shop's database for its operator; throws CommerceStartError with one line that says what to do. */
export async function openAdmin({ databaseUrl, dataDir, chainId, now = () => new Date(), onWait }: Place): Promise<Admin> {
  const opened = await openDatabase({ databaseUrl, dataDir: resolve(dataDir), fresh: false, onWait })
  const { db } = opened
  const judge = async (id: number, approved: boolean): Promise<string | null> => {
    if (!(await approveReview(db, chainId, id, approved))) return null
    const { rows } = await sql<{ name: string }>`
      select a.name from reviews r join articles a on a.id = r.article_id where r.id = ${id}`.execute(db)
    return rows[0]?.name ?? null
  }
  return {
    async waitingReviews() {
      const { rows } = await sql<WaitingReview>`
        select r.id, a.name as article, r.rating, r.customer, r.content from reviews r join articles a on a.id = r.article_id
        where a.chain_id = ${chainId} and not r.approved and r.rejected is not true order by r.created_at, r.id`.execute(db)
      return rows
    },
    approveReview: (id) => judge(id, true),
    rejectReview: (id) => judge(id, false),
    async campaigns() {
      const { rows } = await sql<RunningCampaign>`
        select id, name, starts, ends from campaigns where chain_id = ${chainId} order by ends desc, id`.execute(db)
      return rows
    },
    async endCampaign(id) {
      const at = now()
      const { rows } = await sql<{ name: string }>`
        update campaigns set starts = least(starts, ${at}), ends = least(ends, ${at}) where chain_id = ${chainId} and id = ${id} returning name`.execute(
        db,
      )
      // Servers that run notice it too; none need be running.
      await passTime(db, at)
      return rows[0]?.name ?? null
    },
    async order(idOrToken) {
      const id = /^\d+$/.test(idOrToken) ? Math.min(Number(idOrToken), largestId) : null
      return storedReservation(db, chainId, id === null ? { token: idOrToken } : { id })
    },
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
    close: () => opened.close(),
  }
}
