import { readFile, writeFile } from 'node:fs/promises'
import { isMain } from '@vidda/tooling-shared/is-main'
import { create, type Font } from 'fontkitten'
import subsetFont from 'subset-font'

const usage = `pnpm font SOURCE TARGET.woff2 [axis=value | axis=least:greatest …]
  Cuts a font down to what a shop in Norwegian needs and prints its metrics for the "faces" of tokens.json.
pnpm font SOURCE
  Prints the metrics alone, for instance of a local font that stands in for it.`

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** Basic Latin, the letters of Norwegian and its neighbours, signs of prices and measures, spaces, quotes, dashes and arrows. */
const letters = `${range(0x20, 0x7e)}ÆØÅæøåÄÖÜäöüÉéÈèÊêÀàÁáÓóÒòÔôÍíÚúÇçñß«»–—…‘’‚“”„•·×÷±°½¼¾²³%‰©®™€§¶−←→↑↓↗✓¡¿´\`¨¸\u{a0}\u{2009}\u{202f}\u{2011}`

/** What widths are averaged over: a shop's own words, prices among them. */
const sample =
  'Klær og utstyr for all slags vær. Vi har vanntett skalljakke til dame, herre og barn på lager i butikken din, og du henter varene samme dag. ' +
  'Myk ull nærmest kroppen, dun når det blir kaldt. Størrelse S, M, L og XL. Førpris 1 299,00 kr, nå 899,00 kr.'

type Axes = Record<string, number | { readonly min: number; readonly max: number }>

function axesOf(words: readonly string[]): Axes {
  return Object.fromEntries(
    words.map((word) => {
      const [, axis, least, greatest] = /^(\w{4})=([\d.]+)(?::([\d.]+))?$/.exec(word) ?? []
      if (!axis || !least) throw new WrongFont(`"${word}" is no axis, expected one such as wght=400:700 or opsz=72.`)
      return [axis, greatest ? { min: Number(least), max: Number(greatest) } : Number(least)]
    }),
  )
}

/** The head of an empty last glyph (a space) is read past the end of the file. */
const spare = Buffer.alloc(16)

/** Average advance in em, with the axes pinned so that advances can be read. */
async function averageWidth(source: Uint8Array, pinned: Axes): Promise<number> {
  const cut = await subsetFont(source, sample, { targetFormat: 'truetype', variationAxes: pinned })
  const font = open(Buffer.concat([cut, spare]))
  const advances = Array.from(sample, (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth)
  return Number((advances.reduce((sum, advance) => sum + advance, 0) / font.unitsPerEm / advances.length).toFixed(4))
}

function open(bytes: Uint8Array): Font {
  const font = create(Buffer.from(bytes))
  if (font.isCollection) throw new Error('the file is a collection, expected one font')
  return font
}

const cutDown = (source: Uint8Array, variationAxes: Axes): Promise<Uint8Array> =>
  subsetFont(source, letters, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: ['kern', 'ccmp', 'locl', 'rvrn', 'tnum'],
  })

/** Tells whoever asked for a font what is wrong with it. */
class WrongFont extends Error {}

const sourceBytes = async (path: string): Promise<Uint8Array> => {
  try {
    return await readFile(path)
  } catch (error) {
    throw new WrongFont(`"${path}" cannot be read as a font: ${error instanceof Error ? error.message : String(error)}.`, { cause: error })
  }
}

async function measure([source, target, ...words]: readonly string[]): Promise<void> {
  if (!source) throw new WrongFont('Name the font.')
  const axes = axesOf(words)
  const whole = await sourceBytes(source)
  const bytes = target ? await cutDown(whole, axes) : whole
  if (target) await writeFile(target, bytes)
  const { unitsPerEm, ascent, descent, lineGap, variationAxes } = open(bytes)
  const wght = variationAxes['wght']
  const weights = wght ? [...new Set([wght.min, 400, 700, wght.max])].filter((weight) => weight >= wght.min && weight <= wght.max) : []
  const widths = await Promise.all(weights.map(async (weight) => [weight, await averageWidth(bytes, { wght: weight })] as const))
  const averageWidths = weights.length > 0 ? Object.fromEntries(widths) : await averageWidth(bytes, {})
  console.log(JSON.stringify({ bytes: bytes.length, metrics: { unitsPerEm, ascent, descent, lineGap }, averageWidths }, null, 2))
}

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return console.log(usage)
  try {
    await measure(args)
  } catch (error) {
    const reason = error instanceof WrongFont ? error.message : `"${args[0]}" is no font that can be read: ${String(error)}.`
    console.error(`${reason} See pnpm font --help.`)
    process.exitCode = 2
  }
}

if (isMain(import.meta)) await main(process.argv.slice(2))
