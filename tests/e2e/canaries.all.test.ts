import { screens } from '@vidda/domain/route'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyScreen, goodsIn, htmlOf, untilGoods } from './support/pages.ts'
import { startSplitPair, type SplitPair } from './support/split-pair.ts'
import { Visitor, type Told } from './support/visitor.ts'

/** Words that the shop has nowhere else: whoever is told one of them is told of this customer. */
const words = {
  first_name: 'Kanarina',
  surname: 'Quvxbekk',
  email: 'kanarina.quvxbekk@eksempel.no',
  phone: '49173826',
  street: 'Kanarisvingen 77',
  city: 'Kanarivåg',
  review: 'Kanarimelding som venter på svar',
} as const

type Article = {
  readonly id: number
  readonly variants: readonly { readonly ean: string; readonly shops: readonly { readonly id: number }[] }[]
}
type Reservation = { readonly id: number; readonly token: string }
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> }

const siteFiles = ['/sitemap.xml', '/sitemap-sider.xml', '/sitemap-kategorier.xml', '/robots.txt', '/site.webmanifest']

let pair: SplitPair
let customer: Visitor
let article: Article
let canaries: readonly string[]

beforeAll(async () => {
  // A host that has made no page yet: the customer is the first who asks for each.
  pair = await startSplitPair()
  await untilGoods(pair.url)
  const [goods = ''] = goodsIn(await htmlOf(`${pair.url}/klaer`))
  article = (await (await fetch(`${pair.url}/api/v1/articles/slug/${goods.slice('/product/'.length)}`)).json()) as Article
  const { first_name, surname, email, phone, street, city, review: content } = words
  customer = await Visitor.of(pair.url)
  const password = 'sopp ski lykt bre 7731'
  const account = { first_name, surname, email, phone, password, password_confirmation: password, terms_conditions: 1 }
  const { id, auth_id } = await customer.change<{ id: number; auth_id: string }>('POST', '/api/v1/customers/register', account)
  await customer.change('PUT', `/api/v1/customers/${id}`, { address: { street, postal_code: '8006' }, city })
  await customer.change('POST', '/api/v1/reviews', { reviewable_id: article.id, rating: 5, content })
  await customer.change('PUT', '/api/v1/customers/current/favourites', { articles: [article.id] })
  const [there] = article.variants.flatMap(({ ean, shops }) => shops.map((shop) => ({ ean, shopID: shop.id })))
  const collected = { name: `${first_name} ${surname}`, email, phone, shopID: there?.shopID, items: [{ EanNo: there?.ean, Count: 1 }] }
  const { token } = await customer.change<Reservation>('POST', '/api/v1/reservations', collected)
  canaries = [...Object.values(words), token, auth_id]
})

afterAll(() => pair?.stop())

const told = ({ text, headers }: Told): readonly string[] => {
  const all = text + JSON.stringify([...headers])
  return canaries.filter((word) => all.includes(word))
}

/** What a guest and the customer are told of personal words, asked for with the cookies of each; the customer asks first. */
async function toldOf(paths: readonly string[]) {
  const guest = await Visitor.of(pair.url)
  const answers = []
  for (const path of paths) {
    const own = await customer.ask(path)
    answers.push({ path, own: told(own), status: own.status, others: told(await guest.ask(path)), cookies: own.headers.getSetCookie() })
  }
  return answers
}

describe('a page that a customer is the first to ask for', () => {
  it('[R10.181] says nothing of the customer, to nobody: every screen and file of the site', async () => {
    const all = [
      ...(await everyScreen(pair.url)),
      ...Object.values(screens).map((path) => path.replaceAll(/:\w+/gu, 'ukjent')),
      ...siteFiles,
    ]
    const answers = await toldOf([...new Set(all)])
    expect(answers.length).toBeGreaterThan(45)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(answers.filter(({ own, others, cookies }) => [...own, ...others, ...cookies].length > 0)).toEqual([])
  })

  it('[R10.181] the API behind the host tells the customer everything, and a guest nothing of it', async () => {
    const { paths } = JSON.parse((await customer.ask('/api/v1/openapi.json')).text) as Document
    const readable = Object.entries(paths).flatMap(([path, methods]) =>
      'get' in methods && !path.includes('{') && !path.endsWith('/resend') ? [path] : [],
    )
    const ofArticle = ['', '/reviews'].map((part) => `/api/v1/articles/${article.id}${part}`)
    const answers = await toldOf([...readable, ...ofArticle])
    expect(answers.length).toBeGreaterThan(30)
    expect([...new Set(answers.flatMap(({ own }) => own))].toSorted()).toEqual([...canaries].toSorted())
    expect(answers.filter(({ others }) => others.length > 0)).toEqual([])
  })
})
