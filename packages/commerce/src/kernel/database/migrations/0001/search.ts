/** What the search reads beside its documents: sizes, categories and brands. */
const named = ['sizes', 'main_groups', 'subcategories', 'groups', 'product_lines'] as const

/** Listings are answered from memory (docs/adr/0014): these hold what is read into it, and tell what has changed since. */
export const search: readonly string[] = [
  // The narrow table answers which articles, the wide one holds what is sent: scans of the first never touch the second.
  `create table doc_idx (
    article_id int primary key, chain_id int not null, visible bool not null, tags int[] not null, terms text not null default '',
    name_sort text collate "C" not null, price int not null, qty_rank int not null, turnover_rank int not null, created timestamptz not null,
    changed xid8
  )`,
  `create table doc_src (article_id int primary key, source text not null, stock text not null, detail text not null, colors jsonb not null)`,
  // Articles whose documents are to be written anew: a change of thousands would otherwise hold the database for seconds.
  `create table stale_documents (article_id int primary key)`,
  // What has changed is read some documents at a time, in this order.
  `create index doc_changed on doc_idx (changed, article_id)`,
  `create function doc_idx_changed() returns trigger language plpgsql as $$
    begin
      new.changed := pg_current_xact_id();
      return new;
    end $$`,
  `create trigger doc_idx_changed before insert or update on doc_idx for each row execute function doc_idx_changed()`,
  // Its one row tells when a document was last removed, and when one of the names changed.
  `create table search_epoch (epoch xid8 not null, names xid8 not null default '0')`,
  `insert into search_epoch (epoch) values (pg_current_xact_id())`,
  `create function doc_idx_removed() returns trigger language plpgsql as $$
    begin
      update search_epoch set epoch = pg_current_xact_id();
      return null;
    end $$`,
  `create trigger doc_idx_deleted after delete on doc_idx for each statement execute function doc_idx_removed()`,
  `create trigger doc_idx_truncated after truncate on doc_idx for each statement execute function doc_idx_removed()`,
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
