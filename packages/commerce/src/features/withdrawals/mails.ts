import { dateTime } from '@vidda/domain/date-text'
import { formatPhone } from '@vidda/domain/phone'
import type { Letter, LetterList } from '../../kernel/mail/letter.ts'
import type { Desk, Letters } from '../../kernel/mail/letters.ts'
import type { Words } from '../../kernel/mail/words.ts'
import { type OrderWithdrawn, orderWithdrawn, reservationWithdrawn } from './reader.ts'

/** A mail about a withdrawal, and what it needs to be written. */
export type WithdrawalMail =
  | { readonly kind: 'withdrawal'; readonly email: string; readonly number: number; readonly receivedAt: string }
  | { readonly kind: 'shopWithdrawal'; readonly number: number }

type Acknowledged = Extract<WithdrawalMail, { kind: 'withdrawal' }>

const listOf = ({ lines }: OrderWithdrawn, words: Words, withEan: boolean): LetterList => ({
  title: words('withdrawnGoods'),
  entries: lines.map(({ name, size, color, ean, count }) => ({
    text: words('line', { count, name }),
    detail: [size, color, withEan ? words('ean', { ean }) : ''].filter(Boolean).join(', '),
  })),
})

/** The acknowledgement of a withdrawal with its time (angrerettloven § 20). */
async function acknowledgement({ db, words }: Desk, { email, number, receivedAt }: Acknowledged): Promise<Letter> {
  const order = await orderWithdrawn(db, number)
  const reservation = await reservationWithdrawn(db, number)
  return {
    to: email,
    subject: words('withdrawnSubject', { number }),
    paragraphs: [words('withdrawnText')],
    facts: [
      [words('withdrawalNumber'), String(number)],
      ...(order ? [[words('orderNumber'), String(order.orderId)] as const] : []),
      ...(reservation === null ? [] : [[words('number'), String(reservation)] as const]),
      [words('received'), dateTime(receivedAt)],
    ],
    lists: order ? [listOf(order, words, false)] : [],
    end: words('withdrawnEnd'),
  }
}

/** To the shop that the goods came from; answers to it go to the customer. */
async function shopLetter({ db, words }: Desk, number: number): Promise<Letter | null> {
  const order = await orderWithdrawn(db, number)
  if (!order || order.shopEmail === '') return null
  return {
    to: order.shopEmail,
    audience: 'staff',
    ...(order.email !== '' && { replyTo: order.email }),
    subject: words('shopWithdrawnSubject', { number: order.orderId }),
    paragraphs: [words('shopWithdrawnText')],
    facts: [
      [words('orderNumber'), String(order.orderId)],
      [words('customer'), order.name],
      ...(order.phone === '' ? [] : [[words('phone'), formatPhone(order.phone)] as const]),
      [words('received'), dateTime(order.receivedAt)],
      ...(order.message === '' ? [] : [[words('message'), order.message] as const]),
    ],
    lists: [listOf(order, words, true)],
  }
}

export const withdrawalLetters: Letters<WithdrawalMail> = {
  withdrawal: acknowledgement,
  shopWithdrawal: (desk, { number }) => shopLetter(desk, number),
}
