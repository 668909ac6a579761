import type { DistanceTable } from '@vidda/contract/wire'
import { distanceBetween, type Coords } from '@vidda/domain/shop'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { askOutside } from '../../kernel/http/outside.ts'

/** How much longer a Norwegian road is than the crow's way, in round figures: fjords and mountains are in between. */
const roadFactor = 1.4

const decimal = /^-?\d{1,3}(?:\.\d{1,15})?$/

/** Reads `lon,lat;lon,lat`; null when it is anything else. */
export function coordinatesOf(text: string): readonly Coords[] | null {
  const coords = text.split(';').map((pair) => pair.split(','))
  const well = coords.every(
    ([long = '', lat = '', more]) =>
      more === undefined && decimal.test(long) && decimal.test(lat) && Math.abs(Number(long)) <= 180 && Math.abs(Number(lat)) <= 90,
  )
  return well ? coords.map(([long, lat]) => ({ lat: Number(lat), long: Number(long) })) : null
}

/** Which of the coordinates a table has rows for, and which columns: by their places in the list. */
export type TableShape = { readonly sources: readonly number[]; readonly destinations: readonly number[] }

/** Reads `all`, or places with `;` between; null when it is anything else, or names a place that the list does not have. */
export function placesIn(text: string | undefined, count: number): readonly number[] | null {
  if (text === undefined || text === 'all') return Array.from({ length: count }, (_, place) => place)
  const places = text.split(';')
  return places.every((place) => /^\d{1,3}$/.test(place) && Number(place) < count) ? places.map(Number) : null
}

const at = (coords: readonly Coords[], places: readonly number[]) => places.flatMap((place) => coords[place] ?? [])

/** Metres as the crow flies, times the factor of a road. */
export const estimated = (coords: readonly Coords[], { sources, destinations }: TableShape): DistanceTable => ({
  code: 'Ok',
  distances: at(coords, sources).map((from) => at(coords, destinations).map((to) => Math.round(distanceBetween(from, to) * roadFactor))),
  approximate: true,
})

const Answer = Type.Object({ code: Type.Literal('Ok'), distances: Type.Array(Type.Array(Type.Union([Type.Number(), Type.Null()]))) })

const query = (name: string, places: readonly number[], count: number) => (places.length === count ? '' : `&${name}=${places.join(';')}`)

/** Metres along roads, as an OSRM server has them; throws when it does not answer with a row and a column for each. */
export async function alongRoads(
  osrmUrl: string,
  coords: readonly Coords[],
  { sources, destinations }: TableShape,
): Promise<DistanceTable> {
  const list = coords.map(({ lat, long }) => `${long},${lat}`).join(';')
  const part = query('sources', sources, coords.length) + query('destinations', destinations, coords.length)
  const answer = await askOutside(`${osrmUrl}/table/v1/car/${list}?annotations=distance${part}`)
  const whole =
    Value.Check(Answer, answer) &&
    answer.distances.length === sources.length &&
    answer.distances.every((row) => row.length === destinations.length)
  if (!whole) throw new Error(`${new URL(osrmUrl).host} answers no table of distances`)
  return { code: 'Ok', distances: answer.distances, approximate: false }
}
