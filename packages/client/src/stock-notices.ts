import { stockNoticePaths } from '@vidda/contract'
import { mapMailedNotices, mapStockNotice, stockNoticeBody } from '@vidda/contract/map'
import type * as Wire from '@vidda/contract/wire'
import type { MailedStockNotices, StockNotice, StockNoticeOutcome, StockNoticeWish } from '@vidda/domain/customer'
import type { Api } from './api.ts'

/** Asks to be told when a size that is sold out is there again. For an address that is given the answer is always `mailed`, unless the goods are there. */
export async function askForNotice(api: Api, wish: StockNoticeWish): Promise<StockNoticeOutcome> {
  return ((await api.change('post', stockNoticePaths.all, stockNoticeBody(wish))) as Wire.StockNoticeOutcome).outcome
}

/** Of the customer who is logged in, the newest first. */
export async function fetchOwnNotices(api: Api): Promise<readonly StockNotice[]> {
  return ((await api.read(stockNoticePaths.own)) as readonly Wire.StockNotice[]).map(mapStockNotice)
}

export async function deleteOwnNotice(api: Api, id: number): Promise<void> {
  await api.change('delete', stockNoticePaths.ownOne(id), undefined)
}

/** What the link in a mail opens: an {@link ApiError} of status 404 for one that is spent. */
export async function fetchMailedNotices(api: Api, token: string): Promise<MailedStockNotices> {
  return mapMailedNotices((await api.change('post', stockNoticePaths.mailed, { token })) as Wire.MailedStockNotices)
}

export async function confirmNotice(api: Api, token: string): Promise<void> {
  await api.change('post', stockNoticePaths.confirm, { token })
}

export async function deleteMailedNotice(api: Api, { id, token }: { readonly id: number; readonly token: string }): Promise<void> {
  await api.change('delete', stockNoticePaths.one(id), { token })
}
