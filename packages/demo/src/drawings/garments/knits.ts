import { pts, round, shape, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { plainCut, type Drawing } from '../studio.ts'
import { standing, type Body } from './body.ts'
import { button } from './closures.ts'
import { assemble, type Piece } from './cloth.ts'
import { fitted, stripes } from './cuts.ts'
import { groove } from './folds.ts'
import { beside, cuffLines, hemLine, upper } from './jacket.ts'
import { backBand, insideNeck, lipOf, neckBand } from './neck.ts'
import { laid, ribsOf, stitchesOf } from './textures.ts'
import { woolColor } from './wearer.ts'

const both = [-1, 1] as const

/** Knitted ends: a rib over the lowest `high` px of body and sleeves. */
function ribEnds(b: Body, paint: Paint, high: number, id: string): { texture: string; relief: string; seams: string } {
  const lines = [hemLine(b, high), ...cuffLines(b, high - 4)]
  const band = (line: readonly Point[]): string => {
    const low = line.map(([x, y]): Point => [x, y + high + 26]).toReversed()
    return shape(line, low)
  }
  const bands = lines.map(band)
  const bodyClip = `<clipPath id="${id}-ends">${bands.map((d) => `<path d="${d}"/>`).join('')}</clipPath>`
  return {
    texture: `<defs>${bodyClip}${ribsOf(paint, id, 8)}</defs><g clip-path="url(#${id}-ends)">${bands.map((d) => `<path d="${d}" fill="${paint.dark}"/>`).join('')}${laid(id)}</g>`,
    relief: lines.map((points) => groove(points, 14, 0.08) + groove(points, 5, 0.1)).join(''),
    seams: '',
  }
}

const rose = ['0001000', '0011100', '0110110', '1101011', '0110110', '0011100', '0001000', '0000000']

const peaks = ['0001000', '0010100', '0100010', '1000001']

/** Rows of knitted figures in contrasting yarn, each stitch `size` px wide, along a line. */
function figures(y: number, paint: Paint, size: number, rowsOf = rose, lines = true): string {
  const w = size * 7
  const cell = rowsOf.flatMap((row, r) =>
    row
      .split('')
      .flatMap((bit, c) =>
        bit === '1'
          ? [
              `M${round(c * size)} ${round(r * size * 0.84 + size * 0.1)}l${round(size * 0.5)} ${round(size * 0.7)}l${round(size * 0.5)} ${round(-size * 0.7)}`,
            ]
          : [],
      ),
  )
  const line = (dy: number) =>
    `<path d="M60 ${y + dy}H740" fill="none" stroke="${paint.accent}" stroke-width="${size * 0.7}" stroke-dasharray="${size * 0.9} ${size * 1.1}"/>`
  const yarn = paint.lightness > 0.7 ? paint.accent : '#eee8da'
  const copies = Array.from(
    { length: 15 },
    (_, i) =>
      `<path transform="translate(${round(400 - 7.5 * w + i * w)} ${y})" d="${cell.join('')}" fill="none" stroke="${yarn}" stroke-width="${size * 0.55}" stroke-linejoin="round"/>`,
  )
  return `<g opacity=".92">${copies.join('')}${lines ? line(-size * 1.6) + line(size * 7.4) : ''}</g>`
}

const loose: Body = { ...standing, arm: 62, cuff: 40, waist: 170, hem: 160, hemY: 756, wrist: [228, 744] }

/** A cable: two cords of stitches that cross again and again, down the front. */
const cables = [-96, -32, 32, 96]
  .map((at) => {
    const cord = (turn: number): string =>
      groove(
        Array.from({ length: 24 }, (_, i): Point => [400 + at + turn * 9 * Math.sin(i * 1.57), 236 + i * 21]),
        6,
        0.2,
      )
    return (
      cord(1) +
      cord(-1) +
      [-19, 19]
        .map((dx) =>
          groove(
            [
              [400 + at + dx, 230],
              [400 + at + dx, 716],
            ],
            5,
            0.16,
          ),
        )
        .join('')
    )
  })
  .join('')

/** Styles in order: roses; cables; figures down to the chest; broad stripes. */
export const woolSweater: Drawing = (paint, view, cut = plainCut) => {
  const back = view === 'back'
  const { style } = cut
  const woolly = fitted(loose, cut, view)
  const rib = ribEnds(woolly, paint, 54, 'rib')
  const patterns = [
    figures(286, paint, 7) + figures(362, paint, 7, peaks, false),
    '',
    figures(250, paint, 7, peaks, false) +
      figures(292, paint, 7) +
      figures(368, paint, 7, peaks, false) +
      figures(408, paint, 7, rose, false),
    stripes(
      [
        [330, 46],
        [422, 46],
        [514, 46],
        [606, 46],
      ],
      paint.lightness > 0.7 ? paint.accent : '#eee8da',
    ),
  ]
  const band = back ? backBand(woolly, 26, laid('rib')) : neckBand(woolly, 34, 28, laid('rib'))
  return assemble(paint, view, {
    material: 'knit',
    close: ['rib', 400, 376],
    wearer: { body: woolly, build: cut.build, neckline: lipOf(woolly, 9, 34, 6) },
    pieces: [
      ...(back ? [] : [insideNeck(woolly, paint, 34)]),
      ...upper(woolly, 0.115, 'knit', back ? -4 : 36, {
        relief: style === 1 ? cables : both.map((s) => groove(beside(s, pts('70,214 118,300 168,384')), 6, 0.12)).join(''),
      }),
      band,
    ],
    relief: rib.relief,
    texture: `<defs>${stitchesOf(paint, 'knit', 9)}</defs>${patterns[style] ?? ''}${laid('knit')}${rib.texture}`,
  })
}

export const woolCardigan: Drawing = (paint, view, { build } = plainCut) => {
  const back = view === 'back'
  const worn = view === 'worn'
  const b = fitted(loose, plainCut, view)
  const rib = ribEnds(b, paint, 50, 'rib')
  const edge: Point[] = [
    [400 - b.neck + 4, b.neckY],
    [370, 262],
    [392, 352],
    [391, 560],
    [390, 773],
  ]
  const other: Point[] = [
    [424, 774],
    [424, 560],
    [424, 360],
    [440, 262],
    [400 + b.neck + 16, b.neckY + 2],
  ]
  const bandLeft: Piece = {
    d: shape(edge, pts('390,773 424,774'), other.slice(0, 3), [
      [424, 360],
      [404, 340],
      [384, 252],
      [400 - b.neck + 22, b.neckY - 2],
      [400 - b.neck + 4, b.neckY],
    ]),
    roll: 12,
    level: 0.8,
    floor: 0.55,
    on: laid('rib'),
  }
  const opening: Piece = {
    d: shape(
      [
        [400 - b.neck + 2, b.neckY - 4],
        [372, 262],
        [408, 352],
      ],
      [
        [408, 352],
        [434, 262],
        [400 + b.neck - 2, b.neckY - 4],
      ],
      [
        [400 + b.neck - 2, b.neckY - 4],
        [400, b.neckY - 18],
        [400 - b.neck + 2, b.neckY - 4],
      ],
    ),
    fill: worn ? woolColor : paint.inner,
    plain: worn,
    roll: 26,
    level: 0.3,
    floor: 0.55,
    cast: 0,
    on: worn ? '' : laid('knit'),
  }
  const bandRight: Piece = {
    d: shape(
      [
        [408, 352],
        [426, 268],
        [400 + b.neck - 16, b.neckY - 6],
      ],
      [
        [400 + b.neck - 16, b.neckY - 6],
        [400 + b.neck + 8, b.neckY],
      ],
      [
        [400 + b.neck + 8, b.neckY],
        [450, 272],
        [424, 366],
      ],
      pts('424,366 408,352'),
    ),
    roll: 12,
    level: 0.8,
    floor: 0.55,
    on: laid('rib'),
  }
  const pockets = both.map((s): Piece => ({
    d: shape(beside(s, pts('52,598 136,594')), beside(s, pts('136,594 137,616')), beside(s, pts('137,616 52,620'))),
    roll: 8,
    level: 0.8,
    floor: 0.6,
    cast: 0.3,
    on: laid('rib'),
  }))
  return assemble(paint, view, {
    material: 'knit',
    close: ['buttons', 400, 420],
    wearer: { body: b, build, neckline: lipOf(b, 9, 26, 10) },
    pieces: [
      ...upper(b, 0.115, 'cardi', back ? -4 : 4),
      ...(back ? [backBand(b, 22, laid('rib'))] : [opening, bandRight, bandLeft, ...pockets]),
    ],
    relief: rib.relief + (back ? '' : both.map((s) => groove(beside(s, pts('52,600 54,690 100,700 138,690 137,600')), 5, 0.12)).join('')),
    texture: `<defs>${stitchesOf(paint, 'knit', 9)}</defs>${laid('knit')}${rib.texture}`,
    trims: back
      ? ''
      : [380, 462, 544, 626, 700, 756].map((y) => button([407, y], paint.lightness > 0.6 ? '#6b4a32' : '#c8a57b', 9)).join(''),
  })
}
