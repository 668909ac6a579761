import { places } from './postal-codes.data.ts'

type Line = {
  readonly place: string
  readonly spot: { readonly lat: number; readonly long: number } | null
  readonly codes: readonly string[]
}

const lines: readonly Line[] = places
  .trim()
  .split('\n')
  .map((line) => {
    const [place = '', lat, long, codes = ''] = line.split(';')
    return { place, spot: lat && long ? { lat: Number(lat), long: Number(long) } : null, codes: codes.split(' ') }
  })

const entries = lines
  .flatMap(({ place, spot, codes }) => codes.map((code) => ({ code, place, spot })))
  .toSorted((one, other) => Number(one.code) - Number(other.code))

type Placed = { readonly code: string; readonly spot: NonNullable<Line['spot']> }

const placed: readonly Placed[] = entries.flatMap(({ code, spot }) => (spot ? [{ code, spot }] : []))

/** The code with a position that is nearest by number: codes are given out along the roads. */
const nearest = (code: string): Placed | undefined => {
  const number = Number(code)
  const after = placed.findIndex((one) => Number(one.code) > number)
  const [below, above] = [placed.at(after - 1), after === -1 ? undefined : placed[after]]
  if (after === 0 || !below) return above
  return above && Number(above.code) - number < number - Number(below.code) ? above : below
}

type PostalCode = {
  readonly code: string
  readonly place: string
  readonly lat: number
  readonly long: number
  readonly approximate: boolean
}

/** All of Norway. The position is that of the place; where that is not known, it is the nearest code's, and marked. */
export const postalCodeRows: readonly PostalCode[] = entries.flatMap(({ code, place, spot }) => {
  const at = spot ?? nearest(code)?.spot
  return at ? [{ code, place, ...at, approximate: spot === null }] : []
})
