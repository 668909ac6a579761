import { Type, type Static } from 'typebox'
import { Id, Instant, NullableString, SentId } from './common.ts'
import { Email, Token } from './customer.ts'

const EanNo = Type.String({ minLength: 1, maxLength: 20 })

/** Asks to be told when a size that is sold out is there again. */
export const StockNoticeBody = Type.Object({
  EanNo,
  shopID: Type.Optional(Type.Union([SentId, Type.Null()], { description: 'The shop that is to have it; any shop when left out or null' })),
  email: Type.Optional({
    ...Email,
    description:
      'Whom to tell; a customer who is logged in is told at the address of the account. Without it a customer asks: not_logged_in where no session is there',
  }),
})
export type StockNoticeBody = Static<typeof StockNoticeBody>

const stockNoticeOutcomes = ['waiting', 'already', 'mailed', 'inStock'] as const

export const StockNoticeOutcome = Type.Object({
  outcome: Type.Enum([...stockNoticeOutcomes], {
    description:
      'waiting: it will be told; already: that was asked before; mailed: a mail asks to confirm the address, and is the only answer for an address that is given; inStock: it can be had now',
  }),
})
export type StockNoticeOutcome = Static<typeof StockNoticeOutcome>

export const StockNotice = Type.Object({
  id: Id,
  EanNo: Type.String(),
  articleID: Type.Union([Id, Type.Null()], { description: 'Null where the chain has no such size any more' }),
  name: Type.String(),
  slug: NullableString,
  size: Type.String(),
  color: Type.String(),
  shopID: Type.Union([Id, Type.Null()], { description: 'Null for any shop' }),
  shop: NullableString,
  state: Type.Enum(['unconfirmed', 'waiting', 'told']),
  askedAt: Instant,
  toldAt: Type.Union([Instant, Type.Null()]),
})
export type StockNotice = Static<typeof StockNotice>

export const StockNoticeToken = Type.Object({ token: { ...Token, description: 'Of the link in a mail about a notice' } })
export type StockNoticeToken = Static<typeof StockNoticeToken>

/** What a mailed link opens. */
export const MailedStockNotices = Type.Object({
  unconfirmed: Type.Boolean({ description: 'Whether the notice of the link waits to be confirmed' }),
  notices: Type.Array(Type.Object({ ...StockNotice.properties, token: Type.String({ description: 'Opens and deletes it' }) }), {
    description: 'All that the same receiver has asked for, the newest first',
  }),
})
export type MailedStockNotices = Static<typeof MailedStockNotices>
