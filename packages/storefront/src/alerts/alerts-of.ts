import type { StoreApi } from 'zustand/vanilla'
import type { App } from '../app/index.ts'
import { createAlertStore, type AlertView } from './alert-store.ts'

const stores = new WeakMap<App, StoreApi<AlertView>>()

/** The alerts of a page, for its screens and its loaders. A server's app is everybody's: nothing may be written there. */
export function alertsOf(app: App): StoreApi<AlertView> {
  const existing = stores.get(app)
  if (existing) return existing
  const store = createAlertStore()
  stores.set(app, store)
  return store
}
