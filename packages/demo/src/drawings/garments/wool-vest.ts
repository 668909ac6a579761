import { pts, shape, type Point } from '../geometry.ts'
import { plainCut, type Drawing } from '../studio.ts'
import { adult, torso, type Body } from './body.ts'
import { button } from './closures.ts'
import { assemble, type Piece } from './cloth.ts'
import { drape, groove } from './folds.ts'
import { armholes, beside } from './jacket.ts'
import { insideNeck, lipOf } from './neck.ts'
import { nap } from './textures.ts'
import { stitches } from './trims.ts'
import { undershirt } from './wearer.ts'

const both = [-1, 1] as const

const body: Body = {
  ...adult,
  neck: 72,
  neckY: 212,
  shoulder: 146,
  shoulderY: 250,
  chest: 168,
  underarmY: 412,
  waist: 160,
  hem: 170,
  hemY: 764,
  drop: 12,
}

const neckline: Point[] = [
  [400 - body.neck, body.neckY],
  [354, 286],
  [382, 362],
  [402, 408],
  [424, 362],
  [448, 286],
  [400 + body.neck, body.neckY],
]
const front: Point[] = [
  [414, 396],
  [417, 520],
  [416, 660],
  [414, 776],
]

/** Felted wool without sleeves: raw edges held by one seam, patch pockets, buttons of horn. */
export const woolVest: Drawing = (paint, view, { build } = plainCut) => {
  const back = view === 'back'
  const worn = view === 'worn'
  const horn = paint.lightness > 0.6 ? '#6b4a32' : '#c8a57b'
  const pockets = both.map((side): Piece => ({
    d: shape(
      beside(side, pts('50,586 136,580')),
      beside(side, pts('136,580 141,684 128,700')),
      beside(side, pts('128,700 64,706 54,692')),
      beside(side, pts('54,692 50,586')),
    ),
    roll: 9,
    level: 0.74,
    floor: 0.6,
    cast: 0.25,
  }))
  const opening: Piece = {
    d: shape(neckline, [
      [400 + body.neck, body.neckY],
      [400, body.neckY + 8],
      [400 - body.neck, body.neckY],
    ]),
    fill: paint.inner,
    roll: 24,
    level: 0.3,
    floor: 0.5,
    cast: 0,
    plain: true,
  }
  return assemble(paint, view, {
    material: 'fleece',
    close: ['buttons', 404, 420],
    wearer: { body, build, neckline: lipOf(body, 9, 34, 10), sleeveless: true },
    pieces: [
      ...(back || worn ? [] : [insideNeck(body, paint, 30)]),
      ...(worn ? [] : armholes(paint, '138,244 158,286 165,356 166,414', '166,414 146,404 122,352 120,276 138,244')),
      {
        d: torso(body, back ? -2 : 26),
        form: torso({ ...body, hemY: body.hemY + 110 }, 26),
        roll: 84,
        level: 0.6,
        floor: 0.3,
        relief:
          drape(body.chest, body.underarmY, body.hemY, 0.1, 'wool-vest') +
          (back
            ? groove(
                [
                  [400, 226],
                  [401, 500],
                  [400, 776],
                ],
                6,
                0.12,
              )
            : groove(front, 20, 0.1) + groove(front, 6, 0.22)),
      },
      ...(back ? [] : [opening, ...pockets]),
    ],
    texture: nap(0.3, '0.5'),
    seams: back
      ? ''
      : [
          ...both.map((side) => beside(side, pts('56,594 130,589'))),
          [
            [342, 226],
            [346, 290],
            [374, 368],
            [396, 420],
          ] as Point[],
          [
            [458, 226],
            [456, 290],
            [432, 368],
            [412, 410],
          ] as Point[],
          front.map(([x, y]): Point => [x - 34, y]),
        ]
          .map((points) => stitches(points, paint, 0.8))
          .join(''),
    trims: back ? '' : (worn ? undershirt(opening.d) : '') + [442, 524, 606, 688].map((y) => button([398, y], horn, 11)).join(''),
  })
}
