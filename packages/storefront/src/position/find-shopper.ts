import { ApiError, callFailure, type Api } from '@vidda/client'
import { fetchPostalCode } from '@vidda/client/chain'
import { findPosition } from '@vidda/domain/position'
import type { Position, PositionFailure } from './position-store.ts'

/** By postal code, else by the device; where neither gives a position, the `PositionError` (spec §4 Position) and what it came of. */
export async function findShopper(
  api: Api,
  postalCode: string | null,
): Promise<{ readonly position: Position } | { readonly failed: PositionFailure; readonly error: unknown }> {
  let name: string | null = null
  let failed: PositionFailure = 'device'
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
    return { position: { coords: await findPosition({ postalCode, lookUp, device: navigator.geolocation ?? null }), name } }
  } catch (error) {
    return { failed, error }
  }
}
