import { apiBase } from '@vidda/contract'
import type { ArticleDetail, BlogPost, Poll, Shop } from '@vidda/contract/wire'
import type { Client } from '../kit/client.ts'
import { inStock } from '../kit/goods.ts'
import { registered } from '../kit/people.ts'
import type { Seeds } from './arbitrary.ts'
import { ownId } from './customer.ts'

/** Numbers and addresses enough that each is hardly asked for twice. */
const unused = Array.from({ length: 100 }, (_, index) => 90_000_000 + index)

/** Values that the shop has, by the name of a parameter or field, as they mean something at a path of the OpenAPI document. */
export async function seedsOf(client: Client): Promise<(path: string) => Seeds> {
  const { hits } = (await client.ask('/articles/search', { take: 40 })).body
  const articles = hits.hits.map(({ _source }) => _source)
  const details = await Promise.all(articles.slice(0, 10).map(async ({ id }) => (await client.get<ArticleDetail>(`/articles/${id}`)).body))
  const poll = (await client.get<Poll>('/polls/active')).body
  const posts = (await client.get<BlogPost[]>('/blog/posts')).body
  const resident = (await registered(client)).sent
  const goods = await inStock(client)
  const buyer = { name: 'Kari Nordmann', email: 'kari@example.org', phone: '40000000' }
  const reservation = (await client.reserve({ ...buyer, shopID: goods.shopId, items: [{ EanNo: goods.ean, Count: 1 }] })).body
  const articleIds = articles.map(({ id }) => id)
  const categoryIds = new Set(articles.flatMap(({ categories, subcategories }) => [...categories, ...subcategories]))
  const seeds: Seeds = {
    id: [...articleIds, ...categoryIds],
    ids: articleIds.map(String),
    articles: articleIds.map(String),
    reviewable_id: articleIds,
    slug: [...articles, ...posts].map(({ slug }) => slug),
    key: articles.map(({ image }) => image.split('/').at(-1)),
    file: ['160.webp', '160.avif'],
    shopID: (await client.get<Shop[]>('/shops')).body.map(({ id }) => id),
    EanNo: details.flatMap(({ variants }) => variants.map(({ ean }) => ean)),
    Count: [1],
    filters: [[], [{ field: 'genders', op: 'in', value: [1, 2] }], [{ field: 'price', op: 'between', value: [100, 900] }]],
    coordinates: ['10.75,59.91;5.32,60.39', '10.75,59.91;18.95,69.65;7.99,58.14'],
    sources: ['0', 'all'],
    destinations: ['1', 'all'],
    code: ['TUR10', 'KLUBB15', '0181'],
    option_id: poll.questions.flatMap(({ options }) => options.map(({ id }) => id)),
    phone: ['40000000', resident.phone],
    email: ['kari@example.org', resident.email],
    password: [resident.password],
    password_confirmation: [resident.password],
    current_password: [resident.password],
    name: ['Kari Nordmann'],
  }
  const ordered = details.map(({ variants: [first] }) => [{ EanNo: first?.ean, Count: 1 }])
  const newcomers = { email: unused.map((number) => `ny.${number}@example.org`), phone: unused.map(String) }
  /** What is otherwise at paths that begin so: ids of other things than articles, and addresses and numbers that no account has yet. */
  const others: readonly (readonly [start: string, seeds: Seeds])[] = [
    ['/customers/{', { id: [ownId], ...newcomers }],
    ['/polls/questions', { id: poll.questions.map(({ id }) => id) }],
    ['/polls', { id: [poll.id] }],
    ['/blog/category', { slug: posts.flatMap(({ categories }) => categories.map(({ slug }) => slug)) }],
    ['/receipts', { token: [reservation.token] }],
    ['/reservations/{', { id: [reservation.id], token: [reservation.token] }],
    ['/reservations/cancel', { token: [reservation.token] }],
    ['/reservations/change', { token: [reservation.token] }],
    // Each from another shopper: a shopper's mails and open reservations are limited.
    ['/reservations', { ...newcomers, delivery: ['collect'], zipcode: ['0181'], shopID: [goods.shopId], items: ordered }],
    ['/withdrawals', { token: [reservation.token] }],
    ['/stock-notices', { id: [1], shopID: [null] }],
    ['/complaints', { token: [reservation.token], wish: ['repair', 'refund'], discovered: ['2026-11-20'] }],
    ['/blog', { id: posts.map(({ id }) => id) }],
  ]
  return (path) => {
    const own = others.find(([start]) => path.startsWith(apiBase + start))
    return { ...seeds, ...own?.[1] }
  }
}
