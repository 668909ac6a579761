import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { contrastOfHex, hexOf, type Asset, type Brand } from '@vidda/brand'
import sharp, { type Sharp } from 'sharp'
import type { Found } from './finding.ts'

const kilobyte = 1000

/** Maximum file sizes, in KB. */
const most = { 'logo.svg': 100, 'logo.png': 200, 'favicon.svg': 50, 'social.png': 1000, 'empty.svg': 30 } as const

type Name = keyof typeof most
type Picture = { readonly name: Name; readonly file: string; readonly bytes: Buffer }

const names = Object.keys(most) as readonly Name[]

/** The assets that the brand has. */
async function picturesOf({ config, assets }: Brand): Promise<readonly Picture[]> {
  const found = await Promise.all(
    names.map(async (name) => {
      const asset = Object.values(assets).find((one) => one?.file === name)
      return asset ? [{ name, file: `brands/${config.id}/assets/${name}`, bytes: await readFile(asset.path) }] : []
    }),
  )
  return found.flat()
}

/** Pictures are scaled down to this many px before their pixels are counted. */
const looked = 200

const pixelsOf = (picture: Sharp): Promise<Buffer> =>
  picture.resize(looked, looked, { fit: 'inside', withoutEnlargement: true }).ensureAlpha().toColourspace('srgb').raw().toBuffer()

const hex = (red = 0, green = 0, blue = 0): string => `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`

/** Number of opaque pixels by colour. */
async function shownColors(bytes: Buffer): Promise<ReadonlyMap<string, number>> {
  const pixels = await pixelsOf(sharp(bytes))
  const colors = new Map<string, number>()
  const [solid, step] = [128, 4]
  for (let at = 0; at < pixels.length; at += step) {
    if ((pixels[at + 3] ?? 0) < solid) continue
    const color = hex(pixels[at], pixels[at + 1], pixels[at + 2])
    colors.set(color, (colors.get(color) ?? 0) + 1)
  }
  return colors
}

const leastContrast = 3

/** Share of opaque pixels (0 to 1) with enough contrast to the background. */
function seenOn(ground: string, colors: ReadonlyMap<string, number>): number {
  const all = [...colors].reduce((sum, [, count]) => sum + count, 0)
  const seen = [...colors].reduce((sum, [color, count]) => sum + (contrastOfHex(color, ground) >= leastContrast ? count : 0), 0)
  return all === 0 ? 0 : seen / all
}

async function readable({ name, file, bytes }: Picture): Promise<Found | null> {
  const kind = name.endsWith('.svg') ? 'svg' : 'png'
  try {
    const { format } = await sharp(bytes).metadata()
    await pixelsOf(sharp(bytes))
    if (format === kind) return null
    return {
      file,
      message: `is ${format === undefined ? 'no picture' : format.toUpperCase()} under the name of ${kind.toUpperCase()}. Export it as ${kind.toUpperCase()}.`,
    }
  } catch {
    return { severity: 'fault', file, message: `cannot be drawn: it is cut off, or not ${kind.toUpperCase()}. Export it again.` }
  }
}

const leastSeen = 0.5
const leastFilled = 0.5

/** The header gives a logo its height: a margin within it makes the mark small. */
async function marginProblem(file: string, bytes: Buffer): Promise<readonly Found[]> {
  const { data, info } = await sharp(bytes)
    .resize(looked, looked, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [solid, step] = [128, 4]
  const isInked = (row: number) => {
    const start = row * info.width * step
    return data.subarray(start, start + info.width * step).some((value, at) => at % step === step - 1 && value >= solid)
  }
  const rows = Array.from({ length: info.height }, (_, row) => row).filter(isInked)
  const filled = ((rows.at(-1) ?? 0) - (rows[0] ?? 0) + 1) / info.height
  if (filled >= leastFilled) return []
  const message = `fills ${Math.round(filled * 100)} % of its own height, expected ${leastFilled * 100} % or more: the header would show it small. Cut its viewBox to the mark.`
  return [{ file, message }]
}

async function lookProblems(brand: Brand, { name, file, bytes }: Picture): Promise<readonly Found[]> {
  const colors = await shownColors(bytes)
  if (colors.size === 0) return [{ severity: 'fault', file, message: 'shows nothing: all of it is transparent. Export it again.' }]
  if (name === 'social.png' || name === 'empty.svg')
    return colors.size === 1 ? [{ file, message: 'shows one colour and nothing else. Export it again.' }] : []
  if (!name.startsWith('logo')) return []
  const margin = name === 'logo.svg' ? await marginProblem(file, bytes) : []
  const ground = hexOf(brand.theme.tokens, 'header')
  const seen = seenOn(ground, colors)
  if (seen >= leastSeen) return margin
  return [
    ...margin,
    {
      file,
      message: `can hardly be seen on the header (${ground}): ${Math.round(seen * 100)} % of it has a contrast of ${leastContrast} or more, expected half of it. Change its colours, or the theme's "header".`,
    },
  ]
}

const weightProblems = ({ name, file, bytes }: Picture): readonly Found[] => {
  const size = Math.round(bytes.length / kilobyte)
  return size > most[name]
    ? [{ file, message: `has ${size} KB, expected ${most[name]} KB at most: shoppers wait for it. Export it smaller.` }]
    : []
}

const widths = { least: 200, most: 2000 }

/** Width by height: beyond these a logo is a line in the header, and an icon is cut off. */
const forms = { logo: { least: 0.5, most: 10 }, icon: { least: 0.9, most: 1.1 }, empty: { least: 1, most: 2 } } as const

const formProblem = (
  { file, width, height }: Brand['assets']['logoSvg'],
  limits: (typeof forms)[keyof typeof forms],
  expected: string,
): readonly Omit<Found, 'file'>[] =>
  width / height < limits.least || width / height > limits.most
    ? [{ message: `is ${width} × ${height}, expected ${expected}. Draw ${file === 'favicon.svg' ? 'an icon' : 'it'} of that form.` }]
    : []

/** The forms of logo and icon; logo.png and logo.svg must have the same, and logo.png enough px for high-density screens. */
function formProblems({ config, assets: { empty, favicon, logoPng, logoSvg } }: Brand): readonly Found[] {
  const folder = `brands/${config.id}/assets`
  const file = `${folder}/logo.png`
  const [png, svg] = [logoPng.width / logoPng.height, logoSvg.width / logoSvg.height]
  return [
    ...formProblem(logoSvg, forms.logo, 'a form between half as wide as high and ten times as wide').map((problem) => ({
      file: `${folder}/logo.svg`,
      ...problem,
    })),
    ...formProblem(favicon, forms.icon, 'a square').map((problem) => ({ file: `${folder}/favicon.svg`, ...problem })),
    ...(empty ? formProblem(empty, forms.empty, 'a form between a square and twice as wide as high') : []).map((problem) => ({
      file: `${folder}/${empty?.file}`,
      ...problem,
    })),
    ...(logoPng.width < widths.least || logoPng.width > widths.most
      ? [{ file, message: `is ${logoPng.width} px wide, expected ${widths.least} to ${widths.most}. Export it again.` }]
      : []),
    ...(Math.abs(png - svg) / svg > 0.1
      ? [
          {
            file,
            message: `is ${logoPng.width} × ${logoPng.height} px, and logo.svg has another form (${logoSvg.width} × ${logoSvg.height}). Export both of the same logo.`,
          },
        ]
      : []),
  ]
}

/** The largest size of a font file, KB: text is not rendered in it before it has loaded. */
const mostOfFont = 150

async function fontProblems({ theme }: Brand): Promise<readonly Found[]> {
  const found = await Promise.all(
    theme.fonts.map(async ({ file, path }): Promise<readonly Found[]> => {
      const size = Math.round((await readFile(path)).length / kilobyte)
      if (size <= mostOfFont) return []
      const message = `has ${size} KB, expected ${mostOfFont} KB at most: shoppers wait for it. Leave out the letters that no page needs.`
      return [{ file: `themes/${theme.name}/fonts/${file}`, message }]
    }),
  )
  return found.flat()
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url')

const mostOfBanner = 4000

/** Full-width pictures that the home page and the brand's pages use, without duplicates. */
function widePictures({ home, pages }: Brand): readonly Asset[] {
  const named = [...(home?.pictures ?? []), ...pages.flatMap(({ picture }) => picture ?? [])]
  return [...new Map(named.map((picture) => [picture.file, picture])).values()]
}

/** Limits file sizes, which the repository and every build carry, and rejects pictures that cannot be decoded. */
async function widePictureProblems(brand: Brand): Promise<readonly Found[]> {
  const found = await Promise.all(
    widePictures(brand).map(async ({ file: name, path }): Promise<readonly Found[]> => {
      const file = `brands/${brand.config.id}/assets/${name}`
      const bytes = await readFile(path)
      const size = Math.round(bytes.length / kilobyte)
      if (size > mostOfBanner) return [{ file, message: `has ${size} KB, expected ${mostOfBanner} KB at most. Export it smaller.` }]
      try {
        const colors = await shownColors(bytes)
        return colors.size > 1 ? [] : [{ file, message: 'shows one colour and nothing else. Export it again.' }]
      } catch {
        return [{ severity: 'fault', file, message: 'cannot be drawn: it is cut off, or no picture. Export it again.' }]
      }
    }),
  )
  return found.flat()
}

const uprightMessage = ({ file, width, height }: Asset, where: string) =>
  `is "${file}", ${width} × ${height} px and upright: of it ${where} shows a strip. Take one that is wider than high.`

/** Warns about portrait pictures: a banner or a page would crop them to a strip. */
const uprightPictures = ({ config, home, pages }: Brand): readonly Found[] => [
  ...(home?.sections ?? []).flatMap((section, index) => {
    const shown = 'image' in section ? home?.pictures.find(({ file }) => file === section.image) : undefined
    if (!shown || shown.height <= shown.width) return []
    return [{ file: `brands/${config.id}/home.json`, key: `sections[${index}].image`, message: uprightMessage(shown, 'a banner') }]
  }),
  ...pages.flatMap(({ slug, picture }) =>
    picture && picture.height > picture.width
      ? [{ file: `brands/${config.id}/pages/${slug}.md`, key: 'image', message: uprightMessage(picture, 'a page') }]
      : [],
  ),
]

/** Problems that show when a brand's pictures are rendered; a build only checks format and size. */
export async function pictureProblems(brand: Brand, others: readonly Brand[]): Promise<readonly Found[]> {
  const pictures = await picturesOf(brand)
  const theirs = new Map<string, string>()
  for (const other of others) for (const { bytes } of await picturesOf(other)) theirs.set(hashOf(bytes), other.config.name)
  const found = await Promise.all(
    pictures.map(async (picture) => {
      const unreadable = await readable(picture)
      const owner = theirs.get(hashOf(picture.bytes))
      return [
        ...weightProblems(picture),
        ...(owner === undefined ? [] : [{ file: picture.file, message: `is the picture of ${owner}. Put this brand's own there.` }]),
        ...(unreadable ? [unreadable] : await lookProblems(brand, picture)),
      ]
    }),
  )
  return [
    ...found.flat(),
    ...formProblems(brand),
    ...(await fontProblems(brand)),
    ...(await widePictureProblems(brand)),
    ...uprightPictures(brand),
  ]
}
