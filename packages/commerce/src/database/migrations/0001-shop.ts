import { type Kysely, sql } from 'kysely'

const chainTables = `
create table genders (id int primary key, name text not null);
create table color_groups (id int primary key, label text not null, name text not null, hex text not null, color_id int not null);
create table colors (id int primary key, name text not null, hex text not null, color_code text not null, color_group_id int not null references color_groups);
create table sizes (id int primary key, name text not null, position int not null);
create table postal_codes (code text primary key, place text not null, lat float8 not null, long float8 not null);

create table shops (
  id int primary key, chain_id int not null, no text not null, name text not null, full_name text not null, org_no text not null,
  description text not null, opening_hours text not null, map_link text not null, post_no text not null, post_place text not null,
  address text not null, email text not null, phone text not null, messenger_id text, lat float8 not null, long float8 not null
);
create table shipping_methods (
  chain_id int not null, id int not null, key text not null, name text not null, price int not null, primary key (chain_id, id)
);
create table main_groups (
  chain_id int not null, id int not null, name text not null, banner jsonb not null, banner_link text not null, position int not null,
  primary key (chain_id, id)
);
create table subcategories (
  chain_id int not null, id int not null, main_group_id int not null, name text not null, position int not null,
  primary key (chain_id, id), foreign key (chain_id, main_group_id) references main_groups
);
create table groups (
  chain_id int not null, id int not null, subcategory_id int not null, name text not null, position int not null,
  primary key (chain_id, id), foreign key (chain_id, subcategory_id) references subcategories
);
create table product_lines (chain_id int not null, id int not null, name text not null, house_brand bool not null, primary key (chain_id, id));
create table campaigns (
  id int primary key, chain_id int not null, name text not null, short_description text not null, description text not null,
  starts timestamptz not null, ends timestamptz not null, image jsonb not null, show_label bool not null, show_image bool not null,
  label_text text not null, url text not null
);
create table homes (chain_id int not null, name text not null, composition jsonb not null, primary key (chain_id, name));
create table chain_settings (
  chain_id int primary key, house_line_id int not null, return_days int not null, reservation_hours int not null,
  delivery_text text not null, collect_text text not null
);`

const articleTables = `
create table articles (
  id int primary key, chain_id int not null, article_no text not null, slug text not null, name text not null, description text not null,
  tech_description text not null, nutrient_content text, wash_label text, care_label text,
  price int not null, original_price int not null, before_price int, pant int not null, fright_price int not null,
  product_line_id int not null, main_group_id int not null, subcategory_id int not null, group_id int not null,
  gender int not null, genders int[] not null, drawing text not null, color_ids int[] not null,
  season text, custom_label text, can_purchase bool not null, visible bool not null, featured bool not null, only_cc bool not null,
  web_purchase_limit int not null, average_rating float8, created_at timestamptz not null,
  unique (chain_id, slug)
);
create table variants (
  id int primary key, chain_id int not null, article_id int not null references articles, ean text not null, size_id int not null, size text not null,
  color_id int not null, unique (chain_id, ean)
);
create index variants_of_article on variants (article_id);
create table stock (
  variant_id int not null, shop_id int not null, qty int not null check (qty >= 0), primary key (variant_id, shop_id)
);
create table article_campaigns (
  id int primary key, campaign_id int not null references campaigns, article_id int not null references articles, price int not null,
  label_type text not null, label_data text not null
);
create index campaigns_of_article on article_campaigns (article_id);
create table prices (article_id int not null references articles, price int not null, valid_from timestamptz not null, valid_to timestamptz);
create index prices_of_article on prices (article_id, valid_from);
create table reviews (
  id int primary key, article_id int not null references articles, content text not null, reply text, customer text not null, rating int not null,
  approved bool not null, created_at timestamptz not null, true_to_size int, size_color text, anonymous bool not null
);
create index reviews_of_article on reviews (article_id);
create table bestsellers (
  chain_id int not null, article_id int not null references articles, qty_rank int not null, turnover_rank int not null,
  primary key (chain_id, article_id)
);`

// The narrow table answers which articles, the wide one holds what is sent: scans of the first never touch the second.
const searchTables = `
create table doc_idx (
  article_id int primary key, chain_id int not null, visible bool not null, tags int[] not null, words tsvector not null,
  name_sort text collate "C" not null, price int not null, qty_rank int not null, turnover_rank int not null, created timestamptz not null
);
create index doc_tags on doc_idx using gin (tags);
create index doc_words on doc_idx using gin (words);
create index doc_by_name on doc_idx (chain_id, name_sort, article_id);
create index doc_by_price on doc_idx (chain_id, price, name_sort, article_id);
create index doc_by_rank on doc_idx (chain_id, qty_rank, turnover_rank, article_id);
create index doc_by_age on doc_idx (chain_id, created, article_id);
create table doc_src (article_id int primary key, source text not null, stock text not null, detail text not null, colors jsonb not null);`

const orderTables = `
create table reservations (
  id int primary key generated always as identity, token text not null unique, chain_id int not null, tenant_id text not null, shop_id int not null,
  customer_id int, status_id int not null, name text not null, email text not null, phone text not null, delivery text not null,
  address text not null, city text not null, zipcode text not null, shipping_method_id int, total int not null, tracking_url text,
  created_at timestamptz not null, collect_before timestamptz not null
);
create table reservation_lines (
  reservation_id int not null references reservations, position int not null, ean text not null, count int not null, reserved bool not null,
  article_id int not null, campaign_article_id int, name text not null, size text not null, color text not null, image text not null, price int not null,
  primary key (reservation_id, position)
);
create table idempotency (
  chain_id int not null, key text not null, body_hash text not null, status int, answer text, created_at timestamptz not null,
  primary key (chain_id, key)
);
create index idempotency_age on idempotency (created_at);
create table facts (name text primary key, value text not null);`

const statements = (script: string) =>
  script
    .split(/;\s*(?:\n|$)/)
    .map((text) => text.trim())
    .filter(Boolean)

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const script of [chainTables, articleTables, searchTables, orderTables]) {
    for (const statement of statements(script)) await sql.raw(statement).execute(db)
  }
}
