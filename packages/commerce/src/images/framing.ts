import type { Sharp } from 'sharp'
import type { Focus } from './addresses.ts'

type Size = { readonly width: number; readonly height: number }

/** The part of a picture (px) that has the proportions of `to` and is as large as can be, with the focus as near to its middle as the edges let it. */
export function cutOf(from: Size, to: Size, { x, y }: Focus): Size & { readonly left: number; readonly top: number } {
  const scale = Math.min(from.width / to.width, from.height / to.height)
  const width = Math.max(1, Math.round(to.width * scale))
  const height = Math.max(1, Math.round(to.height * scale))
  const begin = (whole: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part))
  return { left: begin(from.width, width, x), top: begin(from.height, height, y), width, height }
}

/** Px of each side of the small copy in which a picture's edge is looked at. */
const copySide = 16

/** How far (of 255) colours of an edge may lie from each other and still be one ground, and how much of the edge has to. */
const [near, share] = [10, 0.8]

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The colour that goes on beyond a picture's edge; null where its edge is not of one colour, as of one taken outdoors. */
export async function edgeColor(picture: Sharp): Promise<{ readonly r: number; readonly g: number; readonly b: number } | null> {
  const small = picture.clone().resize(copySide, copySide, { fit: 'fill' }).flatten({ background: '#ffffff' }).toColourspace('srgb')
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true })
  const last = copySide - 1
  const edge = Array.from({ length: copySide ** 2 }, (_, at) => at).filter((at) => {
    const [column, row] = [at % copySide, Math.floor(at / copySide)]
    return column === 0 || row === 0 || column === last || row === last
  })
  const valueAt = (at: number, channel: number) => data[at * info.channels + Math.min(channel, info.channels - 1)] ?? 0
  const [r = 0, g = 0, b = 0] = [0, 1, 2].map((channel) => middleOf(edge.map((at) => valueAt(at, channel))))
  const alike = edge.filter((at) => [r, g, b].every((value, channel) => Math.abs(valueAt(at, channel) - value) <= near))
  return alike.length >= share * edge.length ? { r, g, b } : null
}
