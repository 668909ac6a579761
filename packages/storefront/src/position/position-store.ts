import type { Coords } from '@vidda/domain/shop'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { fetchCode, type App } from '../app/index.ts'

/** Key of the postal code in local storage; what a device says is not kept. */
const positionKey = 'vd-place'

export type Position = {
  readonly coords: Coords
  /** `3580 Geilo`; null where it is the device's position. */
  readonly name: string | null
}

/** Why what was asked last gave no position: no such postal code, no answer about it, or no position of the device. */
export type PositionFailure = 'unknownCode' | 'noAnswer' | 'device'

export type PositionView = {
  /** Where the shopper is; null while that is not known. */
  readonly position: Position | null
  readonly pending: boolean
  readonly failed: PositionFailure | null
  /** By postal code, else by the device (spec §4 Position); what is asked last wins. A failure is told to the log. */
  readonly find: (postalCode: string | null) => Promise<void>
}

export function createPositionStore(app: Pick<App, 'api' | 'log'>): StoreApi<PositionView> {
  let calls = 0
  return createStore<PositionView>()((set) => ({
    position: null,
    pending: false,
    failed: null,
    async find(postalCode) {
      calls += 1
      const call = calls
      const settle = (answer: Partial<PositionView>) => {
        if (call === calls) set({ pending: false, ...answer })
      }
      set({ pending: true, failed: null })
      try {
        const { findShopper } = await fetchCode(() => import('./find-shopper.ts'), 'findShopper')
        const found = await findShopper(app.api, postalCode)
        if ('position' in found) return settle({ position: found.position })
        app.log(found.error)
        settle({ failed: found.failed })
      } catch (error) {
        app.log(error)
        settle({ failed: postalCode === null ? 'device' : 'noAnswer' })
      }
    },
  }))
}

export const persistedPosition = {
  key: positionKey,
  select: ({ position }: PositionView) => (position?.name ? position : null),
  restore: (stored: unknown) => ({ position: restoredPosition(stored) }),
}

function restoredPosition(stored: unknown): Position | null {
  const { name, coords } = (stored ?? {}) as Partial<Position>
  return typeof name === 'string' && Number.isFinite(coords?.lat) && Number.isFinite(coords?.long) ? (stored as Position) : null
}
