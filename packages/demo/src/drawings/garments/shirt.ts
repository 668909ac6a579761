import { pts, shape } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { plainCut, type Drawing } from '../studio.ts'
import { adult, torso } from './body.ts'
import { button } from './closures.ts'
import { assemble, type Piece } from './cloth.ts'
import { fitted } from './cuts.ts'
import { beside, cuffLines, hemLine, seamed, upper, yokeLine } from './jacket.ts'
import { laid, weave } from './textures.ts'
import { stitches, tab } from './trims.ts'

const both = [-1, 1] as const

/** A woven check of broad bands in darker, lighter and contrasting yarn. */
function check(paint: Paint, size: number): string {
  const dark = paint.lightness < 0.4 ? '#000' : paint.darker
  const band = (x: number, width: number, color: string, opacity: number) =>
    `<rect x="${x}" width="${width}" height="${size}" fill="${color}" opacity="${opacity}"/><rect y="${x}" height="${width}" width="${size}" fill="${color}" opacity="${opacity}"/>`
  const thin = paint.lightness > 0.6 ? paint.accent : '#f1ead9'
  return `<defs><pattern id="check" x="22" y="10" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${band(0, size * 0.42, dark, 0.42)}${band(size * 0.68, 5, thin, 0.5)}${band(size * 0.14, 5, paint.lighter, 0.45)}</pattern></defs>${laid('check')}`
}

const pinstripes = (paint: Paint): string =>
  `<defs><pattern id="check" width="22" height="22" patternUnits="userSpaceOnUse"><path d="M4 0h5v22h-5z" fill="${paint.lightness > 0.6 ? paint.accent : '#f1ead9'}" opacity=".6"/></pattern></defs>${laid('check')}`

/** Styles in order: a broad check; one colour; a small check; one chest pocket and stripes. */
export const shirt: Drawing = (paint, view, cut = plainCut) => {
  const back = view === 'back'
  const { style } = cut
  const b = fitted(
    {
      ...adult,
      neck: 60,
      neckY: 180,
      shoulderY: 222,
      underarmY: 380,
      hemY: 780,
      drop: 34,
      hem: 168,
      waist: 162,
      arm: 54,
      cuff: 40,
      wrist: [236, 752],
    },
    cut,
    view,
  )
  const y = b.neckY
  const leaf = (side: 1 | -1): Piece => ({
    d: shape(
      beside(side, [
        [3, y + 44],
        [30, y - 2],
        [64, y - 40],
      ]),
      beside(side, [
        [64, y - 40],
        [82, y - 10],
        [96, y + 30],
      ]),
      beside(side, [
        [96, y + 30],
        [82, y + 72],
        [62, y + 86],
      ]),
      beside(side, [
        [62, y + 86],
        [30, y + 70],
        [3, y + 44],
      ]),
    ),
    roll: 10,
    level: 0.86,
    floor: 0.62,
    cast: 0.4,
  })
  const placket: Piece = {
    d: shape(pts('384,226 384,520 385,812'), pts('385,812 420,813'), pts('420,813 419,520 418,224'), pts('418,224 384,226')),
    within: torso(b, 26),
    roll: 7,
    level: 0.78,
    floor: 0.6,
    cast: 0.22,
  }
  const pockets = both.map((s): Piece => ({
    d: shape(
      beside(s, pts('54,340 134,336')),
      beside(s, pts('134,336 136,420')),
      beside(s, pts('136,420 96,442 56,424')),
      beside(s, pts('56,424 54,340')),
    ),
    roll: 7,
    level: 0.74,
    floor: 0.62,
    cast: 0.2,
  }))
  const flaps = both.map((s): Piece => ({
    d: shape(
      beside(s, pts('51,332 138,328')),
      beside(s, pts('138,328 139,352')),
      beside(s, pts('139,352 96,374 51,357')),
      beside(s, pts('51,357 51,332')),
    ),
    roll: 7,
    level: 0.82,
    floor: 0.66,
    cast: 0.3,
  }))
  const seams = seamed([...(back ? [yokeLine(b, 70, 4)] : []), ...cuffLines(b, 52)], paint, 5)
  const neckBack: Piece = {
    d: shape(
      [
        [328, y - 34],
        [400, y - 52],
        [472, y - 34],
      ],
      [
        [472, y - 34],
        [494, y + 22],
      ],
      [
        [494, y + 22],
        [400, y + 44],
        [306, y + 22],
      ],
      [
        [306, y + 22],
        [328, y - 34],
      ],
    ),
    roll: 14,
    level: 0.84,
    floor: 0.55,
    cast: 0.3,
  }
  const opening: Piece = {
    d: shape(
      [
        [338, y - 34],
        [400, y - 48],
        [462, y - 34],
      ],
      [
        [462, y - 34],
        [440, y + 16],
        [402, y + 62],
      ],
      [
        [402, y + 62],
        [362, y + 16],
        [338, y - 34],
      ],
    ),
    fill: paint.inner,
    roll: 16,
    level: 0.3,
    floor: 0.55,
    cast: 0,
  }
  return assemble(paint, view, {
    material: 'jersey',
    close: ['buttons', 420, 270],
    wearer: { body: b, build: cut.build, neckline: pts('340,146 362,196 402,242 440,196 460,146') },
    pieces: [
      ...upper(b, 0.15, 'skjorte', back ? -4 : 30),
      ...(back ? [neckBack] : [opening, placket, ...pockets, ...flaps, leaf(-1), leaf(1)]),
    ],
    relief: seams.relief,
    texture: `${[check(paint, 62), '', check(paint, 30), pinstripes(paint)][style] ?? ''}${weave(paint, 3, style === 1 ? 1 : 0.6)}`,
    seams:
      seams.seams +
      stitches(hemLine(b, 12), paint) +
      (back ? '' : stitches(pts('389,230 389,520 390,812'), paint) + stitches(pts('414,230 414,520 415,812'), paint)),
    trims: back
      ? ''
      : [268, 352, 436, 520, 604, 688, 764].map((at) => button([402, at], paint.lightness > 0.55 ? '#5b4636' : '#d9ccb4', 7)).join('') +
        both.map((s) => button([400 + s * 95, 362], paint.lightness > 0.55 ? '#5b4636' : '#d9ccb4', 6)).join('') +
        tab([526, 402], paint, 0, 16, 10),
  })
}
