import type { MapMark } from './marks.ts'

export type MapSide = 'start' | 'end' | 'below' | 'above'

/** The narrowest map, in px, that the names below fit on. */
const namedMapWidth = 432

/** In px, at the text size of the names. */
const character = 6.4
const height = 14
/** From a mark's position to its name. */
const gap = 14
const pin = { across: 9, above: 20, below: 3 } as const

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/**
 * The side of each mark on which its name has room, on a map `namedMapWidth` px wide or wider: clear of the map's edges, of all marks
 * and of the names before it. Null where no side has room, and for marks of several places. `ratio` is the map's width divided by
 * its height.
 */
export function mapNameSides(marks: readonly MapMark<{ readonly name: string }>[], ratio: number): readonly (MapSide | null)[] {
  const spots = marks.map(({ x, y }) => ({ x: x * namedMapWidth, y: (y * namedMapWidth) / ratio }))
  const taken = spots.map(({ x, y }): Box => ({ left: x - pin.across, right: x + pin.across, top: y - pin.above, bottom: y + pin.below }))
  return marks.map(({ x: across, places: [place, ...others] }, index) => {
    const spot = spots[index]
    if (!spot || !place || others.length > 0) return null
    const length = place.name.length * character
    const [top, bottom] = [spot.y - height / 2, spot.y + height / 2]
    const boxes: Readonly<Record<MapSide, Box>> = {
      start: { left: spot.x - gap - length, right: spot.x - gap, top, bottom },
      end: { left: spot.x + gap, right: spot.x + gap + length, top, bottom },
      below: { left: spot.x - length / 2, right: spot.x + length / 2, top: spot.y + gap / 3, bottom: spot.y + gap / 3 + height },
      above: { left: spot.x - length / 2, right: spot.x + length / 2, top: spot.y - pin.above - height, bottom: spot.y - pin.above },
    }
    const isFree = (side: MapSide): boolean =>
      boxes[side].left > 0 && boxes[side].right < namedMapWidth && !taken.some((box) => overlap(box, boxes[side]))
    const sides: readonly MapSide[] = across > 0.5 ? ['start', 'end', 'below', 'above'] : ['end', 'start', 'below', 'above']
    const free = sides.find(isFree) ?? null
    if (free) taken.push(boxes[free])
    return free
  })
}
