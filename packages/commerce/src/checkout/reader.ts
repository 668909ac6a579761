import type { LineProblem, OrderLine, ValidatedLine } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { inAssortment } from '../articles/assortment.ts'
import type { Db } from '../database/open.ts'

type Row = {
  readonly ean: string
  readonly articleId: number
  readonly price: number
  readonly pant: number
  readonly visible: boolean
  readonly canPurchase: boolean
  readonly onlyCC: boolean
  readonly limit: number
  readonly stock: ValidatedLine['stock']
}

const unknown = (eanNo: string): ValidatedLine => ({
  eanNo,
  articleId: null,
  price: null,
  pant: null,
  visible: false,
  stock: [],
  webPurchaseLimit: 0,
  problem: 'unknown',
})

function problemOf(row: Row, count: number): LineProblem | null {
  if (!row.visible) return 'hidden'
  // What is collected in a shop need not be sold online.
  if (!row.canPurchase && !row.onlyCC) return 'not_for_sale'
  if (count > row.limit) return 'over_limit'
  const most = row.stock[0]?.qty ?? 0
  if (most === 0) return 'sold_out'
  return count > most ? 'too_few' : null
}

/** What each line's goods cost and whether they can be had now, in the order asked for; a line of an EAN counts all its lines. */
export async function validatedLines(db: Db, chainId: number, lines: readonly OrderLine[]): Promise<ValidatedLine[]> {
  const { rows } = await sql<Row>`
    select v.ean, a.id as "articleId", a.price, a.pant, a.visible and ${inAssortment} as visible, a.can_purchase as "canPurchase", a.only_cc as "onlyCC",
      a.web_purchase_limit as "limit",
      coalesce((select json_agg(json_build_object('id', s.shop_id, 'qty', s.qty) order by s.qty desc, s.shop_id)
        from stock s where s.variant_id = v.id and s.qty > 0), '[]') as stock
    from variants v join articles a on a.id = v.article_id
    where v.chain_id = ${chainId} and v.ean = any (${lines.map((line) => line.EanNo)}::text[])`.execute(db)
  const known = new Map(rows.map((row) => [row.ean, row]))
  const counts = new Map<string, number>()
  for (const { EanNo, Count } of lines) counts.set(EanNo, (counts.get(EanNo) ?? 0) + Count)
  return lines.map(({ EanNo, Count }) => {
    const row = known.get(EanNo)
    if (!row) return unknown(EanNo)
    const { ean: eanNo, articleId, price, pant, visible, limit, stock } = row
    const problem = problemOf(row, counts.get(EanNo) ?? Count)
    return { eanNo, articleId, price: price / 100, pant: pant / 100, visible, stock, webPurchaseLimit: limit, problem }
  })
}
