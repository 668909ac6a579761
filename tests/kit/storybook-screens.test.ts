import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Errors } from 'typebox/schema'
import { describe, expect, it } from 'vitest'
import { answersOf, type Situation } from '../../.storybook/screens/answers.ts'
import { mainArticle, type Recorded } from '../../.storybook/screens/recorded.ts'
import { root } from '@vidda/tooling-shared/root'

type Article = Recorded['articles'][number]

const stock = (id: number, qty: number) => ({ id, qty })

/** An article with only the fields that the answers are computed from. */
function article(id: number, change: Partial<Article>): Article {
  const look = { size: { name: 'M' }, color: { name: 'Granskog', imagePath: '' } }
  const variants = [{ ean: `70${id}`, shops: [stock(4, 3), stock(6, 1)], ...look }]
  const common = {
    slug: `vare-${id}`,
    brand: 'Rim',
    group2: 'Gensere',
    group3: 'Ullgensere',
    ArticleGroup3ID: 111,
    images: [],
    reviews: [],
  }
  const ids = { categories: [1], subcategories: [11], genders: [2], sizes: [2], shops: [55, 4, 6], available: [4, 6] }
  const lists = { brands: [{ ProductLineID: 3, Name: 'Rim' }], colorGroups: [{ id: 2, hex: '#00ff00' }], campaigns: [] }
  const rest = { price: 100 * id, pant: 0, webPurchaseLimit: 5, dateCreated: `2026-01-0${id}T00:00:00Z`, variants }
  return { id, name: `Vare ${id}`, ...common, ...ids, ...lists, ...rest, ...change } as unknown as Article
}

const articles = [
  article(1, { name: 'Varde Regnjakke', group2: 'Jakker', subcategories: [12], genders: [1] }),
  article(2, { name: 'Rim Ullgenser', genders: [1, 2] }),
  article(3, { name: 'Åre Genser', colorGroups: [{ id: 4, hex: '#0000ff' }] }),
  article(4, { name: 'Tom Genser', shops: [], available: [], sizes: [], variants: [] }),
]

const recorded = {
  brand: { providers: ['klarna'] },
  pages: {},
  home: [],
  articles,
  answers: {
    bestsellers: [
      { article_id: 3, qty_rank: 1, turnover_rank: 1 },
      { article_id: 1, qty_rank: 2, turnover_rank: 2 },
    ],
    categories: [],
  },
} as unknown as Recorded

async function ask<Answer>(path: string, sent?: unknown, situation?: Situation): Promise<Answer> {
  const init = sent === undefined ? {} : { method: 'POST', body: JSON.stringify(sent) }
  const answer = await answersOf(recorded, situation)(`http://shop/api/v1/${path}`, init)
  return (answer.status === 200 ? await answer.json() : answer.status) as Answer
}

type Found = { readonly hits: { readonly total: { readonly value: number }; readonly hits: readonly { readonly _source: Article }[] } }

const inShops = { field: 'shops', op: 'in', value: [55] }

async function idsFound(sent: object): Promise<readonly number[]> {
  const { hits } = await ask<Found>('articles/search', { take: 1000, page: 0, filters: [inShops], ...sent })
  return hits.hits.map(({ _source }) => _source.id)
}

const { components } = JSON.parse(readFileSync(join(root, 'packages/contract/openapi.json'), 'utf8')) as { readonly components: object }

/** Violations of the contract's schema named `form`; empty when the answer is valid. */
const faults = (form: string, answer: unknown): unknown => Errors({ components, $ref: `#/components/schemas/${form}` }, answer)[1]

describe('the screens of Storybook are answered', () => {
  it('[R11.114] by words, filters, orders and pages', async () => {
    expect(await idsFound({})).toEqual([2, 1, 3])
    expect(await idsFound({ filters: [] })).toEqual([2, 4, 1, 3])
    expect(await idsFound({ query: 'REGN' })).toEqual([1])
    expect(await idsFound({ query: 'rim genser' })).toEqual([2, 3])
    expect(await idsFound({ orderBy: 'Price', order: 'desc' })).toEqual([3, 2, 1])
    expect(await idsFound({ orderBy: 'Bestseller' })).toEqual([3, 1, 2])
    expect(await idsFound({ filters: [inShops, { field: 'genders', op: 'in', value: [1] }] })).toEqual([2, 1])
    expect(await idsFound({ filters: [inShops, { field: 'price', op: 'between', value: [150, 300] }] })).toEqual([2, 3])
    expect(await idsFound({ take: 2, page: 1 })).toEqual([3])
    const page = await ask<{ readonly data: readonly Article[]; readonly meta: object }>(
      'subcategories/11/articles?page=1&per_page=1&orderBy=Name&order=asc',
    )
    expect(page.data.map(({ id }) => id)).toEqual([2])
    expect(page.meta).toEqual({ current_page: 1, last_page: 2, per_page: 1, total: 2 })
  })

  it('[R11.114] with counts of each value alone in its field, in the contract’s form', async () => {
    const filters = [inShops, { field: 'genders', op: 'in', value: [1] }]
    const counted = await ask<Record<string, unknown>>('articles/facets', { query: '', filters })
    expect(counted).toMatchObject({
      total: 2,
      genders: [
        { id: 1, count: 2 },
        { id: 2, count: 2 },
      ],
      colors: [{ id: 2, count: 2 }],
      price: { min: 100, max: 200 },
    })
    expect(faults('Facets', counted)).toEqual([])
  })

  it('[R11.114] with what the shops have, in the contract’s form', async () => {
    const lines = [
      { EanNo: '702', Count: 3 },
      { EanNo: '702', Count: 4 },
      { EanNo: '9', Count: 1 },
    ]
    const told = await ask<{ readonly lines: readonly { readonly problem: string | null }[] }>('checkout/validate', { lines })
    expect(told.lines.map(({ problem }) => problem)).toEqual([null, 'too_few', 'unknown'])
    expect(faults('Validation', told)).toEqual([])
    const gone = await ask<typeof told>('checkout/validate', { lines }, { soldOut: 2 })
    expect(gone.lines[0]?.problem).toBe('sold_out')
    expect(await ask('articles/slug/vare-2', undefined, { soldOut: 2 })).toMatchObject({ id: 2, available: [] })
  })

  it('[R11.114] to a customer alone where it is theirs, and with a refusal where nothing is known or the server fails', async () => {
    expect(await ask('customers/current')).toBe(204)
    expect(await ask('customers/current/orders')).toBe(401)
    expect(await ask('customers/current', undefined, { customer: true })).toMatchObject({ first_name: 'Ingrid' })
    expect(await ask('blog/ingen')).toBe(404)
    expect(await ask('reservations', {})).toBe(503)
    expect(await ask('categories', undefined, { failing: /^categories/u })).toBe(500)
  })

  it('[R11.114] about an article that can be had, with the most to see', () => {
    expect(mainArticle(articles).id).toBe(1)
    const seen = [...articles, article(5, { images: [{ colorId: 1, paths: [] }] })]
    expect(mainArticle(seen).id).toBe(5)
    expect(mainArticle([...seen, { ...article(6, { images: [{ colorId: 1, paths: [] }], wornWith: [1] }), available: [] }]).id).toBe(5)
  })
})
