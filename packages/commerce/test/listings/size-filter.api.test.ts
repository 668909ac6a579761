import type { ArticleDetail, Facets, FilterRule, Size } from '@vidda/contract/wire'
import { availableShopId } from '@vidda/domain/shop'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, startServer, type TestServer } from '../kit/server.ts'

/** Selected ids of each filter; an empty list means no filter. */
type Asked = {
  readonly sizes: readonly number[]
  readonly colors: readonly number[]
  readonly shops: readonly number[]
}

const fields = ['sizes', 'colors', 'shops'] as const

const rulesOf = (asked: Asked): FilterRule[] =>
  fields.flatMap((field) => (asked[field].length > 0 ? [{ field, op: 'in' as const, value: asked[field] }] : []))

describe.each(engines)('sizes on %s', (engine) => {
  let server: TestServer
  let sizes: readonly Size[]

  beforeAll(async () => {
    server = await startServer(engine, { keepAnswers: false })
    sizes = (await server.first.get<Size[]>('/sizes')).body
  })

  afterAll(() => server.close())

  /** The offered variants that meet what is asked, straight from the tables: one row for each of them and each shop that has it. */
  const met = ({ sizes: ofSizes, colors, shops }: Asked) => sql`
    select a.id as article, a.color_ids as "colorIds", v.color_id as color, v.size_id as sizes, c.color_group_id as colors, s.shop_id as shops
    from articles a join variants v on v.article_id = a.id and v.color_id = any (a.color_ids)
    join chain_colors c on c.chain_id = a.chain_id and c.id = v.color_id join stock s on s.variant_id = v.id and s.qty > 0
    where a.chain_id = 1 and a.visible
      and (${ofSizes.length === 0} or v.size_id = any (${ofSizes}::int[]))
      and (${colors.length === 0} or c.color_group_id = any (${colors}::int[]))
      and (${shops.length === 0 || shops.includes(availableShopId)} or s.shop_id = any (${shops}::int[]))`

  const facets = async (filters: readonly FilterRule[]) => (await server.first.ask<Facets>('/articles/facets', { query: '', filters })).body

  it('[R10.195] come scale by scale, the smallest first, each name once in its scale', async () => {
    const named = (scale: Size['scale']) => sizes.filter((size) => size.scale === scale).map(({ name }) => name)
    expect(named('clothes')).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL'])
    expect(named('shoes').slice(0, 3)).toEqual(['24', '25', '26'])
    expect(named('children')).toContain('130 cm')
    expect(named('skis')).toContain('170 cm')
    expect(new Set(sizes.map(({ scale, name }) => `${scale} ${name}`)).size).toBe(sizes.length)
    const scales = sizes.map(({ scale }) => scale)
    expect(scales).toEqual(scales.toSorted((one, other) => scales.indexOf(one) - scales.indexOf(other)))
  })

  it('[R10.195] are those that the chain’s own variants come in', async () => {
    for (const [visitor, chainId] of [
      [server.first, 1],
      [server.second, 2],
    ] as const) {
      const { rows } = await sql<{
        id: number
      }>`select distinct size_id as id from variants where chain_id = ${chainId}::int order by 1`.execute(server.commerce.db)
      const listed = (await visitor.get<Size[]>('/sizes')).body.map(({ id }) => id)
      expect(listed.toSorted((one, other) => one - other)).toEqual(rows.map(({ id }) => id))
    }
  })

  it('[R10.195] of two scales are two, whatever they are called', async () => {
    const tall = sizes.filter(({ name }) => name === '170 cm')
    expect(tall.map(({ scale }) => scale)).toEqual(expect.arrayContaining(['children', 'skis']))
    const { body } = await server.first.ask('/articles/search', {
      filters: [{ field: 'sizes', op: 'in', value: tall.filter(({ scale }) => scale === 'skis').map(({ id }) => id) }],
    })
    const groups = new Set(body.hits.hits.map(({ _source }) => _source.group3))
    expect([...groups]).toEqual(expect.arrayContaining(['Alpinski']))
    for (const group of groups) expect(group).toMatch(/ski$/i)
  })

  it('[R10.194] an article in a list has those sizes that some shop has', async () => {
    const { body } = await server.first.ask('/articles/search', {
      take: 30,
      filters: [{ field: 'shops', op: 'in', value: [availableShopId] }],
    })
    const listed = body.hits.hits.map(({ _source }) => _source)
    expect(listed).toHaveLength(30)
    for (const article of listed) {
      const { variants } = (await server.first.get<ArticleDetail>(`/articles/${article.id}`)).body
      const had = variants.filter(({ shops }) => shops.length > 0).map(({ size }) => size.id)
      expect(article.sizes.toSorted((a, b) => a - b)).toEqual([...new Set(had)].toSorted((a, b) => a - b))
    }
  })

  it('[R10.196] each hit says the first colour that one variant meets all with, and its picture', async () => {
    const everything = await facets([{ field: 'shops', op: 'in', value: [availableShopId] }])
    const worn = sizes.filter(({ scale }) => scale === 'clothes').map(({ id }) => id)
    const one = (ids: readonly number[]) => fc.constantFrom(...ids).map((id) => [id])
    const none = fc.constant<number[]>([])
    // Few shops have every size of every colour: what one variant must meet decides.
    const combination = fc.record({
      sizes: one(worn),
      colors: fc.oneof(none, one(everything.colors.map(({ id }) => id))),
      shops: fc.oneof({ weight: 3, arbitrary: one(everything.shops.map(({ id }) => id)) }, { weight: 1, arbitrary: none }),
    })
    let others = 0
    await fc.assert(
      fc.asyncProperty(combination, async (chosen) => {
        const asked = { ...chosen, shops: chosen.shops.length > 0 ? chosen.shops : [availableShopId] }
        const { rows } = await sql<{ article: number; colorIds: number[]; color: number }>`${met(asked)}`.execute(server.commerce.db)
        const { body } = await server.first.ask('/articles/search', { take: 50, filters: rulesOf(asked) })
        for (const { _source, met: shown } of body.hits.hits) {
          const own = rows.filter(({ article }) => article === _source.id)
          expect(shown?.colorId).toBe(own[0]?.colorIds.find((id) => own.some(({ color }) => color === id)))
          const { images } = (await server.first.get<ArticleDetail>(`/articles/${_source.id}`)).body
          expect(shown?.image).toBe(images?.find(({ colorId }) => colorId === shown?.colorId)?.paths[0])
          others += Number(shown?.image !== _source.image)
        }
      }),
      { numRuns: 12 },
    )
    expect(others).toBeGreaterThan(0)
  })

  it('[R10.196] a search by nothing of one variant says no colour', async () => {
    const filters: FilterRule[] = [
      { field: 'genders', op: 'in', value: [1] },
      { field: 'shops', op: 'in', value: [availableShopId] },
    ]
    const { body } = await server.first.ask('/articles/search', { take: 20, filters })
    expect(body.hits.hits.map((hit) => hit.met)).toEqual(Array.from({ length: 20 }))
  })
})
