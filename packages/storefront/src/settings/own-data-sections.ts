import { dateTime, longDate } from '@vidda/domain/date-text'
import type { OwnComplaint, OwnData, OwnOrder, OwnWithdrawal } from '@vidda/client/own'
import type { Review } from '@vidda/domain/article'
import type { StockNotice } from '@vidda/domain/customer'
import { genderNames } from '@vidda/domain/gender'
import { formatMoney } from '@vidda/domain/money'
import type { OrderLine } from '@vidda/domain/order'
import type { Reservation, ReservationLine } from '@vidda/domain/reservation'
import { fill, type complaintTexts, type historyTexts, type ownDataTexts, type WordsOf } from '@vidda/texts'
import { orderStatus, reservationStatus } from '../my-page/index.ts'
import { lookOf } from '../receipt-step/index.ts'

/** A label and its value; a value of several lines is shown one line below the other. */
export type Fact = readonly [label: string, value: string | readonly string[]]

export type Section = {
  readonly id: string
  readonly title: string
  readonly entries: readonly { readonly title: string | null; readonly facts: readonly Fact[] }[]
}

type Words = WordsOf<typeof ownDataTexts>

export type Wording = {
  readonly texts: Words
  readonly history: WordsOf<typeof historyTexts>
  readonly wishes: WordsOf<typeof complaintTexts>
  readonly shopName: (id: number | undefined) => string | undefined
  /** Null where the article is not known any more. */
  readonly articleName: (id: number) => string | null
}

const isTold = ([, value]: Fact): boolean => value.length > 0

const join = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(', ')

/** All that is stored about a customer, in words: every kind of the export has a section, also an empty one. */
export function ownDataSections(data: OwnData, wording: Wording): readonly Section[] {
  const { texts, articleName } = wording
  const goods = new Map(
    [...data.orders.flatMap(({ orderLines }) => orderLines), ...data.reservations.flatMap(({ articles }) => articles)].map((line) => [
      line.ean,
      line.name,
    ]),
  )
  const goodsName = (ean: string) => goods.get(ean) ?? fill(texts.ean, { number: ean })
  return [
    { id: 'konto', title: texts.account, entries: [{ title: null, facts: accountFacts(data, texts) }] },
    { id: 'samtykker', title: texts.consents, entries: [{ title: null, facts: consentFacts(data, texts) }] },
    { id: 'ordrer', title: texts.orders, entries: data.orders.map((order) => orderEntry(order, wording)) },
    { id: 'reservasjoner', title: texts.reservations, entries: data.reservations.map((one) => reservationEntry(one, wording)) },
    { id: 'anmeldelser', title: texts.reviews, entries: data.reviews.map((review) => reviewEntry(review, wording)) },
    {
      id: 'favoritter',
      title: texts.favourites,
      entries: data.favourites.map((id) => ({ title: articleName(id) ?? fill(texts.article, { number: id }), facts: [] })),
    },
    { id: 'varsler', title: texts.notices, entries: data.stockNotices.map((notice) => noticeEntry(notice, texts)) },
    { id: 'angringer', title: texts.withdrawals, entries: data.withdrawals.map((one) => withdrawalEntry(one, texts, goodsName)) },
    { id: 'reklamasjoner', title: texts.complaints, entries: data.complaints.map((one) => complaintEntry(one, wording, goodsName)) },
    {
      id: 'innlogginger',
      title: texts.sessions,
      entries: data.sessions.map(({ device, createdAt, usedAt }) => ({
        title: device,
        facts: [
          [texts.loggedIn, dateTime(createdAt)],
          [texts.lastUsed, dateTime(usedAt)],
        ],
      })),
    },
  ]
}

function accountFacts({ customer, code, createdAt, updatedAt }: OwnData, texts: Words): readonly Fact[] {
  const { address, birthDate, genderId, pendingEmail } = customer
  const told: readonly Fact[] = [
    [texts.name, `${customer.firstName} ${customer.surname}`],
    [texts.email, customer.email],
    [texts.emailVerified, customer.emailVerified ? texts.yes : texts.no],
    ...(pendingEmail ? [[texts.pendingEmail, pendingEmail] as const] : []),
    [texts.phone, customer.phone],
    [texts.birthDate, birthDate === null ? '' : longDate(birthDate)],
    [texts.gender, genderId === null ? '' : genderNames[genderId]],
    [texts.address, join(address.street, [address.postalCode, customer.city].filter(Boolean).join(' '))],
    [texts.preferences, customer.preferences],
    [texts.permissions, customer.permissions],
    [texts.code, code],
    [texts.customerNumber, String(customer.id)],
    [texts.authId, customer.authId],
    [texts.created, dateTime(createdAt)],
    [texts.updated, dateTime(updatedAt)],
  ]
  return told.map((fact) => (isTold(fact) ? fact : [fact[0], texts.notTold]))
}

const consents = [
  'club',
  'newsletter',
  'eventInvite',
  'birthdayGift',
  'marketing',
  'cookies',
  'cookieDefault',
  'cookieGa',
  'cookieGoogleTagManager',
  'cookieMetaPixel',
] as const

const consentFacts = ({ customer }: OwnData, texts: Words): readonly Fact[] => [
  [texts.terms, customer.termsConditions ? texts.yes : texts.no],
  ...consents.map((name) => [texts[name], customer[name] ? texts.yes : texts.no] as const),
]

const lineText = (line: OrderLine | ReservationLine, texts: Words): string =>
  join(
    fill(texts.line, { count: line.count, name: line.name }),
    lookOf(line),
    formatMoney(line.price),
    fill(texts.ean, { number: line.ean }),
  )

type Receiver = Pick<OwnOrder, 'name' | 'email' | 'phone' | 'address' | 'zipcode' | 'city'>

const receiverLines = ({ name, email, phone, address, zipcode, city }: Receiver): readonly string[] =>
  [name, email, phone, join(address, [zipcode, city].filter(Boolean).join(' '))].filter(Boolean)

const shippingOf = (delivery: string, texts: Words): string =>
  delivery === 'collect' ? texts.collect : delivery === 'delivery' ? texts.delivery : delivery

const shopOf = (id: number, { texts, shopName }: Wording): string => shopName(id) ?? fill(texts.shopNumber, { number: id })

function orderEntry(order: OwnOrder, wording: Wording): Section['entries'][number] {
  const { texts, history } = wording
  const { payment } = order
  const status = orderStatus(order)
  const facts: readonly Fact[] = [
    [texts.date, dateTime(order.date)],
    [texts.status, status === null ? '' : history[status]],
    [texts.shop, payment ? shopOf(payment.shopId, wording) : ''],
    [texts.shipping, payment ? shippingOf(payment.shipping, texts) : ''],
    [texts.receiver, receiverLines(order)],
    [texts.goods, order.orderLines.map((line) => lineText(line, texts))],
    [texts.total, formatMoney(order.total)],
    [fill(texts.vat, { percent: order.vatPercentage }), formatMoney(order.totalVat)],
  ]
  return { title: fill(texts.order, { number: order.id }), facts: facts.filter(isTold) }
}

function reservationEntry(reservation: Reservation, wording: Wording): Section['entries'][number] {
  const { texts, history } = wording
  const { confirmBefore, delivery } = reservation
  const status = reservationStatus(reservation.statusId)
  const facts: readonly Fact[] = [
    [texts.date, dateTime(reservation.date)],
    [texts.status, status === null ? '' : history[status]],
    [texts.shop, shopOf(reservation.shopId, wording)],
    [texts.shipping, shippingOf(delivery, texts)],
    [texts.collectBefore, delivery === 'collect' ? dateTime(reservation.collectBefore) : ''],
    [texts.confirmBefore, confirmBefore === null ? '' : dateTime(confirmBefore)],
    [texts.receiver, receiverLines(reservation)],
    [texts.goods, reservation.articles.map((line) => lineText(line, texts))],
    [texts.notReserved, reservation.notReserved.map((line) => lineText(line, texts))],
    [texts.total, formatMoney(reservation.total)],
    [texts.tracking, reservation.trackingUrl ?? ''],
  ]
  return { title: fill(texts.reservation, { number: reservation.id }), facts: facts.filter(isTold) }
}

function reviewEntry(review: Review, { texts, articleName }: Wording): Section['entries'][number] {
  const unapproved = review.rejected ? texts.reviewRejected : texts.reviewWaiting
  const fits: Readonly<Record<number, string>> = { [-1]: texts.fitSmall, 0: texts.fitTrue, 1: texts.fitLarge }
  const fit = review.true_to_size
  const facts: readonly Fact[] = [
    [texts.reviewed, dateTime(review.created_at)],
    [texts.status, review.approved ? texts.reviewShown : unapproved],
    [texts.verified, review.verified ? texts.yes : texts.no],
    review.anonymous ? [texts.anonymous, texts.yes] : [texts.shownName, review.customer ?? ''],
    [texts.variant, review.size_color ?? ''],
    [texts.fit, fit === null ? '' : (fits[fit] ?? '')],
    [texts.content, [fill(texts.stars, { rating: review.rating }), review.content]],
    [texts.reply, review.reply ?? ''],
  ]
  return { title: articleName(review.articleId) ?? fill(texts.article, { number: review.articleId }), facts: facts.filter(isTold) }
}

function noticeEntry(notice: StockNotice & { readonly askedAt: string }, texts: Words): Section['entries'][number] {
  const states = { unconfirmed: texts.noticeUnconfirmed, waiting: texts.noticeWaiting, told: texts.noticeTold }
  const facts: readonly Fact[] = [
    [texts.status, states[notice.state]],
    [texts.shop, notice.shop ?? texts.anyShop],
    [texts.asked, dateTime(notice.askedAt)],
    [texts.told, notice.toldAt === null ? '' : dateTime(notice.toldAt)],
  ]
  return { title: join(notice.name, lookOf(notice), fill(texts.ean, { number: notice.ean })), facts: facts.filter(isTold) }
}

type OfPurchase = Pick<OwnComplaint, 'orderId' | 'reservationId'>

const purchaseOf = ({ orderId, reservationId }: OfPurchase, texts: Words): string =>
  join(
    orderId === null ? null : fill(texts.order, { number: orderId }),
    reservationId === null ? null : fill(texts.reservation, { number: reservationId }),
  )

type GoodsName = (ean: string) => string

function withdrawalEntry(withdrawal: OwnWithdrawal, texts: Words, goodsName: GoodsName): Section['entries'][number] {
  const facts: readonly Fact[] = [
    [texts.received, dateTime(withdrawal.receivedAt)],
    [texts.concerns, purchaseOf(withdrawal, texts)],
    [texts.goods, withdrawal.lines.map(({ ean, count }) => fill(texts.line, { count, name: goodsName(ean) }))],
    [texts.content, withdrawal.message],
    [texts.acknowledgedTo, withdrawal.email],
  ]
  return { title: fill(texts.withdrawal, { number: withdrawal.id }), facts: facts.filter(isTold) }
}

function complaintEntry(complaint: OwnComplaint, { texts, wishes }: Wording, goodsName: GoodsName): Section['entries'][number] {
  const facts: readonly Fact[] = [
    [texts.received, dateTime(complaint.receivedAt)],
    [texts.status, complaint.open ? texts.open : texts.closed],
    [texts.concerns, purchaseOf(complaint, texts)],
    [texts.goods, fill(texts.line, { count: complaint.count, name: goodsName(complaint.ean) })],
    [texts.content, complaint.problem],
    [texts.discovered, longDate(complaint.discovered)],
    [texts.wish, wishes[complaint.wish]],
    [texts.acknowledgedTo, complaint.email],
  ]
  return { title: fill(texts.complaint, { number: complaint.id }), facts: facts.filter(isTold) }
}
