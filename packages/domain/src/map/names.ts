import type { MapMark } from './marks.ts'

export type MapSide = 'start' | 'end' | 'below' | 'above'

/** The narrowest map, in px, that the names below fit on. */
const namedMapWidth = 432

/** Average width of a character, and height of a name, in px. */
const character = 6
const nameHeight = 14
/** Distance in px from a mark's position to the near edge of a name beside it, or to the middle of a name above or below it. */
const offsets: Readonly<Record<MapSide, readonly [aside: number, down: number]>> = {
  start: [-14, 0],
  end: [14, 0],
  below: [0, 12],
  above: [0, -27],
}

/** `x` and `y` are the centre. */
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const overlap = (one: Box, other: Box): boolean =>
  2 * Math.abs(one.x - other.x) < one.width + other.width && 2 * Math.abs(one.y - other.y) < one.height + other.height

/**
 * The side of each mark on which its name has room, on a map `namedMapWidth` px wide or wider: clear of the map's edges, of all marks
 * and of the names before it. Null where no side has room, and for marks of several places. `ratio` is the map's width divided by
 * its height.
 */
export function mapNameSides(marks: readonly MapMark<{ readonly name: string }>[], ratio: number): readonly (MapSide | null)[] {
  // The tip of a pin is at its position, so the box around it is above.
  const pinOf = ({ x, y }: MapMark<unknown>): Box => ({ x: x * namedMapWidth, y: (y * namedMapWidth) / ratio - 8, width: 18, height: 23 })
  const taken = marks.map(pinOf)
  return marks.map((mark) => {
    const [place] = mark.places
    if (!place || mark.places.length > 1) return null
    const pin = pinOf(mark)
    const width = place.name.length * character
    const boxOn = (side: MapSide): Box => {
      const [aside, down] = offsets[side]
      return { x: pin.x + aside + (Math.sign(aside) * width) / 2, y: pin.y + 8 + down, width, height: nameHeight }
    }
    const isFree = (box: Box): boolean =>
      box.x > width / 2 && box.x < namedMapWidth - width / 2 && !taken.some((other) => overlap(box, other))
    const sides: readonly MapSide[] = mark.x > 0.5 ? ['start', 'end', 'below', 'above'] : ['end', 'start', 'below', 'above']
    const free = sides.find((side) => isFree(boxOn(side))) ?? null
    if (free) taken.push(boxOn(free))
    return free
  })
}
