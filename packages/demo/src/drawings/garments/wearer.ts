import { dice, shape, type Point } from '../geometry.ts'
import type { Material } from '../materials.ts'
import { paintOf, type Paint } from '../paint.ts'
import { clipTo, type Cut } from '../studio.ts'
import { wristOf, type Body } from './body.ts'
import type { Piece } from './cloth.ts'
import { groove } from './folds.ts'
import { put } from './hands.ts'
import { hair, neck } from './head.ts'
import { upper } from './jacket.ts'
import { leg, trousers, type Legs } from './legs.ts'
import { litPieces } from './lit-pieces.ts'
import { fineRib } from './textures.ts'

/** px from the upper edge of the picture to the foot of the neck, and the size of the person across and down. */
export type Frame = readonly [tall: number, across: number, down: number]

/** Who wears a top. */
export interface Wearer {
  readonly body: Body
  readonly build: Cut['build']
  /** The front neckline from left to right, as points in px. */
  readonly neckline: readonly Point[]
  /** The garment has no sleeves, so the sleeves of a wool top under it are drawn. */
  readonly sleeveless?: true
  /** The hands wear gloves, as with warm jackets. */
  readonly gloves?: boolean
  /** The garment has legs of its own, so no trousers are drawn. Their colour is the one at the lower edge of the picture. */
  readonly onePiece?: { readonly legs: Legs; readonly color: string }
  /** Trousers of the garment's own cloth, as in a set. */
  readonly matching?: { readonly material: Material; readonly color: string }
  /** Position and scale of the person; by default those of `frames` for the build. */
  readonly frame?: Frame
}

/** Quiet trousers, so that the garment is what one sees: dark ones, and lighter ones under a dark garment. */
const clothes = { dark: ['#2b2f36', '#3a3630', '#2c352f', '#343a44'], light: ['#746e61', '#5f6870', '#656a5a'] }
export const skins = ['#dcb198', '#e3bda6', '#c99878', '#8a5d45']
const hairs = ['#5a4331', '#8a6a45', '#3c2e26', '#241d1a']

/** Colour of the wool top under a sleeveless or open garment. */
export const woolColor = '#c9c5bb'

/** The part of the wool top that shows in the opening of the garment; `d` is the outline of the opening (path data). */
export function undershirt(d: string): string {
  const { def, use } = clipTo(d)
  return `<defs>${def}</defs><g ${use}><path d="${d}" fill="${woolColor}"/>${fineRib(paintOf(woolColor), 4.4, 0.9)}<path d="${d}" fill="none" stroke="#000" stroke-width="30" stroke-opacity=".5" filter="url(#soft6)"/></g>`
}

const gradientDown = (id: string, from: number, to: number, stops: string): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${from}" x2="0" y2="${to}">${stops}</linearGradient>`

/** Covers the lower end of legs (path data) with their plain colour: near the picture's edge the lighting filter draws a dark strip. */
export function fadedEnds(legOutlines: readonly string[], { dark }: Paint, bottom: number): string {
  const stops = `<stop offset="0" stop-color="${dark}" stop-opacity="0"/><stop offset="1" stop-color="${dark}"/>`
  return `<defs>${gradientDown('fade', bottom - 54, bottom - 18, stops)}</defs>${legOutlines.map((d) => `<path d="${d}" fill="url(#fade)"/>`).join('')}`
}

/** The trousers below a top's hem, down to the lower edge of the picture. */
function legs({ body: b, build, matching }: Wearer, quiet: string, bottom: number): string {
  const { material, color } = matching ?? { material: 'twill', color: quiet }
  const paint = paintOf(color)
  const wide = (b.hem / 180) * (matching ? 1.08 : 1)
  const l: Legs = {
    top: b.hemY - 130,
    waist: Math.min(b.hem, b.waist) - 44,
    hip: (build === 'women' ? 160 : 154) * wide,
    hipY: b.hemY - 70,
    crotchY: b.hemY - 64,
    kneeY: b.neckY + 850,
    hemY: b.neckY + 1200,
    knee: [126 * wide, 26],
    hem: [120 * wide, 30],
  }
  const pieces = trousers(l, 0.1, `worn${build}`)
  const cast = gradientDown(
    'cast-down',
    b.hemY - 4,
    b.hemY + b.drop + 58,
    '<stop offset="0" stop-opacity=".72"/><stop offset=".45" stop-opacity=".3"/><stop offset="1" stop-opacity="0"/>',
  )
  const shadows =
    `<rect x="150" y="${b.hemY - 60}" width="500" height="180" fill="url(#cast-down)"/>` +
    `<path d="M392 ${l.crotchY - 40}h16L420 1200H380Z" fill="#0b0d10" opacity=".5" filter="url(#soft6)"/>`
  return `<defs>${cast}</defs>${litPieces(material, paint, [200, b.hemY - 160, 400, bottom - b.hemY + 160], pieces, shadows)}${fadedEnds(
    pieces.map(({ d }) => d),
    paint,
    bottom,
  )}`
}

/** A hanging hand with the thumb in front. The wrist reaches into the cuff, so that no gap shows. */
export function hand(b: Body, side: 1 | -1, size: number): Piece[] {
  const [wx, wy] = wristOf(b, side)
  const at = put(400 + side * wx, wy, side === -1 && b.pocket ? -26 : side * 5, side === -1)
  const of = (...edges: readonly (readonly Point[])[]): string =>
    shape(...edges.map((edge) => at(edge.map(([x, y]): Point => [x * size, y * size]))))
  const back = of(
    [
      [-27, -40],
      [27, -40],
    ],
    [
      [27, -40],
      [30, -6],
      [37, 28],
      [38, 58],
      [33, 84],
    ],
    [
      [33, 84],
      [10, 92],
      [-22, 84],
    ],
    [
      [-22, 84],
      [-27, 50],
      [-30, 16],
      [-27, -40],
    ],
  )
  const onward = of(
    [
      [-27, -160],
      [27, -160],
    ],
    [
      [27, -160],
      [30, -6],
      [37, 28],
      [38, 58],
      [33, 124],
    ],
    [
      [33, 124],
      [-22, 124],
    ],
    [
      [-22, 124],
      [-27, 50],
      [-30, 16],
      [-27, -160],
    ],
  )
  const finger = (x: number, y: number, wide: number, long: number, lean: number): Piece => ({
    d: of(
      [
        [x - wide, y],
        [x - wide + lean * 0.5, y + long * 0.5],
        [x - wide * 0.8 + lean, y + long * 0.88],
        [x + lean, y + long],
        [x + wide * 0.8 + lean, y + long * 0.86],
        [x + wide + lean * 0.4, y + long * 0.45],
        [x + wide, y],
      ],
      [
        [x + wide, y],
        [x - wide, y],
      ],
    ),
    roll: 12 * size,
    level: 0.6,
    floor: 0.26,
    cast: 0.3,
    relief: groove(
      at([
        [(x - wide) * size, (y + long * 0.5) * size],
        [(x + lean * 0.4) * size, (y + long * 0.53) * size],
        [(x + wide) * size, (y + long * 0.48) * size],
      ]),
      4,
      0.1,
    ),
  })
  const thumb: Piece = {
    d: of(
      [
        [-24, -4],
        [-33, 22],
        [-36, 46],
        [-32, 70],
        [-25, 86],
        [-15, 88],
        [-10, 76],
        [-12, 54],
        [-4, 30],
        [4, 8],
      ],
      [
        [4, 8],
        [-10, -6],
        [-24, -4],
      ],
    ),
    roll: 15 * size,
    level: 0.72,
    floor: 0.3,
    cast: 0.5,
  }
  return [
    finger(27, 66, 9.5, 52, -12),
    { d: back, form: onward, roll: 26 * size, level: 0.62, floor: 0.2 },
    finger(14, 68, 10.5, 62, -10),
    finger(-2, 66, 11, 58, -6),
    thumb,
  ]
}

/** Sleeves of the wool top under a sleeveless garment. */
function sleeves(b: Body, size: number, paint: Paint): { svg: string; body: Body } {
  const slim: Body = {
    ...b,
    shoulder: b.shoulder + 6,
    arm: 50 * size,
    cuff: 34 * size,
    wrist: [b.shoulder + 62 * size, b.shoulderY + 508],
    pocket: [b.hem + 10, b.shoulderY + 486],
  }
  const pieces = upper(slim, 0.12, 'sleeve', 26).slice(0, 2)
  return { svg: litPieces('wool', paint, [80, b.shoulderY - 40, 640, 600], pieces, fineRib(paint, 4.4, 0.9)), body: slim }
}

export const handSizes = { men: 1, women: 0.88, child: 0.84 } as const

/** Children are shorter. */
const frames: Readonly<Record<Cut['build'], Frame>> = { men: [114, 1.14, 1.14], women: [114, 1.17, 1.17], child: [124, 1.09, 0.96] }

/** Picks one of several, always the same ones for a garment of this colour and build. */
export function chooser(color: string, build: Cut['build']): (of: readonly string[]) => string {
  const roll = dice(`${color}${build}`)
  return (of) => of[Math.floor(roll() * of.length)] ?? ''
}

/** A person from the chin to the thighs who wears the garment (inner SVG, px as the garment's own); the garment's colour chooses who. */
export function person(wearer: Wearer, garment: string, { base, lightness }: Paint): string {
  const { body: b, build, onePiece: own } = wearer
  const pick = chooser(base, build)
  const skin = paintOf(pick(skins))
  const [tall, across, down] = wearer.frame ?? frames[build]
  const handSize = handSizes[build]
  const chinY = b.neckY - (tall - 46) / down
  const [top, bottom] = [b.neckY - tall / down - 2, b.neckY + (1000 - tall) / down + 2]
  const under = wearer.sleeveless && sleeves(b, handSize, paintOf(woolColor))
  const wrists = under ? under.body : b
  const gloves = wearer.gloves ? paintOf('#33363b') : undefined
  const handOf = (side: 1 | -1) =>
    litPieces(
      gloves ? 'wool' : 'skin',
      gloves ?? skin,
      [side === 1 ? 550 : 70, wrists.wrist[1] - 60, 180, 230],
      hand(wrists, side, handSize * (gloves ? 1.12 : 1)),
    )
  const trousersOf = pick(lightness < 0.4 ? clothes.light : clothes.dark)
  const drawn =
    handOf(-1) +
    (own ? '' : legs(wearer, trousersOf, bottom)) +
    handOf(1) +
    (under ? under.svg : '') +
    garment +
    (own ? fadedEnds([leg(own.legs, 1), leg(own.legs, -1)], paintOf(own.color), bottom) : '') +
    (build === 'women' ? hair(wearer, pick(hairs), chinY) : '') +
    neck(wearer, skin, chinY, top)
  return `<g transform="translate(400 ${tall}) rotate(-1.2) scale(${across} ${down}) translate(-400 ${-b.neckY})">${drawn}</g>`
}
