import type { Facets, FilterRule } from '@vidda/contract/wire'
import { facetFields, type FacetField } from '@vidda/domain/listing'
import { availableShopId } from '@vidda/domain/shop'
import fc from 'fast-check'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshDocuments } from '../../src/features/search/index.ts'
import { bigCount } from '../kit/big-count.ts'
import { engines, startServer, type TestServer } from '../kit/server.ts'

/** The selected ids of each field, and prices in kroner; a field that is left out does not filter. */
type Asked = { readonly [Field in FacetField]?: readonly number[] } & { readonly price?: readonly [min: number, max: number] }

/** A plain run tries a small share of the 2 000 combinations, which is still enough to use every field several times. */
const combinations = Math.max(60, bigCount(2000))

/** Enough for all combinations on a busy machine, in ms. */
const proving = 30 * 60_000

type Sql = RawBuilder<unknown>
const among = (column: Sql, ids: readonly number[]): Sql => sql`${column} = any (${ids}::int[])`

/**
 * What each field means in SQL, where `a` is an article and `o` one of its variants. `values` joins the rows that are counted as `id`. It shares no code
 * with the search, and all conditions on a variant apply to the same row `o`.
 */
const meanings: Readonly<Record<FacetField, { readonly isMet: (ids: readonly number[]) => Sql; readonly values: Sql }>> = {
  genders: { isMet: (ids) => sql`a.genders && ${ids}::int[]`, values: sql`join lateral unnest(a.genders) as n (id) on true` },
  brands: { isMet: (ids) => among(sql`a.product_line_id`, ids), values: sql`join lateral (select a.product_line_id) as n (id) on true` },
  groups: { isMet: (ids) => among(sql`a.group_id`, ids), values: sql`join lateral (select a.group_id) as n (id) on true` },
  category: { isMet: (ids) => among(sql`a.main_group_id`, ids), values: sql`join lateral (select a.main_group_id) as n (id) on true` },
  subcategory: { isMet: (ids) => among(sql`a.subcategory_id`, ids), values: sql`join lateral (select a.subcategory_id) as n (id) on true` },
  sizes: { isMet: (ids) => among(sql`o.size`, ids), values: sql`join lateral (select o.size) as n (id) on n.id is not null` },
  colors: { isMet: (ids) => among(sql`o.color`, ids), values: sql`join lateral (select o.color) as n (id) on n.id is not null` },
  shops: {
    isMet: (ids) =>
      sql`exists (select 1 from stock s where s.variant_id = o.variant and s.qty > 0
        and (${ids.includes(availableShopId)} or ${among(sql`s.shop_id`, ids)}))`,
    values: sql`join lateral (
      select s.shop_id from stock s where s.variant_id = o.variant and s.qty > 0
      union select ${availableShopId}::int from stock s where s.variant_id = o.variant and s.qty > 0) as n (id) on true`,
  },
  campaigns: {
    isMet: (ids) => sql`exists (select 1 from running r where r.article_id = a.id and ${among(sql`r.campaign_id`, ids)})`,
    values: sql`join running r on r.article_id = a.id join lateral (select r.campaign_id) as n (id) on true`,
  },
}

/** Articles joined with their variants in the assortment. A colour without variants has a row of its own, and an article without any has one row. */
const goods = sql`
  with running as (
    select o.article_id, o.campaign_id from article_campaigns o join campaigns c on c.id = o.campaign_id
    where not coalesce(c.club, false)
      and (select value::timestamptz from facts where name = 'prices') >= c.starts
      and (select value::timestamptz from facts where name = 'prices') < c.ends),
  own as (
    select v.article_id, v.id as variant, v.size_id as size, c.color_group_id as color
    from variants v join articles a on a.id = v.article_id and v.color_id = any (a.color_ids)
    left join chain_colors c on c.chain_id = a.chain_id and c.id = v.color_id),
  offered as (
    select article_id, variant, size, color from own
    union all
    select a.id, null, null, c.color_group_id from articles a join chain_colors c on c.chain_id = a.chain_id and c.id = any (a.color_ids)
    where not exists (select 1 from own where own.article_id = a.id and own.color = c.color_group_id))`

/** Articles of chain 1 that match all filters except those on one field, with the values of this field to count. */
const from = (asked: Asked, but?: FacetField | 'price'): Sql => {
  const rules = facetFields.flatMap((field) => {
    const ids = field === but ? undefined : asked[field]
    return ids ? [meanings[field].isMet(ids)] : []
  })
  const price = but !== 'price' && asked.price ? [sql`a.price between ${asked.price[0] * 100}::int and ${asked.price[1] * 100}::int`] : []
  return sql`from articles a left join offered o on o.article_id = a.id
    ${but && but !== 'price' ? meanings[but].values : sql``}
    where ${sql.join([sql`a.chain_id = 1`, sql`a.visible`, ...rules, ...price], sql` and `)}`
}

type Row = { readonly field: string; readonly id: number; readonly count: number }

/** A variant in stock as filter values: one id per field (null where it has none), and its price in kroner. */
type Sample = { readonly [Field in FacetField]: number | null } & { readonly price: number }

const rulesOf = ({ price, ...fields }: Asked): FilterRule[] => [
  ...facetFields.flatMap((field): FilterRule[] => {
    const value = fields[field]
    return value ? [{ field, op: 'in', value }] : []
  }),
  ...(price ? [{ field: 'price', op: 'between', value: price } as const] : []),
]

describe.each(engines)('filters in any combination on %s', (engine) => {
  let server: TestServer
  let everything: Facets
  let samples: readonly Sample[]

  beforeAll(async () => {
    server = await startServer(engine, { keepAnswers: false })
    await thinOut()
    everything = await answerOf({})
    samples = await samplesInStock()
  })

  afterAll(() => server.close())

  /** Makes some sizes sold out in every shop, and takes some colours out of the assortment while their variants stay. */
  const thinOut = () =>
    server.commerce.db.transaction().execute(async (transaction) => {
      await sql`update stock set qty = 0 where variant_id in (select id from variants where (id + size_id) % 3 = 0)`.execute(transaction)
      await sql`update articles set color_ids = color_ids[2:] where id % 4 = 0 and cardinality(color_ids) > 1`.execute(transaction)
      const { rows } = await sql<{ id: number }>`select id from articles`.execute(transaction)
      await refreshDocuments(
        transaction,
        rows.map(({ id }) => id),
      )
    })

  const answerOf = async (asked: Asked): Promise<Facets> =>
    (await server.first.ask<Facets>('/articles/facets', { query: '', filters: rulesOf(asked) })).body

  async function hitsOf(asked: Asked): Promise<readonly number[]> {
    const { body } = await server.first.ask('/articles/search', { filters: rulesOf(asked), take: 1000 })
    const ids = body.hits.hits.map(({ _source }) => _source.id)
    expect(body.hits.total.value).toBe(ids.length)
    return ids.toSorted((one, other) => one - other)
  }

  const rowsOf = async <Found>(query: RawBuilder<Found>) => (await query.execute(server.commerce.db)).rows

  /** The expected counts, by field and value; the filters on a field do not apply to its own counts. */
  async function countsOf(asked: Asked) {
    const parts = facetFields.map(
      (field) => sql`select ${field}::text as field, n.id, count(distinct a.id)::int as count ${from(asked, field)} group by n.id`,
    )
    const rows = await rowsOf(sql<Row>`${goods} select * from (${sql.join(parts, sql` union all `)}) c order by field, id`)
    return Object.fromEntries(
      facetFields.map((field) => [field, rows.filter((row) => row.field === field).map(({ id, count }) => ({ id, count }))]),
    )
  }

  async function pricesOf(asked: Asked) {
    const [range] = await rowsOf(
      sql<{ min: number | null; max: number | null }>`${goods}
        select floor(min(a.price) / 100.0)::int as min, ceil(max(a.price) / 100.0)::int as max ${from(asked, 'price')}`,
    )
    return range?.min == null ? null : range
  }

  const samplesInStock = () =>
    rowsOf(sql<Sample>`${goods}
      select a.genders[1] as genders, a.product_line_id as brands, a.group_id as groups, a.main_group_id as category, a.subcategory_id as subcategory,
        o.size as sizes, o.color as colors, min(s.shop_id) as shops, min(r.campaign_id) as campaigns, floor(a.price / 100.0)::int as price
      from articles a join offered o on o.article_id = a.id join stock s on s.variant_id = o.variant and s.qty > 0
        left join running r on r.article_id = a.id
      where a.chain_id = 1 and a.visible
      group by a.id, o.variant, o.size, o.color order by a.id, o.variant`)

  /**
   * Values that some article has. Two of three combinations also take those of one variant in stock, so that they match it at least; a field of which it
   * has no value is left out.
   */
  const combination = () => {
    const { min, max } = everything.price ?? { min: 0, max: 0 }
    const some = (field: FacetField, maxLength: number) =>
      fc.uniqueArray(fc.constantFrom(...everything[field].map(({ id }) => id)), { minLength: 1, maxLength })
    /** How many of ten combinations filter on the field. */
    const often = <Value>(weight: number, rule: fc.Arbitrary<Value>) =>
      fc.oneof({ weight, arbitrary: rule }, { weight: 10 - weight, arbitrary: fc.constant(undefined) })
    const asked = fc.record({
      sizes: often(8, some('sizes', 6)),
      colors: often(6, some('colors', 4)),
      shops: often(8, fc.oneof(fc.constant([availableShopId]), some('shops', 3))),
      genders: often(4, some('genders', 2)),
      groups: often(2, some('groups', 8)),
      category: often(2, some('category', 2)),
      subcategory: often(1, some('subcategory', 4)),
      brands: often(3, some('brands', 5)),
      campaigns: often(2, some('campaigns', 2)),
      price: often(3, fc.tuple(fc.integer({ min, max }), fc.integer({ min, max }))),
    })
    return fc.tuple(asked, fc.option(fc.constantFrom(...samples), { freq: 2 })).map(([{ price, ...fields }, sample]): Asked => {
      const rules = facetFields.flatMap((field): readonly (readonly [FacetField, readonly number[]])[] => {
        const ids = fields[field]
        if (!ids || sample?.[field] === null) return []
        return [[field, [...new Set(sample ? [...ids, sample[field]] : ids)]]]
      })
      const prices = price && [...price, ...(sample ? [sample.price, sample.price + 1] : [])]
      return { ...Object.fromEntries(rules), ...(prices ? { price: [Math.min(...prices), Math.max(...prices)] } : {}) }
    })
  }

  it(
    '[R10.194] [R10.198] find what the database finds, and count every value of every field as it does',
    async () => {
      let found = 0
      await fc.assert(
        fc.asyncProperty(combination(), async (asked) => {
          const ids = await rowsOf(sql<{ id: number }>`${goods} select distinct a.id ${from(asked)} order by 1`)
          expect(await hitsOf(asked)).toEqual(ids.map(({ id }) => id))
          const { total, price, ...counts } = await answerOf(asked)
          expect(total).toBe(ids.length)
          expect(counts).toEqual(await countsOf(asked))
          expect(price).toEqual(await pricesOf(asked))
          found += Math.sign(total)
        }),
        { numRuns: combinations },
      )
      // A combination without hits would pass with almost any implementation.
      expect(found).toBeGreaterThan(combinations / 3)
    },
    proving,
  )
})
