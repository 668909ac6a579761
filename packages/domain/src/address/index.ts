export { addressQuery, houseOf, readAddress } from './address.ts'
export type { Address, MapHouse, PlacedAddress } from './address.ts'
export { AddressError } from './address-error.ts'
