import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { fetchCode, useApp, whenWoken } from '../app/index.ts'
import type * as favouriteModule from './Favourite.tsx'

type Module = typeof favouriteModule

/** Null until the code has loaded, and on the server. */
const loadedModule = /* @__PURE__ */ createStore<Module | null>(() => null)

/** Loads the code of the hearts of a list at the first interaction, or when the page is quiet. */
export function useLazyFavourites(): void {
  const { log } = useApp()
  useEffect(
    () =>
      whenWoken(
        () => void fetchCode(() => import('./Favourite.tsx'), 'Favourite').then((loaded) => loadedModule.setState(loaded, true), log),
      ),
    [log],
  )
}

/** The heart of an article in a list, once its code has loaded: it lies on the picture's corner and moves nothing. */
export function LazyFavourite(props: { readonly id: number; readonly name: string }) {
  const loaded = useStore(loadedModule)
  return loaded && <loaded.Favourite {...props} />
}
