import sharp, { type Sharp } from 'sharp'
import type { Focus } from '../../kernel/database/json-columns.ts'

type Size = { readonly width: number; readonly height: number }

/** The largest crop of a picture (px) with the aspect ratio of `to`, centred on the focus as far as the edges allow. */
export function cutOf(from: Size, to: Size, { x, y }: Focus): Size & { readonly left: number; readonly top: number } {
  const scale = Math.min(from.width / to.width, from.height / to.height)
  const width = Math.max(1, Math.round(to.width * scale))
  const height = Math.max(1, Math.round(to.height * scale))
  const begin = (whole: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part))
  return { left: begin(from.width, width, x), top: begin(from.height, height, y), width, height }
}

/** Side (px) of the thumbnail whose edge colours are compared. */
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

/** How much of a picture's side belongs to its edge, and into how many colours an edge is made soft: more would be stripes. */
const [edgeShare, edgeColors] = [1 / 32, 4]

type Part = Size & { readonly left: number; readonly top: number }

/** What lies beside a picture in a box, and the edge of the picture that it goes on from. */
function besides({ width, height, left, top }: Part, box: Size): readonly { readonly edge: Part; readonly to: Part }[] {
  const [row, column] = [Math.ceil(height * edgeShare), Math.ceil(width * edgeShare)]
  const [right, bottom] = [box.width - width - left, box.height - height - top]
  return [
    { edge: { left: 0, top: 0, width, height: row }, to: { left: 0, top: 0, width: box.width, height: top } },
    { edge: { left: 0, top: height - row, width, height: row }, to: { left: 0, top: top + height, width: box.width, height: bottom } },
    { edge: { left: 0, top: 0, width: column, height }, to: { left: 0, top: 0, width: left, height: box.height } },
    { edge: { left: width - column, top: 0, width: column, height }, to: { left: left + width, top: 0, width: right, height: box.height } },
  ].filter(({ to }) => to.width > 0 && to.height > 0)
}

/** A picture seen whole in a box of other proportions; beside it its edges go on, out of focus. */
export async function surrounded(picture: Sharp, box: Size): Promise<Sharp> {
  const whole = picture
    .clone()
    .resize({ ...box, fit: 'inside' })
    .toColourspace('srgb')
  const { data, info } = await whole.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const raw = { width, height, channels }
  const place = { left: Math.floor((box.width - width) / 2), top: Math.floor((box.height - height) / 2) }
  const grounds = besides({ ...place, width, height }, box).map(async ({ edge, to }) => {
    const soft = to.width === box.width ? { width: edgeColors, height: 1 } : { width: 1, height: edgeColors }
    const colors = await sharp(data, { raw })
      .extract(edge)
      .resize({ ...soft, fit: 'fill' })
      .raw()
      .toBuffer()
    const { width: wide, height: high, left, top } = to
    const filled = sharp(colors, { raw: { ...soft, channels } }).resize({ width: wide, height: high, fit: 'fill', kernel: 'cubic' })
    return { input: await filled.raw().toBuffer(), raw: { width: wide, height: high, channels }, left, top }
  })
  const layers = [...(await Promise.all(grounds)), { input: data, raw, ...place }]
  return sharp({ create: { ...box, channels: 3, background: '#ffffff' } }).composite(layers)
}
