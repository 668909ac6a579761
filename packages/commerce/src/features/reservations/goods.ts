import type { ReservationBody } from '@vidda/contract/wire'
import { anyOf } from '../../kernel/database/arrays.ts'
import { isOffered } from '../articles/index.ts'
import type { Db } from '../../kernel/database/open.ts'
import { Failure, type FieldErrors } from '../../kernel/http/failure.ts'
import { articleImages } from '../../kernel/pictures/addresses.ts'

const goodsIn = (db: Db, chainId: number, eans: readonly string[]) =>
  db
    .selectFrom('variants as v')
    .innerJoin('articles as a', 'a.id', 'v.article_id')
    .innerJoin('chain_colors as c', (join) => join.onRef('c.chain_id', '=', 'v.chain_id').onRef('c.id', '=', 'v.color_id'))
    .select(['a.id as articleId', 'a.name', 'a.price', 'a.web_purchase_limit as limit', 'a.pictures', isOffered.as('visible')])
    .select(['v.id as variantId', 'v.ean', 'v.size', 'v.color_id as colorId', 'c.name as color'])
    .where('v.chain_id', '=', chainId)
    .where('v.ean', '=', anyOf(eans))
    .execute()

type Row = Awaited<ReturnType<typeof goodsIn>>[number]

/** A line of the request with what the catalogue knows of it; `price` in øre. */
export type Goods = Readonly<Omit<Row, 'pictures' | 'colorId' | 'limit'>> & {
  readonly position: number
  readonly count: number
  readonly campaignArticleId: number | null
  readonly image: string
}

function problems(items: ReservationBody['items'], rows: ReadonlyMap<string, Row>): FieldErrors {
  const errors: Record<string, string[]> = {}
  const seen = new Set<string>()
  for (const [index, { EanNo, Count }] of items.entries()) {
    const limit = rows.get(EanNo)?.limit
    if (limit === undefined) errors[`items.${index}.EanNo`] = ['EAN number must be known']
    else if (Count > limit) errors[`items.${index}.Count`] = [`Count must be at most ${limit}`]
    if (seen.has(EanNo)) errors[`items.${index}.EanNo`] = ['EAN number must be there once only']
    seen.add(EanNo)
  }
  return errors
}

/** The goods that a request names, in its order; throws a 422 for unknown ones and for more than the purchase limit. */
export async function goodsOf(db: Db, chainId: number, items: ReservationBody['items']): Promise<Goods[]> {
  const rows = await goodsIn(
    db,
    chainId,
    items.map((item) => item.EanNo),
  )
  const known = new Map(rows.map((row) => [row.ean, row]))
  const errors = problems(items, known)
  const first = Object.values(errors)[0]?.[0]
  if (first) throw new Failure('validation_failed', first, errors)
  return items.flatMap((item, position) => {
    const row = known.get(item.EanNo)
    if (!row) return []
    const { pictures, colorId, limit: _, ...same } = row
    const [image] = articleImages(pictures, colorId)
    return { ...same, position, count: item.Count, campaignArticleId: item.campaignArticleId ?? null, image }
  })
}
