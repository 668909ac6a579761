import { sql } from 'kysely'
import type { DataKind } from '../../import/kind.ts'
import { leadsNowhere, missing, stage } from '../../import/stage.ts'

const staged = sql.table(stage)

/** Those that customers write have numbers from here on. */
const firstWritten = 1_000_000_001

export const reviews: DataKind = {
  name: 'reviews',
  columns: {
    id: 'int',
    articleId: 'int',
    content: 'text',
    reply: 'text',
    customer: 'text',
    rating: 'int',
    state: 'text',
    createdAt: 'timestamptz',
    trueToSize: 'int',
    sizeColor: 'text',
    anonymous: 'bool',
    verified: 'bool',
  },
  // Names, also of those who want theirs not to be shown.
  personal: true,
  key: ['id'],
  misfits: (chainId) => [
    {
      field: 'id',
      reason: 'must not be one of another chain',
      when: sql`exists (select 1 from reviews r join articles a on a.id = r.article_id where r.id = s.id and a.chain_id <> ${chainId}::int)`,
    },
    {
      ...leadsNowhere('articleId', 'articles', missing('articles', sql`chain_id = ${chainId}::int and id = s."articleId"`)),
      reason: 'must be a known article',
    },
  ],
  touched: () => sql`select "articleId" from ${staged} union select r.article_id from reviews r join ${staged} s on s.id = r.id`,
  async write({ db }) {
    await sql`
      insert into reviews (id, article_id, content, reply, customer, rating, approved, rejected, created_at, true_to_size, size_color, anonymous, verified)
      select id, "articleId", content, reply, customer, rating, state = 'approved', state = 'rejected', "createdAt", "trueToSize", "sizeColor", anonymous, verified
      from ${staged} order by id
      on conflict (id) do update set article_id = excluded.article_id, content = excluded.content, reply = excluded.reply, customer = excluded.customer,
        rating = excluded.rating, approved = excluded.approved, rejected = excluded.rejected, created_at = excluded.created_at,
        true_to_size = excluded.true_to_size, size_color = excluded.size_color, anonymous = excluded.anonymous, verified = excluded.verified`.execute(
      db,
    )
    await sql`
      update articles a set (average_rating, review_count) =
        (select round(avg(rating), 1)::float8, count(*)::int from reviews r where r.article_id = a.id and r.approved)
      where a.id in (select article_id from data_touched)`.execute(db)
    await sql`
      select setval('review_ids', greatest((select last_value from review_ids), max(id) + 1), false) from ${staged} where id >= ${firstWritten}::int
      having max(id) is not null`.execute(db)
  },
  all: (chainId) => sql`
    select r.id, r.article_id as "articleId", r.content, r.reply, r.customer, r.rating,
      case when r.approved then 'approved' when r.rejected then 'rejected' else 'waiting' end as state, r.created_at as "createdAt",
      r.true_to_size as "trueToSize", r.size_color as "sizeColor", r.anonymous, r.verified
    from reviews r join articles a on a.id = r.article_id where a.chain_id = ${chainId}::int order by r.id`,
}
