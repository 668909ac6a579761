import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mapPoint, type MapPoint } from '@vidda/domain/map'
import { isMain } from '@vidda/tooling-shared/is-main'
import { root } from '@vidda/tooling-shared/root'

const target = 'packages/ui/src/commerce/shop-map/norway.data.ts'
/** The simplified line's largest distance from the coast (km), and the area of the smallest island that is kept (km²). */
const tolerance = 1.5
const leastArea = 15
/** The same for other countries, which are background. */
const abroad = { tolerance: 8, leastArea: 1200 }
/** What maps of the widest and the highest ratio show (km): other countries end here. */
const bounds = { x: [-1100, 1150], y: [-1080, 1090] } as const
/** Rings outside these bounds (degrees) are left out: Bouvet Island, Svalbard, and Jan Mayen in the west. */
const latitudes = { least: 57, most: 71.5 }
const leastLongitude = 4

type Pair = readonly [number, number]

type Rings = readonly (readonly number[])[]

type Country = { readonly properties: { readonly name: string } } & (
  | { readonly type: 'Polygon'; readonly arcs: Rings }
  | { readonly type: 'MultiPolygon'; readonly arcs: readonly Rings[] }
)

/** The parts of a TopoJSON file of countries that this script reads. */
type Atlas = {
  readonly transform: { readonly scale: Pair; readonly translate: Pair }
  readonly arcs: readonly (readonly Pair[])[]
  readonly objects: {
    readonly countries: {
      readonly geometries: readonly Country[]
    }
  }
}

type Place = { readonly lat: number; readonly long: number }

/** The atlas's arcs in degrees, decoded from TopoJSON's delta encoding. */
const arcsOf = ({ transform, arcs }: Atlas): readonly (readonly Place[])[] =>
  arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([across, up]): Place => {
      x += across
      y += up
      return { long: x * transform.scale[0] + transform.translate[0], lat: y * transform.scale[1] + transform.translate[1] }
    })
  })

const arcOf = <T>(arcs: readonly (readonly T[])[], index: number): readonly T[] =>
  index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? [])

const arcRingsOf = (country: Country): Rings => (country.type === 'Polygon' ? country.arcs : country.arcs.flat())

/** A country's rings, put together from arcs. */
const ringsOf = <T>(country: Country, arcs: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  arcRingsOf(country).map((ring) => ring.flatMap((index) => arcOf(arcs, index).slice(1)))

const areaOf = (ring: readonly MapPoint[]): number =>
  Math.abs(
    ring.reduce((sum, { x, y }, index) => {
      const next = ring[(index + 1) % ring.length] ?? { x, y }
      return sum + x * next.y - next.x * y
    }, 0) / 2,
  )

function distanceToLine(point: MapPoint, from: MapPoint, to: MapPoint): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y)
  return Math.abs((to.x - from.x) * (from.y - point.y) - (from.x - point.x) * (to.y - from.y)) / length
}

/** Ramer–Douglas–Peucker: drops the points that lie within the tolerance of the remaining line. */
function simplified(line: readonly MapPoint[], most = tolerance): readonly MapPoint[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const distances = line.map((point) => distanceToLine(point, first, last))
  const far = distances.indexOf(Math.max(...distances))
  if ((distances[far] ?? 0) <= most) return [first, last]
  return [...simplified(line.slice(0, far + 1), most), ...simplified(line.slice(far), most).slice(1)]
}

/** The algorithm keeps both ends of a line. A ring has none, so it is simplified as two halves. */
function simplifiedRing(ring: readonly MapPoint[]): readonly MapPoint[] {
  const half = Math.floor(ring.length / 2)
  const [one, other] = [ring.slice(0, half + 1), [...ring.slice(half), ...ring.slice(0, 1)]].map((line) => simplified(line))
  return [...(one ?? []), ...(other ?? []).slice(1, -1)]
}

/** SVG path with relative points in whole km; empty when rounding leaves fewer than four points. */
function pathOf(ring: readonly MapPoint[]): string {
  const points = ring
    .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
    .filter(({ x, y }, index, all) => x !== all[index - 1]?.x || y !== all[index - 1]?.y)
  const steps = points.slice(1).map(({ x, y }, index) => {
    const before = points[index] ?? { x, y }
    return `${x - before.x} ${y - before.y}`
  })
  const joined = steps.join(' ').replaceAll(' -', '-')
  return points.length < 4 ? '' : `M${points[0]?.x} ${points[0]?.y}l${joined}z`
}

/** Sutherland–Hodgman: the part of a ring on one side of a line across the map. */
function clippedAt(ring: readonly MapPoint[], axis: 'x' | 'y', limit: number, side: 1 | -1): readonly MapPoint[] {
  const isInside = (point: MapPoint) => (point[axis] - limit) * side >= 0
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point
    if (isInside(point) === isInside(before)) return isInside(point) ? [point] : []
    const share = (limit - before[axis]) / (point[axis] - before[axis])
    const crossing = { x: before.x + (point.x - before.x) * share, y: before.y + (point.y - before.y) * share }
    return isInside(point) ? [crossing, point] : [crossing]
  })
}

const clipped = (ring: readonly MapPoint[]): readonly MapPoint[] =>
  (['x', 'y'] as const).reduce((rest, axis) => clippedAt(clippedAt(rest, axis, bounds[axis][0], 1), axis, bounds[axis][1], -1), ring)

const isInBounds = ({ x, y }: MapPoint): boolean => x > bounds.x[0] && x < bounds.x[1] && y > bounds.y[0] && y < bounds.y[1]

/** Each border is simplified once, so that countries fit together. */
function pathAbroad(countries: readonly Country[], arcs: readonly (readonly Place[])[]): string {
  const lines = arcs.map((arc) => simplified(arc.map(mapPoint), abroad.tolerance))
  return countries
    .flatMap((country) => ringsOf(country, lines))
    .filter((ring) => ring.some(isInBounds))
    .map(clipped)
    .filter((ring) => areaOf(ring) >= abroad.leastArea)
    .map(pathOf)
    .join('')
}

const written = (norway: string, others: string): string => `/**
 * The outline of Norway without Svalbard and Jan Mayen, as an SVG path in km of \`mapPoint\` (\`@vidda/domain/map\`: Lambert's conformal conic
 * projection), within ${tolerance} km of the coast. From Natural Earth 1:10m, which is in the public domain (naturalearthdata.com), by the npm package
 * \`world-atlas\` 2.0.2 (ISC). Written by \`pnpm exec node tooling/content/src/norway-map.ts\`.
 */
export const norway =
  '${norway}'

/**
 * The countries around, from the same source, within ${abroad.tolerance} km. To leave no gap to Norway, give them a stroke of ${abroad.tolerance * 2} km in the colour
 * of their fill, and draw Norway on top.
 */
export const abroad =
  '${others}'
`

const help = `pnpm exec node tooling/content/src/norway-map.ts ATLAS: writes the outlines of Norway and of the countries around it for the map of the shops

  ATLAS   countries-10m.json of the package world-atlas`

function write(file: string | undefined): void {
  if (!file) {
    console.error(`Name a file. ${help}`)
    process.exitCode = 2
    return
  }
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Atlas
  const countries = atlas.objects.countries.geometries
  const norway = countries.find(({ properties }) => properties.name === 'Norway')
  if (!norway) {
    console.error(`${file} has no country named Norway. ${help}`)
    process.exitCode = 2
    return
  }
  const arcs = arcsOf(atlas)
  const rings = ringsOf(norway, arcs)
  const near = rings.filter((ring) => ring.every(({ lat, long }) => lat > latitudes.least && lat < latitudes.most && long > leastLongitude))
  const large = near.map((ring) => ring.map(mapPoint)).filter((ring) => areaOf(ring) >= leastArea)
  const path = large.map((ring) => pathOf(simplifiedRing(ring))).join('')
  const others = pathAbroad(
    countries.filter((country) => country !== norway),
    arcs,
  )
  writeFileSync(join(root, target), written(path, others))
  console.log(`${large.length} of ${rings.length} rings, ${path.length} characters, and ${others.length} of other countries`)
}

if (isMain(import.meta)) {
  if (process.argv.includes('--help')) console.log(help)
  else write(process.argv[2])
}
