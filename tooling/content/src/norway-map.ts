import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mapPoint, type MapPoint } from '@vidda/domain/map'
import { isMain } from '@vidda/tooling-shared/is-main'
import { root } from '@vidda/tooling-shared/root'

const target = 'packages/ui/src/commerce/shop-map/norway.data.ts'
/** The simplified line's largest distance from the coast (km), and the area of the smallest island that is kept (km²). */
const tolerance = 1.5
const leastArea = 15
/** Rings outside these bounds (degrees) are left out: Bouvet Island, Svalbard, and Jan Mayen in the west. */
const latitudes = { least: 57, most: 71.5 }
const leastLongitude = 4

type Pair = readonly [number, number]

/** The parts of a TopoJSON file of countries that this script reads. */
type Atlas = {
  readonly transform: { readonly scale: Pair; readonly translate: Pair }
  readonly arcs: readonly (readonly Pair[])[]
  readonly objects: {
    readonly countries: {
      readonly geometries: readonly {
        readonly arcs: readonly (readonly (readonly number[])[])[]
        readonly properties: { readonly name: string }
      }[]
    }
  }
}

type Place = { readonly lat: number; readonly long: number }

/** A country's rings in degrees, decoded from TopoJSON's delta-encoded arcs. */
function ringsOf({ transform, arcs, objects }: Atlas, country: string): readonly (readonly Place[])[] {
  const places = arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([across, up]): Place => {
      x += across
      y += up
      return { long: x * transform.scale[0] + transform.translate[0], lat: y * transform.scale[1] + transform.translate[1] }
    })
  })
  const arcOf = (index: number) => (index < 0 ? (places[~index] ?? []).toReversed() : (places[index] ?? []))
  const found = objects.countries.geometries.find(({ properties }) => properties.name === country)
  return (found?.arcs ?? []).flat().map((ring) => ring.flatMap((index) => arcOf(index).slice(1)))
}

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
function simplified(line: readonly MapPoint[]): readonly MapPoint[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const distances = line.map((point) => distanceToLine(point, first, last))
  const far = distances.indexOf(Math.max(...distances))
  if ((distances[far] ?? 0) <= tolerance) return [first, last]
  return [...simplified(line.slice(0, far + 1)), ...simplified(line.slice(far)).slice(1)]
}

/** The algorithm keeps both ends of a line. A ring has none, so it is simplified as two halves. */
function simplifiedRing(ring: readonly MapPoint[]): readonly MapPoint[] {
  const half = Math.floor(ring.length / 2)
  const [one, other] = [ring.slice(0, half + 1), [...ring.slice(half), ...ring.slice(0, 1)]].map(simplified)
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

const written = (path: string): string => `/**
 * The outline of Norway without Svalbard and Jan Mayen, as an SVG path in km of \`mapPoint\` (\`@vidda/domain/map\`: Lambert's conformal conic
 * projection), within ${tolerance} km of the coast. From Natural Earth 1:10m, which is in the public domain (naturalearthdata.com), by the npm package
 * \`world-atlas\` 2.0.2 (ISC). Written by \`pnpm exec node tooling/content/src/norway-map.ts\`.
 */
export const norway =
  '${path}'
`

const help = `pnpm exec node tooling/content/src/norway-map.ts ATLAS: writes the outline of Norway for the map of the shops

  ATLAS   countries-10m.json of the package world-atlas`

function write(atlas: string | undefined): void {
  if (!atlas) {
    console.error(`Name a file. ${help}`)
    process.exitCode = 2
    return
  }
  const rings = ringsOf(JSON.parse(readFileSync(atlas, 'utf8')) as Atlas, 'Norway')
  const near = rings.filter((ring) => ring.every(({ lat, long }) => lat > latitudes.least && lat < latitudes.most && long > leastLongitude))
  const large = near.map((ring) => ring.map(mapPoint)).filter((ring) => areaOf(ring) >= leastArea)
  const path = large.map((ring) => pathOf(simplifiedRing(ring))).join('')
  writeFileSync(join(root, target), written(path))
  console.log(`${large.length} of ${rings.length} rings, ${path.length} characters`)
}

if (isMain(import.meta)) {
  if (process.argv.includes('--help')) console.log(help)
  else write(process.argv[2])
}
