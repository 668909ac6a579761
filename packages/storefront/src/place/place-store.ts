import type { Coords } from '@vidda/domain/shop'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { fetchCode, type App } from '../app/index.ts'

/** Key of the postal code in local storage; what a device says is not kept. */
const placeKey = 'vd-place'

export type Place = {
  readonly coords: Coords
  /** `3580 Geilo`; null where it is the device's position. */
  readonly name: string | null
}

export type PlaceView = {
  /** Where the shopper is; null while that is not known. */
  readonly place: Place | null
  readonly busy: boolean
  /** What was asked last and gave no place. */
  readonly failed: 'code' | 'device' | null
  /** By postal code, else by the device (spec §4 Position). A failure is told to the log. */
  readonly find: (postalCode: string | null) => Promise<void>
}

export function createPlaceStore(app: Pick<App, 'api' | 'log'>): StoreApi<PlaceView> {
  return createStore<PlaceView>()((set) => ({
    place: null,
    busy: false,
    failed: null,
    async find(postalCode) {
      set({ busy: true, failed: null })
      try {
        const { findPlace } = await fetchCode(() => import('./find-place.ts'))
        set({ busy: false, place: await findPlace(app.api, postalCode) })
      } catch (error) {
        app.log(error)
        set({ busy: false, failed: postalCode === null ? 'device' : 'code' })
      }
    },
  }))
}

export const keptPlace = {
  key: placeKey,
  select: ({ place }: PlaceView) => (place?.name ? place : null),
  restore: (stored: unknown) => ({ place: restoredPlace(stored) }),
}

function restoredPlace(stored: unknown): Place | null {
  const { name, coords } = (stored ?? {}) as Partial<Place>
  return typeof name === 'string' && Number.isFinite(coords?.lat) && Number.isFinite(coords?.long) ? (stored as Place) : null
}
