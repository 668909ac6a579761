export { sessionDays } from './session.ts'
export { sessionState } from './session-state.ts'
export type { SessionState } from './session-state.ts'
export type {
  Consents,
  Customer,
  CustomerAddress,
  CustomerChanges,
  CustomerSession,
  MailedStockNotice,
  MailedStockNotices,
  Registration,
  StockNotice,
  StockNoticeOutcome,
  StockNoticeWish,
} from './types.ts'
