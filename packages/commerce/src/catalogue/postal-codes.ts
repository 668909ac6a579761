import { places } from './postal-codes.data.ts'
import type { PostalCodeRow } from './types.ts'

/** Coordinates are the town's, good enough to sort shops by distance. */
export const postalCodeRows: readonly PostalCodeRow[] = places
  .flatMap(([place, lat, long, codes]) => codes.split(' ').map((code) => ({ code, place, lat, long })))
  .toSorted((one, other) => Number(one.code) - Number(other.code))
