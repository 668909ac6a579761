import type { Tenant } from '@vidda/contract'
import type { Review, ReviewBody, ReviewUpdate } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { holdCustomer } from '../../kernel/auth/account.ts'
import type { Db } from '../../kernel/database/open.ts'
import { invalid, notFound } from '../../kernel/http/failure.ts'
import { hasBought } from './purchases.ts'
import { ownReview } from './reader.ts'
import { passesForShop } from './shop-names.ts'

export type NewReview = { readonly tenant: Tenant; readonly customerId: number; readonly body: ReviewBody; readonly now: Date }

/**
 * Stores a review that nobody sees until it is approved; throws a 422 for an article that is not there, has one by this customer, or has to be bought first, and for a name that passes for the shop,
 * and a 401 when the customer is gone.
 */
export const addReview = (db: Db, review: NewReview): Promise<Review> =>
  db.transaction().execute(async (transaction) => {
    await holdCustomer(transaction, review.customerId)
    return store(transaction, review)
  })

/** Throws a 422 for a name that is to be shown and passes for the shop. */
function checkName(name: string, isAnonymous: boolean, tenant: Tenant): void {
  if (!isAnonymous && passesForShop(name, tenant)) throw invalid('customer', 'Customer must not be a name that passes for the shop')
}

async function store(transaction: Db, { tenant, customerId, body, now }: NewReview): Promise<Review> {
  const { reviewable_id, content, rating, customer, true_to_size = null, size_color = null, anonymous = false } = body
  const known = await transaction
    .selectFrom('articles as a')
    .innerJoin('customers as c', (join) => join.on('c.id', '=', customerId))
    .innerJoin('chain_settings as s', 's.chain_id', 'a.chain_id')
    .select(['c.first_name as name', 's.review_without_purchase as open'])
    .where('a.chain_id', '=', tenant.chainId)
    .where('a.id', '=', reviewable_id)
    .where('a.visible', '=', true)
    .executeTakeFirst()
  if (!known) throw invalid('reviewable_id', 'Article must be one of this chain')
  const verified = await hasBought(transaction, customerId, reviewable_id)
  if (!verified && !known.open) throw invalid('reviewable_id', 'Article must be one that you have bought')
  const shown = customer?.trim() ?? known.name
  checkName(shown, anonymous, tenant)
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
      verified,
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
    verified,
    rejected: false,
  }
}

export type OwnReview = { readonly customerId: number; readonly id: number }

type Change = OwnReview & { readonly tenant: Tenant }

/** Changes what is sent of a customer's own review, which waits to be approved anew; throws a 404 for any other. */
export const changeReview = (db: Db, { tenant, customerId, id }: Change, changes: ReviewUpdate): Promise<Review> =>
  db.transaction().execute(async (transaction) => {
    await holdCustomer(transaction, customerId)
    // Field by field: whatever else was sent is nobody's to set.
    const { content, customer, rating, true_to_size, size_color, anonymous } = changes
    const changed = await transaction
      .updateTable('reviews')
      .set({
        content: content?.trim(),
        customer: customer?.trim(),
        rating,
        true_to_size,
        size_color,
        anonymous,
        approved: false,
        rejected: null,
        judged_by: null,
        judged_at: null,
      })
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .returning(['article_id', 'customer', 'anonymous'])
      .executeTakeFirst()
    // As it is now: a name that was left out before may be the one that is shown from here on.
    if (changed) checkName(changed.customer, changed.anonymous, tenant)
    const review = changed && (await ownReview(transaction, { customerId, id }))
    if (!review) throw notFound('review of yours')
    await rateAnew(transaction, changed.article_id)
    return review
  })

/** Deletes a customer's own review; throws a 404 for any other. */
export const deleteReview = (db: Db, { customerId, id }: OwnReview): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom('reviews')
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .returning('article_id')
      .executeTakeFirst()
    if (!deleted) throw notFound('review of yours')
    await rateAnew(transaction, deleted.article_id)
  })

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
      review_count: sql<number>`(select count(*)::int from reviews where article_id = ${articleId} and approved)`,
    })
    .where('id', '=', articleId)
    .returning(['average_rating as rating', 'review_count as count'])
    .executeTakeFirst()
  const members = `"averageRating":${rated?.rating ?? 'null'},"reviewCount":${rated?.count ?? 0}`
  await transaction
    .updateTable('doc_src')
    .set({ source: sql<string>`regexp_replace(source, '"averageRating":(null|[0-9.]+),"reviewCount":[0-9]+', ${members})` })
    .where('article_id', '=', articleId)
    .execute()
}

/** Who of the shop did it, and when. */
export type Moderator = { readonly by: string; readonly at: Date }

type Judgement = { readonly chainId: number; readonly id: number; readonly approved: boolean; readonly moderator: Moderator }

/** Shows a review, or turns it down, also one that was shown; false when the chain has no such review. */
export const judgeReview = (db: Db, { chainId, id, approved, moderator }: Judgement): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const judged = await transaction
      .updateTable('reviews as r')
      .from('articles as a')
      .set({ approved, rejected: !approved, judged_by: moderator.by, judged_at: moderator.at })
      .where('r.id', '=', id)
      .whereRef('a.id', '=', 'r.article_id')
      .where('a.chain_id', '=', chainId)
      .returning('r.article_id')
      .executeTakeFirst()
    if (judged) await rateAnew(transaction, judged.article_id)
    return judged !== undefined
  })

type Reply = { readonly chainId: number; readonly id: number; readonly reply: string | null; readonly moderator: Moderator }

/** Answers a review in the shop's name, in place of an earlier answer, or takes that back; false when the chain has no such review. */
export async function replyToReview(db: Db, { chainId, id, reply, moderator }: Reply): Promise<boolean> {
  const replied = await db
    .updateTable('reviews as r')
    .from('articles as a')
    .set({ reply, replied_by: moderator.by, replied_at: moderator.at })
    .where('r.id', '=', id)
    .whereRef('a.id', '=', 'r.article_id')
    .where('a.chain_id', '=', chainId)
    .returning('r.id')
    .executeTakeFirst()
  return replied !== undefined
}
