import { garmentDrawings } from './garments/index.ts'
import { gearDrawings } from './gear/index.ts'
import { paintOf } from './paint.ts'
import { studio, type Drawing, type View } from './studio.ts'

const drawings: Record<string, Drawing> = { ...garmentDrawings, ...gearDrawings }

/** All kinds of goods that can be drawn; each also takes the suffix `:child` for children's proportions. */
export const goodsKinds: readonly string[] = Object.keys(drawings)

const smaller = (inner: string): string => `<g transform="translate(400 520) scale(0.98 0.86) translate(-400 -510)">${inner}</g>`

/** A studio picture (standalone SVG, 800 × 1000 px) of one kind of goods in a colour (`#rrggbb`); throws on an unknown kind. */
export function drawGoods({ kind, color, view }: { kind: string; color: string; view: View }): string {
  const [name = '', size] = kind.split(':')
  const drawing = drawings[name]
  if (!drawing) throw new Error(`No drawing for the kind "${kind}". Known kinds: ${goodsKinds.join(', ')}.`)
  const inner = drawing(paintOf(color), view)
  return studio(size === 'child' && view !== 'detail' ? smaller(inner) : inner)
}

export { bannerScenes, drawBanner, textTone } from './banners/index.ts'
export type { BannerScene } from './banners/index.ts'
export type { View } from './studio.ts'
