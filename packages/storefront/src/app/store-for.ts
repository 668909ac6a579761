import type { StoreApi } from 'zustand/vanilla'
import type { App } from './app.ts'
import { persist, type Persisted } from './persist.ts'

/**
 * A store of a page that is made when a part of it first needs it: what nobody needs is not carried by the first file. One per app, read
 * from local storage in a browser; a server's app is everybody's, and nothing is ever written to its store.
 */
export function storeFor<View>(create: (app: App) => StoreApi<View>, persisted: Persisted<View>): (app: App) => StoreApi<View> {
  const stores = new WeakMap<App, StoreApi<View>>()
  return (app) => {
    const existing = stores.get(app)
    if (existing) return existing
    const store = create(app)
    stores.set(app, store)
    if (typeof window !== 'undefined') persist(store, persisted)
    return store
  }
}
