import type { StoreApi } from 'zustand/vanilla'

/** The screen that is drawn: path and query, and what its loader answered (undefined for a screen without one). */
export type ShownScreen = { readonly address: string; readonly data: unknown }

/** Null until the first screen is hydrated, and always on a server. It changes with every navigation, also one to the same screen. */
export type ShownScreenStore = StoreApi<ShownScreen | null>
