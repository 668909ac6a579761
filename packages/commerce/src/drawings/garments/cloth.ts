import { lit, swell, type Material } from '../materials.ts'
import type { Paint } from '../paint.ts'
import { clipTo, wallShadow } from '../studio.ts'

/** One cut of cloth (path data, px), lying over the ones before it. */
export interface Piece {
  readonly d: string
  /** Colour; the garment's own when left out. */
  readonly fill?: string
  /** How many px its edge curves away from the light (default 46). */
  readonly roll?: number
  /** How near it is to the camera, 0 to 1 (default 0.5). */
  readonly level?: number
  /** Where its height begins at the edge, 0 to 1 (default 0.1). */
  readonly floor?: number
  /** Strength of the shadow it throws on what lies behind it, 0 to 1 (default 0.35). */
  readonly cast?: number
  /** Drawn on the piece, cut to it. */
  readonly on?: string
  /** Relief of the piece, cut to it. */
  readonly relief?: string
}

export interface Garment {
  readonly material: Material
  readonly pieces: readonly Piece[]
  /** Relief over all pieces. */
  readonly relief?: string
  /** Colour and texture over all pieces, lit together with them. */
  readonly texture?: string
  /** Hard things on top, not lit by the relief: zips, tabs, cords. */
  readonly trims?: string
}

const gradient = (id: string, from: string, middle: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0.75" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="0.45" stop-color="${middle}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

/** A garment put together: shadow on the wall, pieces from back to front, texture, light, trims. */
export function assemble(paint: Paint, { material, pieces, relief = '', texture = '', trims = '' }: Garment): string {
  const outline = pieces.map(({ d }) => d)
  const whole = clipTo(...outline)
  const laid = pieces.map(({ d, fill, cast = 0.35, on = '' }, i) => {
    const under = i > 0 && cast > 0 ? `<g ${whole.use}><path d="${d}" transform="translate(3 6)" fill="#000" opacity="${cast}" filter="url(#soft6)"/></g>` : ''
    const own = on && clipTo(d)
    const drawn = own ? `${own.def}<g ${own.use}>${on}</g>` : ''
    return `${under}<path d="${d}" fill="${fill ?? 'url(#cloth)'}" stroke="${fill ?? paint.base}" stroke-width="1.6"/>${drawn}<path d="${d}" fill="none" stroke="${paint.seam}" stroke-width="1.3" opacity="0.75"/>`
  })
  const heights = pieces.map(({ d, roll = 46, level = 0.5, floor = 0.1, relief: folds = '' }) => {
    const own = folds && clipTo(d)
    return swell(d, roll, level, floor) + (own ? `${own.def}<g ${own.use}>${folds}</g>` : '')
  })
  const cloth = gradient('cloth', paint.light, paint.base, paint.dark)
  return `<defs>${whole.def}${cloth}</defs>${wallShadow(outline)}${laid.join('')}<g ${whole.use}>${texture}</g>${lit(material, paint, outline, heights.join('') + relief)}${trims}`
}
