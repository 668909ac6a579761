import { weekdayDateTime } from '@vidda/domain/date-text'
import { mapReservation } from '@vidda/contract/map'
import { formatMoney, times } from '@vidda/domain/money'
import { formatPhone } from '@vidda/domain/phone'
import type { Reservation, ReservationLine } from '@vidda/domain/reservation'
import { confirmAnchor, receiptPath } from '@vidda/domain/route'
import { makeConfirmation } from './confirming.ts'
import { reservationById } from './reader.ts'
import type { Letter, LetterList } from '../../kernel/mail/letter.ts'
import type { Words } from '../../kernel/mail/words.ts'
import type { Desk as MailDesk, Letters } from '../../kernel/mail/letters.ts'
import type { ReceiptTokens } from './receipt-tokens.ts'

/** Mails about reservations, and what each needs to be written. */
export type ReservationMail = {
  readonly kind:
    | 'reservation'
    | 'shopReservation'
    | 'confirmation'
    | 'released'
    | 'reservationCancelled'
    | 'shopReservationCancelled'
    | 'reservationChanged'
    | 'shopReservationChanged'
  readonly reservationId: number
}

type Desk = MailDesk & { readonly receipts: ReceiptTokens }

const shopOf = ({ db, tenant }: Desk, { shopId }: Reservation) =>
  db
    .selectFrom('shops')
    .select(['full_name as fullName', 'address', 'post_no as postNo', 'post_place as postPlace', 'email'])
    .where('chain_id', '=', tenant.chainId)
    .where('id', '=', shopId)
    .executeTakeFirst()

type ShopRow = NonNullable<Awaited<ReturnType<typeof shopOf>>>

async function find(desk: Desk, id: number): Promise<{ readonly found: Reservation; readonly shop: ShopRow } | null> {
  const stored = await reservationById(desk.db, desk.receipts, id)
  const found = stored && mapReservation(stored)
  const shop = found && (await shopOf(desk, found))
  return found && shop ? { found, shop } : null
}

const entry = (line: ReservationLine, words: Words, detail: string) => ({
  text: words('line', { count: line.count, name: line.name }),
  detail,
  amount: formatMoney(times(line.price, line.count)),
})

const lookOf = ({ size, color }: ReservationLine) => `${size}, ${color}`

function lists(reservation: Reservation, words: Words): LetterList[] {
  const { articles, notReserved, total } = reservation
  const reserved: LetterList = {
    title: words('goods'),
    entries: articles.map((line) => entry(line, words, lookOf(line))),
    sum: [words(isSent(reservation) ? 'totalSent' : 'total'), formatMoney(total)],
  }
  const missing: LetterList = {
    title: words('notReserved'),
    entries: notReserved.map((line) => ({ text: words('line', { count: line.count, name: line.name }), detail: lookOf(line) })),
  }
  return notReserved.length > 0 ? [reserved, missing] : [reserved]
}

const isSent = ({ delivery }: Reservation): boolean => delivery === 'delivery'

const receiverOf = ({ name, address, zipcode, city }: Reservation) => `${name}, ${address}, ${zipcode} ${city}`

const addressOf = ({ address, postNo, postPlace }: ShopRow) => `${address}, ${postNo} ${postPlace}`

/** What was reserved, or how that is after a change. */
async function reservationLetter(desk: Desk, id: number, isChanged: boolean): Promise<Letter | null> {
  const { tenant, words } = desk
  const known = await find(desk, id)
  if (!known || known.found.email === '') return null
  const { found, shop } = known
  const text = isSent(found) ? 'reservedSentText' : 'reservedText'
  return {
    to: found.email,
    subject: words(isChanged ? 'reservationChangedSubject' : 'reservedSubject', { number: found.id }),
    paragraphs: [words(isChanged ? 'reservationChangedText' : text, { shop: shop.fullName })],
    facts: [
      [words('number'), String(found.id)],
      [words('shop'), shop.fullName],
      [words('address'), addressOf(shop)],
      isSent(found) ? [words('sentTo'), receiverOf(found)] : [words('collectBefore'), weekdayDateTime(found.collectBefore)],
    ],
    lists: lists(found, words),
    action: { text: words('reservedAction'), url: `${tenant.origin}${receiptPath(found.token)}` },
    end: words('notPurchase'),
  }
}

/** Asks the receiver of a large reservation for a confirmation; null once there is nothing to confirm. */
async function confirmationLetter(desk: Desk, id: number): Promise<Letter | null> {
  const { tenant, words } = desk
  const known = await find(desk, id)
  if (!known || known.found.confirmBefore === null || new Date(known.found.confirmBefore) <= desk.now) return null
  const { found, shop } = known
  const token = await makeConfirmation(desk.db, id, desk.now)
  return {
    to: found.email,
    subject: words('confirmSubject'),
    paragraphs: [words('confirmText', { shop: shop.fullName })],
    facts: [
      [words('shop'), shop.fullName],
      [words('address'), addressOf(shop)],
      [words('confirmBefore'), weekdayDateTime(known.found.confirmBefore)],
    ],
    lists: lists(found, words),
    // After the `#` it is in no server's log and in no Referer; and opening the link confirms nothing, for scanners of mails open it too.
    action: { text: words('confirmAction'), url: `${tenant.origin}${receiptPath(found.token)}&${confirmAnchor}=${token}` },
    end: words('confirmEnd'),
  }
}

/** The shop has released a reservation. */
async function releasedLetter(desk: Desk, id: number): Promise<Letter | null> {
  const { words } = desk
  const known = await find(desk, id)
  if (!known || known.found.email === '') return null
  const { found, shop } = known
  return {
    to: found.email,
    ...(shop.email !== '' && { replyTo: shop.email }),
    subject: words('releasedSubject', { number: found.id }),
    paragraphs: [words('releasedText', { shop: shop.fullName })],
    facts: [
      [words('number'), String(found.id)],
      [words('shop'), shop.fullName],
      [words('address'), addressOf(shop)],
    ],
    end: words('releasedEnd'),
  }
}

/** The receiver has cancelled it. */
async function cancelledLetter(desk: Desk, id: number): Promise<Letter | null> {
  const { words } = desk
  const known = await find(desk, id)
  if (!known || known.found.email === '') return null
  const { found, shop } = known
  return {
    to: found.email,
    ...(shop.email !== '' && { replyTo: shop.email }),
    subject: words('reservationCancelledSubject', { number: found.id }),
    paragraphs: [words('reservationCancelledText', { shop: shop.fullName })],
    facts: [
      [words('number'), String(found.id)],
      [words('shop'), shop.fullName],
    ],
    lists: [{ title: words('goods'), entries: found.articles.map((line) => entry(line, words, lookOf(line))) }],
    end: words('reservationCancelledEnd'),
  }
}

type ShopTold = { readonly subject: Parameters<Words>[0]; readonly text: Parameters<Words>[0] }

/** To the shop that keeps the goods; answers to it go to the customer. */
async function shopReservationLetter(desk: Desk, id: number, told?: ShopTold): Promise<Letter | null> {
  const { words } = desk
  const known = await find(desk, id)
  if (!known || known.shop.email === '') return null
  const { found, shop } = known
  const { subject, text } = told ?? { subject: 'shopSubject', text: isSent(found) ? 'shopSentText' : 'shopText' }
  return {
    to: shop.email,
    audience: 'staff',
    ...(found.email !== '' && { replyTo: found.email }),
    subject: words(subject, { number: found.id }),
    paragraphs: [words(text)],
    facts: [
      [words('number'), String(found.id)],
      [words('customer'), found.name],
      [words('phone'), formatPhone(found.phone)],
      ...(isSent(found) ? [[words('sentTo'), receiverOf(found)] as const] : []),
      [words('collectBefore'), weekdayDateTime(found.collectBefore)],
    ],
    lists: [
      {
        title: words('goods'),
        entries: found.articles.map((line) => entry(line, words, `${lookOf(line)}, ${words('ean', { ean: line.ean })}`)),
        sum: [words('total'), formatMoney(found.total)],
      },
    ],
  }
}

const shopChanged: ShopTold = { subject: 'shopChangedSubject', text: 'shopChangedText' }
const shopCancelled: ShopTold = { subject: 'shopCancelledSubject', text: 'shopCancelledText' }

/** The letters, with links that the tokens open. */
export const reservationLetters = (receipts: ReceiptTokens): Letters<ReservationMail> => ({
  reservation: (desk, { reservationId }) => reservationLetter({ ...desk, receipts }, reservationId, false),
  reservationChanged: (desk, { reservationId }) => reservationLetter({ ...desk, receipts }, reservationId, true),
  reservationCancelled: (desk, { reservationId }) => cancelledLetter({ ...desk, receipts }, reservationId),
  shopReservationChanged: (desk, { reservationId }) => shopReservationLetter({ ...desk, receipts }, reservationId, shopChanged),
  shopReservationCancelled: (desk, { reservationId }) => shopReservationLetter({ ...desk, receipts }, reservationId, shopCancelled),
  shopReservation: (desk, { reservationId }) => shopReservationLetter({ ...desk, receipts }, reservationId),
  confirmation: (desk, { reservationId }) => confirmationLetter({ ...desk, receipts }, reservationId),
  released: (desk, { reservationId }) => releasedLetter({ ...desk, receipts }, reservationId),
})
