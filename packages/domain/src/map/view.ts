import type { MapPoint } from './project.ts'

/** A rectangle of the map in km; `x` and `y` are its upper left corner. */
export type MapView = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The narrowest view, in km. The outline is accurate to about 2 km, so a closer view would show a wrong coastline. */
const leastWidth = 140
/** Padding around the outermost points, as a fraction of their extent, so that their marks are not cut off. */
const margin = 0.22
/** The limits of width divided by height: Norway is long, and a very tall or very wide map does not fit beside a list. */
const ratios = { least: 0.62, most: 1.3 }

const spanOf = (values: readonly number[]) => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return { middle: (least + most) / 2, length: most - least }
}

/** The part of the map that contains all points (at least one), in the given ratio, or in one that suits the points when left out. */
export function mapView(points: readonly MapPoint[], ratio?: number): MapView {
  const [across, down] = [spanOf(points.map(({ x }) => x)), spanOf(points.map(({ y }) => y))]
  const wanted = { width: Math.max(leastWidth, across.length * (1 + margin)), height: Math.max(leastWidth, down.length * (1 + margin)) }
  const shape = ratio ?? Math.min(ratios.most, Math.max(ratios.least, wanted.width / wanted.height))
  const width = Math.max(wanted.width, wanted.height * shape)
  const height = width / shape
  return { x: across.middle - width / 2, y: down.middle - height / 2, width, height }
}
