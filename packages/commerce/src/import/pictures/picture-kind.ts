const textAt = (data: Uint8Array, from: number, to: number): string => Buffer.from(data.subarray(from, to)).toString('latin1')

const hexAt = (data: Uint8Array, from: number, to: number): string => Buffer.from(data.subarray(from, to)).toString('hex')

/** Brands of an ISO media file: the first is what it is, the others what else it can be read as. */
function brandsOf(data: Uint8Array): readonly string[] {
  if (textAt(data, 4, 8) !== 'ftyp') return []
  const end = Math.min(data.length, Buffer.from(data.subarray(0, 4)).readUInt32BE(0), 256)
  return [8, ...Array.from({ length: Math.max(0, Math.floor((end - 16) / 4)) }, (_, at) => 16 + 4 * at)].map((at) =>
    textAt(data, at, at + 4),
  )
}

const kinds = [
  { kind: 'jpeg', is: (data: Uint8Array) => hexAt(data, 0, 3) === 'ffd8ff' },
  { kind: 'png', is: (data: Uint8Array) => hexAt(data, 0, 8) === '89504e470d0a1a0a' },
  { kind: 'webp', is: (data: Uint8Array) => textAt(data, 0, 4) === 'RIFF' && textAt(data, 8, 12) === 'WEBP' },
  { kind: 'avif', is: (data: Uint8Array) => brandsOf(data).some((brand) => brand === 'avif' || brand === 'avis') },
] as const

export type PictureKind = (typeof kinds)[number]['kind']

/** What begins like none of them, by how people call it. */
const others: readonly (readonly [name: string, begins: RegExp])[] = [
  ['an SVG', /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*(?:<!DOCTYPE svg[^]*?>\s*)?<svg\b/i],
  ['a web page', /^\s*(?:<!--[^]*?-->\s*)*<(?:!doctype html|html|head|body)\b/i],
  ['a GIF', /^GIF8/],
  ['a TIFF', /^(?:II\*\0|MM\0\*)/],
  ['a PDF', /^%PDF/],
  ['a BMP', /^BM/],
  ['a Photoshop file', /^8BPS/],
  ['a HEIC', /^[^]{4}ftyp(?:hei|hev|mif1|msf1)/],
  ['an archive', /^PK/],
]

/** What the bytes begin as, whatever their name says; null for anything that is not taken in. */
export const pictureKind = (data: Uint8Array): PictureKind | null => kinds.find(({ is }) => is(data))?.kind ?? null

const beginning = 1024

/** What something is that is no picture, in words. */
export function otherKind(data: Uint8Array): string {
  if (data.length === 0) return 'empty'
  const begin = textAt(data, 0, beginning).replace(/^\xef\xbb\xbf/, '')
  return others.find(([, begins]) => begins.test(begin))?.[0] ?? 'none of them'
}
