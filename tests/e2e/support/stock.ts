import { randomInt } from 'node:crypto'
import { goodsIn, htmlOf } from './pages.ts'

type Availability = {
  readonly variants: readonly { readonly ean: string; readonly shops: readonly { readonly id: number; readonly qty: number }[] }[]
}

/** How many of a variant a shop has now, as the database says; 0 when it has none. */
export async function stockOf(
  url: string,
  { articleId, ean, shopId }: { articleId: number; ean: string; shopId: number },
): Promise<number> {
  const answer = await fetch(`${url}/api/v1/articles/availability/${articleId}`)
  const [article] = (await answer.json()) as readonly Availability[]
  return article?.variants.find((variant) => variant.ean === ean)?.shops.find((shop) => shop.id === shopId)?.qty ?? 0
}

/** The shop that has most of a variant now. */
export async function shopWithMost(url: string, { articleId, ean }: { articleId: number; ean: string }): Promise<number | undefined> {
  const answer = await fetch(`${url}/api/v1/articles/availability/${articleId}`)
  const [article] = (await answer.json()) as readonly Availability[]
  const shops = article?.variants.find((variant) => variant.ean === ean)?.shops ?? []
  return shops.toSorted((one, other) => other.qty - one.qty)[0]?.id
}

type Variant = Availability['variants'][number] & { readonly color: { readonly name: string }; readonly size: { readonly name: string } }

type Article = { readonly id: number; readonly variants: readonly Variant[] }

/** A variant of which a shop has a single piece: where it is shown, and how it is named there. */
export async function lastUnit(url: string) {
  for (const path of goodsIn(await htmlOf(`${url}/klaer`))) {
    const { id, variants } = await articleAt(url, path)
    for (const { ean, color, size, shops } of variants) {
      const one = shops.find(({ qty }) => qty === 1)
      if (one) return { path, articleId: id, ean, shopId: one.id, color: color.name, size: size.name }
    }
  }
  throw new Error(`No shop of ${url} has a single piece of anything`)
}

const articleAt = async (url: string, path: string): Promise<Article> =>
  (await (await fetch(`${url}/api/v1/articles/slug/${path.slice('/product/'.length)}`)).json()) as Article

const most = ({ shops }: Variant): number => Math.max(0, ...shops.map(({ qty }) => qty))

/** The variant of which one shop has more than any shop of another, as its colour and size are named where it is shown. */
export async function stockedVariant(url: string, path: string): Promise<{ readonly color?: string; readonly size?: string }> {
  const [best] = (await articleAt(url, path)).variants.toSorted((one, other) => most(other) - most(one))
  return best ? { color: best.color.name, size: best.size.name } : {}
}

/** How many articles are taken in turn: the first of a list, if everybody took it, would be sold out soon. */
const inTurn = 5

/** The path of an article of the first list of which one shop has many of a variant. */
export async function stockedArticle(url: string): Promise<string> {
  const paths = goodsIn(await htmlOf(`${url}/klaer`))
  const counted = await Promise.all(
    paths.map(async (path) => ({ path, count: Math.max(0, ...(await articleAt(url, path)).variants.map(most)) })),
  )
  const stocked = counted.toSorted((one, other) => other.count - one.count).slice(0, inTurn)
  return stocked[randomInt(stocked.length)]?.path ?? ''
}
