import { wokenModule } from '../app/index.ts'

const { useLoading, useModule } = /* @__PURE__ */ wokenModule(() => import('./Favourite.tsx'), 'Favourite')

/** Loads the code of `LazyFavourite`. Call it once per page. */
export const useLazyFavourites = useLoading

/** The favourite button of an article in a list; nothing until its code has loaded. It is positioned over the picture, so nothing moves when it appears. */
export function LazyFavourite(props: { readonly id: number; readonly name: string }) {
  const loaded = useModule()
  return loaded && <loaded.Favourite {...props} />
}
