import { curve, dice, shape, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { clipTo } from '../studio.ts'
import { fold } from './folds.ts'
import { litPieces } from './lit-pieces.ts'
import type { Wearer } from './wearer.ts'

const both = [-1, 1] as const

/** Clip path for head and neck: everything above the garment's neckline (path data). */
function aboveOf(neckline: readonly Point[]): string {
  const [[left, leftY], [right, rightY]] = [neckline[0] as Point, neckline.at(-1) as Point]
  return `${curve(neckline)}L${right + 26} ${rightY - 40}L900 -400H-100L${left - 26} ${leftY - 40}Z`
}

/** Neck and chin. The garment hides the lower part, and the picture ends above the chin. */
export function neck({ build, neckline }: Pick<Wearer, 'build' | 'neckline'>, skin: Paint, chinY: number, top: number): string {
  const half = { men: 52, women: 43, child: 45 }[build]
  const jaw = { men: 82, women: 73, child: 88 }[build]
  const lowest = Math.max(...neckline.map(([, y]) => y))
  const side = (s: 1 | -1): Point[] => [
    [400 + s * (half + 2), chinY - 70],
    [400 + s * half, chinY + 10],
    [400 + s * (half + 1), chinY + 34],
    [400 + s * (half + 9), chinY + 62],
    [400 + s * (half + 34), chinY + 96],
    [400 + s * (half + 40), lowest + 30],
  ]
  const column = shape(side(1), [side(1).at(-1) as Point, side(-1).at(-1) as Point], side(-1).toReversed(), [
    side(-1)[0] as Point,
    side(1)[0] as Point,
  ])
  const above = clipTo(aboveOf(neckline))
  const jawLine = (s: 1 | -1): Point[] => [
    [400 + s * jaw, chinY - 150],
    [400 + s * (jaw - 2), chinY - 92],
    [400 + s * jaw * 0.86, chinY - 48],
    [400 + s * jaw * 0.56, chinY - 14],
    [400 + s * jaw * 0.26, chinY + 1],
    [400, chinY + 4],
  ]
  const face = shape([...jawLine(1), ...jawLine(-1).toReversed().slice(1)], [jawLine(-1)[0] as Point, jawLine(1)[0] as Point])
  const cords =
    both.map((s) => fold([400 + s * (half - 4), chinY + 10], [400 + s * 30, chinY + 56], [400 + s * 9, chinY + 104], 12, 0.14)).join('') +
    fold([392, chinY + 84], [400, chinY + 104], [408, chinY + 84], 14, -0.22)
  const edge = curve(neckline)
  const under = `<path d="${face}" transform="translate(10 34)" fill="#4a2012" opacity=".5" filter="url(#soft6)"/><path d="${edge}" fill="none" stroke="#200d07" stroke-width="34" stroke-opacity=".5" filter="url(#soft6)"/>`
  const gradient = (id: string, x2: number, y1: number, y2: number, stops: string): string =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${400 - x2}" y1="${y1}" x2="${400 + x2}" y2="${y2}">${stops}</linearGradient>`
  const stop = (offset: number, color: string, opacity: number): string =>
    `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`
  const defs =
    gradient(
      'cheek',
      jaw,
      0,
      0,
      stop(0, skin.darker, 0.55) +
        stop(0.22, skin.light, 0.5) +
        stop(0.5, skin.light, 0.2) +
        stop(0.75, skin.dark, 0.5) +
        stop(1, skin.darker, 1),
    ) + gradient('jaw', 0, chinY - 40, chinY + 5, stop(0, skin.darker, 0) + stop(0.55, skin.darker, 0.16) + stop(1, skin.darker, 0.95))
  const inFace = clipTo(face)
  const chin = `<ellipse cx="393" cy="${chinY - 19}" rx="24" ry="11" fill="${skin.lighter}" opacity=".5" filter="url(#soft6)"/><ellipse cx="400" cy="${chinY - 44}" rx="26" ry="5" fill="${skin.darker}" opacity=".55" filter="url(#soft6)"/>`
  const area = [240, top, 320, lowest - top + 100] as const
  return `<defs>${above.def}</defs><g ${above.use}>${litPieces('skin', skin, area, [{ d: column, roll: 44, level: 0.5, floor: 0.05, relief: cords }], under)}</g><defs>${defs}${inFace.def}</defs><path d="${face}" fill="${skin.base}"/><path d="${face}" fill="url(#cheek)"/><g ${inFace.use}>${chin}</g><path d="${face}" fill="url(#jaw)"/>`
}

/** Long hair, tucked into the collar. */
export function hair({ body: b, neckline }: Pick<Wearer, 'body' | 'neckline'>, color: string, chinY: number): string {
  const y = b.neckY + 30
  const side = (s: 1 | -1): Point[] => [
    [400 + s * 92, chinY - 150],
    [400 + s * 90, chinY - 50],
    [400 + s * 83, chinY + 4],
    [400 + s * 73, chinY + 40],
    [400 + s * 70, y],
  ]
  const d = shape(side(1), [side(1).at(-1) as Point, side(-1).at(-1) as Point], side(-1).toReversed(), [
    side(-1)[0] as Point,
    side(1)[0] as Point,
  ])
  const roll = dice('hair')
  const strands = Array.from({ length: 34 }, (_, i) => {
    const x = (i % 2 === 0 ? -1 : 1) * (44 + roll() * 46)
    return fold([400 + x, chinY - 140], [400 + x * 1.02, chinY - 30], [400 + x * 0.8, y], 4 + roll() * 5, (roll() - 0.55) * 0.4)
  })
  const { def, use } = clipTo(aboveOf(neckline))
  const own = clipTo(d)
  return `<defs>${def}${own.def}</defs><g ${use}><path d="${d}" fill="${color}"/><g ${own.use}>${strands.join('')}<path d="${d}" fill="none" stroke="#000" stroke-width="26" stroke-opacity=".4" filter="url(#soft6)"/></g></g>`
}
