import { dice, pts, round, shape, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { plainCut, type Drawing } from '../studio.ts'
import { assemble, type Piece } from './cloth.ts'
import { stripes } from './cuts.ts'
import { crumple, fold, groove } from './folds.ts'
import { laid, ribsOf, stitchesOf } from './textures.ts'
import { stitches, tab } from './trims.ts'

/** Ribs that follow a round form: meridians from a crown to a lower edge. */
function meridians(crown: Point, left: Point, right: Point, count: number, bow: number): Point[][] {
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1)
    const a = (t - 0.5) * Math.PI
    const middle = (left[0] + right[0]) / 2
    const half = (right[0] - left[0]) / 2
    const x = middle + half * Math.sin(a)
    const y = left[1] + bow * Math.cos(a)
    return [
      [crown[0] + (x - crown[0]) * 0.1, crown[1] + 4],
      [crown[0] + (x - crown[0]) * 0.78, crown[1] + (y - crown[1]) * 0.34],
      [x, y],
    ]
  })
}

/** Tufts of yarn around a centre, the ones at the back darker. */
function pompom([x, y]: Point, paint: Paint): string {
  const roll = dice('pompom')
  const layers = [paint.darker, paint.dark, paint.base, paint.light, paint.lighter]
  const tufts = layers.map((color, layer) => {
    const d = Array.from({ length: 150 }, () => {
      const turn = roll() * Math.PI * 2
      const far = Math.sqrt(roll()) * (76 - layer * 6)
      const [sx, sy] = [x - layer * 3 + Math.cos(turn) * far, y - layer * 4 + Math.sin(turn) * far]
      return `M${round(sx)} ${round(sy)}l${round(Math.cos(turn) * (10 + roll() * 12))} ${round(Math.sin(turn) * (10 + roll() * 12))}`
    })
    return `<path d="${d.join('')}" stroke="${color}"/>`
  })
  return `<circle cx="${x + 5}" cy="${y + 9}" r="86" fill="#000" opacity=".14"/><circle cx="${x}" cy="${y}" r="76" fill="${paint.darker}"/><g stroke-width="5" stroke-linecap="round">${tufts.join('')}</g>`
}

/** Styles in order: one colour; a pompom; broad stripes; the cuff in a second colour. */
export const beanie: Drawing = (paint, view, cut = plainCut) => {
  const back = view === 'back'
  const { style } = cut
  const yarn = paint.lightness > 0.7 ? paint.accent : '#eee8da'
  const dome: Point[] = pts('206,660 200,520 222,390 292,286 404,248 512,288 580,392 600,522 594,660')
  const low: Point[] = pts('594,660 500,690 400,698 300,690 206,660')
  const cuff: Piece = {
    d: shape(
      pts('190,584 290,612 400,620 512,611 610,583'),
      pts('610,583 618,660 606,742'),
      pts('606,742 508,774 398,783 290,774 194,743'),
      pts('194,743 182,660 190,584'),
    ),
    roll: 40,
    level: 0.86,
    floor: 0.42,
    cast: 0.5,
    ...(style === 3 ? { fill: paint.accent } : {}),
    on: laid('rib'),
    relief: Array.from({ length: 41 }, (_, i) => {
      const a = (i / 40 - 0.5) * Math.PI
      const x = 400 + 212 * Math.sin(a)
      return groove(
        [
          [x, 586 + 32 * Math.cos(a)],
          [x + 1, 744 + 38 * Math.cos(a)],
        ],
        5 * Math.max(0.35, Math.cos(a)),
        0.24,
      )
    }).join(''),
  }
  const ribs = meridians([404, 252], [200, 600], [600, 600], 25, 30)
  return assemble(paint, view, {
    material: 'knit',
    close: ['rib', 420, 600],
    pieces: [
      {
        d: shape(dome, low),
        roll: 150,
        level: 0.72,
        floor: 0.14,
        relief:
          ribs.map((p) => groove(p, 7, 0.2)).join('') +
          fold([300, 330], [350, 300], [430, 292], 26, -0.1) +
          crumple([230, 300, 340, 280], 16, 0.08, 'lue', 30),
      },
      cuff,
    ],
    texture: `<defs>${ribsOf(paint, 'rib', 12)}${stitchesOf(paint, 'knit', 9)}</defs>${
      style === 2
        ? stripes(
            [
              [372, 60],
              [492, 60],
            ],
            yarn,
          )
        : ''
    }${laid('knit', 0.8)}`,
    seams: back ? stitches(pts('404,254 400,420 398,600'), paint, 0.9) : '',
    beyond: style === 1 ? ['M326 140L478 140L478 216L326 216Z'] : [],
    trims: (style === 1 ? pompom([402, 216], paint) : '') + (back ? '' : tab([508, 704], paint, -4, 46, 30)),
  })
}
