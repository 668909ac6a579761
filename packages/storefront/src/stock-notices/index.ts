export { MailedStockNotices } from './MailedStockNotices.tsx'
export { OwnStockNotices } from './OwnStockNotices.tsx'
export { StockNotice } from './StockNotice.tsx'
