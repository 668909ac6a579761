import { paths } from '@vidda/contract'
import {
  mapOrderPage,
  mapOwnData,
  mapReservationPage,
  mapReview,
  mapReviewPage,
  mapSession,
  reviewBody,
  reviewUpdate,
} from '@vidda/contract/map'
import type { OwnData } from '@vidda/contract/map'
import type * as Wire from '@vidda/contract/wire'
import type { Review, ReviewChanges, ReviewDraft } from '@vidda/domain/article'
import type { CustomerSession } from '@vidda/domain/customer'
import type { Page } from '@vidda/domain/history'
import type { CustomerOrder } from '@vidda/domain/order'
import type { Reservation } from '@vidda/domain/reservation'
import type { Api } from './api.ts'

export type { OwnComplaint, OwnData, OwnOrder, OwnWithdrawal } from '@vidda/contract/map'

/** Pages count from 1, the newest entries first. */
export async function fetchOwnReservations(api: Api, page: number): Promise<Page<Reservation>> {
  return mapReservationPage((await api.read(paths.ownReservations, { page })) as Wire.ReservationPage)
}

export async function fetchOwnOrders(api: Api, page: number): Promise<Page<CustomerOrder>> {
  return mapOrderPage((await api.read(paths.ownOrders, { page })) as Wire.OrderPage)
}

/** Approved or not. */
export async function fetchOwnReviews(api: Api, page: number): Promise<Page<Review>> {
  return mapReviewPage((await api.read(paths.ownReviews, { page })) as Wire.ReviewPage)
}

/** What the customer's QR code says. */
export async function fetchPersonalCode(api: Api): Promise<string> {
  return ((await api.read(paths.personalCode)) as Wire.PersonalCode).code
}

/** Ids of articles, in the customer's order. */
export async function fetchFavourites(api: Api): Promise<readonly number[]> {
  return ((await api.read(paths.favourites)) as Wire.Favourites).articles
}

/** Replaces the favourites; answers what is kept. */
export async function saveFavourites(api: Api, articles: readonly number[]): Promise<readonly number[]> {
  return ((await api.change('put', paths.favourites, { articles })) as Wire.Favourites).articles
}

/** Where the customer is logged in, the last used first. */
export async function fetchSessions(api: Api): Promise<readonly CustomerSession[]> {
  return ((await api.read(paths.sessions)) as readonly Wire.OwnSession[]).map(mapSession)
}

/** Logs out there. */
export async function endSession(api: Api, id: string): Promise<void> {
  await api.change('delete', paths.session(id), undefined)
}

/** Logs out everywhere but here. */
export async function endOtherSessions(api: Api): Promise<void> {
  await api.change('delete', paths.sessions, undefined)
}

/** It is shown once the shop has approved it. */
export async function writeReview(api: Api, draft: ReviewDraft): Promise<Review> {
  return mapReview((await api.change('post', paths.reviews, reviewBody(draft))) as Wire.Review)
}

/** Changes one's own; it is shown again once the shop has approved it anew.
 * @public */
export async function changeReview(api: Api, id: number, changes: ReviewChanges): Promise<Review> {
  return mapReview((await api.change('put', paths.review(id), reviewUpdate(changes))) as Wire.Review)
}

export async function deleteReview(api: Api, id: number): Promise<void> {
  await api.change('delete', paths.review(id), undefined)
}

export async function fetchArticleReviews(api: Api, articleId: number, page: number): Promise<Page<Review>> {
  return mapReviewPage((await api.read(paths.articleReviews(articleId), { page })) as Wire.ReviewPage)
}

/** The export of all data that is stored about the customer. */
export async function fetchExport(api: Api): Promise<unknown> {
  return api.read(paths.customerExport)
}

/** The same, as the shop has it. */
export async function fetchOwnData(api: Api): Promise<OwnData> {
  return mapOwnData((await api.read(paths.customerExport)) as Wire.CustomerExport)
}
