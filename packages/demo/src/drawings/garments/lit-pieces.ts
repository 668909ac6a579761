import { lit, swell, type Area, type Material } from '../materials.ts'
import type { Paint } from '../paint.ts'
import { clipTo } from '../studio.ts'
import type { Piece } from './cloth.ts'

/** Draws pieces of one material (inner SVG) with the lighting of the garment. */
export function litPieces(material: Material, paint: Paint, area: Area, pieces: readonly Piece[], over = ''): string {
  const outline = pieces.map(({ d }) => d)
  const flat = pieces.map(({ d, fill = paint.base, cast = 0 }) => {
    const shadow = cast > 0 ? `<path d="${d}" transform="translate(3 4)" fill="#1d0d08" opacity="${cast}" filter="url(#soft6)"/>` : ''
    return `${shadow}<path d="${d}" fill="${fill}"/>`
  })
  const heights = pieces.map(({ d, form = d, roll = 46, level = 0.5, floor = 0.1, relief = '' }) => {
    const { def, use } = clipTo(d)
    return swell(d, roll, level, floor, form) + (relief && `${def}<g ${use}>${relief}</g>`)
  })
  const { def, use } = clipTo(...outline)
  return `${def}<g><g ${use}>${flat.join('')}${over}</g>${lit(material, paint, outline, heights.join(''), 1, area)}</g>`
}
