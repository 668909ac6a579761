import { createStore, type StoreApi } from 'zustand/vanilla'
import { useStore } from 'zustand'
import { storeFor, useApp, type App } from '../app/index.ts'

/** Key of the addresses in local storage (spec §3: known addresses are kept locally). */
const addressesKey = 'vd-addresses'

const mostAddresses = 5

/** Street and house number as they were typed, postal code and place. */
export type KnownAddress = { readonly address: string; readonly zipcode: string; readonly city: string }

export type AddressesView = {
  /** Those that were found, the latest first. */
  readonly addresses: readonly KnownAddress[]
  readonly note: (found: KnownAddress) => void
}

export const isSameAddress = (left: KnownAddress, right: KnownAddress): boolean =>
  left.address === right.address && left.zipcode === right.zipcode

export function createAddressesStore(): StoreApi<AddressesView> {
  return createStore<AddressesView>()((set, get) => ({
    addresses: [],
    note(found) {
      const others = get().addresses.filter((known) => !isSameAddress(known, found))
      set({ addresses: [found, ...others].slice(0, mostAddresses) })
    },
  }))
}

/** Storage is the visitor's to edit: what is no address is left out. */
function restoredAddress(stored: unknown): KnownAddress[] {
  const { address, zipcode, city } = (stored ?? {}) as Partial<Record<keyof KnownAddress, unknown>>
  return typeof address === 'string' && typeof zipcode === 'string' && typeof city === 'string' ? [{ address, zipcode, city }] : []
}

export const persistedAddresses = {
  key: addressesKey,
  select: ({ addresses }: AddressesView) => addresses,
  restore: (stored: unknown) => ({ addresses: Array.isArray(stored) ? stored.flatMap(restoredAddress).slice(0, mostAddresses) : [] }),
}

const storeOf = storeFor(createAddressesStore, persistedAddresses)

export const forgetAddresses = (app: App): void => storeOf(app).setState({ addresses: [] })

/** The shopper's addresses: none on the server, read from local storage once the page is hydrated. */
export function useAddresses<T>(select: (view: AddressesView) => T): T {
  return useStore(storeOf(useApp()), select)
}
