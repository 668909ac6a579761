import { dateTime, longDate } from '@vidda/domain/date-text'
import { formatPhone } from '@vidda/domain/phone'
import type { Letter, LetterList } from '../../kernel/mail/letter.ts'
import type { Desk, Letters } from '../../kernel/mail/letters.ts'
import type { Words } from '../../kernel/mail/words.ts'
import { complaint, type StoredComplaint } from './reader.ts'

/** A mail about a complaint: to the buyer (`complaint`) or to the shop (`shopComplaint`). */
export type ComplaintMail = { readonly kind: 'complaint' | 'shopComplaint'; readonly number: number }

const wishes = {
  repair: 'complaintRepair',
  replacement: 'complaintReplacement',
  reduction: 'complaintReduction',
  refund: 'complaintRefund',
} as const

const purchase = ({ orderId, reservationId }: StoredComplaint, words: Words): readonly [string, string] =>
  orderId === null ? [words('number'), String(reservationId)] : [words('orderNumber'), String(orderId)]

const told = ({ receivedAt, discovered, wish, problem }: StoredComplaint, words: Words) =>
  [
    [words('received'), dateTime(receivedAt)],
    [words('complaintDiscovered'), longDate(discovered)],
    [words('complaintWish'), words(wishes[wish])],
    [words('complaintProblem'), problem],
  ] as const

const listOf = ({ article, size, color, ean, count }: StoredComplaint, words: Words, withEan: boolean): LetterList => ({
  title: words('complaintGoods'),
  entries: [
    {
      text: words('line', { count, name: article }),
      detail: [size, color, withEan ? words('ean', { ean }) : ''].filter(Boolean).join(', '),
    },
  ],
})

/** The acknowledgement of a complaint with its time; pictures come as an answer to it where the chain can be written to. */
async function acknowledgement({ db, words, tenant }: Desk, number: number): Promise<Letter | null> {
  const made = await complaint(db, number)
  if (!made) return null
  return {
    to: made.email,
    subject: words('complaintSubject', { number }),
    paragraphs: [words('complaintText'), ...(tenant.seller.email === '' ? [] : [words('complaintPictures')])],
    facts: [[words('complaintNumber'), String(number)], purchase(made, words), ...told(made, words)],
    lists: [listOf(made, words, false)],
    end: words('complaintEnd'),
  }
}

/** To the shop that the goods came from; answers to it go to the customer. */
async function shopLetter({ db, words }: Desk, number: number): Promise<Letter | null> {
  const made = await complaint(db, number)
  if (!made?.shopEmail) return null
  return {
    to: made.shopEmail,
    audience: 'staff',
    replyTo: made.email,
    subject: words('shopComplaintSubject', { number }),
    paragraphs: [words('shopComplaintText')],
    facts: [
      [words('complaintNumber'), String(number)],
      purchase(made, words),
      [words('customer'), made.name ?? ''],
      ...(made.phone ? [[words('phone'), formatPhone(made.phone)] as const] : []),
      ...told(made, words),
    ],
    lists: [listOf(made, words, true)],
  }
}

export const complaintLetters: Letters<ComplaintMail> = {
  complaint: (desk, { number }) => acknowledgement(desk, number),
  shopComplaint: (desk, { number }) => shopLetter(desk, number),
}
