/** A point of the map in km: `x` grows to the east, `y` to the south. */
export type MapPoint = { readonly x: number; readonly y: number }

const earthRadius = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Latitudes that keep their length, and the point in the middle of Norway that is the origin. */
const [south, north, middle, meridian] = [60, 70, 65, 15].map(radians) as [number, number, number, number]

const steepness = (latitude: number): number => Math.tan(Math.PI / 4 + latitude / 2)
const cone = Math.log(Math.cos(south) / Math.cos(north)) / Math.log(steepness(north) / steepness(south))
const factor = (earthRadius * Math.cos(south) * steepness(south) ** cone) / cone
const distanceToApex = (latitude: number): number => factor / steepness(latitude) ** cone

/** Browsers and servers differ in the last digit of a sine: in whole metres they have the same map. */
const inMetres = (length: number): number => Math.round(length * 1000) / 1000

/** Where a place lies on the map: Lambert's conformal conic projection of a sphere, with 60° and 70° N as its parallels and 15° E upright. */
export function mapPoint({ lat, long }: { readonly lat: number; readonly long: number }): MapPoint {
  const far = distanceToApex(radians(lat))
  const turn = cone * (radians(long) - meridian)
  return { x: inMetres(far * Math.sin(turn)), y: inMetres(far * Math.cos(turn) - distanceToApex(middle)) }
}
