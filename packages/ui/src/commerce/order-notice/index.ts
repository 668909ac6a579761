export { OrderNotice } from './OrderNotice.tsx'
export type { OrderNoticeProps } from './OrderNotice.tsx'
