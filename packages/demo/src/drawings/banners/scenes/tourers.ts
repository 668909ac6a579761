import { mix } from '../colour.ts'
import { n } from '../frame.ts'
import type { Point } from '../../geometry.ts'

export interface Tourer {
  /** px where the middle of the skis stands. */
  readonly x: number
  readonly y: number
  /** Height in px. */
  readonly size: number
  /** Degrees the ground rises to the right. */
  readonly rise: number
  readonly jacket: string
  readonly trousers: string
  readonly pack: string
  /** Colour of the light that falls from the upper left, and of what it does not reach. */
  readonly light: string
  readonly shade: string
}

/** A limb through its joints, thick as cloth, with its lit upper edge. */
export const limb = (points: readonly Point[], wide: number, colour: string, lit: string): string => {
  const d = (dx: number, dy: number): string => `M${points.map(([x, y]) => `${n(x + dx)} ${n(y + dy)}`).join('L')}`
  const drawn = (dx: number, dy: number, thick: number, paint: string): string =>
    `<path d="${d(dx, dy)}" fill="none" stroke="${paint}" stroke-width="${n(thick)}" stroke-linecap="round" stroke-linejoin="round"/>`
  return drawn(0, 0, wide, colour) + drawn(-wide * 0.2, -wide * 0.14, wide * 0.42, lit)
}

const pole = ([x, y]: Point, [tipX, tipY]: Point, colour: string): string => {
  const along = (share: number): string => `${n(x + (tipX - x) * share)} ${n(y + (tipY - y) * share)}`
  return `<path d="M${along(-0.07)}L${along(1)}" stroke="${colour}" stroke-width="1.7" stroke-linecap="round"/><path d="M${along(-0.09)}L${along(0.12)}" stroke="${colour}" stroke-width="3.2" stroke-linecap="round"/><path d="M${along(0.9)}m-3.4 0.6l6.8 -1.2" stroke="${colour}" stroke-width="1.7" stroke-linecap="round"/>`
}

/** A ski from its tail to its turned-up tip, its middle at a foot. */
const ski = ([x, y]: Point, rise: number, colour: string): string =>
  `<path d="M-41 -0.6Q-42 2 -38 2H36Q44 2 49 -5.4Q43 -1.4 35 -1.2Z" transform="translate(${n(x)} ${n(y)}) rotate(${n(-rise)})" fill="${colour}"/>`

export const boot = ([x, y]: Point, turn: number, colour: string, lit: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><path d="M-6.4 -16L5.4 -17L7 -7Q16 -5 17 -0.6L16 1H-6.6Q-8.4 -8 -6.4 -16Z" fill="${colour}"/><path d="M-6 -14L-2 -14.4L-2 -1H-6.6Q-7.6 -8 -6 -14Z" fill="${lit}" opacity="0.6"/></g>`

/** Somebody on skis who walks uphill to the right with a rucksack, seen from the side. */
export const tourer = ({ x, y, size, rise, jacket, trousers, pack, light, shade }: Tourer): string => {
  const slope = Math.tan((rise * Math.PI) / 180)
  const onGround = (place: number, over = 0): Point => [place, -place * slope - over]
  const dark = (colour: string, share: number): string => mix(colour, shade, share)
  const lit = (colour: string, share = 0.5): string => mix(colour, light, share)
  const far = dark(trousers, 0.5)
  const metal = dark('#2b323a', 0.35)
  const [hind, fore] = [onGround(-15, 1), onGround(13, 1)]
  const [hip, knee, back]: readonly [Point, Point, Point] = [
    [0, -51],
    [17, fore[1] - 30],
    [-9, hind[1] - 28],
  ]
  const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
  return [
    `<g transform="translate(${n(x)} ${n(y)}) scale(${(size / 100).toFixed(3)})">`,
    // What is on the far side of the body.
    ski(onGround(19, 3), rise, dark(metal, 0.3)),
    pole([31, -62 - 9 * slope], onGround(40), metal),
    limb(
      [
        [9, -77],
        [19, -63],
        [30, -62 - 9 * slope],
      ],
      8,
      dark(jacket, 0.5),
      dark(jacket, 0.4),
    ),
    limb([hip, knee, [fore[0] - 1, fore[1] - 13]], 12, far, dark(trousers, 0.25)),
    boot(fore, -rise, dark(metal, 0.2), metal),
    // The hind leg, its heel free.
    ski(onGround(-11, -0.6), rise, metal),
    boot([hind[0] - 2, hind[1] - 2.6], 14 - rise, dark('#39424c', 0.2), lit('#39424c', 0.3)),
    limb([hip, back, [hind[0] - 3, hind[1] - 14]], 12.5, trousers, lit(trousers, 0.3)),
    // Rucksack, with an ice axe and a rolled rope.
    shape('M-3 -88C-18 -90 -25 -78 -24 -64C-24 -54 -20 -48 -12 -48L-2 -50Z', dark(pack, 0.25)),
    shape('M-4 -88C-18 -90 -25 -78 -24 -64L-17 -62C-17 -74 -12 -84 -4 -85Z', lit(pack, 0.55)),
    shape('M-20 -88C-19 -96 -4 -97 0 -90L-2 -85L-18 -84Z', lit(pack, 0.25)),
    `<path d="M-21 -78L-12 -46M-25 -81L-15 -79" stroke="${metal}" stroke-width="2" stroke-linecap="round"/>`,
    // Jacket.
    shape('M-9 -45C-10 -60 -8 -76 2 -85Q10 -88 17 -82C20 -70 17 -56 13 -44Q2 -40 -9 -45Z', dark(jacket, 0.12)),
    shape('M-9 -45C-10 -60 -8 -76 2 -85L8 -86C2 -74 0 -60 0 -43Q-5 -43 -9 -45Z', lit(jacket, 0.42)),
    `<path d="M-8 -53Q3 -49 15 -53" fill="none" stroke="${dark(pack, 0.5)}" stroke-width="2.6"/><path d="M5 -85Q14 -76 9 -62" fill="none" stroke="${dark(pack, 0.4)}" stroke-width="3"/>`,
    // Head with helmet.
    shape('M8 -86L17 -83L22 -89L20 -98L10 -98Z', dark('#b98d6e', 0.45)),
    shape('M4.6 -92C4 -106 24 -108 25 -94L15 -94.6L12 -88Q6 -88 4.6 -92Z', dark(pack, 0.1)),
    shape('M4.6 -92C4 -106 20 -107 23 -100C16 -103 9 -100 8 -89Q5 -89 4.6 -92Z', lit(pack, 0.6)),
    // The near arm.
    pole([7, -55], onGround(-29), metal),
    limb(
      [
        [4, -77],
        [-4, -62],
        [7, -56],
      ],
      8.6,
      jacket,
      lit(jacket, 0.5),
    ),
    `<circle cx="8" cy="-55.6" r="4.4" fill="${metal}"/>`,
    '</g>',
  ].join('')
}

/** Where the lamp on a tourer's helmet and the knot at the waist are in the picture, px. */
export const lampOf = ({ x, y, size }: Tourer): Point => [x + size * 0.24, y - size * 0.97]
export const waistOf = ({ x, y, size }: Tourer): Point => [x + size * 0.05, y - size * 0.5]
