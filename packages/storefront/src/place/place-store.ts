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

/** Why what was asked last gave no place: no such postal code, no answer about it, or no position of the device. */
export type PlaceFailure = 'unknownCode' | 'noAnswer' | 'device'

export type PlaceView = {
  /** Where the shopper is; null while that is not known. */
  readonly place: Place | null
  readonly busy: boolean
  readonly failed: PlaceFailure | null
  /** By postal code, else by the device (spec §4 Position); what is asked last wins. A failure is told to the log. */
  readonly find: (postalCode: string | null) => Promise<void>
}

export function createPlaceStore(app: Pick<App, 'api' | 'log'>): StoreApi<PlaceView> {
  let calls = 0
  return createStore<PlaceView>()((set) => ({
    place: null,
    busy: false,
    failed: null,
    async find(postalCode) {
      calls += 1
      const call = calls
      const settle = (answer: Partial<PlaceView>) => {
        if (call === calls) set({ busy: false, ...answer })
      }
      set({ busy: true, failed: null })
      try {
        const { findPlace } = await fetchCode(() => import('./find-place.ts'), 'findPlace')
        const found = await findPlace(app.api, postalCode)
        if ('place' in found) return settle({ place: found.place })
        app.log(found.error)
        settle({ failed: found.failed })
      } catch (error) {
        app.log(error)
        settle({ failed: postalCode === null ? 'device' : 'noAnswer' })
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
