import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createDemo, demoChains } from '@vidda/demo'
import type * as Wire from '../../packages/contract/src/wire/index.ts'
import { fillShop } from '../../packages/commerce/src/fill-shop.ts'
import { tenantHeader } from '../../packages/commerce/src/kernel/http/tenant-header/index.ts'
import { openDatabase } from '../../packages/commerce/src/reference/open-database.ts'
import { openCommerce } from '../../packages/commerce/src/server.ts'
import { readBrandForBuild, type BuiltBrand } from '../../packages/host/src/vite/read-brand.ts'
import { mainArticle, recordedArticles, type Recorded } from './recorded.ts'

/** Signs the tenant header; the server runs in this process only, so the secret protects nothing. */
const secret = 'recorded in one process, and told to nobody'

const pictures = fileURLToPath(import.meta.resolve('@vidda/demo/pictures'))

/** Id of the demo chain that `pnpm start` would fill the brand's database with. */
const chainOf = ({ tenant }: BuiltBrand): number => demoChains.find((id) => id === tenant.chainId) ?? demoChains[0] ?? 1

type Ask = (path: string, body?: object) => Promise<Response>

type Chain = { readonly ask: Ask; readonly close: () => Promise<void> }

/** Opens the commerce API of the brand's chain on a fresh embedded database in `dataDir`, filled with demo data. */
async function openChain(brand: BuiltBrand, dataDir: string): Promise<Chain> {
  const chainId = chainOf(brand)
  const tenant = { ...brand.tenant, chainId }
  const now = new Date()
  const database = await openDatabase({ dataDir, fresh: true })
  await fillShop(database, {
    shop: () => createDemo({ articles: recordedArticles, chains: [chainId], now }),
    pictures,
    fresh: true,
    now,
  })
  const commerce = await openCommerce({ dataDir, database, tenants: [tenant], secret, pictures, logLevel: 'silent' })
  const headers = { ...tenantHeader(tenant.id, secret), 'content-type': 'application/json' }
  return {
    ask: (path, body) => {
      const sent = body && { method: 'POST', body: JSON.stringify(body) }
      return commerce.fetch(new Request(`http://commerce/api/v1/${path}`, { headers, ...sent }))
    },
    async close() {
      await commerce.close()
      await database.close()
    },
  }
}

/** Paths whose answers have no parameters and are recorded whole. */
const lists = [
  'categories',
  'shops',
  'settings',
  'productlines',
  'genders',
  'colorgroups',
  'sizes',
  'shipping_methods',
  'bestsellers',
  'tenant/get',
  'articles/brand',
  'campaigns/',
  'campaigns/combined/articles',
  'polls/active',
  'blog/posts',
  'blog/categories',
  'fb/getPosts',
] as const

async function jsonOf<Answer>(ask: Ask, path: string, body?: object): Promise<Answer> {
  const answer = await ask(path, body)
  if (!answer.ok) throw new Error(`The commerce API answers ${path} with ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** Number of shops that keep a picture of their own: a chain has up to forty. */
const picturedShops = 8

/** Gives every further shop the picture of an earlier one: rendering pictures is the slowest part of a recording. */
const withFewFronts = (shops: readonly Wire.Shop[]): readonly Wire.Shop[] =>
  shops.map((shop, index) => {
    const { image } = shops[index % picturedShops] ?? shop
    return image === undefined ? shop : { ...shop, image }
  })

/** Keeps only the card picture of every article but the main one, for the same reason. */
function withFewPictures(article: Wire.ArticleDetail, looked: Wire.ArticleDetail): Wire.ArticleDetail {
  if (article.id === looked.id || !article.images) return article
  const { image, images, variants } = article
  return {
    ...article,
    images: images.map(({ colorId }) => ({ colorId, paths: [image] })),
    variants: variants.map((variant) => ({ ...variant, color: { ...variant.color, imagePath: image } })),
  }
}

async function record(brand: BuiltBrand, ask: Ask): Promise<Recorded> {
  const { hits } = await jsonOf<Wire.SearchResult>(ask, 'articles/search', { query: '', filters: [], take: 1000, page: 0 })
  const articles: Wire.ArticleDetail[] = []
  for (const { _source } of hits.hits) articles.push(await jsonOf(ask, `articles/${_source.id}`))
  const answers: Record<string, unknown> = {}
  for (const path of lists) answers[path] = await jsonOf(ask, path)
  answers['shops'] = withFewFronts(answers['shops'] as readonly Wire.Shop[])
  for (const { slug } of answers['blog/posts'] as readonly Wire.BlogPost[]) answers[`blog/${slug}`] = await jsonOf(ask, `blog/${slug}`)
  for (const { slug } of answers['blog/categories'] as readonly Wire.BlogCategory[]) {
    answers[`blog/category/${slug}`] = await jsonOf(ask, `blog/category/${slug}`)
  }
  for (const { id } of articles) answers[`articles/${id}/alternatives`] = await jsonOf(ask, `articles/${id}/alternatives`)
  const poll = answers['polls/active'] as Wire.Poll
  answers[`polls/${poll.id}`] = poll
  const { shop, pages, home = [] } = brand.data
  const looked = mainArticle(articles)
  return { brand: shop, pages, home, answers, articles: articles.map((article) => withFewPictures(article, looked)) }
}

/** Recorded width (px): 480 suits goods on a phone with a pixel ratio of 2; pictures as wide as the window need 1280. */
const widthOf = (key: string): number => (key.includes('.wide.') || key.includes('.card.') ? 1280 : 480)

/** Number of concurrent requests for pictures; the renderer has a thread for each core. */
const drawnAtOnce = 4

async function drawPictures(ask: Ask, text: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const left = [...new Set([...text.matchAll(/\/api\/v1\/images\/([\w.]+)/gu)].map(([, key = '']) => key))]
  const draw = async (): Promise<void> => {
    const key = left.shift()
    if (key === undefined) return
    const answer = await ask(`images/${key}/${widthOf(key)}.webp`)
    if (!answer.ok) throw new Error(`The commerce API answers the picture ${key} with ${answer.status}`)
    await writeFile(join(folder, `${key}.webp`), Buffer.from(await answer.arrayBuffer()))
    return draw()
  }
  await Promise.all(Array.from({ length: drawnAtOnce }, draw))
}

/** Records the brand in `brandFolder`: writes `recorded.json`, and the brand files and pictures that it refers to, into `folder`. */
async function main([brandFolder = '', folder = '']: readonly string[]): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vidda-screens-'))
  try {
    const brand = await readBrandForBuild(pathToFileURL(`${brandFolder}/`))
    const { ask, close } = await openChain(brand, dataDir)
    const text = JSON.stringify(await record(brand, ask))
    await drawPictures(ask, text, join(folder, 'pictures'))
    for (const { fileName, source } of brand.files.filter((file) => text.includes(`"/${file.fileName}"`))) {
      await mkdir(dirname(join(folder, fileName)), { recursive: true })
      await writeFile(join(folder, fileName), source)
    }
    await writeFile(join(folder, 'recorded.json'), text)
    await close()
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

await main(process.argv.slice(2))
