import type { MapPoint } from './project.ts'

/** A rectangle of the map in km; `x` and `y` are its upper left corner. */
export type MapView = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The outline is drawn with an accuracy of about 2 km: a nearer view would show a coast that is not there. */
const leastWidth = 140
/** Room around the outermost points, as a share of what they span: a mark there is seen in full. */
const margin = 0.22
/** Width by height: Norway is long, and neither a tower nor a strip fits beside a list. */
const ratios = { least: 0.62, most: 1.3 }

const spanOf = (values: readonly number[]) => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return { middle: (least + most) / 2, length: most - least }
}

/** The part of the map that holds the points, in the proportions that are asked for, else in those that suit them; there is one point at least. */
export function mapView(points: readonly MapPoint[], ratio?: number): MapView {
  const [across, down] = [spanOf(points.map(({ x }) => x)), spanOf(points.map(({ y }) => y))]
  const wanted = { width: Math.max(leastWidth, across.length * (1 + margin)), height: Math.max(leastWidth, down.length * (1 + margin)) }
  const shape = ratio ?? Math.min(ratios.most, Math.max(ratios.least, wanted.width / wanted.height))
  const width = Math.max(wanted.width, wanted.height * shape)
  const height = width / shape
  return { x: across.middle - width / 2, y: down.middle - height / 2, width, height }
}
