import type { Reservation, ReservationLine, Shop } from '@vidda/contract/wire'
import { formatMoney } from '@vidda/domain/money'
import { oreFromKroner, oreFromWire } from '@vidda/domain/money-wire'
import { formatPhone } from '@vidda/domain/phone'
import { receiptPath } from '@vidda/domain/route'
import { sql } from 'kysely'
import { reservationById } from '../../reservations/reader.ts'
import type { Letter, LetterList } from '../letter.ts'
import type { Words } from '../words.ts'
import type { Desk } from './index.ts'

type ShopRow = Pick<Shop, 'fullName' | 'address' | 'postNo' | 'postPlace' | 'email'>

const deadline = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'Europe/Oslo',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

async function shopOf(desk: Desk, { shopID }: Reservation): Promise<ShopRow | null> {
  const { rows } = await sql<ShopRow>`
    select full_name as "fullName", address, post_no as "postNo", post_place as "postPlace", email from shops
    where chain_id = ${desk.tenant.chainId} and id = ${shopID}`.execute(desk.db)
  return rows[0] ?? null
}

const entry = (line: ReservationLine, words: Words, detail: string) => ({
  text: words('line', { count: line.Count, name: line.name }),
  detail,
  amount: formatMoney(oreFromKroner(line.price * line.Count)),
})

const lookOf = ({ size, color }: ReservationLine) => `${size}, ${color}`

function lists(reservation: Reservation, words: Words): LetterList[] {
  const { articles, notReserved, total } = reservation
  const reserved: LetterList = {
    title: words('goods'),
    entries: articles.map((line) => entry(line, words, lookOf(line))),
    sum: [words('total'), formatMoney(oreFromWire(total))],
  }
  const missing: LetterList = {
    title: words('notReserved'),
    entries: notReserved.map((line) => ({ text: words('line', { count: line.Count, name: line.name }), detail: lookOf(line) })),
  }
  return notReserved.length > 0 ? [reserved, missing] : [reserved]
}

const addressOf = ({ address, postNo, postPlace }: ShopRow) => `${address}, ${postNo} ${postPlace}`

export async function reservationLetter(desk: Desk, id: number): Promise<Letter | null> {
  const { db, tenant, words } = desk
  const found = await reservationById(db, id)
  const shop = found && (await shopOf(desk, found))
  if (!found || !shop || found.email === '') return null
  return {
    to: found.email,
    subject: words('reservedSubject', { number: found.id }),
    paragraphs: [words('reservedText', { shop: shop.fullName })],
    facts: [
      [words('number'), String(found.id)],
      [words('shop'), shop.fullName],
      [words('address'), addressOf(shop)],
      [words('collectBefore'), deadline.format(new Date(found.collectBefore))],
    ],
    lists: lists(found, words),
    action: { text: words('reservedAction'), url: `${tenant.origin}${receiptPath(found.token)}` },
    end: words('notPurchase'),
  }
}

/** To the shop that keeps the goods; answers to it go to the customer. */
export async function shopReservationLetter(desk: Desk, id: number): Promise<Letter | null> {
  const { db, words } = desk
  const found = await reservationById(db, id)
  const shop = found && (await shopOf(desk, found))
  if (!found || !shop || shop.email === '') return null
  return {
    to: shop.email,
    ...(found.email !== '' && { replyTo: found.email }),
    subject: words('shopSubject', { number: found.id }),
    paragraphs: [words('shopText')],
    facts: [
      [words('number'), String(found.id)],
      [words('customer'), found.name],
      [words('phone'), formatPhone(found.phone)],
      [words('collectBefore'), deadline.format(new Date(found.collectBefore))],
    ],
    lists: [
      {
        title: words('goods'),
        entries: found.articles.map((line) => entry(line, words, `${lookOf(line)}, ${words('ean', { ean: line.EanNo })}`)),
        sum: [words('total'), formatMoney(oreFromWire(found.total))],
      },
    ],
  }
}
