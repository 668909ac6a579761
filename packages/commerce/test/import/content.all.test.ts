import { readFile } from 'node:fs/promises'
import type { DataKindName } from '@vidda/contract/data'
import type {
  Article,
  ArticleDetail,
  Bestseller,
  BlogPost,
  Poll,
  PollAnswer,
  PromoCode,
  ShippingMethod,
  TenantSettings,
} from '@vidda/contract/wire'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { Browser } from '../kit/browser.ts'
import { withDataFiles, type Row } from '../kit/data-files.ts'
import { inStock } from '../kit/goods.ts'
import { enginesProved } from '../kit/server.ts'

describe.each(enginesProved)('content in and out on %s', (engine) => {
  const data = withDataFiles(engine)

  const get = async <Body>(path: string) => (await data.server.first.get<Body>(path)).body

  const taken = async (kind: DataKindName) =>
    (await readFile(await data.files.takeOut(kind), 'utf8')).split('\n').flatMap((line) => (line ? [JSON.parse(line) as Row] : []))

  it('promo codes, posts, settings and shipping are answered as they were brought in', async () => {
    const dates = { validFrom: '2020-01-01', validTo: '2099-12-31' }
    const post = { id: 9001, slug: 'ny-post', title: 'Ny post', body: 'Tekst', categoryIds: [9001], publishedAt: '2020-01-01T00:00:00Z' }
    const chain = { returnDays: 60, reservationHours: 24, deliveryText: 'Fort', collectText: 'Straks' }
    await data.files.bring({
      'promo-codes': [
        { id: 9001, code: 'Vår12', percent: 12.5, ...dates, forEveryone: true },
        { id: 9002, code: 'FEMTI', amountOre: 5000, ...dates, singleUse: true },
      ],
      'blog-categories': [{ id: 9001, slug: 'turtips', name: 'Turtips' }],
      'blog-posts': [post],
      'facebook-posts': [{ id: 'fb-1', message: 'Hei', createdAt: new Date(Date.now() - 1000).toISOString() }],
      settings: [chain],
      'shipping-methods': [{ key: 'delivery', id: 11, name: 'Til døra', priceOre: 14_900 }],
    })
    const half = { name: 'Vår12', fixed: 0, amount: 0.125, valid_to: '2099-12-31' }
    expect(await get<PromoCode>(`/promocodes/check/${encodeURIComponent('vår12')}`)).toMatchObject(half)
    expect(await get<PromoCode>('/promocodes/check/femti')).toMatchObject({ fixed: 1, amount: 50, type: 'fixed' })
    expect((await get<PromoCode[]>('/promocodes')).map(({ name }) => name)).toEqual(expect.arrayContaining(['Vår12']))
    expect((await get<PromoCode[]>('/promocodes')).map(({ name }) => name)).not.toContain('FEMTI')
    const once = (await taken('promo-codes')).flatMap(({ id, singleUse }) => (singleUse === true ? [id] : []))
    expect(once).toEqual([9002])
    expect(await get<BlogPost[]>('/blog/category/turtips')).toMatchObject([{ slug: 'ny-post', featured_image: null, related_articles: [] }])
    expect(await get<Row[]>('/fb/getPosts')).toContainEqual(expect.objectContaining({ id: 'fb-1', message: 'Hei' }))
    expect(await get<Row>('/tenant/get')).toMatchObject(chain)
    expect(await get<ShippingMethod[]>('/shipping_methods')).toEqual([
      { id: 11, name: 'Til døra', price: 14_900 },
      { id: 12, name: 'Klikk & Hent', price: 0 },
    ])
  })

  it('[R7.27] another house brand takes the place of the one that was, and a chain may have none', async () => {
    const flagged = async () => (await taken('brands')).flatMap(({ id, houseBrand }) => (houseBrand === true ? [id] : []))
    const shown = async () => [
      (await get<TenantSettings>('/tenant/get')).houseLineId,
      ...new Set((await get<Article[]>('/articles/brand')).map(({ brand }) => brand)),
    ]
    const was = (await taken('brands')).find(({ houseBrand }) => houseBrand === true)
    const { hits } = (await data.server.first.ask('/articles/search', { take: 1000 })).body.hits
    const other = hits.flatMap(({ _source }) => _source.brands).find(({ ProductLineID }) => ProductLineID !== was?.['id'])
    const record = { id: other?.ProductLineID, name: other?.Name, houseBrand: true }
    await data.files.bring({ brands: [record] })
    expect([await flagged(), await shown()]).toEqual([[record.id], [record.id, record.name]])
    await data.files.bring({ brands: [{ ...record, houseBrand: false }] })
    expect([await flagged(), await shown()]).toEqual([[], [0]])
    const { brands } = await data.files.faultsOf({ brands: [{ ...was }, record] })
    expect(brands).toEqual(['2 houseBrand must be true of one brand only'])
    await data.files.bring({ brands: [{ ...was }] })
    expect([await flagged(), await shown()]).toEqual([[was?.['id']], [was?.['id'], was?.['name']]])
  })

  it('a main category is found by its new name as soon as it has one', async () => {
    const { article } = await inStock(data.server.first)
    const main = (await taken('categories')).find(({ level, id }) => level === 'main' && id === article.MainGroupID)
    const found = async () => (await data.server.first.ask('/articles/search', { query: 'kvelvingsgods' })).body.hits.total.value
    expect(await found()).toBe(0)
    await data.files.bring({ categories: [{ ...main, name: 'Kvelvingsgods' }] })
    expect(await found()).toBeGreaterThan(0)
  })

  it('each broken record gives line, field and reason', async () => {
    const dates = { validFrom: '2026-01-01', validTo: '2026-12-31' }
    const texts = { deliveryText: 'a', collectText: 'b' }
    const post = { title: 'En', body: 'To', publishedAt: '2026-01-01T00:00:00Z' }
    const [home] = await taken('homes')
    const foreign = (await data.server.second.get<BlogPost[]>('/blog/posts')).body[0]?.id
    const faults = await data.files.faultsOf({
      settings: [texts, texts],
      'shipping-methods': [{ key: 'delivery', id: 12, name: 'Levering', priceOre: 1 }],
      bestsellers: [{ articleId: 99_999_999, qtyRank: 1, turnoverRank: 1 }],
      'promo-codes': [
        { id: 9101, code: 'A1', percent: 10, ...dates },
        { id: 9102, code: 'a1', percent: 10, ...dates },
        { id: 9103, code: 'tur10', percent: 10, ...dates },
        { id: 9104, code: 'B1', percent: 10, amountOre: 100, ...dates },
        { id: 9105, code: 'B2', ...dates },
        { id: 9106, code: 'B3', percent: 10.123, ...dates },
        { id: 9107, code: 'B4', percent: 10, validFrom: '2026-02-01', validTo: '2026-01-31' },
        { id: 9108, code: 'to ord', percent: 10, ...dates },
      ],
      'blog-posts': [
        { ...post, id: 9201, slug: 'a', mainArticleId: 99_999_999 },
        { ...post, id: 9202, slug: 'a', relatedArticleIds: [99_999_999], categoryIds: [99_999_999] },
        { ...post, id: foreign, slug: 'b' },
        { ...post, id: 9203, slug: 'c', picture: { src: 'scene:moon/000000-000000-000000-000000-000000/1' } },
        { ...post, id: 9204, slug: 'posts' },
        { ...post, id: 9205, slug: 'categories' },
      ],
      homes: [{ ...home, grid: [99_999_999] }],
    })
    expect(faults).toEqual({
      settings: ['2 record must be there once only, and stands on an earlier line too'],
      'shipping-methods': ['1 id must not be one of another shipping method'],
      bestsellers: ['1 articleId must be a known article'],
      'promo-codes': [
        expect.stringMatching(/^8 code must match/),
        '2 code must not be one of another promo code, also in other capitals',
        '3 code must not be one of another promo code, also in other capitals',
        '4 amountOre must stand without percent, or percent without it',
        '5 amountOre must stand without percent, or percent without it',
        '6 percent must have no more than two decimals',
        '7 validTo must not be before validFrom',
      ],
      'blog-posts': [
        expect.stringMatching(/^4 picture\.src must name one of/),
        '5 slug must not be posts or categories, where lists of the blog are',
        '6 slug must not be posts or categories, where lists of the blog are',
        '1 mainArticleId must be a known article',
        '2 slug must not be one of another record',
        '2 relatedArticleIds must be known articles',
        '2 categoryIds must be known categories of the blog',
        '3 id must not be one of another chain',
      ],
      homes: ['1 grid must be known articles'],
    })
  })

  it('reviews are shown and counted as they were brought in, and taken out as they are', async () => {
    const { article } = await inStock(data.server.first, 3)
    const about = { articleId: article.id, createdAt: '2026-01-01T08:00:00.000Z' }
    const known = (await taken('reviews')).filter((one) => one['articleId'] === article.id).map((one) => ({ ...one, state: 'rejected' }))
    const brought = [
      { ...about, id: 8001, content: 'God', customer: 'Kari', rating: 5, reply: 'Takk', trueToSize: 0, sizeColor: 'M / Svart' },
      { ...about, id: 8002, content: 'Grei', customer: 'Ola', rating: 4, anonymous: true },
      { ...about, id: 8003, content: 'Rar', customer: 'Per', rating: 1, state: 'waiting' },
    ]
    await data.files.bring({ reviews: [...known, ...brought] })
    const { data: shown } = await get<{ readonly data: readonly Row[] }>(`/articles/${article.id}/reviews`)
    expect(shown.map(({ id, customer, reply }) => [id, customer, reply])).toEqual([
      [8001, 'Kari', 'Takk'],
      [8002, null, null],
    ])
    expect(await get<Article>(`/articles/${article.id}`)).toMatchObject({ averageRating: 4.5, reviewCount: 2 })
    const out = (await taken('reviews')).filter((one) => Number(one['id']) > 8000 && Number(one['id']) < 8004)
    const left = { reply: null, trueToSize: null, sizeColor: null, anonymous: false, verified: false, state: 'approved' }
    expect(out).toEqual(brought.map((one) => ({ ...left, ...one })))
    const faults = await data.files.faultsOf({ reviews: [{ ...brought[0], articleId: 99_999_999 }] })
    expect(faults).toEqual({ reviews: ['1 articleId must be a known article'] })
  })

  it('pictures of an article stay where a record says nothing of them, and go where it says that there are none', async () => {
    const { article } = await inStock(data.server.first, 5)
    const { pictures: _, ...record } = (await taken('articles')).find(({ id }) => id === article.id) ?? {}
    const images = async () => (await get<ArticleDetail>(`/articles/${article.id}`)).images
    const [colorId] = record['colorIds'] as readonly number[]
    const src = 'drawing:parka/1f4d3a/front'
    await data.files.bring({ articles: [{ ...record, pictures: [{ src, colorId }] }] })
    const shown = await images()
    expect(shown?.find((one) => one.colorId === colorId)?.paths).toEqual([expect.stringMatching(/\/[0-9a-f]{16}\.whole\.[0-9a-f]{8}$/)])
    expect((await data.server.fetch(`${shown?.[0]?.paths[0]}/160.webp`)).status).toBe(200)
    const [kept] = ((await taken('articles')).find(({ id }) => id === article.id)?.['pictures'] ?? []) as readonly Row[]
    expect(kept).toEqual({ src: expect.stringMatching(/^drawing:parka\/1f4d3a\/front#[0-9a-f]{8}$/), colorId, kind: 'front', alt: '' })
    await data.files.bring({ articles: [record] })
    expect(await images()).toEqual(shown)
    await data.files.bring({ articles: [{ ...record, pictures: [] }] })
    expect((await images())?.[0]?.paths).toEqual([expect.stringMatching(/\/none\.whole\.0$/)])
    const faults = await data.files.faultsOf({ articles: [{ ...record, pictures: [{ src: 'drawing:cape/1f4d3a/front' }] }] })
    expect(faults).toEqual({ articles: [expect.stringMatching(/^1 pictures\.0\.src must name one of the drawings shell-jacket, /)] })
  })

  it('a poll’s record is the whole poll: what it no longer names goes with its answers, the others stay', async () => {
    const poll = await get<Poll>('/polls/active')
    const answers = () => get<PollAnswer[]>(`/polls/${poll.id}/answers`)
    const [first, second] = poll.questions
    const answer = async (question: Poll['questions'][number] | undefined, at: number) =>
      (await Browser.open(data.server.first)).post(`/polls/questions/${question?.id}/answers`, { option_id: question?.options[at]?.id })
    for (const at of [0, 1]) await answer(first, at)
    await answer(second, 0)
    const kept = (await answers()).filter((one) => one.question_id === first?.id && one.option_id !== first.options[0]?.id)
    expect(kept).toHaveLength(1)
    const options = [...(first?.options.slice(1) ?? []), { id: 9_000_001, text: 'Noe annet' }]
    const record = { id: poll.id, name: 'Omdøpt', start: '2020-01-01T00:00:00Z', end: '2099-01-01T00:00:00Z' }
    const another = { name: 'Ny', start: '2026-01-01T00:00:00Z', end: '2026-02-01T00:00:00Z' }
    const yes = [1, 2].map((id) => ({ id: 9_000_100 + id, text: 'Ja' }))
    await data.files.bring({ polls: [{ ...record, questions: [{ id: first?.id, text: 'Ny tekst', options }] }] })
    const after = await get<Poll>('/polls/active')
    expect(after).toMatchObject({ id: poll.id, name: 'Omdøpt', questions: [{ id: first?.id, text: 'Ny tekst', options }] })
    expect(after.questions).toHaveLength(1)
    expect(await answers()).toEqual(kept)
    const { polls } = await data.files.faultsOf({
      polls: [
        { ...another, id: 9_000_002, questions: [{ id: first?.id, text: 'Stjålet', options: yes }] },
        { ...another, id: 9_000_003, questions: [{ id: 9_000_300, text: 'Tatt', options: yes }] },
        { ...another, id: 9_000_004, questions: [{ id: 9_000_400, text: 'En', options: yes.slice(1) }] },
        { ...another, id: 9_000_005, end: another.start, questions: [{ id: 9_000_500, text: 'Lånt', options }] },
      ],
    })
    expect(polls).toEqual([
      expect.stringMatching(/^3 questions\.0\.options must/),
      '1 questions must not have the id of a question of another poll',
      '2 questions must not have the id of an option twice, also on other lines',
      '4 end must be after the start',
      '4 questions must not have the id of an option of another question',
    ])
  })

  it('bestsellers take their new ranks, in lists too, and 9999 takes an article off', async () => {
    const [best, next] = await get<Bestseller[]>('/bestsellers')
    await data.files.bring({
      bestsellers: [
        { articleId: best?.article_id, qtyRank: 9999, turnoverRank: 9999 },
        { articleId: next?.article_id, qtyRank: 1, turnoverRank: 1 },
      ],
    })
    const list = await get<Bestseller[]>('/bestsellers')
    expect(list[0]).toMatchObject({ article_id: next?.article_id, qty_rank: 1 })
    expect(list.map((row) => row.article_id)).not.toContain(best?.article_id)
    const { hits } = (await data.server.first.ask('/articles/search', { take: 1, orderBy: 'Bestseller' })).body
    expect(hits.hits[0]?._source.id).toBe(next?.article_id)
    const rank = await sql<{ rank: number }>`select qty_rank as rank from doc_idx where article_id = ${best?.article_id}`.execute(
      data.server.commerce.db,
    )
    expect(rank.rows).toEqual([{ rank: 9999 }])
  })
})
