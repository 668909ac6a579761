import { ApiError, callFailure, type Api } from '@vidda/client'
import { fetchPostalCode } from '@vidda/client/chain'
import { findPosition } from '@vidda/domain/position'
import type { Place, PlaceFailure } from './place-store.ts'

/** By postal code, else by the device; where neither gives a place, the `PositionError` (spec §4 Position) and what it came of. */
export async function findPlace(
  api: Api,
  postalCode: string | null,
): Promise<{ readonly place: Place } | { readonly failed: PlaceFailure; readonly error: unknown }> {
  let name: string | null = null
  let failed: PlaceFailure = 'device'
  const lookUp = async (code: string) => {
    try {
      const found = await fetchPostalCode(api, code)
      name = `${found.code} ${found.place}`
      return found.coords
    } catch (error) {
      const failure = callFailure(error)
      failed = failure instanceof ApiError && failure.status === 404 ? 'unknownCode' : 'noAnswer'
      throw error
    }
  }
  try {
    return { place: { coords: await findPosition({ postalCode, lookUp, device: navigator.geolocation ?? null }), name } }
  } catch (error) {
    return { failed, error }
  }
}
