import type { PictureKind } from './picture-kind.ts'

const textAt = (data: Buffer, at: number): string => data.toString('latin1', at, at + 4)

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, jfif: 0xe0, escaped: 0x00, begin: 0xff } as const

/** Tables, frames, restarts, and how colours are coded. */
const jpegParts: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xdb, 0xdd, 0xee, marker.scan])

/** Of a JFIF header without a small picture in it. */
const jfifLength = 16

const isRestart = (found: number): boolean => found >= 0xd0 && found <= 0xd7

/** Where the next marker stands after coded pixels, in which 0xff is always followed by something else. */
function afterPixels(data: Buffer, from: number): number {
  for (let at = data.indexOf(marker.begin, from); at >= 0; at = data.indexOf(marker.begin, at + 1)) {
    const next = data[at + 1] ?? marker.end
    if (next !== marker.escaped && next !== marker.begin && !isRestart(next)) return at
  }
  return data.length
}

function isOnlyJpeg(data: Buffer): boolean {
  let at = 2
  while (at + 4 <= data.length && data[at] === marker.begin) {
    const found = data[at + 1] ?? 0
    const length = data.readUInt16BE(at + 2)
    if (!jpegParts.has(found) && !(found === marker.jfif && length === jfifLength)) return false
    at += 2 + length
    if (found === marker.scan) at = afterPixels(data, at)
  }
  return at === data.length - 2 && data[at + 1] === marker.end
}

/** A file of parts that say what they are and how long they are. */
function hasParts(
  data: Buffer,
  from: number,
  known: ReadonlySet<string>,
  part: (at: number) => { readonly name: string; readonly length: number },
) {
  let at = from
  while (at + 8 <= data.length) {
    const { name, length } = part(at)
    if (!known.has(name) || length < 8) return false
    at += length
  }
  return at === data.length
}

const pngParts = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'sRGB', 'gAMA', 'cHRM', 'sBIT', 'bKGD', 'pHYs'])
const webpParts = new Set(['VP8 ', 'VP8L', 'VP8X'])
const avifParts = new Set(['ftyp', 'meta', 'mdat'])

const onlyPixels: Readonly<Record<PictureKind, (data: Buffer) => boolean>> = {
  jpeg: isOnlyJpeg,
  png: (data) => hasParts(data, 8, pngParts, (at) => ({ name: textAt(data, at + 4), length: 12 + data.readUInt32BE(at) })),
  webp: (data) =>
    hasParts(data, 12, webpParts, (at) => {
      const length = data.readUInt32LE(at + 4)
      return { name: textAt(data, at), length: 8 + length + (length % 2) }
    }),
  avif: (data) => hasParts(data, 0, avifParts, (at) => ({ name: textAt(data, at + 4), length: data.readUInt32BE(at) })),
}

/** Whether a file has nothing beside its pixels and what it takes to read them: no words of a program, and nothing behind its end. */
export const hasOnlyPixels = (data: Uint8Array, kind: PictureKind): boolean =>
  onlyPixels[kind](Buffer.from(data.buffer, data.byteOffset, data.byteLength))
