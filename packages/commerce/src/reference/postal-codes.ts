import { places } from './postal-codes.data.ts'

type Line = {
  readonly place: string
  readonly spot: { readonly lat: number; readonly long: number } | null
  readonly codes: readonly string[]
}

const readLines = (): readonly Line[] =>
  places
    .trim()
    .split('\n')
    .map((line) => {
      const [place = '', lat, long, codes = ''] = line.split(';')
      return { place, spot: lat && long ? { lat: Number(lat), long: Number(long) } : null, codes: codes.split(' ') }
    })

type Placed = { readonly number: number; readonly spot: NonNullable<Line['spot']> }

/** Of codes with a position, in order, the one that is nearest by number: codes are given out along the roads. */
const nearest = (placed: readonly Placed[], number: number): Placed | undefined => {
  const after = placed.findIndex((one) => one.number > number)
  const [below, above] = [placed.at(after - 1), after === -1 ? undefined : placed[after]]
  if (after === 0 || !below) return above
  return above && above.number - number < number - below.number ? above : below
}

type PostalCode = {
  readonly code: string
  readonly place: string
  readonly lat: number
  readonly long: number
  readonly approximate: boolean
}

/**
 * All of Norway. The position is that of the place; where that is not known, it is the nearest code's, and marked. Computed on call and not on
 * import, because only the first start on an empty database needs it.
 */
export function postalCodeRows(): readonly PostalCode[] {
  const entries = readLines()
    .flatMap(({ place, spot, codes }) => codes.map((code) => ({ code, number: Number(code), place, spot })))
    .toSorted((one, other) => one.number - other.number)
  const placed = entries.flatMap(({ number, spot }) => (spot ? [{ number, spot }] : []))
  return entries.flatMap(({ code, number, place, spot }) => {
    const at = spot ?? nearest(placed, number)?.spot
    return at ? [{ code, place, ...at, approximate: spot === null }] : []
  })
}

/** The postal town of a Norwegian postal code, or null if the code does not exist. @public */
export const townOfPostalCode = (code: string): string | null => readLines().find(({ codes }) => codes.includes(code))?.place ?? null
