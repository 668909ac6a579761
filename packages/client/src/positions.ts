import { paths } from '@vidda/contract'
import type * as Wire from '@vidda/contract/wire'
import { addressQuery, houseOf, type PlacedAddress } from '@vidda/domain/address'
import type { Coords } from '@vidda/domain/shop'
import type { Api } from './api.ts'

/** Where a house stands, by the map's proxy; null where the map has none of that street, number and postal code. */
export async function fetchHouse(api: Api, address: PlacedAddress): Promise<Coords | null> {
  const { elements } = (await api.read(paths.maps(addressQuery(address)))) as Wire.MapAnswer
  const house = houseOf(address, elements.flatMap(placed))
  return house && { lat: house.lat, long: house.lon }
}

type Element = Wire.MapAnswer['elements'][number] & { readonly center?: { readonly lat: number; readonly lon: number } }

/** A point says where it is, a way or a relation where its middle is. */
function placed({ lat, lon, center, tags = {} }: Element) {
  const place = lat !== undefined && lon !== undefined ? { lat, lon } : center
  return place ? [{ ...place, tags }] : []
}
