import { emblems, plainEmblem } from './emblems/emblems.data.ts'
import { garmentDrawings } from './garments/index.ts'
import { gearDrawings } from './gear/index.ts'
import { paintOf } from './paint.ts'
import { studio, type Cut, type Drawing, type View } from './studio.ts'

const drawings: Record<string, Drawing> = { ...garmentDrawings, ...gearDrawings }

/** All kinds of goods that can be drawn; each also takes the suffix `:women` or `:child` for their proportions. */
export const goodsKinds: readonly string[] = Object.keys(drawings)

/** How many cuts a drawing has, where it has more than one; those have women's proportions too. */
const styles: Readonly<Record<string, number>> = {
  'shell-jacket': 4,
  'down-jacket': 4,
  'rain-jacket': 4,
  softshell: 4,
  vest: 4,
  parka: 4,
  fleece: 4,
  'base-layer-top': 4,
  tshirt: 4,
  'wool-sweater': 4,
  shirt: 4,
}

/** The cut by which a view of a drawing is told from others, so that no picture is drawn twice: from near, cloth is the same for all. */
export function cutOf(kind: string, view: View, { build, style }: Cut): Cut {
  const cuts = styles[kind]
  const alike = view === 'detail' || (cuts === undefined && build === 'women')
  return { build: alike ? 'men' : build, style: cuts === undefined ? 0 : style % cuts }
}

const smaller = (inner: string): string => `<g transform="translate(400 520) scale(0.98 0.86) translate(-400 -510)">${inner}</g>`

interface Wanted {
  readonly kind: string
  /** `#rrggbb` */
  readonly color: string
  readonly view: View
  /** The product line whose emblem it wears, in ASCII. */
  readonly line?: string | undefined
  readonly style?: number | undefined
}

const buildOf = (suffix: string | undefined): Cut['build'] => (suffix === 'women' || suffix === 'child' ? suffix : 'men')

/** A studio picture (standalone SVG, 800 × 1000 px) of one kind of goods; throws on an unknown kind. */
export function drawGoods({ kind, color, view, line = '', style = 0 }: Wanted): string {
  const [name = '', suffix] = kind.split(':')
  const drawing = drawings[name]
  if (!drawing) throw new Error(`No drawing for the kind "${kind}". Known kinds: ${goodsKinds.join(', ')}.`)
  const build = buildOf(suffix)
  const inner = drawing(paintOf(color), view, { build, style })
  return studio(build === 'child' && view !== 'detail' ? smaller(inner) : inner, emblems[line] ?? plainEmblem)
}

export { emblems } from './emblems/emblems.data.ts'
export { bannerScenes, drawBanner, textTone } from './banners/index.ts'
export type { BannerScene } from './banners/index.ts'
export type { Cut, View } from './studio.ts'
