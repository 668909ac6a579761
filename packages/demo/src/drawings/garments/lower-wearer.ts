import { shape, type Point } from '../geometry.ts'
import { paintOf, type Paint } from '../paint.ts'
import { clipTo, line, type Cut } from '../studio.ts'
import type { Body } from './body.ts'
import type { Piece } from './cloth.ts'
import { groove } from './folds.ts'
import { cuffLines, hemLine, upper } from './jacket.ts'
import { leg, type Legs } from './legs.ts'
import { litPieces } from './lit-pieces.ts'
import { laid, ribsOf } from './textures.ts'
import { chooser, fadedEnds, hand, handSizes, skins, woolColor } from './wearer.ts'

/** Who wears trousers. */
export interface LegWearer {
  readonly legs: Legs
  /** Colour of the cloth at the lower edge of the picture. */
  readonly color: string
  readonly build: Cut['build']
  /** Colour of braces over the top. */
  readonly braces?: string
}

/** The top is drawn this many px too low and then moved up by a transform, because the filters that light it cover nothing above y = 0. */
const lowered = 260

/** The whole person is moved up by this many px, so that the waistband is higher in the picture than that of trousers laid flat. */
const over = 58

/** A wool top whose hem lies on the waistband; one arm hangs beside the hip, and the other hand is half behind it. */
function topOver({ legs: l, build }: LegWearer, size: number): Body {
  const hem = l.waist + 15
  const wristX = l.hip + 58 * size
  const wristY = lowered + { men: 344, women: 334, child: 306 }[build]
  return {
    neck: 60,
    neckY: 20,
    shoulder: wristX - 46 * size,
    shoulderY: wristY - 534,
    chest: hem + { men: 25, women: 21, child: 14 }[build],
    underarmY: lowered - 72,
    waist: hem + 4,
    hem,
    hemY: l.top - 8 + lowered,
    drop: 13,
    arm: 50 * size,
    cuff: 35 * size,
    wrist: [wristX, wristY],
    pocket: [l.hip + 38 * size, wristY - 26],
    elbow: 50 * size,
  }
}

/** Braces from the waistband up over the top. */
const straps = ({ legs: l }: LegWearer, fill: string): Piece[] =>
  ([-1, 1] as const).map((s) => {
    const edge = (dx: number): Point[] => [
      [400 + s * (l.waist * 0.62 + dx), l.top + 22 + lowered],
      [400 + s * (l.waist * 0.66 + dx), l.top - 60 + lowered],
      [400 + s * (l.waist * 0.74 + dx), l.top - 260 + lowered],
    ]
    return { d: shape(edge(13), edge(-13).toReversed()), fill, roll: 8, level: 0.7, floor: 0.5, cast: 0.4 }
  })

/** Horizontal and vertical scale of the person, by build. */
const frames = { men: [1.2, 1.2], women: [1.22, 1.2], child: [1.3, 1.2] } as const

/** A person from the ribs to the shins who wears the trousers (inner SVG, px as the garment's own). Skin is picked by the garment's colour. */
export function waistDown(wearer: LegWearer, garment: string, { base, lightness }: Paint): string {
  const { legs: l, color, build, braces } = wearer
  const skin = paintOf(chooser(base, build)(skins))
  const wool = paintOf(lightness < 0.66 ? woolColor : '#4b525c')
  const size = handSizes[build]
  const b = topOver(wearer, size)
  const [across, down] = frames[build]
  const handOf = (side: 1 | -1): string => litPieces('skin', skin, [side === 1 ? 540 : 60, b.wrist[1] - 60, 200, 230], hand(b, side, size))
  const ribLines = [hemLine(b, 30), ...cuffLines(b, 30)]
  const pieces = upper(b, 0.12, `over${build}`, 20, { cast: 0.3 })
  const ribs = ribLines.map((points) => groove(points, 7, 0.14)).join('')
  const worn = pieces.map((piece) => ({ ...piece, relief: (piece.relief ?? '') + ribs }))
  const top = litPieces(
    'wool',
    wool,
    [40, 60, 720, b.wrist[1] + 40],
    worn,
    `<defs>${ribsOf(wool, 'over-rib', 4.4)}</defs>${laid('over-rib', 0.9)}`,
  )
  const strapped =
    braces === undefined ? '' : litPieces('twill', paintOf(braces), [200, 60, 400, l.top + 60 + lowered], straps(wearer, braces))
  const outlines = [leg(l, 1), leg(l, -1)]
  const onCloth = clipTo(...outlines, `M${394 - l.waist} 0H${406 + l.waist}V${l.top + 20}H${394 - l.waist}Z`)
  const hemShadow = `<defs>${onCloth.def}</defs><g ${onCloth.use}><g transform="translate(2 ${7 - lowered})" filter="url(#soft6)">${line(hemLine(b, 0), '#000', 15, 'stroke-opacity="0.5"')}</g></g>`
  const raised = (inner: string): string => `<g transform="translate(0 ${-lowered})">${inner}</g>`
  const ends = fadedEnds(outlines, paintOf(color), 1000 / down - over)
  const drawn = raised(handOf(-1)) + garment + ends + hemShadow + raised(handOf(1) + top + strapped)
  return `<g transform="translate(400 0) rotate(-1.2) scale(${across} ${down}) translate(-400 ${over})">${drawn}</g>`
}
