import { findPosition, PositionError } from '@vidda/domain/position'
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

export function createPlaceStore({ api, log }: Pick<App, 'api' | 'log'>): StoreApi<PlaceView> {
  return createStore<PlaceView>()((set) => ({
    place: null,
    busy: false,
    failed: null,
    async find(postalCode) {
      let name: string | null = null
      const lookUp = async (code: string): Promise<Coords> => {
        const { fetchPostalCode } = await fetchCode(() => import('@vidda/client/chain'))
        const found = await fetchPostalCode(api, code)
        name = `${found.code} ${found.place}`
        return found.coords
      }
      set({ busy: true, failed: null })
      try {
        const coords = await findPosition({ postalCode, lookUp, device: navigator.geolocation ?? null })
        set({ busy: false, place: { coords, name } })
      } catch (error) {
        if (!(error instanceof PositionError)) throw error
        log(error)
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
