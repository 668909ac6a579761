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

/** Patterns an SVG must not match, each with the problem and the fix. It is shown in an `img` element, where scripts and external files do not work. */
const needs: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/<script\b|\son\w+=/iu, 'a script, which could do anything on the shop. Take it out'],
  [/<text\b/iu, 'text in a font that shoppers do not have. Convert its text to paths'],
  [/<(?:image|foreignObject)\b/iu, 'a picture or a page within the picture. Draw it as paths'],
  [/href="(?!#)/iu, 'a file from elsewhere. Take it out, or draw it as paths'],
]

/** The first forbidden thing in an SVG; undefined if there is none. */
export function svgNeed(source: string): string | undefined {
  for (const [pattern, what] of needs) {
    const found = pattern.exec(source)?.[0]
    if (found !== undefined) return `holds "${found.trim().replaceAll('"', '')}", ${what}.`
  }
  return undefined
}

const beginnings: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['a PNG', /^\u0089PNG/u],
  ['a JPEG', /^\u00ff\u00d8\u00ff/u],
  ['a WebP', /^RIFF[\s\S]{4}WEBP/u],
  ['a GIF', /^GIF8/u],
  ['an AVIF or HEIC', /^[\s\S]{4}ftyp/u],
  ['a PDF', /^%PDF/u],
  ['an SVG', /^\s*(?:<\?xml[\s\S]*?\?>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[\s\S]*?>\s*)?<svg\b/iu],
  ['a web page', /^\s*<(?:!doctype html|html)\b/iu],
]

/** Why a file is not the kind of picture that its name says: `kind` is PNG, JPEG or SVG. */
export function notOfKind(bytes: Buffer, kind: 'PNG' | 'JPEG' | 'SVG'): string {
  if (bytes.length === 0) return `is an empty file, expected ${kind}. Export it again.`
  const start = bytes.subarray(0, 1000).toString('latin1')
  const found = beginnings.find(([, pattern]) => pattern.test(start))?.[0]
  if (found === undefined || found.endsWith(kind)) return `is not ${kind === 'SVG' ? 'an' : 'a'} ${kind}. Export it again.`
  return `is ${found} under the name of ${kind === 'SVG' ? 'an' : 'a'} ${kind}. Export it as ${kind}.`
}

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
