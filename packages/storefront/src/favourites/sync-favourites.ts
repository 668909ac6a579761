import { fetchCode, type App } from '../app/index.ts'

/** The account's list as it is now, on a page of who is logged in; its code comes when there is somebody. */
export async function syncFavourites(app: App): Promise<void> {
  const { takeOverFavourites } = await fetchCode(() => import('./own-favourites.ts'), 'takeOverFavourites')
  await takeOverFavourites(app)
}
