import type { MailedStockNotices, StockNotice, StockNoticeWish } from '@vidda/domain/customer'
import type * as Wire from '../wire/index.ts'

export const mapStockNotice = ({ id, EanNo, name, slug, size, color, shop, state, toldAt }: Wire.StockNotice): StockNotice => ({
  id,
  ean: EanNo,
  name,
  slug,
  size,
  color,
  shop,
  state,
  toldAt,
})

export const mapMailedNotices = ({ unconfirmed, notices }: Wire.MailedStockNotices): MailedStockNotices => ({
  unconfirmed,
  notices: notices.map((wire) => ({ ...mapStockNotice(wire), token: wire.token })),
})

/** The body of `POST /stock-notices`. */
export const stockNoticeBody = ({ ean, shopId, email }: StockNoticeWish): Wire.StockNoticeBody => ({
  EanNo: ean,
  shopID: shopId,
  ...(email !== null && { email }),
})
