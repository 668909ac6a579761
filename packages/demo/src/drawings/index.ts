import { emblems, plainEmblem } from './emblems/emblems.data.ts'
import { garmentDrawings } from './garments/index.ts'
import { framed, leanOf, type Proportions } from './frame.ts'
import { edges } from './gear/edges.data.ts'
import { gearDrawings } from './gear/index.ts'
import { backdrop, type Backdrop } from './backdrops.ts'
import { paintOf } from './paint.ts'
import { studio, type Cut, type Drawing, type Ground, type View } from './studio.ts'

const drawings: Record<string, Drawing> = { ...garmentDrawings, ...gearDrawings }

/** All kinds of goods that can be drawn; each also takes the suffix `:women` or `:child` for their proportions. */
export const goodsKinds: readonly string[] = Object.keys(drawings)

/** What can also be shown worn. */
export const wornKinds: readonly string[] = [
  'shell-jacket',
  'down-jacket',
  'rain-jacket',
  'softshell',
  'vest',
  'parka',
  'fleece',
  'wool-sweater',
  'wool-cardigan',
  'wool-vest',
  'base-layer-top',
  'shirt',
  'fleece-overall',
  'rain-set',
  'base-layer-bottom',
  'hiking-trousers',
  'ski-trousers',
]

const tailored = { styles: 4, women: true } as const

/** How many styles a drawing has, and whether it has a women's cut. Kinds that are not listed have one style and no women's cut. */
const cuts: Readonly<Record<string, { readonly styles: number; readonly women: boolean }>> = {
  'shell-jacket': tailored,
  'down-jacket': tailored,
  'rain-jacket': tailored,
  softshell: tailored,
  vest: tailored,
  parka: tailored,
  fleece: tailored,
  'base-layer-top': tailored,
  tshirt: tailored,
  'wool-sweater': tailored,
  shirt: tailored,
  'hiking-trousers': tailored,
  'ski-trousers': tailored,
  beanie: { styles: 4, women: false },
  mittens: { styles: 4, women: false },
  'wool-mittens': { styles: 3, women: false },
  'wool-socks': { styles: 4, women: false },
  gloves: { styles: 3, women: false },
  cap: { styles: 3, women: false },
  'fleece-overall': { styles: 4, women: false },
  'rain-set': { styles: 3, women: false },
  'alpine-helmet': { styles: 3, women: false },
  'bicycle-helmet': { styles: 3, women: false },
  goggles: { styles: 3, women: false },
  'running-shoes': { styles: 3, women: false },
  'winter-boots': { styles: 3, women: false },
}

/** Only children wear these. */
const childrensOnly: readonly string[] = ['fleece-overall']

/** Scale of the children's version: clothes are shorter; undefined where it is the same as the adults'. */
const childrens = (kind: string): Proportions | undefined => (kind in garmentDrawings ? [0.98, 0.86] : edges[kind]?.child)

/** Maps cuts that look the same in this view to one, so that no picture is drawn twice: a close-up does not depend on the build. Who wears it does, whatever its cut. */
export function cutOf(kind: string, view: View, { build, style }: Cut): Cut {
  const { styles, women } = cuts[kind] ?? { styles: 1, women: false }
  if (view === 'worn' && childrensOnly.includes(kind)) return { build: 'child', style: style % styles }
  const other = build === 'child' ? childrens(kind) !== undefined : women
  const alike = view === 'detail' || (!other && view !== 'worn')
  return { build: alike ? 'men' : build, style: style % styles }
}

interface Wanted {
  readonly kind: string
  /** `#rrggbb` */
  readonly color: string
  readonly view: View
  /** Slug of the product line, whose emblem is on it. */
  readonly line?: string | undefined
  readonly style?: number | undefined
  readonly ground?: Ground | undefined
  /** Where it is worn. */
  readonly outdoors?: Backdrop | undefined
}

const buildOf = (suffix: string | undefined): Cut['build'] => (suffix === 'women' || suffix === 'child' ? suffix : 'men')

/** A product picture (standalone SVG, 800 × 1000 px) of one kind of goods; throws on an unknown kind. */
export function drawGoods({ kind, color, view, line = '', style = 0, ground, outdoors = 'fell' }: Wanted): string {
  const [name = '', suffix] = kind.split(':')
  const drawing = drawings[name]
  if (!drawing) throw new Error(`No drawing for the kind "${kind}". Known kinds: ${goodsKinds.join(', ')}.`)
  if (view === 'worn' && !wornKinds.includes(name)) throw new Error(`Only these are shown worn: ${wornKinds.join(', ')}.`)
  const build = buildOf(suffix)
  const drawn = drawing(paintOf(color), view, { build, style })
  if (view === 'worn') return studio(backdrop(outdoors) + drawn.svg, emblems[line] ?? plainEmblem)
  return studio(
    framed(drawn, build === 'child' ? childrens(name) : undefined, view === 'front' ? leanOf(name, line, style) : 0),
    emblems[line] ?? plainEmblem,
    ground,
  )
}

export { emblems } from './emblems/emblems.data.ts'
export { bannerScenes, drawBanner, textTone } from './banners/index.ts'
export type { BannerScene } from './banners/index.ts'
export { backdrop } from './backdrops.ts'
export type { Backdrop } from './backdrops.ts'
export type { Cut, Ground, View } from './studio.ts'
