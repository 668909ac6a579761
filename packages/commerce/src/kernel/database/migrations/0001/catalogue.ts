/** What every shop needs and no chain brings. */
const reference = [
  `create table genders (id int primary key, name text not null)`,
  `create table color_groups (id int primary key, label text not null, name text not null, hex text not null, color_id int not null)`,
  // What a new chain begins with.
  `create table colors (
    id int primary key, name text not null, hex text not null, color_code text not null, color_group_id int not null references color_groups
  )`,
  `create table sizes (id int primary key, name text not null, position int not null)`,
  // `approximate` where a code has the position of its neighbour.
  `create table postal_codes (code text primary key, place text not null, lat float8 not null, long float8 not null, approximate bool)`,
  // What the database says of itself, such as which search documents it has.
  `create table facts (name text primary key, value text not null)`,
]

const chain = [
  // The limits' defaults are those of the domain.
  `create table chain_settings (
    chain_id int primary key, house_line_id int not null, return_days int not null, reservation_hours int not null,
    delivery_text text not null, collect_text text not null,
    open_units int not null default 10, open_reservations int not null default 3, units_per_address int not null default 40,
    mails_per_receiver int not null default 4, confirm_above_units int not null default 5, confirm_above_total int not null default 1000000
  )`,
  // `deviations`: days with hours of their own, as a list of `{"date": "2026-12-24", "hours": "1000-1300", "name": "Julaften"}`.
  `create table shops (
    id int primary key, chain_id int not null, no text not null, name text not null, full_name text not null, org_no text not null,
    description text not null, opening_hours text not null, deviations jsonb not null default '[]', map_link text not null,
    post_no text not null, post_place text not null, address text not null, email text not null, phone text not null, messenger_id text,
    lat float8 not null, long float8 not null, picture jsonb
  )`,
  `create table shipping_methods (
    chain_id int not null, id int not null, key text not null, name text not null, price int not null, primary key (chain_id, id)
  )`,
  // Colours are a chain's own: what one calls a number is no business of the others.
  `create table chain_colors (
    chain_id int not null, id int not null, name text not null, hex text not null, color_code text not null,
    color_group_id int not null references color_groups, primary key (chain_id, id)
  )`,
  `create table main_groups (
    chain_id int not null, id int not null, name text not null, picture jsonb, banner_link text not null, position int not null,
    primary key (chain_id, id)
  )`,
  `create table subcategories (
    chain_id int not null, id int not null, main_group_id int not null, name text not null, position int not null,
    primary key (chain_id, id), foreign key (chain_id, main_group_id) references main_groups
  )`,
  `create table groups (
    chain_id int not null, id int not null, subcategory_id int not null, name text not null, position int not null,
    primary key (chain_id, id), foreign key (chain_id, subcategory_id) references subcategories
  )`,
  `create table product_lines (
    chain_id int not null, id int not null, name text not null, house_brand bool not null, primary key (chain_id, id)
  )`,
  `create table homes (chain_id int not null, name text not null, composition jsonb not null, primary key (chain_id, name))`,
  // The source of every picture that data name, by what its address begins with.
  `create table pictures (name text primary key, src text not null, focus jsonb)`,
]

const goods = [
  `create table articles (
    id int primary key, chain_id int not null, article_no text not null, slug text not null, name text not null, description text not null,
    tech_description text not null, nutrient_content text, wash_label text, care_label text,
    price int not null, original_price int not null, before_price int, pant int not null, fright_price int not null,
    product_line_id int not null, main_group_id int not null, subcategory_id int not null, group_id int not null,
    gender int not null, genders int[] not null, color_ids int[] not null, pictures jsonb not null default '[]',
    season text, custom_label text, can_purchase bool not null, visible bool not null, featured bool not null, only_cc bool not null,
    web_purchase_limit int not null, average_rating float8, created_at timestamptz not null,
    unique (chain_id, slug)
  )`,
  // Article numbers are found with or without what separates their parts: letters, æ, ø and å among them, and digits. Collation "C", so that every
  // server makes the same of a number.
  `create function article_code(text) returns text language sql immutable parallel safe as $$
    select regexp_replace(translate(lower($1 collate "C"), U&'\\00c6\\00d8\\00c5', U&'\\00e6\\00f8\\00e5'),
      '[^a-z0-9\\u00e6\\u00f8\\u00e5]+', '', 'g') $$`,
  `create index articles_by_code on articles (chain_id, article_code(article_no))`,
  `create table variants (
    id int primary key, chain_id int not null, article_id int not null references articles, ean text not null,
    size_id int not null, size text not null, color_id int not null, unique (chain_id, ean)
  )`,
  `create index variants_of_article on variants (article_id)`,
  `create table stock (
    variant_id int not null, shop_id int not null, qty int not null check (qty >= 0), primary key (variant_id, shop_id)
  )`,
  `create table bestsellers (
    chain_id int not null, article_id int not null references articles, qty_rank int not null, turnover_rank int not null,
    primary key (chain_id, article_id)
  )`,
  `create table reviews (
    id int primary key, article_id int not null references articles, content text not null, reply text, customer text not null,
    rating int not null, approved bool not null, rejected bool, created_at timestamptz not null, true_to_size int, size_color text,
    anonymous bool not null, customer_id int
  )`,
  // Reviews that a chain brings have ids of its own, below those that customers write.
  `create sequence review_ids as int start 1000000001`,
  `create index reviews_of_article on reviews (article_id)`,
  `create unique index review_of_customer on reviews (customer_id, article_id)`,
  // Without it a database may read all reviews from the newest on until it has met enough of one customer's.
  `create index reviews_of_customer_newest on reviews (customer_id, id desc)`,
]

const selling = [
  `create table campaigns (
    id int primary key, chain_id int not null, name text not null, short_description text not null, description text not null,
    starts timestamptz not null, ends timestamptz not null, picture jsonb, show_label bool not null, show_image bool not null,
    label_text text not null, url text not null, club bool
  )`,
  `create table article_campaigns (
    id int primary key, campaign_id int not null references campaigns, article_id int not null references articles, price int not null,
    label_type text not null, label_data text not null
  )`,
  `create index campaigns_of_article on article_campaigns (article_id)`,
  // A row holds until the next of its article and audience; `campaign_id` says that it was announced as a reduction. Club rows hold what members paid,
  // null when they have no price of their own any more. The end of a row may be noted, for what reads it; nothing else of it changes.
  `create table prices (
    article_id int not null references articles, price int, valid_from timestamptz not null, valid_to timestamptz, club bool, campaign_id int
  )`,
  `create index prices_of_article on prices (article_id, valid_from)`,
  `create function keep_prices() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if row (new.article_id, new.price, new.valid_from, new.club, new.campaign_id)
          is not distinct from row (old.article_id, old.price, old.valid_from, old.club, old.campaign_id) then return new; end if;
      end if;
      raise exception 'prices is append-only: insert a row with the instant from which a price holds';
    end $$`,
  `create trigger prices_append_only before update or delete on prices for each row execute function keep_prices()`,
  // The amount is øre where it is fixed, else hundredths of a per cent.
  `create table promo_codes (
    id int primary key, chain_id int not null, code text not null, valid_from date not null, valid_to date not null, fixed bool not null,
    amount int not null check (amount > 0), for_everyone bool not null, single_use bool not null default false
  )`,
  `create unique index promo_code on promo_codes (chain_id, upper(code))`,
]

const content = [
  `create table polls (
    id int primary key, chain_id int not null, name text not null, description text not null, picture jsonb,
    starts timestamptz not null, ends timestamptz not null
  )`,
  `create table poll_questions (id int primary key, poll_id int not null references polls, text text not null, position int not null)`,
  `create table poll_options (
    id int primary key, question_id int not null references poll_questions, text text not null, position int not null, correct bool,
    unique (question_id, id)
  )`,
  // Answers keep no more of a visitor than a hash.
  `create table poll_answers (
    question_id int not null, visitor text not null, option_id int not null, created_at timestamptz not null,
    primary key (question_id, visitor)
  )`,
  `create table blog_categories (id int primary key, chain_id int not null, slug text not null, name text not null, unique (chain_id, slug))`,
  // `updated_at`: when a post's words last changed, as its chain says; null for never.
  `create table blog_posts (
    id int primary key, chain_id int not null, slug text not null, title text not null, body text not null, picture jsonb,
    main_article int, related_articles int[] not null, categories int[] not null, published_at timestamptz not null, updated_at timestamptz,
    unique (chain_id, slug)
  )`,
  `create table facebook_posts (
    id text primary key, chain_id int not null, message text not null, link text, picture jsonb, created_at timestamptz not null
  )`,
]

/** What a chain shows and sells. */
export const catalogue: readonly string[] = [...reference, ...chain, ...goods, ...selling, ...content]
