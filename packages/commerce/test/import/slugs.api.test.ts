import type { ArticleDetail, ProductLine } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { withDataFiles, type Row } from '../kit/data-files.ts'
import { inStock } from '../kit/goods.ts'
import { engines } from '../kit/server.ts'

describe.each(engines)('slugs of imported articles on %s', (engine) => {
  const data = withDataFiles(engine)

  async function maker(): Promise<(id: number, name: string, slug?: string) => Row> {
    const [brand] = (await data.server.first.get<ProductLine[]>('/productlines')).body
    const { article } = await inStock(data.server.first, 2)
    const common = { priceOre: 50_000, brandId: brand?.ProductLineID, groupId: article.ArticleGroup3ID, genders: [1], colorIds: [101] }
    return (id, name, slug) => ({ ...common, id, articleNo: `S${id}`, name, ...(slug !== undefined && { slug }) })
  }
  const slugs = async () => {
    const { rows } = await sql<{ id: number; slug: string }>`
      select id, slug from articles where id between 9100000 and 9199999 order by id`.execute(data.server.commerce.db)
    return Object.fromEntries(rows.map(({ id, slug }) => [id, slug]))
  }

  it('[R10.66] the lowest id keeps a shared one, the others get their id appended, and again where that is taken too', async () => {
    const article = await maker()
    await data.files.bring({
      articles: [
        article(9_100_005, 'Fjelljakke'),
        article(9_100_001, 'Fjelljakke'),
        // What the one above would be called.
        article(9_100_003, 'Fjelljakke 9100005'),
        article(9_100_007, 'Et annet navn', 'fjelljakke-9100006'),
        article(9_100_006, 'Fjelljakke'),
      ],
    })
    expect(await slugs()).toEqual({
      9_100_001: 'fjelljakke',
      9_100_003: 'fjelljakke-9100005',
      9_100_005: 'fjelljakke-9100005-9100005',
      9_100_006: 'fjelljakke-9100006-9100006',
      9_100_007: 'fjelljakke-9100006',
    })
  })

  it('one that is taken in the database is passed by as well, and those that are there stay', async () => {
    const article = await maker()
    const before = await slugs()
    await data.files.bring(
      { articles: [article(9_100_010, 'Navn', 'fjelljakke-9100011')] },
      { articles: [article(9_100_011, 'Fjelljakke'), article(9_100_001, 'Fjellbukse'), article(9_100_012, 'Fjellbukse')] },
    )
    expect(await slugs()).toEqual({
      ...before,
      9_100_010: 'fjelljakke-9100011',
      9_100_011: 'fjelljakke-9100011-9100011',
      9_100_012: 'fjellbukse',
    })
    expect((await data.server.first.get<ArticleDetail>('/articles/slug/fjellbukse')).body).toMatchObject({ id: 9_100_012 })
  })

  it('[R10.66] a name that is a number makes a slug with the id, and a slug that is one is refused', async () => {
    const article = await maker()
    await data.files.bring({ articles: [article(9_100_020, '2024')] })
    expect(await slugs()).toMatchObject({ 9_100_020: '2024-9100020' })
    const { articles } = await data.files.faultsOf({
      articles: [article(9_100_021, 'Fjellbukse', '2024'), article(9_100_022, 'Kart', 'kart-2024')],
    })
    expect(articles).toEqual(['1 slug must not be a number, which would be read as an id'])
  })

  it('what the database refuses for a reason that nobody thought of is one line that names the file', async () => {
    const article = await maker()
    await sql`alter table articles add constraint no_such_article check (id <> 9100099)`.execute(data.server.commerce.db)
    await expect(data.files.bring({ articles: [article(9_100_099, 'Umulig')] })).rejects.toMatchObject({
      name: 'DataError',
      message: expect.stringMatching(/articles-in\.ndjson could not be written, and nothing of it was: .*"no_such_article" \(23514\)\.$/),
    })
    expect(await slugs()).not.toHaveProperty('9100099')
  })
})
