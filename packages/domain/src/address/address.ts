/** `Karl Johans gate 12B` is the street and `12B`. */
export type Address = { readonly street: string; readonly number: string }

export type PlacedAddress = Address & { readonly postalCode: string }

/** What a map knows of a house. */
export type MapHouse = { readonly lat?: number; readonly lon?: number; readonly tags?: Readonly<Record<string, string>> }

/** Names of the tags that an address is matched by (spec §9). */
const addressTags = { number: 'addr:housenumber', postalCode: 'addr:postcode', street: 'addr:street' } as const

/** A street, a space and a house number: digits with at most one letter after them. */
const written = /^(?<street>.*\S)\s+(?<number>\d+\s?\p{Letter}?)$/u

/** An address as it is typed; null without a house number (spec §5). */
export function readAddress(typed: string): Address | null {
  const { street, number } = written.exec(typed.trim())?.groups ?? {}
  if (street === undefined || number === undefined) return null
  return { street: street.replaceAll(/[\s,]+$|(?<=\s)\s+/gu, ''), number: number.replace(/\s/u, '').toUpperCase() }
}

/** Words are told apart neither by case nor by spaces. */
const same = (left: string | undefined, right: string): boolean =>
  left !== undefined && left.trim().toLocaleLowerCase('nb-NO') === right.trim().toLocaleLowerCase('nb-NO')

/** The house of an address among a map's: street, number and postal code must all three fit (spec §5). */
export function houseOf<House extends MapHouse>({ street, number, postalCode }: PlacedAddress, houses: readonly House[]): House | null {
  return (
    houses.find(
      ({ tags = {} }) =>
        same(tags[addressTags.street], street) && same(tags[addressTags.number], number) && same(tags[addressTags.postalCode], postalCode),
    ) ?? null
  )
}

/** Quotes and backslashes end a text in the map's language; lines never belong into one. */
const quoted = (text: string): string => `"${text.replaceAll(/[\\"]/gu, '\\$&').replaceAll(/\s+/gu, ' ')}"`

/** The question to an Overpass server: every house with this street, number and postal code (spec §7). */
export function addressQuery({ street, number, postalCode }: PlacedAddress): string {
  const tags = [
    [addressTags.street, street],
    [addressTags.number, number],
    [addressTags.postalCode, postalCode],
  ] as const
  return `[out:json];nwr${tags.map(([tag, value]) => `[${quoted(tag)}=${quoted(value)}]`).join('')};out center;`
}
