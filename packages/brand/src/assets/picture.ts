/** Width and height of a picture, in px or in the units of an SVG's `viewBox`. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

const signature = '89504e470d0a1a0a'

/** The size that stands in the header of a PNG; nothing when it is none. */
export function pngSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 24 || bytes.subarray(0, 8).toString('hex') !== signature) return undefined
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** The size of an SVG's `viewBox`; nothing when it has none, as it cannot be scaled then. */
export function svgSize(source: string): PictureSize | undefined {
  const box = /<svg\b[^>]*\bviewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+(?<width>[\d.]+)[ ,]+(?<height>[\d.]+)"/.exec(source)?.groups
  return box ? { width: Number(box.width), height: Number(box.height) } : undefined
}

/** Whether an SVG needs anything beside itself: a script, a font for its text, a file from elsewhere. */
export const svgStandsAlone = (source: string): boolean => !/<(script|text|foreignObject|image)\b|\son\w+=|href="(?!#)/i.test(source)

/** JPEG start-of-frame markers, whose segment holds the image size: C0 to CF except C4, C8 and CC. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** The size that stands in the frame of a JPEG; nothing when it is none. */
export function jpegSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    if (isFrame(bytes[at + 1] ?? 0)) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}
