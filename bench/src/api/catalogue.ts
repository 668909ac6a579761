import type {
  Article,
  ArticleDetail,
  BlogPost,
  Category,
  ColorGroup,
  Poll,
  PostalCode,
  PromoCode,
  SearchResult,
  Shop,
  Size,
} from '@vidda/contract/wire'
import type { ApiReady } from '../servers/api.child.ts'
import { ask, get, post } from './ask.ts'
import { openCustomer, type BenchCustomer } from './customer.ts'

/** What requests are made of. */
export type Found = {
  readonly categories: readonly Category[]
  readonly subcategories: Category['subcategories']
  readonly shops: readonly Shop[]
  readonly sizes: readonly Size[]
  readonly colorGroups: readonly ColorGroup[]
  readonly articles: readonly Article[]
  readonly details: readonly ArticleDetail[]
  readonly posts: readonly BlogPost[]
  readonly poll: Poll
  readonly promoCodes: readonly PromoCode[]
  readonly postalCodes: readonly PostalCode[]
  readonly customer: BenchCustomer
}

export const rule = (field: string, value: readonly number[]) => ({ field, op: 'in', value })

/** What can be had in some shop or on the web. */
export const obtainable = rule('shops', [55])

const someArticles = 60
const someDetails = 20

/** Looks in the catalogue for what can be asked about; a customer comes with it. */
export async function lookUp(api: ApiReady): Promise<Found> {
  const categories = await ask<Category[]>(api, get('/categories'))
  const { hits } = await ask<SearchResult>(api, post('/articles/search', { take: someArticles, orderBy: 'Price', filters: [obtainable] }))
  const articles = hits.hits.map((hit) => hit._source)
  const details = await Promise.all(articles.slice(0, someDetails).map(({ id }) => ask<ArticleDetail>(api, get(`/articles/${id}`))))
  return {
    categories,
    subcategories: categories.flatMap((category) => category.subcategories.filter((sub) => sub.articlesCount > 0)),
    shops: await ask<Shop[]>(api, get('/shops')),
    sizes: await ask<Size[]>(api, get('/sizes')),
    colorGroups: await ask<ColorGroup[]>(api, get('/colorgroups')),
    articles,
    details,
    posts: await ask<BlogPost[]>(api, get('/blog/posts')),
    poll: await ask<Poll>(api, get('/polls/active')),
    promoCodes: await ask<PromoCode[]>(api, get('/promocodes')),
    postalCodes: await ask<PostalCode[]>(api, get('/postalcodes')),
    customer: await openCustomer(api, details),
  }
}
