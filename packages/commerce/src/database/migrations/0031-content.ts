import { type Kysely, sql } from 'kysely'

const statements = [
  `create table promo_codes (
    id int primary key, chain_id int not null, code text not null, valid_from date not null, valid_to date not null, fixed bool not null,
    amount int not null check (amount > 0), for_everyone bool not null
  )`,
  `create unique index promo_code on promo_codes (chain_id, upper(code))`,
  `create table polls (
    id int primary key, chain_id int not null, name text not null, description text not null, banner jsonb,
    starts timestamptz not null, ends timestamptz not null
  )`,
  `create table poll_questions (id int primary key, poll_id int not null references polls, text text not null, position int not null)`,
  `create table poll_options (
    id int primary key, question_id int not null references poll_questions, text text not null, position int not null, correct bool,
    unique (question_id, id)
  )`,
  `create table poll_answers (
    question_id int not null, visitor text not null, option_id int not null, created_at timestamptz not null,
    primary key (question_id, visitor)
  )`,
  `create table blog_categories (id int primary key, chain_id int not null, slug text not null, name text not null, unique (chain_id, slug))`,
  `create table blog_posts (
    id int primary key, chain_id int not null, slug text not null, title text not null, body text not null, image jsonb,
    main_article int, related_articles int[] not null, categories int[] not null, published_at timestamptz not null, unique (chain_id, slug)
  )`,
  `create table facebook_posts (
    id text primary key, chain_id int not null, message text not null, link text, image jsonb, created_at timestamptz not null
  )`,
  `create table withdrawals (
    id int primary key generated always as identity, chain_id int not null, token text not null unique, email text not null, message text not null,
    received_at timestamptz not null
  )`,
  `create index reservations_to_end on reservations (collect_before) where status_id = 1`,
]

/** A promo code's amount is øre when it is fixed, else hundredths of a per cent. Answers keep no more of a visitor than a hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
