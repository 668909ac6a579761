import { type Kysely, sql } from 'kysely'

/**
 * Data name where a picture comes from, and no longer how it is drawn. What was drawn before has an address now, by which its drawing is found again.
 */
const landscape = (column: string) => `
  jsonb_build_object('alt', '', 'tone', 'dark', 'src', 'scene:' || (${column} ->> 'scene') || '/' || (
    select string_agg(lower(substr(hex, 2)), '-' order by place) from jsonb_array_elements_text(${column} -> 'palette') with ordinality as p (hex, place)
  ) || '/' || (${column} ->> 'seed'))`

const moved = (table: string, column: string) => [
  `alter table ${table} rename column ${column} to picture`,
  `alter table ${table} alter column picture drop not null`,
  `update ${table} set picture = ${landscape('picture')} where picture is not null`,
]

const ofBanner = (banner: string) => `(
  ${banner} - 'image' - 'alt' || jsonb_build_object('picture', ${landscape(`(${banner} -> 'image')`)} || jsonb_build_object('alt', ${banner} -> 'alt')))`

const ofBanners = (name: string) =>
  `(select jsonb_agg(${ofBanner('b')} order by place) from jsonb_array_elements(composition -> '${name}') with ordinality as l (b, place))`

/** Goods of children alone had drawings of their own. */
const child = `case when genders <@ array[4, 11] then '-child' else '' end`

const statements = [
  // The source of every picture that data name, by what its address begins with.
  `create table pictures (name text primary key, src text not null)`,
  ...moved('main_groups', 'banner'),
  ...moved('campaigns', 'image'),
  ...moved('polls', 'banner'),
  ...moved('blog_posts', 'image'),
  ...moved('facebook_posts', 'image'),
  `update homes set composition = jsonb_build_object('grid', composition -> 'grid', 'sub', ${ofBanners('sub')}, 'popular', ${ofBanners('popular')},
    ${['top', 'middle', 'bottom'].map((name) => `'${name}', ${ofBanner(`(composition -> '${name}')`)}`).join(', ')})`,
  `alter table articles add column pictures jsonb not null default '[]'`,
  `update articles a set pictures = coalesce((
      select jsonb_agg(jsonb_build_object('src', 'drawing:' || a.drawing || ${child} || '/' || lower(substr(c.hex, 2)) || '/' || kind, 'colorId', c.id,
        'kind', kind, 'alt', '') order by place, nth)
      from unnest(a.color_ids) with ordinality as i (id, place) join chain_colors c on c.chain_id = a.chain_id and c.id = i.id,
        unnest(array['front', 'back', 'detail']) with ordinality as k (kind, nth)), '[]')`,
  `alter table articles drop column drawing`,
  `insert into pictures
    select distinct left(encode(sha256(convert_to(src, 'UTF8')), 'hex'), 16), src from (
      select jsonb_array_elements(pictures) ->> 'src' as src from articles
      union all select picture ->> 'src' from main_groups union all select picture ->> 'src' from campaigns union all select picture ->> 'src' from polls
      union all select picture ->> 'src' from blog_posts union all select picture ->> 'src' from facebook_posts
      union all select jsonb_path_query(composition, '$.**.src') #>> '{}' from homes
    ) named where src is not null on conflict do nothing`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
