import { createStore, type StoreApi } from 'zustand/vanilla'
import { useStore } from 'zustand'
import { storeFor, useApp } from '../app/index.ts'

/** The shop that the shopper chose as their own: enough of it to be shown without asking for it. */
export type MyShop = { readonly id: number; readonly name: string; readonly slug: string }

type MyShopView = {
  readonly shop: MyShop | null
  readonly choose: (shop: MyShop | null) => void
}

const createMyShopStore = (): StoreApi<MyShopView> => createStore<MyShopView>()((set) => ({ shop: null, choose: (shop) => set({ shop }) }))

/** Storage is the visitor's to edit: what is no shop counts as none. */
function restoredShop(stored: unknown): MyShop | null {
  const { id, name, slug } = (stored ?? {}) as Partial<Record<keyof MyShop, unknown>>
  const known = Number.isInteger(id) && typeof name === 'string' && typeof slug === 'string' && /^[a-z0-9-]+$/u.test(slug)
  return known ? (stored as MyShop) : null
}

const storeOf = storeFor(createMyShopStore, {
  key: 'vd-shop',
  select: ({ shop }) => shop,
  restore: (stored) => ({ shop: restoredShop(stored) }),
})

/** The shopper's own shop, the same in every tab; null on the server, until the page is hydrated, and while none is chosen. */
export const useMyShop = (): MyShop | null => useStore(storeOf(useApp()), ({ shop }) => shop)

/** Chooses a shop, or none. */
export const useChooseMyShop = (): MyShopView['choose'] => useStore(storeOf(useApp()), ({ choose }) => choose)
