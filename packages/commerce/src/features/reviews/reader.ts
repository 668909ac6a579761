import type { PageMeta, PageQuery, Review } from '@vidda/contract/wire'
import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'

const allReviews = (db: Db) =>
  db
    .selectFrom('reviews')
    .select(['id', 'content', 'reply'])
    .select(sql<string | null>`case when anonymous then null else customer end`.as('customer'))
    .select([
      'rating',
      'approved',
      'created_at as at',
      'article_id as reviewable_id',
      'true_to_size',
      'size_color',
      'anonymous',
      'verified',
    ])

/** A customer's own reviews, with `rejected`, which nobody else is told. */
const ownReviews = (db: Db, customerId: number) =>
  allReviews(db)
    .select(sql<boolean>`coalesce(rejected, false)`.as('rejected'))
    .where('customer_id', '=', customerId)

type Row = Awaited<ReturnType<ReturnType<typeof allReviews>['execute']>>[number] & { readonly rejected?: boolean }

const shape = ({ at, ...row }: Row): Review => ({ ...row, created_at: at.toISOString(), reviewable_type: 'article' })

/** A customer's reviews, the newest first, approved or not. */
export async function reviewsOfCustomer(
  db: Db,
  customerId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Review[]> {
  const rows = await ownReviews(db, customerId).orderBy('id', 'desc').limit(limit).offset(offset).execute()
  return rows.map(shape)
}

/** A customer's own review; null where it is none of theirs. */
export async function ownReview(db: Db, { customerId, id }: { readonly customerId: number; readonly id: number }): Promise<Review | null> {
  const row = await ownReviews(db, customerId).where('id', '=', id).executeTakeFirst()
  return row ? shape(row) : null
}

/** Approved reviews of an article, the newest first; null when the chain has no such article. */
export async function articleReviews(
  db: Db,
  chainId: number,
  articleId: number,
  { page, per_page }: PageQuery,
): Promise<{ readonly data: readonly Review[]; readonly meta: PageMeta } | null> {
  const counted = await db
    .selectFrom('articles as a')
    .select(({ selectFrom }) =>
      selectFrom('reviews as r')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('r.article_id', '=', 'a.id')
        .where('r.approved', '=', true)
        .$asScalar()
        .$notNull()
        .as('total'),
    )
    .where('a.chain_id', '=', chainId)
    .where('a.id', '=', articleId)
    .executeTakeFirst()
  if (!counted) return null
  const { total } = counted
  const rows = await allReviews(db)
    .where('article_id', '=', articleId)
    .where('approved', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { data: rows.map(shape), meta: { current_page: page, last_page: Math.max(1, Math.ceil(total / per_page)), per_page, total } }
}
