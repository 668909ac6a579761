import { type Kysely, sql } from 'kysely'

// Listings are answered from memory: the tables hold what is read into it, and tell what has changed since.
const statements = [
  `alter table doc_idx drop column words, add column terms text not null default '', add column changed xid8`,
  `drop index doc_tags`,
  `drop index doc_by_name`,
  `drop index doc_by_price`,
  `drop index doc_by_rank`,
  `drop index doc_by_age`,
  `update doc_idx set changed = pg_current_xact_id()`,
  `create index doc_changed on doc_idx (changed)`,
  `create function doc_idx_changed() returns trigger language plpgsql as $$
    begin
      new.changed := pg_current_xact_id();
      return new;
    end $$`,
  `create trigger doc_idx_changed before insert or update on doc_idx for each row execute function doc_idx_changed()`,
  `create table search_epoch (epoch xid8 not null)`,
  `insert into search_epoch values (pg_current_xact_id())`,
  `create function doc_idx_removed() returns trigger language plpgsql as $$
    begin
      update search_epoch set epoch = pg_current_xact_id();
      return null;
    end $$`,
  `create trigger doc_idx_deleted after delete on doc_idx for each statement execute function doc_idx_removed()`,
  `create trigger doc_idx_truncated after truncate on doc_idx for each statement execute function doc_idx_removed()`,
  `create index articles_by_no on articles (chain_id, lower(article_no))`,
] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
