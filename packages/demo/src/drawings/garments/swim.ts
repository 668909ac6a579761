import { mirror, pts, shape, type Point } from '../geometry.ts'
import type { Drawing } from '../studio.ts'
import { assemble, type Piece } from './cloth.ts'
import { crumple, fold, groove } from './folds.ts'
import { beside } from './jacket.ts'
import { fineRib } from './textures.ts'
import { stitches, tab } from './trims.ts'

const both = [-1, 1] as const

export const swimsuit: Drawing = (paint, view) => {
  const back = view === 'back'
  const right: Point[] = pts('468,176 490,250 520,330 528,372')
  const side: Point[] = pts('528,372 516,470 506,540 524,630 534,690')
  const legHole: Point[] = pts('534,690 500,716 460,766 432,832')
  const crotch: Point[] = pts('432,832 400,842 368,832')
  const strapIn: Point[] = [
    [442, 174],
    [442, 236],
    [back ? 448 : 430, back ? 400 : 300],
    [400, back ? 500 : 326],
  ]
  const d = shape(
    right,
    side,
    legHole,
    crotch,
    mirror(legHole),
    mirror(side),
    mirror(right),
    pts('332,176 358,174'),
    mirror([...strapIn]).toReversed(),
    strapIn.toReversed(),
    pts('442,174 468,176'),
  )
  const inside: Piece[] = back
    ? []
    : [
        {
          d: shape(pts('352,190 356,300 400,350 444,300 448,190'), pts('448,190 436,300 400,386 364,300 352,190')),
          fill: paint.inner,
          roll: 12,
          level: 0.3,
          floor: 0.5,
          cast: 0,
        },
      ]
  const panels: Piece[] = both.map((s) => ({
    within: d,
    d: shape(
      beside(s, pts('150,330 96,440 84,540 110,700')),
      beside(s, pts('110,700 190,720')),
      beside(s, pts('190,720 190,330')),
      beside(s, pts('190,330 150,330')),
    ),
    fill: paint.darker,
    roll: 6,
    level: 0.7,
    floor: 0.64,
    cast: 0.05,
  }))
  const lines = both.map((s) => beside(s, pts('150,330 96,440 84,540 110,700')))
  return assemble(paint, view, {
    material: 'stretch',
    close: ['hem', 440, 400],
    pieces: [
      ...inside,
      {
        d,
        roll: 110,
        level: 0.7,
        floor: 0.16,
        relief:
          fold([300, 540], [400, 556], [500, 536], 20, -0.06) +
          fold([310, 590], [400, 604], [492, 584], 18, 0.05) +
          crumple([320, 640, 160, 170], 10, 0.08, 'bad', 60) +
          fold([400, 350], [402, 420], [400, 480], 26, -0.07),
      },
      ...panels,
    ],
    relief: lines.map((p) => groove(p, 5, 0.14)).join(''),
    texture: fineRib(paint, 2.6, 0.35),
    seams: [...lines, legHole.map(([x, y]): Point => [x - 5, y - 9]), mirror(legHole).map(([x, y]): Point => [x + 5, y - 9])]
      .map((p) => stitches(p, paint))
      .join(''),
    trims: back ? '' : tab([330, 660], paint, 8, 24, 14),
  })
}
