import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'

export const reviewStates = ['waiting', 'approved', 'rejected'] as const

/** A review as the shop's people see it: who of them has done what with it, and when. */
export type ModeratedReview = {
  readonly id: number
  readonly article: string
  readonly articleId: number
  readonly rating: number
  readonly customer: string
  readonly content: string
  readonly state: (typeof reviewStates)[number]
  readonly verified: boolean
  readonly anonymous: boolean
  readonly created: Date
  readonly judgedBy: string | null
  readonly judgedAt: Date | null
  readonly reply: string | null
  readonly repliedBy: string | null
  readonly repliedAt: Date | null
}

const stateOf = sql<ModeratedReview['state']>`case when r.approved then 'approved' when r.rejected then 'rejected' else 'waiting' end`

const reviewsOf = (db: Db, chainId: number) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('articles as a', 'a.id', 'r.article_id')
    .select(['r.id', 'a.name as article', 'r.article_id as articleId', 'r.rating', 'r.customer', 'r.content', stateOf.as('state')])
    .select(['r.verified', 'r.anonymous', 'r.created_at as created', 'r.judged_by as judgedBy', 'r.judged_at as judgedAt'])
    .select(['r.reply', 'r.replied_by as repliedBy', 'r.replied_at as repliedAt'])
    .where('a.chain_id', '=', chainId)

/** Those of a state, or all of them; the oldest first, which has waited longest. */
export function moderatedReviews(db: Db, chainId: number, state: ModeratedReview['state'] | 'all'): Promise<ModeratedReview[]> {
  const all = reviewsOf(db, chainId).orderBy('r.created_at').orderBy('r.id')
  return (state === 'all' ? all : all.where(stateOf, '=', state)).execute()
}

/** Null when the chain has no such review. */
export const moderatedReview = async (db: Db, chainId: number, id: number): Promise<ModeratedReview | null> =>
  (await reviewsOf(db, chainId).where('r.id', '=', id).executeTakeFirst()) ?? null
