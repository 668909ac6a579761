import { between, curve, dice, pts, round, shape, type Point } from '../geometry.ts'
import { lit, swell, type Material } from '../materials.ts'
import type { Paint } from '../paint.ts'
import { buckle, strap } from '../gear/fittings.ts'
import { clipTo, emblemAt, line } from '../studio.ts'
import { fold, groove } from './folds.ts'
import { laid, ribsOf } from './textures.ts'

type Feature = 'zip' | 'buttons' | 'snaps' | 'rib' | 'hem' | 'buckle' | 'cuff' | 'trim-cuff' | 'short-cuff'

/** A close-up: the feature it shows, and the point (px) of the garment's texture that it enlarges, `scale` times (default 3). */
export type Close = readonly [feature: Feature, x: number, y: number, scale?: number]

/** A piece of fabric on one side of the picture: its outline, and the edge where it is folded back. */
interface Panel {
  readonly d: string
  readonly edge: readonly Point[]
}

interface Near {
  readonly panels: readonly Panel[]
  /** Drawn behind the panels. */
  readonly behind?: string
  /** Fabric of another colour, drawn on the panels before their texture. */
  readonly under?: string
  /** Drawn on the panels before the lighting, so that light and shadow fall on it too. */
  readonly on?: string
  readonly relief?: string
  /** Drawn after the lighting. */
  readonly over?: string
}

const whole = 'M-30 -30H830V1030H-30Z'

const shifted = (points: readonly Point[], dx: number, dy = 0): Point[] => points.map(([x, y]): Point => [x + dx, y + dy])

/** A seam of thick thread along points, each stitch with a shadow and a highlight. */
const thread = (points: readonly Point[], paint: Paint): string => {
  const color = paint.lightness > 0.45 ? paint.seam : paint.lighter
  const row = (stroke: string, wide: number, extra: string) => line(points, stroke, wide, `stroke-dasharray="15 12" ${extra}`)
  return (
    line(points, '#000', 9, 'stroke-opacity=".1"') +
    row('#000', 6, 'stroke-opacity=".34" transform="translate(1.5 3)"') +
    row(color, 5, '') +
    row('#fff', 1.5, 'stroke-opacity=".3" transform="translate(-1 -1.4)"')
  )
}

const seamed = (points: readonly Point[]): string => [34, 20, 10].map((wide) => groove(points, wide, 0.1)).join('')

/** A woven label with the emblem, sewn on at both ends. */
const label = ([x, y]: Point, paint: Paint, turn: number): string => {
  const weft = Array.from({ length: 24 }, (_, i) => `M-92 ${round(i * 4.6 - 53)}h184`).join('')
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-92 -54H92V54H-92Z" fill="#000" opacity=".13" transform="translate(5 11) scale(1.03)"/><path d="M-92 -54H92V54H-92Z" fill="#000" opacity=".25" transform="translate(3 5)"/><path d="M-92 -56Q0 -52 92 -56V55Q0 58 -92 55Z" fill="${paint.accent}"/><path d="${weft}" stroke="#fff" stroke-opacity=".13" stroke-width="1.6"/><path d="${weft}" stroke="#000" stroke-opacity=".12" stroke-width="1.4" transform="translate(0 2)"/>${emblemAt([0, 0], 104, '#fff', 0, 0.94)}<g stroke="#fff" stroke-opacity=".75" stroke-width="3" stroke-dasharray="8 6"><path d="M-82 -50V50M82 -50V50"/></g><path d="M-92 -56Q0 -52 92 -56" stroke="#fff" stroke-opacity=".35" stroke-width="1.6" fill="none"/></g>`
}

const left = pts('286,-40 322,140 352,270 376,392 374,620 370,820 366,1040')
const right = pts('548,-40 512,140 474,270 424,392 422,620 418,820 414,1040')

/** Zip teeth along the edge of a tape, reaching `lean` px towards the other tape; `offset` staggers the two rows so that they interlock. */
const teeth = (edge: readonly Point[], lean: number, offset: number, tone: string): string => {
  const marks = edge.slice(1).flatMap((end, i) => {
    const start = edge[i] as Point
    const count = Math.max(1, Math.round(Math.hypot(end[0] - start[0], end[1] - start[1]) / 22))
    return Array.from({ length: count }, (_, j) => between(start, end, (j + offset) / count))
  })
  const boxes = marks.map(([x, y]) => `M${round(x)} ${round(y)}h${lean}v10h${-lean}z`).join('')
  const lights = marks.map(([x, y]) => `M${round(x)} ${round(y + 2.5)}h${lean}`).join('')
  return `<path d="${boxes}" fill="#000" stroke="#000" stroke-width="3" opacity=".35" transform="translate(2 4)"/><path d="${boxes}" fill="${tone}" stroke="${tone}" stroke-width="4" stroke-linejoin="round"/><path d="${lights}" stroke="#fff" stroke-opacity=".42" stroke-width="3" stroke-linecap="round"/>`
}

const slider = (paint: Paint): string =>
  `<g transform="translate(399 404)"><path d="M-40 -52Q0 -66 40 -52L30 34Q0 48 -30 34Z" fill="#000" opacity=".4" transform="translate(5 9)"/><path d="M-40 -52Q0 -66 40 -52L30 34Q0 48 -30 34Z" fill="#3d4045"/><path d="M-34 -47Q0 -59 34 -47L30 -20Q0 -30 -30 -20Z" fill="#c3c8ce" opacity=".75"/><path d="M-28 -8L-24 30" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/><rect x="-13" y="-44" width="26" height="66" rx="12" fill="#25272a"/><rect x="-9" y="-40" width="7" height="52" rx="3.5" fill="#d5dade" opacity=".8"/><g transform="rotate(5)"><path d="M-15 16q15 -12 30 0l2 26h-34z" fill="#000" opacity=".35" transform="translate(6 9)"/><path d="M-15 16q15 -12 30 0l2 26h-34z" fill="#54585d"/><path d="M-10 34h20l16 190q-26 18 -52 0z" fill="#000" opacity=".34" transform="translate(9 12)"/><path d="M-13 34q13 -8 26 0l13 186q-26 20 -52 0z" fill="${paint.accent}"/><path d="M-9 40l-9 176" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"/><path d="M11 44l11 170" stroke="#000" stroke-opacity=".25" stroke-width="6" stroke-linecap="round"/>${emblemAt([0, 176], 34, '#fff', 0, 0.9)}</g></g>`

function zip(paint: Paint): Near {
  const tone = paint.lightness > 0.45 ? paint.darker : '#3a3c40'
  const tapes = line(left, paint.seam, 66) + line(right, paint.seam, 66)
  const ribs = `<g stroke-dasharray="3 5" style="stroke-linecap:butt">${line(left, '#fff', 62, 'stroke-opacity=".1" style="stroke-linecap:butt"')}${line(right, '#fff', 62, 'stroke-opacity=".1" style="stroke-linecap:butt"')}</g>`
  const [openLeft, openRight] = [shifted(left, -26), shifted(right, 26)]
  const hollow = shape(left.slice(0, 4), pts('376,392 424,392'), right.slice(0, 4).toReversed(), pts('548,-40 286,-40'))
  return {
    behind: `<path d="${whole}" fill="${paint.darker}"/><path d="${hollow}" fill="${paint.inner}"/>${[90, 50].map((wide) => `<path d="${hollow}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="${wide}"/>`).join('')}${tapes}${ribs}${teeth(shifted(left, 16), 22, 0.1, tone)}${teeth(shifted(right, -16), -22, 0.6, tone)}`,
    panels: [
      { d: shape(openLeft, pts('340,1040 -40,1040'), pts('-40,1040 -40,-40'), pts('-40,-40 260,-40')), edge: openLeft },
      { d: shape(openRight, pts('440,1040 840,1040'), pts('840,1040 840,-40'), pts('840,-40 574,-40')), edge: openRight },
    ],
    relief: seamed(shifted(left, -62)) + seamed(shifted(right, 62)),
    over: thread(shifted(left, -62), paint) + thread(shifted(right, 62), paint) + slider(paint),
  }
}

const horn = (at: Point, color: string): string => {
  const [x, y] = at
  const holes = pts('-13,-13 13,-13 -13,13 13,13')
  return `<g transform="translate(${x} ${y})"><circle cx="6" cy="12" r="68" fill="#000" opacity=".22"/><circle cx="3" cy="6" r="66" fill="#000" opacity=".3"/><circle r="64" fill="${color}"/><circle r="61" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="5"/><circle r="63" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="3"/><circle r="43" fill="#000" opacity=".16"/><circle cx="2" cy="3" r="41" fill="${color}"/><path d="M-40 -34a53 53 0 0 1 52 -18" stroke="#fff" stroke-opacity=".6" stroke-width="8" stroke-linecap="round" fill="none"/><path d="M-20 52a56 56 0 0 0 62 -20M-54 8q30 10 60 -4t48 6" stroke="#000" stroke-opacity=".1" stroke-width="6" fill="none"/>${holes.map(([hx, hy]) => `<circle cx="${hx}" cy="${hy}" r="6.5" fill="#15110e"/>`).join('')}<g stroke-linecap="round"><path d="M-13 -13L13 13M13 -13L-13 13" stroke="#000" stroke-opacity=".4" stroke-width="9" transform="translate(1 3)"/><path d="M-13 -13L13 13M13 -13L-13 13" stroke="#e9e2d2" stroke-width="6.5"/></g></g>`
}

const stud = ([x, y]: Point, paint: Paint): string =>
  `<g transform="translate(${x} ${y})"><circle cx="6" cy="12" r="60" fill="#000" opacity=".2"/><circle cx="3" cy="6" r="57" fill="#000" opacity=".32"/><circle r="54" fill="${paint.darker}"/><circle r="51" fill="none" stroke="${paint.lighter}" stroke-opacity=".6" stroke-width="3"/><circle r="36" fill="${paint.dark}"/><circle r="36" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="5"/>${emblemAt([0, 0], 44, paint.lighter, 0, 0.65)}<path d="M-38 -18a42 42 0 0 1 36 -24" stroke="#fff" stroke-opacity=".7" stroke-width="7" stroke-linecap="round" fill="none"/></g>`

/** A placket over the opening, closed with what `fastener` draws. */
function placket(paint: Paint, fastener: (at: Point) => string): Near {
  const edge = pts('556,-40 552,240 558,500 550,760 554,1040')
  const inner = shifted(edge, -300)
  return {
    behind: `<path d="${whole}" fill="url(#cloth)"/>`,
    panels: [
      { d: shape(edge, pts('554,1040 840,1040'), pts('840,1040 840,-40'), pts('840,-40 556,-40')), edge: [] },
      { d: shape(edge, pts('554,1040 -40,1040'), pts('-40,1040 -40,-40'), pts('-40,-40 556,-40')), edge },
    ],
    relief: seamed(inner) + groove(shifted(edge, -26), 8, 0.14),
    over: thread(shifted(edge, -26), paint) + thread(inner, paint) + [220, 760].map((y) => fastener([402, y])).join(''),
  }
}

const bend = pts('-40,560 180,588 400,600 620,590 840,556')

/** A ribbed edge. */
function rib(paint: Paint): Near {
  const d = shape(bend, pts('840,556 840,1040'), pts('840,1040 -40,1040'), pts('-40,1040 -40,560'))
  const { def, use } = clipTo(d)
  return {
    panels: [{ d: whole, edge: [] }],
    on: `<defs>${def}${ribsOf(paint, 'near-rib', 34)}</defs><g ${use}><path d="${d}" fill="${paint.base}"/>${laid('near-rib')}</g>`,
    relief:
      [90, 60, 34, 14].map((wide) => groove(bend, wide, 0.1)).join('') +
      Array.from({ length: 25 }, (_, i) =>
        groove(
          [
            [i * 34 + 4, 610 - Math.abs(i - 12) * 1.5],
            [i * 34 + 4, 1010],
          ],
          12,
          0.13,
        ),
      ).join(''),
    over: label([560, 800], paint, -2),
  }
}

/** A mitten's sewn cuff, gathered at the wrist, with its label; `short` ends it just below the wrist. */
function cuff(paint: Paint, fill: string, short = false): Near {
  const top = pts('-40,246 180,276 400,286 620,274 840,242')
  const wrist = shifted(top, 0, short ? 236 : 214)
  const end = shifted(top, 0, short ? 586 : 626)
  const outside = shifted(top, 0, short ? 616 : 800)
  const below = (edge: readonly Point[]) => shape(edge, pts('840,300 840,1040'), pts('840,1040 -40,1040'), pts('-40,1040 -40,300'))
  const lining = short ? `<path d="${below(outside)}" fill="${paint.inner}"/>` : ''
  const puckers = Array.from({ length: 19 }, (_, i) => {
    const [x, y] = [i * 44 + ((i * 17) % 23), 486 + (i % 3) * 6]
    const [up, down] = [46 + ((i * 29) % 40), 50 + ((i * 37) % 50)]
    return fold([x - 8, y - up], [x + 3, y], [x + 10, y + down], 17, i % 2 ? 0.13 : -0.16)
  })
  return {
    panels: [{ d: whole, edge: [] }],
    under: `<path d="${below(top)}" fill="${fill}"/>${lining}`,
    relief:
      [80, 52, 30, 14].map((wide) => groove(top, wide, 0.1)).join('') +
      [120, 84, 50, 24].map((wide) => groove(wrist, wide, 0.1)).join('') +
      (short ? [60, 34, 16].map((wide) => groove(outside, wide, 0.16)).join('') : seamed(end)) +
      puckers.join(''),
    on: line(wrist, '#000', 17, 'stroke-opacity=".28"') + line(wrist, paint.seam, 11, 'stroke-opacity=".8"'),
    over: (short ? '' : thread(end, paint)) + label([400, short ? 686 : 716], paint, -2),
  }
}

/** A hem with two rows of stitches, and the label beside it. */
function hem(paint: Paint): Near {
  const low = pts('-40,700 200,716 420,712 640,690 840,660')
  return {
    panels: [{ d: whole, edge: [] }],
    relief: seamed(low) + groove(shifted(low, 0, 110), 26, 0.1),
    over: thread(low, paint) + thread(shifted(low, 0, 26), paint) + label([300, 480], paint, 3),
  }
}

/** A webbing strap with its buckle, over a seam. */
function clasp(paint: Paint): Near {
  const across = pts('-40,690 200,704 420,700 640,684 840,660')
  const down = pts('392,-40 396,300 398,640 404,1040')
  return {
    panels: [{ d: whole, edge: [] }],
    relief: seamed(across) + [190, 160, 130].map((wide) => groove(down, wide, 0.08)).join(''),
    over: thread(shifted(across, 0, 22), paint) + strap(down, '#2a2c30', 118) + buckle([396, 430], 90, 300) + label([640, 250], paint, -3),
  }
}

const features: Readonly<Record<Feature, (paint: Paint) => Near>> = {
  zip,
  buttons: (paint) => placket(paint, (at) => horn(at, paint.lightness > 0.6 ? '#6b4a32' : '#c8a57b')),
  snaps: (paint) => placket(paint, (at) => stud(at, paint)),
  rib,
  hem,
  buckle: clasp,
  cuff: (paint) => cuff(paint, paint.dark),
  'trim-cuff': (paint) => cuff(paint, paint.trim),
  'short-cuff': (paint) => cuff(paint, paint.dark, true),
}

/** A wide, soft fold along points; with a negative `lift` it is a dent. */
const billow = (points: readonly Point[], wide: number, lift: number): string =>
  `<g fill="none" stroke="${lift > 0 ? '#fff' : '#000'}" stroke-opacity="${Math.abs(lift) / 9}" stroke-linecap="round">${[1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.28, 0.14].map((share) => `<path d="${curve(points)}" stroke-width="${Math.round(wide * share)}"/>`).join('')}</g>`

const ease =
  billow(pts('-60,380 140,260 330,-60'), 210, 0.3) +
  billow(pts('60,1060 240,760 300,560'), 230, -0.26) +
  billow(pts('500,1060 640,800 880,600'), 240, 0.3) +
  billow(pts('540,380 680,200 880,90'), 200, -0.24)

const quilts = [90, 380, 670, 960].map((y): Point[] => [
  [-20, y - 14],
  [200, y + 10],
  [400, y + 4],
  [620, y + 12],
  [840, y - 10],
])

/** Down chambers between seams, with the puckers along each seam. */
const padded = (paint: Paint): { relief: string; over: string } => {
  const roll = dice('near')
  const puckers = quilts.flatMap((row) =>
    Array.from({ length: 26 }, (_, i): string => {
      const [x, y] = [i * 32 + roll() * 24, (row[2] as Point)[1] + (roll() - 0.5) * 8]
      const up = 40 + roll() * 60
      const lean = (roll() - 0.5) * 50
      return fold([x - lean, y - up], [x, y], [x + lean, y + up], 22, -0.07 - roll() * 0.09)
    }),
  )
  return {
    relief:
      quilts
        .map((row) => Array.from({ length: 22 }, (_, i) => groove(row, 8 + i * 13, 0.012 + 0.062 * (1 - i / 22) ** 1.6)).join(''))
        .join('') + puckers.join(''),
    over: quilts.map((row) => thread(row, paint)).join(''),
  }
}

/** Fabric in the article's colour, lit from the upper left. */
export const clothOf = ({ light, base, dark }: Paint): string =>
  `<linearGradient id="cloth" x1="0" y1="0" x2="0.75" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="0.45" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`

/** A close-up of a garment: its fabric with its texture, and one feature such as a zip or a hem. */
export function near(paint: Paint, material: Material, texture: string, [feature, x, y, scale = 3]: Close): string {
  const { panels, behind = '', under = '', on = '', relief = '', over = '' } = features[feature](paint)
  const { relief: pads, over: stitched } = material === 'down' ? padded(paint) : { relief: ease, over: '' }
  const cloths = clipTo(...panels.map(({ d }) => d))
  const casts = panels
    .filter(({ edge }) => edge.length > 0)
    .map(
      ({ edge }) =>
        `<g fill="none" stroke="#000" stroke-opacity=".09" transform="translate(6 10)">${[64, 46, 30, 16].map((wide) => `<path d="${curve(edge)}" stroke-width="${wide}"/>`).join('')}</g>`,
    )
  const laidOut = panels.map(({ d }, i) => `${casts[i - (panels.length - casts.length)] ?? ''}<path d="${d}" fill="url(#cloth)"/>`).join('')
  const heights = panels.map(({ d, edge }) => swell(d, 34, 0.62, edge.length > 0 ? 0.3 : 0.62, edge.length > 0 ? curve(edge) : d)).join('')
  const seen = `<g transform="translate(400 500) scale(${scale}) translate(${-x} ${-y})">${texture}</g>`
  return `<defs>${clothOf(paint)}${cloths.def}</defs>${behind}${laidOut}<g ${cloths.use}>${under}${seen}${on}</g>${lit(
    material,
    paint,
    panels.map(({ d }) => d),
    heights + pads + relief,
    2,
  )}<g ${cloths.use}>${stitched}</g>${over}`
}
