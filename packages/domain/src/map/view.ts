import type { MapPoint } from './project.ts'

/** A rectangle of the map in km; `x` and `y` are its upper left corner. */
export type MapView = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The narrowest view, in km. The outline is accurate to about 2 km, so a closer view would show a wrong coastline. */
const leastWidth = 140
/** Padding around the outermost points, as a fraction of their extent, so that their marks are not cut off. */
const margin = 0.22
/** Extent of the mainland in km, and padding around it; smaller than around shops, because the coast needs no room for marks. */
const country = { x: [-558, 611], y: [-725, 750], margin: 0.05 } as const
/** Points that span more than this (km, north to south) are shown on the whole country: a part would be cut off inland. */
const mostOfCountry = 800
/** The limits of width divided by height: Norway is long, and a very tall or very wide map does not fit beside a list. */
const ratios = { least: 0.62, most: 1.3 }

const spanOf = (values: readonly number[]) => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return { middle: (least + most) / 2, length: most - least }
}

/**
 * The part of the map that contains all points (at least one), in the given ratio, or in one that suits what is shown when left out. With `widen`, all of
 * the country where the points span most of it: for a map's whole view, which its nearer views are parts of.
 */
export function mapView(points: readonly MapPoint[], ratio?: number, widen = false): MapView {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const isWhole = widen && spanOf(ys).length > mostOfCountry
  const [across, down] = isWhole ? [spanOf([...xs, ...country.x]), spanOf([...ys, ...country.y])] : [spanOf(xs), spanOf(ys)]
  const padded = 1 + (isWhole ? country.margin : margin)
  const wanted = { width: Math.max(leastWidth, across.length * padded), height: Math.max(leastWidth, down.length * padded) }
  const shape = ratio ?? Math.min(ratios.most, Math.max(ratios.least, wanted.width / wanted.height))
  const width = Math.max(wanted.width, wanted.height * shape)
  const height = width / shape
  return { x: across.middle - width / 2, y: down.middle - height / 2, width, height }
}
