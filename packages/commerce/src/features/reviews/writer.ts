import type { Review, ReviewBody } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { holdCustomer } from '../../kernel/auth/account.ts'
import type { Db } from '../../kernel/database/open.ts'
import { invalid } from '../../kernel/http/failure.ts'

export type NewReview = { readonly chainId: number; readonly customerId: number; readonly body: ReviewBody; readonly now: Date }

/**
 * Stores a review that nobody sees until it is approved; throws a 422 for an article that is not there or has one by this customer, and a 401 when the
 * customer is gone.
 */
export const addReview = (db: Db, review: NewReview): Promise<Review> =>
  db.transaction().execute(async (transaction) => {
    await holdCustomer(transaction, review.customerId)
    return store(transaction, review)
  })

async function store(transaction: Db, { chainId, customerId, body, now }: NewReview): Promise<Review> {
  const { reviewable_id, content, rating, customer, true_to_size = null, size_color = null, anonymous = false } = body
  const known = await transaction
    .selectFrom('articles as a')
    .innerJoin('customers as c', (join) => join.on('c.id', '=', customerId))
    .select('c.first_name as name')
    .where('a.chain_id', '=', chainId)
    .where('a.id', '=', reviewable_id)
    .where('a.visible', '=', true)
    .executeTakeFirst()
  if (!known) throw invalid('reviewable_id', 'Article must be one of this chain')
  const shown = customer?.trim() ?? known.name
  const stored = await transaction
    .insertInto('reviews')
    .values({
      id: sql`nextval('review_ids')`,
      article_id: reviewable_id,
      content: content.trim(),
      customer: shown,
      rating,
      approved: false,
      created_at: now,
      true_to_size,
      size_color,
      anonymous,
      customer_id: customerId,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'article_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!stored) throw invalid('reviewable_id', 'Article must be one that you have not reviewed')
  return {
    id: stored.id,
    content: content.trim(),
    reply: null,
    customer: anonymous ? null : shown,
    rating,
    approved: false,
    created_at: now.toISOString(),
    reviewable_id,
    reviewable_type: 'article',
    true_to_size,
    size_color,
    anonymous,
  }
}

/** Brings an article's rating into step with its approved reviews, in the table and in its search document. */
async function rateAnew(transaction: Db, articleId: number): Promise<void> {
  // Two approvals at once: the second counts when the first is done.
  await transaction.selectFrom('articles').select('id').where('id', '=', articleId).forUpdate().execute()
  // Whoever writes the document anew holds this row from before the article is read; in the order in which an import holds both.
  await transaction.selectFrom('doc_idx').select('article_id').where('article_id', '=', articleId).forUpdate().execute()
  const rated = await transaction
    .updateTable('articles')
    .set({
      average_rating: sql<number>`(select round(avg(rating), 1)::float8 from reviews where article_id = ${articleId} and approved)`,
    })
    .where('id', '=', articleId)
    .returning('average_rating as rating')
    .executeTakeFirst()
  const member = `"averageRating":${rated?.rating ?? 'null'}`
  await transaction
    .updateTable('doc_src')
    .set({ source: sql<string>`regexp_replace(source, '"averageRating":(null|[0-9.]+)', ${member})` })
    .where('article_id', '=', articleId)
    .execute()
}

/** Shows a review, or turns it down, also one that was shown; false when the chain has no such review. */
export const approveReview = (db: Db, chainId: number, id: number, approved = true): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const judged = await transaction
      .updateTable('reviews as r')
      .from('articles as a')
      .set({ approved, rejected: !approved })
      .where('r.id', '=', id)
      .whereRef('a.id', '=', 'r.article_id')
      .where('a.chain_id', '=', chainId)
      .returning('r.article_id')
      .executeTakeFirst()
    if (judged) await rateAnew(transaction, judged.article_id)
    return judged !== undefined
  })
