import { favouriteListTexts, myPageTexts } from '@vidda/texts'
import { pageTitle, type App } from '../app/index.ts'
import { FavouritesScreen } from '../favourite-list/FavouritesScreen.tsx'
import { OwnFavouritesScreen } from '../favourite-list/OwnFavouritesScreen.tsx'
import { OrdersScreen } from '../my-page/OrdersScreen.tsx'
import { OverviewScreen } from '../my-page/OverviewScreen.tsx'
import { OwnReviewsScreen } from '../my-page/OwnReviewsScreen.tsx'
import { ReservationsScreen } from '../my-page/ReservationsScreen.tsx'
import { SettingsScreen } from '../settings/SettingsScreen.tsx'

const handleOf = (titleOf: (app: App) => string) => ({
  head: (_: unknown, app: App) => ({ title: pageTitle(titleOf(app), app.brand.name), robots: 'noindex' as const }),
})

const ownHandle = (section: 'orders' | 'reservations' | 'reviews' | 'favourites' | 'settings') =>
  handleOf(({ texts }) => `${texts(myPageTexts)[section]} · ${texts(myPageTexts).title}`)

export const account = { handle: handleOf(({ texts }) => texts(myPageTexts).title), Component: OverviewScreen }
export const accountOrders = { handle: ownHandle('orders'), Component: OrdersScreen }
export const accountReservations = { handle: ownHandle('reservations'), Component: ReservationsScreen }
export const accountReviews = { handle: ownHandle('reviews'), Component: OwnReviewsScreen }
export const accountFavourites = { handle: ownHandle('favourites'), Component: OwnFavouritesScreen }
export const accountSettings = { handle: ownHandle('settings'), Component: SettingsScreen }
export const favourites = { handle: handleOf(({ texts }) => texts(favouriteListTexts).title), Component: FavouritesScreen }
