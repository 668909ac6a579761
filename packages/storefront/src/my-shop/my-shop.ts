import { useSyncExternalStore } from 'react'
import { followTabs } from '../app/index.ts'

/** The shop that the shopper chose as their own: enough of it to be shown without asking for it. */
export type MyShop = { readonly id: number; readonly name: string; readonly slug: string }

/** Key of the shopper's own shop in local storage. */
export const myShopKey = 'vd-shop'

/** What this page knows where storage is full or forbidden; never set on a server. */
let unstored: string | null = null
let parsed: { readonly text: string | null; readonly shop: MyShop | null } = { text: null, shop: null }

function storedText(): string | null {
  try {
    return window.localStorage.getItem(myShopKey) ?? unstored
  } catch {
    return unstored
  }
}

function shopIn(text: string | null): MyShop | null {
  try {
    const { id, name, slug } = (JSON.parse(text ?? 'null') ?? {}) as Partial<Record<keyof MyShop, unknown>>
    const known = Number.isInteger(id) && typeof name === 'string' && typeof slug === 'string' && /^[a-z0-9-]+$/u.test(slug)
    return known ? { id: id as number, name, slug } : null
  } catch {
    return null
  }
}

function current(): MyShop | null {
  const text = storedText()
  if (text !== parsed.text) parsed = { text, shop: shopIn(text) }
  return parsed.shop
}

/** Chooses a shop, or none, in this and every other tab. */
export function chooseMyShop(shop: MyShop | null): void {
  const text = shop && JSON.stringify(shop)
  unstored = null
  try {
    if (text === null) window.localStorage.removeItem(myShopKey)
    else window.localStorage.setItem(myShopKey, text)
  } catch {
    unstored = text
  }
  // Browsers tell other tabs alone.
  window.dispatchEvent(new StorageEvent('storage', { key: myShopKey }))
}

/** The shopper's own shop; null on the server, until the page is hydrated, and while none is selected. */
export const useMyShop = (): MyShop | null => useSyncExternalStore(followTabs, current, () => null)
