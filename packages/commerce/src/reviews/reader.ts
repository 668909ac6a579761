import type { PageMeta, PageQuery, Review } from '@vidda/contract/wire'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'

type Row = Omit<Review, 'created_at' | 'reviewable_type'> & { readonly at: Date }

const columns =
  sql.raw(`id, content, reply, case when anonymous then null else customer end as customer, rating, approved, created_at as at,
  article_id as reviewable_id, true_to_size, size_color, anonymous`)

const shape = ({ at, ...row }: Row): Review => ({ ...row, created_at: at.toISOString(), reviewable_type: 'article' })

/** A customer's reviews, the newest first, approved or not. */
export async function reviewsOfCustomer(
  db: Db,
  customerId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Review[]> {
  const { rows } = await sql<Row>`
    select ${columns} from reviews where customer_id = ${customerId} order by id desc limit ${limit} offset ${offset}`.execute(db)
  return rows.map(shape)
}

/** Approved reviews of an article, the newest first; null when the chain has no such article. */
export async function articleReviews(
  db: Db,
  chainId: number,
  articleId: number,
  { page, per_page }: PageQuery,
): Promise<{ readonly data: readonly Review[]; readonly meta: PageMeta } | null> {
  const counted = await sql<{ total: number }>`
    select (select count(*) from reviews where article_id = a.id and approved) as total
    from articles a where a.chain_id = ${chainId} and a.id = ${articleId}`.execute(db)
  const total = counted.rows[0]?.total
  if (total === undefined) return null
  const { rows } = await sql<Row>`
    select ${columns} from reviews where article_id = ${articleId} and approved
    order by created_at desc, id limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  return { data: rows.map(shape), meta: { current_page: page, last_page: Math.max(1, Math.ceil(total / per_page)), per_page, total } }
}
