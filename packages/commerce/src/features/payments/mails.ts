import { mapOrderReceipt } from '@vidda/contract/map'
import { formatMoney, minus, times, zeroOre } from '@vidda/domain/money'
import type { OrderLine } from '@vidda/domain/order'
import type { OrderReceipt } from '@vidda/domain/payment-page'
import { receiptPath } from '@vidda/domain/route'
import type { Letter, LetterList } from '../../kernel/mail/letter.ts'
import type { Desk, Letters } from '../../kernel/mail/letters.ts'
import type { Words } from '../../kernel/mail/words.ts'
import { sessionById } from './sessions.ts'
import { type Receipts, receiptView } from './views.ts'

type Ended = 'orderCancelled' | 'orderRefused' | 'orderUndecided'

/** Kinds of mails about payments. */
export type PaymentMail = { readonly kind: 'order' | Ended; readonly sessionId: number }

type Tokens = Pick<Receipts, 'ids' | 'receipts'>

const lookOf = ({ size, color }: OrderLine) => [size, color].filter(Boolean).join(', ')

function lists({ lines, notOrdered, freight, discount, total, totalVat }: OrderReceipt, words: Words): LetterList[] {
  const entry = (line: OrderLine) => ({ text: words('line', { count: line.count, name: line.name }), detail: lookOf(line) })
  const ordered: LetterList = {
    title: words('goods'),
    entries: [
      ...lines.map((line) => ({ ...entry(line), amount: formatMoney(times(line.price, line.count)) })),
      ...(discount > 0 ? [{ text: words('discount'), detail: '', amount: formatMoney(minus(zeroOre, discount)) }] : []),
      ...(freight > 0 ? [{ text: words('freight'), detail: '', amount: formatMoney(freight) }] : []),
    ],
    sum: [words('orderTotal', { vat: formatMoney(totalVat) }), formatMoney(total)],
  }
  return notOrdered.length === 0 ? [ordered] : [ordered, { title: words('notReserved'), entries: notOrdered.map(entry) }]
}

/** The receipt with the number that its order has, or would have had; null when there is nobody to write to. */
async function receiptOf(
  { db, now }: Desk,
  tokens: Tokens,
  id: number,
): Promise<{ readonly receipt: OrderReceipt; readonly number: number } | null> {
  const session = await sessionById(db, id)
  if (!session?.receiver?.email) return null
  return { receipt: mapOrderReceipt(await receiptView({ db, now: () => now, ...tokens }, session)), number: session.orderId }
}

/** The confirmation of an order. */
async function orderLetter(desk: Desk, tokens: Tokens, id: number): Promise<Letter | null> {
  const { words, tenant } = desk
  const found = await receiptOf(desk, tokens, id)
  if (!found) return null
  const { receipt, number } = found
  const place = [receipt.address, `${receipt.zipcode} ${receipt.city}`.trim()].filter(Boolean).join(', ')
  return {
    to: receipt.email,
    subject: words('orderedSubject', { number }),
    paragraphs: [words('orderedText')],
    facts: [
      [words('orderNumber'), String(number)],
      ...(receipt.paymentMethod ? [[words('paidBy'), receipt.paymentMethod] as const] : []),
      ...(receipt.shipping === 'delivery' && place ? [[words('address'), place] as const] : []),
    ],
    lists: lists(receipt, words),
    action: { text: words('orderedAction'), url: `${tenant.origin}${receiptPath(receipt.token)}` },
    ...(receipt.withdrawal && { end: words('orderedEnd', { days: receipt.withdrawal.days }) }),
  }
}

/** The purchase has come to nothing. */
async function endedLetter(desk: Desk, tokens: Tokens, kind: Ended, id: number): Promise<Letter | null> {
  const { words } = desk
  const found = await receiptOf(desk, tokens, id)
  if (!found) return null
  const { receipt, number } = found
  return {
    to: receipt.email,
    subject: words(`${kind}Subject`, { number }),
    paragraphs: [words(`${kind}Text`, { number })],
    facts: [[words('orderNumber'), String(number)]],
    lists: lists(receipt, words).slice(0, 1),
  }
}

export const paymentLetters = (tokens: Tokens): Letters<PaymentMail> => ({
  order: (desk, { sessionId }) => orderLetter(desk, tokens, sessionId),
  orderCancelled: (desk, { sessionId }) => endedLetter(desk, tokens, 'orderCancelled', sessionId),
  orderRefused: (desk, { sessionId }) => endedLetter(desk, tokens, 'orderRefused', sessionId),
  orderUndecided: (desk, { sessionId }) => endedLetter(desk, tokens, 'orderUndecided', sessionId),
})
