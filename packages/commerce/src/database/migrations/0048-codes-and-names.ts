import { type Kysely, sql } from 'kysely'

/** What the search reads beside its documents: sizes, categories and brands. */
const named = ['sizes', 'main_groups', 'subcategories', 'groups', 'product_lines'] as const

const statements = [
  // Article numbers are found with or without what separates their parts: letters, æ, ø and å among them, and digits. Collation "C", so that every
  // server makes the same of a number.
  `create function article_code(text) returns text language sql immutable parallel safe as $$
    select regexp_replace(translate(lower($1 collate "C"), U&'\\00c6\\00d8\\00c5', U&'\\00e6\\00f8\\00e5'),
      '[^a-z0-9\\u00e6\\u00f8\\u00e5]+', '', 'g') $$`,
  `drop index articles_by_no`,
  `create index articles_by_code on articles (chain_id, article_code(article_no))`,
  // What has changed is read some documents at a time, in this order.
  `drop index doc_changed`,
  `create index doc_changed on doc_idx (changed, article_id)`,
  // A chain has one house brand, the one that its settings name: imports once left earlier ones marked beside it.
  `update product_lines p set house_brand = (p.id = c.house_line_id) from chain_settings c
    where c.chain_id = p.chain_id and p.house_brand <> (p.id = c.house_line_id)`,
  // Tells processes that hold those names in memory to read them again.
  `alter table search_epoch add column names xid8 not null default '0'`,
  `create function search_names_changed() returns trigger language plpgsql as $$
    begin
      update search_epoch set names = pg_current_xact_id();
      return null;
    end $$`,
  ...named.map(
    (table) => `create trigger ${table}_named after insert or update or delete or truncate on ${table}
      for each statement execute function search_names_changed()`,
  ),
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
