import type { FeedPurchase } from '@vidda/contract/wire'
import { vatOf } from '@vidda/domain/price'
import { type Contents, lineSums, type PaymentLine, partsOf } from '../payments/index.ts'

type Line = FeedPurchase['lines'][number]
type Operation = Pick<FeedPurchase['operations'][number], 'kind' | 'state'> & { readonly lines: readonly PaymentLine[] }

/** A line as it is stored; øre. */
export type StoredLine = Pick<Line, 'ean' | 'count' | 'name' | 'size' | 'color' | 'price'> & { readonly articleId: number }

const none = { captured: 0, cancelled: 0, refunded: 0, withdrawn: 0, open: 0 }

/** The tax of a total, on the lines that make it up. */
function plainLines(lines: readonly StoredLine[], totalVat: number): Line[] {
  const vats = partsOf(
    totalVat,
    lines.map(({ price, count }) => price * count),
  )
  return lines.map(({ ean, articleId, name, size, color, count, price }, at) => ({
    ean,
    articleId,
    name,
    size,
    color,
    count,
    price,
    pant: 0,
    discount: 0,
    vat: vats[at] ?? 0,
    ...none,
  }))
}

/** Lines of a reservation, whose total has the tax that its receipt tells. */
export function reservationLines(lines: readonly StoredLine[], { total, held, withdrawn }: ReservationFacts): Line[] {
  return plainLines(lines, vatOf(total).totalVat).map((line) => ({
    ...line,
    open: held ? line.count : 0,
    withdrawn: withdrawn ? line.count : 0,
  }))
}

type ReservationFacts = { readonly total: number; readonly held: boolean; readonly withdrawn: boolean }

type OrderFacts = {
  readonly contents: Contents | null
  readonly totalVat: number
  /** Whether something of it may still be sent. */
  readonly live: boolean
  readonly operations: readonly Operation[]
  readonly withdrawals: readonly FeedPurchase['withdrawals'][number][]
}

const countOf = (lines: readonly { readonly ean: string; readonly count: number }[], ean: string) =>
  lines.filter((line) => line.ean === ean).reduce((sum, { count }) => sum + count, 0)

/** The goods among lines that a provider is told. */
export const goodsOf = (lines: readonly PaymentLine[]): { readonly ean: string; readonly count: number }[] =>
  lines.flatMap(({ kind, reference, count }) => (kind === 'goods' ? [{ ean: reference, count }] : []))

function contentLines(contents: Contents): Line[] {
  const sums = lineSums(contents)
  return contents.lines.map(({ ean, articleId, name, size, color, count, price, pant }, at) => ({
    ean,
    articleId,
    name,
    size,
    color,
    count,
    price,
    pant,
    ...(sums.lines[at] ?? {
      discount: 0,
      vat: 0,
    }),
    ...none,
  }))
}

/** Lines of an order, each with the units that were captured, cancelled, refunded and withdrawn from. */
export function orderLines(lines: readonly StoredLine[], { contents, totalVat, live, operations, withdrawals }: OrderFacts): Line[] {
  const goods = (kind: Operation['kind'], states: readonly Operation['state'][]) =>
    operations.filter((one) => one.kind === kind && states.includes(one.state)).flatMap((one) => goodsOf(one.lines))
  const [captured, cancelled, refunded] = (['capture', 'cancel', 'refund'] as const).map((kind) => goods(kind, ['done']))
  const leaving = [...goods('capture', ['done', 'waiting']), ...goods('cancel', ['done', 'waiting'])]
  const withdrawn = withdrawals.flatMap((one) => one.lines)
  return (contents ? contentLines(contents) : plainLines(lines, totalVat)).map((line) => ({
    ...line,
    captured: countOf(captured ?? [], line.ean),
    cancelled: countOf(cancelled ?? [], line.ean),
    refunded: countOf(refunded ?? [], line.ean),
    withdrawn: countOf(withdrawn, line.ean),
    open: live ? Math.max(0, line.count - countOf(leaving, line.ean)) : 0,
  }))
}
