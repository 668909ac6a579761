import { readFile } from 'node:fs/promises'
import { create } from 'fontkitten'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { StopError } from '../stop-error.ts'

/** In the units of a logo's viewBox: its height, that of a capital letter, and the line that letters stand on. Below it is room for a j. */
const height = 48
const capitals = 28
const baseline = 36

/** Pixels of the logo's PNG from top to bottom, sharp on a dense screen. */
const pngHeight = 192

/** Size in px of the social preview image, and the largest size of the logo on it. */
const preview = { width: 1200, height: 630 } as const
const logoRoom = { width: 900, height: 240 } as const

type Outline = { readonly path: string; readonly width: number }

/** The outlines of a text in a font, as tall as `size` where a capital is; the line that letters stand on is at y = 0. */
async function outlineOf(text: string, fontFile: URL, size: number): Promise<Outline> {
  // Cut to these letters, in one weight: the outlines of a variable font cannot be read while it is compressed.
  // The extra A keeps the subset from being empty, which fontkitten cannot open.
  const cut = await subsetFont(await readFile(fontFile), `${text}A`, { targetFormat: 'truetype', variationAxes: { wght: 700 } })
  const font = create(Buffer.from(cut))
  if (!('glyphsForString' in font)) throw new Error(`${String(fontFile)} holds several fonts`)
  const absent = text.split('').filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  if (absent.length > 0)
    throw new StopError(
      `The theme's font cannot write ${absent.map((letter) => `“${letter}”`).join(', ')} of the name. Give a logo with --logo.`,
    )
  const scale = size / (font.capHeight || font.ascent * 0.7)
  let x = 0
  const paths = font.glyphsForString(text).map((glyph) => {
    const path = glyph.path.scale(scale, -scale).translate(x, 0).toSVG()
    x += glyph.advanceWidth * scale
    return path
  })
  return { path: paths.join('').replaceAll(/-?\d+\.\d{3,}/gu, (number) => String(Math.round(Number(number) * 100) / 100)), width: x }
}

type Look = { readonly ground: string; readonly ink: string }

export type Looks = {
  /** Where the logo stands. */
  readonly header: Look
  /** What shoppers press: an icon must be seen among other tabs. */
  readonly action: Look
}

export type Pictures = { readonly logoSvg: string; readonly logoPng: Buffer; readonly faviconSvg: string; readonly socialPng: Buffer }

const svg = (width: number, tall: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width)} ${tall}">${inside}</svg>\n`

async function drawLogo(name: string, fontFile: URL, ink: string): Promise<string> {
  const { path, width } = await outlineOf(name, fontFile, capitals)
  return svg(width, height, `<path fill="${ink}" transform="translate(0 ${baseline})" d="${path}"/>`)
}

async function drawIcon(name: string, fontFile: URL, { ground, ink }: Look): Promise<string> {
  const { path, width } = await outlineOf(name.slice(0, 1).toLocaleUpperCase('nb-NO'), fontFile, 34)
  const place = `transform="translate(${(64 - width) / 2} 49)"`
  return svg(64, 64, `<rect width="64" height="64" rx="12" fill="${ground}"/><path fill="${ink}" ${place} d="${path}"/>`)
}

const drawn = (source: string, size: object): Promise<Buffer> => sharp(Buffer.from(source), { density: 600 }).resize(size).png().toBuffer()

/** The four pictures of a brand, of its own logo or of its name in the theme's font; the icon is its first letter. Throws where the logo cannot be drawn. */
export async function brandPictures(name: string, fontFile: URL, { header, action }: Looks, ownLogo: string | null): Promise<Pictures> {
  const logoSvg = ownLogo ?? (await drawLogo(name, fontFile, header.ink))
  const onPreview = await drawn(logoSvg, { ...logoRoom, fit: 'inside' })
  const ground = { ...preview, channels: 3, background: header.ground } as const
  return {
    logoSvg,
    logoPng: await drawn(logoSvg, { height: pngHeight }),
    faviconSvg: await drawIcon(name, fontFile, action),
    socialPng: await sharp({ create: ground })
      .composite([{ input: onPreview }])
      .png()
      .toBuffer(),
  }
}
