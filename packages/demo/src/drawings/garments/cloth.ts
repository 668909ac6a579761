import { boxOf } from '../geometry.ts'
import { finishOf, lit, swell, type Material } from '../materials.ts'
import type { Paint } from '../paint.ts'
import { clipTo, wallShadow, type Drawn, type View } from '../studio.ts'
import { clothOf, near, type Close } from './close.ts'
import { waistDown, type LegWearer } from './lower-wearer.ts'
import { person, type Wearer } from './wearer.ts'

/** One cut of cloth (path data, px), lying over the ones before it. */
export interface Piece {
  readonly d: string
  /** Colour; the garment's own when left out. */
  readonly fill?: string
  /** Where its roundness ends (path data), when it does not round off at all of its own edge: cloth runs straight over a hem. */
  readonly form?: string
  /** How many px its edge curves away from the light (default 46). */
  readonly roll?: number
  /** How near it is to the camera, 0 to 1 (default 0.5). */
  readonly level?: number
  /** Where its height begins at the edge, 0 to 1 (default 0.1). */
  readonly floor?: number
  /** Strength of the shadow it throws on what lies behind it, 0 to 1 (default 0.35). */
  readonly cast?: number
  /** A piece (path data) that this one is sewn on and cut to. */
  readonly within?: string
  /** True for lining, which has none of the garment's texture. */
  readonly plain?: boolean
  /** Drawn on the piece, cut to it. */
  readonly on?: string
  /** Relief of the piece, cut to it. */
  readonly relief?: string
}

interface Garment {
  readonly material: Material
  readonly pieces: readonly Piece[]
  /** Relief over all pieces. */
  readonly relief?: string
  /** Colour and texture over all pieces, lit together with them. */
  readonly texture?: string
  /** Seams and prints over the lit cloth, cut to it. */
  readonly seams?: string
  /** Hard things on top, not lit by the relief: zips, tabs, cords. */
  readonly trims?: string
  /** Edges of what stands out beyond the cloth. */
  readonly beyond?: readonly string[]
  /** The close-up of the detail view. */
  readonly close: Close
  /** Who wears it; only what can be shown worn has one. */
  readonly wearer?: Wearer | LegWearer
}

/** The shadow that a piece throws on what lies behind it, as strokes growing fainter outwards (quicker than a blur); narrow where the cloth lies `flat`. */
const shadowOf = (d: string, strength: number, flat: number): string => {
  const widths = flat > 0 ? [19, 14, 10, 7, 4.5, 2.5] : [30, 26, 22, 18, 14.5, 11, 8, 5, 2.5]
  return `<g transform="translate(${flat > 0 ? '1.4 2.6' : '2 4'})" fill="none" stroke="#000" stroke-opacity="${(strength * 0.12).toFixed(3)}">${widths.map((w) => `<path d="${d}" stroke-width="${w}"/>`).join('')}</g>`
}

/** The lamp's light fading over a matt garment, so that dark cloth too shows its form in soft greys. */
const fading = (matt: number, lightness: number): string => {
  if (matt === 0) return ''
  const [lit0, lit1] = lightness < 0.4 ? [0.13, 0.05] : [0.07, 0.02]
  return `<radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="290" cy="330" r="640"><stop offset="0" stop-color="#fff" stop-opacity="${lit0}"/><stop offset="0.38" stop-color="#fff" stop-opacity="${lit1}"/><stop offset="0.6" stop-color="#000" stop-opacity="0.03"/><stop offset="1" stop-color="#000" stop-opacity="0.18"/></radialGradient><rect width="800" height="1000" fill="url(#lamp)"/>`
}

/** A garment put together: shadow on the wall, pieces from back to front, texture, light, trims. */
export function assemble(
  paint: Paint,
  view: View,
  { material, pieces, close, relief = '', texture = '', seams = '', trims = '', beyond = [], wearer }: Garment,
): Drawn {
  if (view === 'detail') return { svg: near(paint, material, texture, close) }
  const cloth = clothOf(paint)
  const { flat, matt } = finishOf(material)
  const outline = pieces.filter(({ within }) => within === undefined).map(({ d }) => d)
  const whole = clipTo(...outline)
  const textured = clipTo(...pieces.filter(({ within, plain }) => within === undefined && !plain).map(({ d }) => d))
  const cut = (within: string | undefined, inner: string): string => {
    if (within === undefined) return inner
    const { def, use } = clipTo(within)
    return `${def}<g ${use}>${inner}</g>`
  }
  const laid = pieces.map(({ d, fill, within, cast = 0.35, on = '' }, i) => {
    const own = on && clipTo(d)
    const under = i > 0 && cast > 0 ? shadowOf(d, cast, flat) : ''
    const drawn = own ? `${own.def}<g ${own.use}>${on}</g>` : ''
    return cut(
      within,
      `${under}<path d="${d}" fill="${fill ?? 'url(#cloth)'}" stroke="${fill ?? paint.base}" stroke-width="1.6"/>${drawn}<path d="${d}" fill="none" stroke="${paint.seam}" stroke-width="${flat > 0 ? 1.5 : 1.2}" stroke-opacity="${flat > 0 ? 0.9 : 0.55}"/>`,
    )
  })
  const heights = pieces.map(({ d, form = d, within, roll = 46, level = 0.5, floor = 0.1, relief: folds = '' }) => {
    const own = folds && clipTo(d)
    const edge = floor + (level - floor) * flat * 0.62
    return cut(within, swell(d, roll * (1 - flat * 0.5), level, edge, form) + (own ? `${own.def}<g ${own.use}>${folds}</g>` : ''))
  })
  const thing = `<g ${whole.use}>${laid.join('')}</g><g ${textured.use}>${texture}</g>${lit(material, paint, outline, heights.join('') + relief)}<g ${whole.use}>${fading(matt, paint.lightness)}${seams}</g>${trims}`
  const defs = `<defs>${whole.def}${textured.def}${cloth}</defs>`
  if (view === 'worn' && wearer) {
    const garment = `${defs}<g>${thing}</g>`
    return { svg: 'legs' in wearer ? waistDown(wearer, garment, paint) : person(wearer, garment, paint) }
  }
  return { svg: `${defs}${wallShadow(outline)}<g>${thing}</g>`, box: boxOf([...outline, ...beyond]) }
}
