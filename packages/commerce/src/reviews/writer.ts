import type { Review, ReviewBody } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { holdCustomer } from '../customers/writer.ts'
import type { Db } from '../database/open.ts'
import { invalid } from '../http/failure.ts'

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
  const known = await sql<{ name: string }>`
    select c.first_name as name from articles a join customers c on c.id = ${customerId}
    where a.chain_id = ${chainId} and a.id = ${reviewable_id} and a.visible`.execute(transaction)
  const name = known.rows[0]?.name
  if (name === undefined) throw invalid('reviewable_id', 'Article must be one of this chain')
  const shown = customer?.trim() ?? name
  const { rows } = await sql<{ id: number }>`
    insert into reviews (id, article_id, content, customer, rating, approved, created_at, true_to_size, size_color, anonymous, customer_id)
    values (nextval('review_ids'), ${reviewable_id}, ${content.trim()}, ${shown}, ${rating}, false, ${now}, ${true_to_size}, ${size_color},
      ${anonymous}, ${customerId})
    on conflict (customer_id, article_id) do nothing returning id`.execute(transaction)
  const id = rows[0]?.id
  if (id === undefined) throw invalid('reviewable_id', 'Article must be one that you have not reviewed')
  return {
    id,
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
  await sql`select 1 from articles where id = ${articleId} for update`.execute(transaction)
  // Whoever writes the document anew holds this row from before the article is read; in the order in which an import holds both.
  await sql`select 1 from doc_idx where article_id = ${articleId} for update`.execute(transaction)
  const { rows } = await sql<{ rating: number | null }>`
    update articles set average_rating = (select round(avg(rating), 1)::float8 from reviews where article_id = ${articleId} and approved)
    where id = ${articleId} returning average_rating as rating`.execute(transaction)
  const member = `"averageRating":${rows[0]?.rating ?? 'null'}`
  await sql`
    update doc_src set source = regexp_replace(source, '"averageRating":(null|[0-9.]+)', ${member}) where article_id = ${articleId}`.execute(
    transaction,
  )
}

/** Shows a review, or turns it down, also one that was shown; false when the chain has no such review. */
export const approveReview = (db: Db, chainId: number, id: number, approved = true): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ article_id: number }>`
      update reviews r set approved = ${approved}, rejected = ${!approved} from articles a
      where r.id = ${id} and a.id = r.article_id and a.chain_id = ${chainId} returning r.article_id`.execute(transaction)
    const [row] = rows
    if (row) await rateAnew(transaction, row.article_id)
    return row !== undefined
  })
