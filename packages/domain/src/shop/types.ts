import type { Deviation } from '../hours/index.ts'

export type Coords = { readonly lat: number; readonly long: number }

export type Shop = {
  readonly id: number
  readonly no: string
  readonly name: string
  readonly fullName: string
  readonly orgNo: string
  readonly description: string
  /** Comma list of `days:hhmm-hhmm`, ISO weekdays 1 to 7, such as `1-5:1000-2000,6:1000-1800` (spec §3). */
  readonly openingHours: string
  /** Days with hours of their own, which win over the week and over public holidays. */
  readonly deviations: readonly Deviation[]
  readonly mapLink: string
  readonly postNo: string
  readonly postPlace: string
  readonly address: string
  readonly email: string
  readonly phone: string
  readonly messengerId: string | null
  readonly chainId: number
  readonly coords: Coords | null
  /** Base address of its picture, and what that shows. */
  readonly picture: { readonly image: string; readonly alt: string } | null
  /** Metres from the shopper's position; null while none is known. */
  readonly distance: number | null
}
