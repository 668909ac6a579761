import { createHash } from 'node:crypto'
import { fill, paymentTexts } from '@vidda/texts'
import type { PaymentBody, PaymentSession } from '@vidda/contract/wire'
import type { PaymentLine } from './provider.ts'

/** A line as it was when it was priced; amounts in øre. */
export type ContentLine = {
  readonly ean: string
  readonly variantId: number
  readonly articleId: number
  readonly name: string
  readonly size: string
  readonly color: string
  readonly image: string
  readonly price: number
  readonly pant: number
  readonly freight: number
  readonly count: number
}

/** What a code takes off: øre when `fixed`, else a fraction. */
export type Promo = {
  readonly id: number
  readonly code: string
  readonly fixed: boolean
  readonly amount: number
  readonly singleUse: boolean
}

/** What is paid for, priced once and kept. */
export type Contents = {
  readonly shipping: 'collect' | 'delivery'
  readonly promoCode: string | null
  readonly promoId: number | null
  readonly lines: readonly ContentLine[]
  readonly notOrdered: readonly ContentLine[]
  readonly goods: number
  readonly discount: number
  readonly freight: number
  readonly total: number
  readonly vat: number
}

const { words } = paymentTexts

/** Hundredths of a per cent. Pant is no turnover: it is paid back with the empty bottle. */
const rate = 2500
const pantRate = 0

const sum = (lines: readonly ContentLine[], amount: (line: ContentLine) => number) =>
  lines.reduce((total, line) => total + amount(line) * line.count, 0)

/** A fraction is rounded half up to whole øre once, on the sum; the pant is never discounted (decisions.md, Money and Stock). */
function discountOf(lines: readonly ContentLine[], promo: Promo | null): number {
  if (!promo) return 0
  const goods = sum(lines, ({ price }) => price)
  const wished = promo.fixed ? promo.amount : Number((BigInt(goods) * BigInt(Math.round(promo.amount * 10_000)) * 2n + 10_000n) / 20_000n)
  return Math.min(Math.max(wished, 0), goods - sum(lines, ({ pant }) => pant))
}

type Sums = Pick<Contents, 'goods' | 'discount' | 'freight' | 'total'>

/** Totals of the lines in øre: goods, discount, freight and VAT. */
export function sumsOf(lines: readonly ContentLine[], shipping: Contents['shipping'], promo: Promo | null): Sums {
  const goods = sum(lines, ({ price }) => price)
  const discount = discountOf(lines, promo)
  const freight = shipping === 'delivery' ? Math.max(0, ...lines.map((line) => line.freight)) : 0
  return { goods, discount, freight, total: goods - discount + freight }
}

/** The tax in a line that a provider is told. */
export const vatIn = ({ price, count, rate: at }: PaymentLine) => price * count - Math.round((price * count * 10_000) / (10_000 + at))

/** The lines that a provider is told: pant beside its goods, one discount, one freight. */
export function paymentLines({ lines, discount, freight, promoCode }: Omit<Contents, 'vat'>): PaymentLine[] {
  return [
    ...lines.flatMap(({ ean, name, size, color, price, pant, count }): PaymentLine[] => [
      { kind: 'goods', reference: ean, name: [name, size, color].filter(Boolean).join(', '), count, price: price - pant, rate },
      ...(pant > 0
        ? [{ kind: 'pant', reference: `${ean}-PANT`, name: fill(words.pant, { name }), count, price: pant, rate: pantRate } as const]
        : []),
    ]),
    ...(discount > 0
      ? [
          {
            kind: 'discount',
            reference: 'PROMO',
            name: fill(words.promoCode, { code: promoCode ?? '' }).trim(),
            count: 1,
            price: -discount,
            rate,
          } as const,
        ]
      : []),
    ...(freight > 0 ? [{ kind: 'freight', reference: 'HJEM', name: words.delivery, count: 1, price: freight, rate } as const] : []),
  ]
}

type Priced = {
  readonly lines: readonly ContentLine[]
  readonly notOrdered: readonly ContentLine[]
  readonly shipping: Contents['shipping']
  readonly promo: Promo | null
}

export function contentsOf({ lines, notOrdered, shipping, promo }: Priced): Contents {
  const contents = {
    shipping,
    promoCode: promo?.code ?? null,
    promoId: promo?.id ?? null,
    lines,
    notOrdered,
    ...sumsOf(lines, shipping, promo),
  }
  return { ...contents, vat: paymentLines(contents).reduce((total, line) => total + vatIn(line), 0) }
}

/** Says whether two carts are the same to pay for: lines, prices, shipping, code and shop. */
export function cartHash(shopId: number, { lines, shipping, promoCode, discount, freight }: Contents): string {
  const goods = lines
    .map(({ ean, count, price, pant }) => [ean, count, price, pant])
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([shopId, goods, shipping, promoCode, discount, freight]))
    .digest('base64url')
}

export const bodyHash = (provider: string, { shopID, lines, shipping, promoCode, seenTotal }: PaymentBody): string =>
  createHash('sha256')
    .update(JSON.stringify([provider, shopID, lines.map(({ EanNo, Count }) => [EanNo, Count]), shipping, promoCode ?? null, seenTotal]))
    .digest('base64url')

export const wireLine = ({
  ean,
  count,
  articleId,
  name,
  size,
  color,
  image,
  price,
  pant,
}: ContentLine): PaymentSession['lines'][number] => ({
  EanNo: ean,
  Count: count,
  articleId,
  name,
  size,
  color,
  image,
  price: price / 100,
  pant: pant / 100,
})
