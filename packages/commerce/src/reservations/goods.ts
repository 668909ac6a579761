import type { ReservationBody } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { inAssortment } from '../articles/assortment.ts'
import type { Db } from '../database/open.ts'
import { Failure, type FieldErrors } from '../http/failure.ts'
import { articleImages, type ArticlePicture } from '../images/addresses.ts'

type Row = {
  readonly variantId: number
  readonly articleId: number
  readonly ean: string
  readonly name: string
  readonly size: string
  readonly color: string
  readonly colorId: number
  readonly pictures: readonly ArticlePicture[]
  readonly price: number
  readonly limit: number
  readonly visible: boolean
}

/** A line of the request with what the catalogue knows of it; `price` in øre. */
export type Goods = Omit<Row, 'pictures' | 'colorId' | 'limit'> & {
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
  const { rows } = await sql<Row>`
    select v.id as "variantId", a.id as "articleId", v.ean, a.name, v.size, c.name as color, v.color_id as "colorId", a.pictures, a.price,
      a.visible and ${inAssortment} as visible, a.web_purchase_limit as "limit"
    from variants v join articles a on a.id = v.article_id join chain_colors c on c.chain_id = v.chain_id and c.id = v.color_id
    where v.chain_id = ${chainId} and v.ean = any (${items.map((item) => item.EanNo)}::text[])`.execute(db)
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
