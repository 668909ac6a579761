import { openTime, type Deviation } from '@vidda/domain/hours'
import { availableShopId } from '@vidda/domain/shop'
import { sql } from 'kysely'
import type { DataKind, DataRecord, Problem } from '../../import/kind.ts'
import { leadsNowhere, missing, ofAnotherChain, stage } from '../../import/stage.ts'

const staged = sql.table(stage)

/** Hours that end before they begin, and a day that stands twice. */
function deviationProblems(record: DataRecord): Problem[] {
  const deviations = record['deviations'] as readonly Deviation[]
  return deviations.flatMap(({ date, hours }, index) => [
    ...(hours !== null && !openTime(hours) ? [{ field: `deviations.${index}.hours`, reason: 'must end after they begin' }] : []),
    ...(deviations.findIndex((one) => one.date === date) < index
      ? [{ field: `deviations.${index}.date`, reason: 'must stand once only' }]
      : []),
  ])
}

function idProblems({ id }: DataRecord): Problem[] {
  return id === availableShopId ? [{ field: 'id', reason: `must not be ${availableShopId}, which stands for any shop of the chain` }] : []
}

export const shops: DataKind = {
  name: 'shops',
  columns: {
    id: 'int',
    no: 'text',
    name: 'text',
    fullName: 'text',
    orgNo: 'text',
    description: 'text',
    openingHours: 'text',
    deviations: 'jsonb',
    mapLink: 'text',
    postNo: 'text',
    postPlace: 'text',
    address: 'text',
    email: 'text',
    phone: 'text',
    messengerId: 'text',
    lat: 'float8',
    long: 'float8',
    picture: 'jsonb',
  },
  key: ['id'],
  askedBy: 'others',
  hasPictures: true,
  keeps: ['picture'],
  examine: (record) => [...idProblems(record), ...deviationProblems(record)],
  misfits: (chainId) => [ofAnotherChain('shops', chainId)],
  async write({ db, chainId }) {
    await sql`
      insert into shops (id, chain_id, no, name, full_name, org_no, description, opening_hours, deviations, map_link, post_no, post_place, address, email,
        phone, messenger_id, lat, long, picture)
      select s.id, ${chainId}::int, s.no, s.name, "fullName", "orgNo", s.description, "openingHours", s.deviations, "mapLink", "postNo", "postPlace",
        s.address, s.email, s.phone, "messengerId", s.lat, s.long, coalesce(nullif(s.picture, 'null'), o.picture)
      from ${staged} s left join shops o on o.id = s.id order by s.id
      on conflict (id) do update set no = excluded.no, name = excluded.name, full_name = excluded.full_name, org_no = excluded.org_no,
        description = excluded.description, opening_hours = excluded.opening_hours, deviations = excluded.deviations, map_link = excluded.map_link, post_no = excluded.post_no,
        post_place = excluded.post_place, address = excluded.address, email = excluded.email, phone = excluded.phone,
        messenger_id = excluded.messenger_id, lat = excluded.lat, long = excluded.long, picture = excluded.picture`.execute(db)
  },
  all: (chainId) => sql`
    select id, no, name, full_name as "fullName", org_no as "orgNo", description, opening_hours as "openingHours", deviations, map_link as "mapLink",
      post_no as "postNo", post_place as "postPlace", address, email, phone, messenger_id as "messengerId", lat, long, picture
    from shops where chain_id = ${chainId}::int order by id`,
}

export const colors: DataKind = {
  name: 'colors',
  columns: { id: 'int', name: 'text', hex: 'text', code: 'text', groupId: 'int' },
  key: ['id'],
  askedBy: 'others',
  misfits: () => [{ field: 'groupId', reason: 'must be a known colour group', when: missing('color_groups', sql`id = s."groupId"`) }],
  touched: (chainId) => sql`
    select distinct a.id from articles a join ${staged} s on s.id = any (a.color_ids) where a.chain_id = ${chainId}::int`,
  async write({ db, chainId }) {
    await sql`
      insert into chain_colors (chain_id, id, name, hex, color_code, color_group_id)
      select ${chainId}::int, id, name, hex, code, "groupId" from ${staged} order by id
      on conflict (chain_id, id) do update set name = excluded.name, hex = excluded.hex, color_code = excluded.color_code,
        color_group_id = excluded.color_group_id`.execute(db)
  },
  all: (chainId) => sql`
    select id, name, hex, color_code as code, color_group_id as "groupId" from chain_colors where chain_id = ${chainId}::int order by id`,
}

/** What stands for the house brand where a chain has none. */
const noBrand = 0

/** A chain has one house brand: another takes its place. */
export const brands: DataKind = {
  name: 'brands',
  columns: { id: 'int', name: 'text', houseBrand: 'bool' },
  key: ['id'],
  askedBy: 'others',
  misfits: () => [
    {
      field: 'houseBrand',
      reason: 'must be true of one brand only',
      when: sql`s."houseBrand" and exists (select 1 from ${staged} t where t."houseBrand" and t.line < s.line)`,
    },
  ],
  touched: (chainId) => sql`
    select distinct a.id from articles a join ${staged} s on s.id = a.product_line_id where a.chain_id = ${chainId}::int`,
  async write({ db, chainId }) {
    await sql`
      insert into product_lines (chain_id, id, name, house_brand) select ${chainId}::int, id, name, "houseBrand" from ${staged} order by id
      on conflict (chain_id, id) do update set name = excluded.name, house_brand = excluded.house_brand`.execute(db)
    const own = sql`chain_id = ${chainId}::int and house_brand`
    await sql`
      update product_lines set house_brand = false where ${own} and exists (select 1 from ${staged} where "houseBrand")
        and id not in (select id from ${staged} where "houseBrand")`.execute(db)
    await sql`
      update chain_settings set house_line_id = coalesce((select min(id) from product_lines where ${own}), ${noBrand}::int)
      where chain_id = ${chainId}::int`.execute(db)
  },
  all: (chainId) => sql`select id, name, house_brand as "houseBrand" from product_lines where chain_id = ${chainId}::int order by id`,
}

/** What both ranks say of an article that is on no list any more (spec §3). */
const offTheList = 9999

export const bestsellers: DataKind = {
  name: 'bestsellers',
  columns: { articleId: 'int', qtyRank: 'int', turnoverRank: 'int' },
  key: ['articleId'],
  misfits: (chainId) => [
    {
      ...leadsNowhere('articleId', 'articles', missing('articles', sql`chain_id = ${chainId}::int and id = s."articleId"`)),
      reason: 'must be a known article',
    },
  ],
  touched: () => sql`select "articleId" from ${staged}`,
  removes: sql`least(s."qtyRank", s."turnoverRank") >= ${offTheList}::int`,
  async write({ db, chainId }) {
    await sql`delete from bestsellers where chain_id = ${chainId}::int and article_id in (select "articleId" from ${staged})`.execute(db)
    await sql`
      insert into bestsellers (chain_id, article_id, qty_rank, turnover_rank)
      select ${chainId}::int, "articleId", "qtyRank", "turnoverRank" from ${staged}
      where least("qtyRank", "turnoverRank") < ${offTheList}::int order by "articleId"`.execute(db)
  },
  all: (chainId) => sql`
    select article_id as "articleId", qty_rank as "qtyRank", turnover_rank as "turnoverRank" from bestsellers
    where chain_id = ${chainId}::int order by qty_rank, article_id`,
}
