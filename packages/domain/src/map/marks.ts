import type { MapPoint } from './project.ts'
import { mapView, type MapView } from './view.ts'

/**
 * One mark on the map, for one place or for several that are too close to show apart. `x` and `y` are fractions of the view's width and
 * height, from its upper left corner. The first of several places is the one nearest to their centre.
 */
export type MapMark<Place> = { readonly x: number; readonly y: number; readonly places: readonly Place[] }

/** Distances in fractions of the view's width, in both directions. */
type Spot<Place> = { x: number; y: number; readonly places: readonly Place[] }

/** Up to this many places, those that are too close are moved apart a little; only those closer than half of the room share a mark. */
const few = 16
/** A closer view is worth opening when it is narrower than this fraction of the current one. */
const nearer = 0.7
const rounds = 60

/** Not `Math.hypot`, whose last digit differs between engines: server and browser must compute the same marks. */
const lengthOf = (across: number, down: number): number => Math.sqrt(across * across + down * down)

const apart = (one: Spot<unknown>, other: Spot<unknown>): number => lengthOf(one.x - other.x, one.y - other.y)

function closest<Place>(spots: readonly Spot<Place>[]): readonly [one: Spot<Place>, other: Spot<Place>, distance: number] | null {
  let found: readonly [Spot<Place>, Spot<Place>, number] | null = null
  for (const [index, one] of spots.entries())
    for (const other of spots.slice(index + 1)) {
      const distance = apart(one, other)
      if (found === null || distance < found[2]) found = [one, other, distance]
    }
  return found
}

function joined<Place>(one: Spot<Place>, other: Spot<Place>): Spot<Place> {
  const [some, more] = [one.places.length, other.places.length]
  const mean = (left: number, right: number) => (left * some + right * more) / (some + more)
  return { x: mean(one.x, other.x), y: mean(one.y, other.y), places: [...one.places, ...other.places] }
}

/** Merges the two closest marks until all have enough room. */
function gathered<Place>(spots: readonly Spot<Place>[], room: number): readonly Spot<Place>[] {
  let left = spots
  for (let pair = closest(left); pair && pair[2] < room; pair = closest(left)) {
    const [one, other] = pair
    left = [...left.filter((spot) => spot !== one && spot !== other), joined(one, other)]
  }
  return left
}

/** Moves marks that are too close away from each other, each by the same distance. */
function spread<Place>(spots: readonly Spot<Place>[], room: number): readonly Spot<Place>[] {
  const moved = spots.map((spot) => ({ ...spot }))
  for (let round = 0; round < rounds; round += 1) {
    let settled = true
    for (const [index, one] of moved.entries())
      for (const other of moved.slice(index + 1)) {
        const distance = apart(one, other)
        if (distance >= room * 0.999) continue
        settled = false
        // Two marks at the same point are moved east and west.
        const [x, y] = distance === 0 ? [1, 0] : [(other.x - one.x) / distance, (other.y - one.y) / distance]
        const step = (room - distance) / 2
        one.x -= x * step
        one.y -= y * step
        other.x += x * step
        other.y += y * step
      }
    if (settled) break
  }
  return moved
}

/**
 * The marks of the places within a view, from north to south. `room` is the minimum distance between two marks, as a fraction of the view's width.
 * Places that are closer, and of a few those that are much closer, share a mark if a closer view would separate them; the marks of all others are moved apart.
 */
export function mapMarks<Place extends { readonly point: MapPoint }>(
  places: readonly Place[],
  view: MapView,
  room: number,
): readonly MapMark<Place>[] {
  const height = view.height / view.width
  const spots = places
    .map((place): Spot<Place> => ({ x: (place.point.x - view.x) / view.width, y: (place.point.y - view.y) / view.width, places: [place] }))
    .filter(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= height)
  const singles = (spot: Spot<Place>) => spots.filter(({ places: [place] }) => place !== undefined && spot.places.includes(place))
  const isWorthwhile = (spot: Spot<Place>) =>
    mapView(
      spot.places.map(({ point }) => point),
      view.width / view.height,
    ).width <
    nearer * view.width
  const told = gathered(spots, spots.length <= few ? room / 2 : room).flatMap((spot) =>
    spot.places.length > 1 && !isWorthwhile(spot) ? singles(spot) : [spot],
  )
  const fromMiddle = ({ x, y }: Spot<Place>, { point }: Place) =>
    lengthOf((point.x - view.x) / view.width - x, (point.y - view.y) / view.width - y)
  const fromInside = (spot: Spot<Place>) => spot.places.toSorted((one, other) => fromMiddle(spot, one) - fromMiddle(spot, other))
  const within = (share: number) => Math.min(1 - room / 2, Math.max(room / 2, share))
  return spread(
    told.map((spot) => ({ ...spot, places: fromInside(spot) })),
    room,
  )
    .map(({ x, y, places: shown }) => ({ x: within(x), y: within(y / height), places: shown }))
    .toSorted((one, other) => one.y - other.y || one.x - other.x)
}

export type MapDirection = 'up' | 'down' | 'left' | 'right'

/** The next mark in a direction, preferring one straight ahead; null at the edge. `ratio` is the view's width divided by its height. */
export function mapMarkTowards<Place>(
  marks: readonly MapMark<Place>[],
  from: MapMark<Place>,
  direction: MapDirection,
  ratio: number,
): MapMark<Place> | null {
  const sign = direction === 'up' || direction === 'left' ? -1 : 1
  const isUpright = direction === 'up' || direction === 'down'
  const ways = marks.flatMap((mark) => {
    const across = (mark.x - from.x) * ratio
    const down = mark.y - from.y
    const [ahead, aside] = isUpright ? [down * sign, Math.abs(across)] : [across * sign, Math.abs(down)]
    return ahead > 0 ? [{ mark, cost: ahead + 2 * aside }] : []
  })
  return ways.toSorted((one, other) => one.cost - other.cost)[0]?.mark ?? null
}
