import type { Api } from '@vidda/client'
import { fetchPostalCode } from '@vidda/client/chain'
import { findPosition } from '@vidda/domain/position'
import type { Place } from './place-store.ts'

/** By postal code, else by the device; rejects with a `PositionError` (spec §4 Position). */
export async function findPlace(api: Api, postalCode: string | null): Promise<Place> {
  let name: string | null = null
  const lookUp = async (code: string) => {
    const found = await fetchPostalCode(api, code)
    name = `${found.code} ${found.place}`
    return found.coords
  }
  return { coords: await findPosition({ postalCode, lookUp, device: navigator.geolocation ?? null }), name }
}
