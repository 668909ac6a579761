import type { LineProblem, OrderLine, ValidatedLine } from '@vidda/contract/wire'
import { anyOf } from '../../kernel/database/arrays.ts'
import { isOffered, shopsOf } from '../articles/index.ts'
import type { Db } from '../../kernel/database/open.ts'
import type { Held } from '../payments/index.ts'

const goodsIn = (db: Db, chainId: number, eans: readonly string[]) =>
  db
    .selectFrom('variants as v')
    .innerJoin('articles as a', 'a.id', 'v.article_id')
    .select(['v.ean', 'a.id as articleId', 'a.price', 'a.pant', isOffered.as('visible')])
    .select(['a.can_purchase as canPurchase', 'a.only_cc as onlyCC', 'a.web_purchase_limit as limit', shopsOf.as('stock')])
    .where('v.chain_id', '=', chainId)
    .where('v.ean', '=', anyOf(eans))
    .execute()

type Row = Awaited<ReturnType<typeof goodsIn>>[number]

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

type Stock = ValidatedLine['stock']

/** The stock with what the shopper's own payments have taken from it, the best stocked shop first. */
function withHeld(stock: Stock, held: readonly Held[]): Stock {
  if (held.length === 0) return stock
  const counts = new Map(stock.map(({ id, qty }) => [id, qty]))
  for (const { shopId, count } of held) counts.set(shopId, (counts.get(shopId) ?? 0) + count)
  return [...counts].map(([id, qty]) => ({ id, qty })).toSorted((one, other) => other.qty - one.qty || one.id - other.id)
}

/** What each line's goods cost and whether they can be had now, in the order asked for; a line of an EAN counts all its lines. */
export async function validatedLines(
  db: Db,
  chainId: number,
  lines: readonly OrderLine[],
  held: readonly Held[],
): Promise<ValidatedLine[]> {
  const rows = await goodsIn(
    db,
    chainId,
    lines.map((line) => line.EanNo),
  )
  const known = new Map(
    rows.map((row) => [
      row.ean,
      {
        ...row,
        stock: withHeld(
          row.stock,
          held.filter(({ ean }) => ean === row.ean),
        ),
      },
    ]),
  )
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
