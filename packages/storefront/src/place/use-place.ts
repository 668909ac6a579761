import { useStore, type StoreApi } from 'zustand'
import { keep, useApp, type App } from '../app/index.ts'
import { createPlaceStore, keptPlace, type PlaceView } from './place-store.ts'

const stores = new WeakMap<App, StoreApi<PlaceView>>()

/** One for as long as the page lives, made when a part of it first measures distances: nothing else carries this. */
function storeOf(app: App): StoreApi<PlaceView> {
  const known = stores.get(app)
  if (known) return known
  const store = createPlaceStore(app)
  stores.set(app, store)
  keep(store, keptPlace)
  return store
}

/** Where the shopper is, as far as they have told. For parts that live in a browser alone: a server's app is everybody's. */
export function usePlace<T>(select: (view: PlaceView) => T): T {
  return useStore(storeOf(useApp()), select)
}
