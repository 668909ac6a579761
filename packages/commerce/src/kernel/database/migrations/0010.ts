import { type Kysely, sql } from 'kysely'

const statements = [
  // Whether its customer has bought the article, and who of the shop has judged and answered a review.
  `alter table reviews add column verified bool not null default false, add column judged_by text, add column judged_at timestamptz,
    add column replied_by text, add column replied_at timestamptz`,
  `create index reviews_to_verify on reviews (customer_id) where customer_id is not null and not verified`,
  `alter table chain_settings add column review_without_purchase bool not null default true`,
]

/** Reviews of verified purchases, and their moderation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
