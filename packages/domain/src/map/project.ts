/** A point on the map, in km: `x` grows to the east, `y` to the south. */
export type MapPoint = { readonly x: number; readonly y: number }

const earthRadius = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The standard parallels of the projection, and its origin in the middle of Norway. */
const [south, north, middle, meridian] = [60, 70, 65, 15].map(radians) as [number, number, number, number]

const steepness = (latitude: number): number => Math.tan(Math.PI / 4 + latitude / 2)
const cone = Math.log(Math.cos(south) / Math.cos(north)) / Math.log(steepness(north) / steepness(south))
const factor = (earthRadius * Math.cos(south) * steepness(south) ** cone) / cone
const distanceToApex = (latitude: number): number => factor / steepness(latitude) ** cone

/** Rounds to whole metres: the last digit of a sine differs between engines, and hydration needs the same map on both sides. */
const inMetres = (length: number): number => Math.round(length * 1000) / 1000

/** Projects a position onto the map: Lambert's conformal conic projection of a sphere, with standard parallels at 60° and 70° N and 15° E vertical. */
export function mapPoint({ lat, long }: { readonly lat: number; readonly long: number }): MapPoint {
  const far = distanceToApex(radians(lat))
  const turn = cone * (radians(long) - meridian)
  return { x: inMetres(far * Math.sin(turn)), y: inMetres(far * Math.cos(turn) - distanceToApex(middle)) }
}
