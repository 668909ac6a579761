import { readFile, writeFile } from 'node:fs/promises'
import { create, type Font } from 'fontkitten'
import subsetFont from 'subset-font'
import { isMain } from './is-main.ts'

const usage = `node scripts/theme-font.ts SOURCE TARGET.woff2 [axis=value | axis=least:greatest …]
  Cuts a font down to what a shop in Norwegian needs and prints its metrics for the "faces" of tokens.json.
node scripts/theme-font.ts SOURCE
  Prints the metrics alone, for instance of a local font that stands in for it.`

const range = (first: number, last: number): string => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

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
      if (!axis || !least) throw new Error(`"${word}" is no axis, expected one such as wght=400:700 or opsz=72.\n${usage}`)
      return [axis, greatest ? { min: Number(least), max: Number(greatest) } : Number(least)]
    }),
  )
}

/** Pinned to one weight, so that its advances can be read. */
async function averageWidth(source: Buffer, pinned: Axes): Promise<number> {
  const font = create(await subsetFont(source, sample, { targetFormat: 'truetype', variationAxes: pinned })) as Font
  const advances = [...sample].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth)
  return Number((advances.reduce((sum, advance) => sum + advance, 0) / font.unitsPerEm / sample.length).toFixed(4))
}

async function main([source, target, ...words]: readonly string[]): Promise<void> {
  if (!source) throw new Error(usage)
  const bytes = await readFile(source)
  const axes = axesOf(words)
  const keepFeatures = ['kern', 'ccmp', 'locl', 'rvrn']
  const cut = target ? await subsetFont(bytes, letters, { targetFormat: 'woff2', variationAxes: axes, keepFeatures, noLayoutClosure: true }) : bytes
  if (target) await writeFile(target, cut)
  const font = create(cut) as Font
  const { unitsPerEm, ascent, descent, lineGap } = font
  const weights = font.variationAxes['wght'] ? [400, 700].filter((weight) => weight >= font.variationAxes['wght']!.min && weight <= font.variationAxes['wght']!.max) : []
  const widths = weights.length > 0 ? await Promise.all(weights.map(async (wght) => [wght, await averageWidth(cut, { wght })])) : [['all', await averageWidth(cut, {})]]
  console.log(JSON.stringify({ bytes: cut.length, metrics: { unitsPerEm, ascent, descent, lineGap }, averageWidth: Object.fromEntries(widths) }, null, 2))
}

if (isMain(import.meta)) await main(process.argv.slice(2))
