import type { Db } from '../../kernel/database/open.ts'

export type WaitingReview = {
  readonly id: number
  readonly article: string
  readonly rating: number
  readonly customer: string
  readonly content: string
}

/** A review as the shop's people see it: who of them has done what with it, and when. */
export type ModeratedReview = WaitingReview & {
  readonly articleId: number
  readonly state: 'approved' | 'rejected' | 'waiting'
  readonly verified: boolean
  readonly anonymous: boolean
  readonly created: Date
  readonly judgedBy: string | null
  readonly judgedAt: Date | null
  readonly reply: string | null
  readonly repliedBy: string | null
  readonly repliedAt: Date | null
}

const reviewsOf = (db: Db, chainId: number) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('articles as a', 'a.id', 'r.article_id')
    .select(['r.id', 'a.name as article', 'r.rating', 'r.customer', 'r.content'])
    .where('a.chain_id', '=', chainId)

/** Those that nobody has judged yet, the oldest first. */
export const waitingReviews = (db: Db, chainId: number): Promise<WaitingReview[]> =>
  reviewsOf(db, chainId)
    .where('r.approved', '=', false)
    .where('r.rejected', 'is not', true)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute()

/** Null when the chain has no such review. */
export async function moderatedReview(db: Db, chainId: number, id: number): Promise<ModeratedReview | null> {
  const row = await reviewsOf(db, chainId)
    .select(['r.article_id as articleId', 'r.approved', 'r.rejected', 'r.verified', 'r.anonymous', 'r.created_at as created'])
    .select(['r.judged_by as judgedBy', 'r.judged_at as judgedAt', 'r.reply', 'r.replied_by as repliedBy', 'r.replied_at as repliedAt'])
    .where('r.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { approved, rejected, ...told } = row
  const unapproved = rejected === true ? 'rejected' : 'waiting'
  return { ...told, state: approved ? 'approved' : unapproved }
}
