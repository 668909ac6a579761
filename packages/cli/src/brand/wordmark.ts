import { readFile } from 'node:fs/promises'
import { create } from 'fontkitten'
import sharp from 'sharp'
import subsetFont from 'subset-font'

/** In the units of a logo's viewBox: its height, that of a capital letter, and the line that letters stand on. Below it is room for a j. */
const height = 48
const capitals = 28
const baseline = 36

/** Pixels of a PNG for each unit of the logo, sharp on a dense screen. */
const density = 4

type Outline = { readonly path: string; readonly width: number }

/** The outlines of a text in a font, as tall as `size` where a capital is; the line that letters stand on is at y = 0. */
async function outlineOf(text: string, fontFile: URL | string, size: number): Promise<Outline> {
  // Cut to these letters, in one weight: the outlines of a variable font cannot be read while it is compressed.
  const cut = await subsetFont(await readFile(fontFile), text, { targetFormat: 'truetype', variationAxes: { wght: 700 } })
  const font = create(Buffer.from(cut))
  if (!('glyphForCodePoint' in font)) throw new Error(`${String(fontFile)} holds several fonts`)
  const scale = size / (font.capHeight || font.ascent * 0.7)
  let x = 0
  const paths = font.glyphsForString(text).map((glyph) => {
    const path = glyph.path.scale(scale, -scale).translate(x, 0).toSVG()
    x += glyph.advanceWidth * scale
    return path
  })
  return { path: paths.join('').replaceAll(/-?\d+\.\d{3,}/gu, (number) => String(Math.round(Number(number) * 100) / 100)), width: x }
}

export type Look = {
  /** Of the header, where the logo stands. */
  readonly ground: string
  readonly ink: string
}

export type Drawn = { readonly logoSvg: string; readonly logoPng: Buffer; readonly faviconSvg: string; readonly socialPng: Buffer }

const svg = (width: number, tall: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width)} ${tall}">${inside}</svg>\n`

const pngOf = (source: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(source), { density: 300 }).resize({ width }).png().toBuffer()

/** The four pictures of a brand from its name alone: the logo in its theme's font, an icon with its first letter, and the preview of shared links. */
export async function drawWordmark(name: string, fontFile: URL | string, { ground, ink }: Look): Promise<Drawn> {
  const word = await outlineOf(name, fontFile, capitals)
  const logoSvg = svg(word.width, height, `<path fill="${ink}" transform="translate(0 ${baseline})" d="${word.path}"/>`)

  const letter = await outlineOf(name.slice(0, 1).toLocaleUpperCase('nb-NO'), fontFile, 34)
  const faviconSvg = svg(
    64,
    64,
    `<rect width="64" height="64" rx="12" fill="${ground}"/><path fill="${ink}" transform="translate(${(64 - letter.width) / 2} 49)" d="${letter.path}"/>`,
  )

  const [wide, tall] = [1200, 630]
  const scale = Math.min(4, (wide * 0.8) / word.width)
  const social = svg(
    wide,
    tall,
    `<rect width="${wide}" height="${tall}" fill="${ground}"/><path fill="${ink}" transform="translate(${(wide - word.width * scale) / 2} ${tall / 2 + (capitals * scale) / 2}) scale(${scale})" d="${word.path}"/>`,
  )
  return {
    logoSvg,
    logoPng: await pngOf(logoSvg, Math.ceil(word.width * density)),
    faviconSvg,
    socialPng: await pngOf(social, wide),
  }
}
