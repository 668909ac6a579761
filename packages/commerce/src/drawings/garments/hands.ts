import { shape, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import type { Drawing } from '../studio.ts'
import { assemble, type Piece } from './cloth.ts'
import { bend, crumple, fold, groove } from './folds.ts'
import { laid, ribsOf, stitchesOf, weave } from './textures.ts'
import { seam, stitches, tab } from './trims.ts'

/** One of a pair: points drawn for the right one, set at `x`, `y` px and turned by `turn` degrees; `flip` makes the left one. */
const put = (x: number, y: number, turn: number, flip: boolean) => (points: readonly Point[]): Point[] => {
  const a = (turn * Math.PI) / 180
  return points.map(([px, py]): Point => {
    const fx = flip ? -px : px
    return [x + fx * Math.cos(a) - py * Math.sin(a), y + fx * Math.sin(a) + py * Math.cos(a)]
  })
}

const pair = [put(258, 510, -6, false), put(542, 510, 5, true)] as const

type Place = (points: readonly Point[]) => Point[]

function mitten(at: Place, palm: boolean, paint: Paint, seed: string): Piece[] {
  const hand = at([[-92, 130], [-100, 0], [-98, -130], [-76, -232], [-14, -286], [56, -262], [96, -180], [102, -60], [92, 60], [84, 130]])
  const thumb = at([[60, 60], [98, 22], [116, -56], [138, -98], [166, -92], [170, -30], [152, 50], [116, 112], [70, 150]])
  const cuff: Piece = { d: shape(at([[-98, 122], [0, 134], [92, 122]]), at([[92, 122], [110, 240], [114, 330]]), at([[114, 330], [4, 346], [-112, 332]]), at([[-112, 332], [-108, 230], [-98, 122]])), roll: 50, level: 0.8, floor: 0.24, cast: 0.35, fill: paint.dark, relief: crumple([at([[0, 230]])[0]![0] - 100, 600, 200, 220], 12, 0.12, `${seed}m`, 80) + groove(at([[-104, 190], [0, 204], [104, 190]]), 26, 0.2) }
  const grip: Piece[] = palm ? [{ d: shape(at([[-74, 110], [-80, 0], [-74, -130], [-50, -220], [-10, -258], [40, -238], [74, -160], [78, -40], [70, 110]]), at([[70, 110], [0, 122], [-74, 110]])), roll: 14, level: 0.72, floor: 0.6, cast: 0.1, fill: paint.lightness < 0.35 ? '#4a4540' : '#2f2d2c' }] : []
  const folds = bend(at([[-60, 10]])[0] as Point, 1, 120, 130, 0.1, seed) + crumple([at([[0, 0]])[0]![0] - 90, 280, 190, 340], 20, 0.12, `${seed}c`, 20)
  return [
    { d: shape(thumb, at([[70, 150], [56, 100], [60, 60]])), roll: 46, level: 0.6, floor: 0.1, relief: folds },
    { d: shape(hand, at([[84, 130], [0, 142], [-92, 130]])), roll: 90, level: 0.74, floor: 0.14, relief: folds + (palm ? '' : groove(at([[-94, -40], [0, -20], [98, -50]]), 6, 0.16)) },
    ...grip, cuff,
  ]
}

export const mittens: Drawing = (paint, view) => {
  const palms = view === 'back'
  const [left, right] = pair
  const straps = pair.map((at) => seam(at([[-104, 190], [0, 204], [104, 190]]), paint, 6)).join('')
  return assemble(paint, view, {
    material: 'shell',
    focus: [300, 520, 2.2],
    pieces: [...mitten(left, palms, paint, 'vl'), ...mitten(right, palms, paint, 'vr')],
    texture: weave(paint, 3.2, 0.7),
    seams: straps + pair.map((at) => stitches(at([[-108, 312], [0, 326], [110, 312]]), paint) + (palms ? '' : stitches(at([[-94, -34], [0, -14], [98, -44]]), paint))).join(''),
    trims: palms ? '' : tab(right([[0, 260]])[0] as Point, paint, 5, 44, 26) + tab(left([[0, 260]])[0] as Point, paint, -6, 44, 26),
  })
}

const finger = (at: Place, x: number, y: number, wide: number, long: number, lean: number): Piece => {
  const w = wide / 2
  const t = (px: number, py: number): Point => [x + px + (lean * -py) / 100, y + py]
  return {
    d: shape(at([t(-w, 70), t(-w - 1, -long * 0.4), t(-w + 1, -long * 0.86), t(0, -long), t(w - 1, -long * 0.86), t(w + 1, -long * 0.4), t(w, 70)]), at([t(w, 70), t(-w, 70)])),
    roll: wide * 0.55, level: 0.64, floor: 0.08, cast: 0.28,
    relief: [0.3, 0.42, 0.6, 0.7].map((k, i) => { const [a, b, c] = at([t(-w, -long * k), t(0, -long * k + 4), t(w, -long * k - 5)]); return fold(a as Point, b as Point, c as Point, 8, i % 2 ? 0.14 : -0.2) }).join(''),
  }
}

function glove(at: Place, palm: boolean, paint: Paint, seed: string): Piece[] {
  const hand = shape(at([[-94, 150], [-98, 40], [-96, -60], [-84, -92], [0, -110], [84, -84], [96, -30], [92, 60], [82, 150]]), at([[82, 150], [0, 160], [-94, 150]]))
  const thumb = shape(at([[60, 96], [98, 40], [114, -36], [132, -80], [158, -78], [164, -22], [150, 56], [114, 124], [66, 158]]), at([[66, 158], [54, 130], [60, 96]]))
  const cuff: Piece = { d: shape(at([[-94, 146], [0, 156], [84, 146]]), at([[84, 146], [94, 230], [92, 300]]), at([[92, 300], [0, 312], [-100, 300]]), at([[-100, 300], [-102, 230], [-94, 146]])), roll: 46, level: 0.8, floor: 0.26, cast: 0.3, fill: paint.dark, relief: groove(at([[-98, 196], [0, 208], [90, 196]]), 20, 0.22) }
  const patch: Piece[] = palm ? [{ d: shape(at([[-70, 132], [-76, 20], [-70, -50], [0, -72], [64, -46], [70, 40], [60, 132]]), at([[60, 132], [0, 140], [-70, 132]])), roll: 12, level: 0.76, floor: 0.64, cast: 0.1, fill: paint.lightness < 0.35 ? '#4a4540' : '#2f2d2c' }] : []
  return [
    { d: thumb, roll: 40, level: 0.6, floor: 0.1, relief: crumple([at([[130, 30]])[0]![0] - 70, 440, 140, 200], 8, 0.14, `${seed}t`) },
    finger(at, -70, -70, 46, 158, -7), finger(at, 64, -64, 50, 186, 7), finger(at, -24, -84, 50, 206, -2), finger(at, 22, -84, 51, 216, 2),
    { d: hand, roll: 80, level: 0.74, floor: 0.2, cast: 0, relief: crumple([at([[0, 0]])[0]![0] - 90, 420, 180, 240], 20, 0.13, seed, 40) + [-48, 0, 46].map((x) => groove(at([[x, -120], [x * 0.9, -40], [x * 0.8, 20]]), 10, 0.2)).join('') },
    ...patch, cuff,
  ]
}

export const gloves: Drawing = (paint, view) => {
  const palms = view === 'back'
  const hands = [put(256, 560, -5, false), put(544, 560, 5, true)] as const
  return assemble(paint, view, {
    material: 'softshell',
    focus: [300, 500, 2.2],
    pieces: hands.flatMap((at, i) => glove(at, palms, paint, `h${i}`)),
    texture: weave(paint, 3.2, 0.8),
    seams: hands.map((at) => stitches(at([[-96, 286], [0, 298], [92, 286]]), paint) + seam(at([[-98, 196], [0, 208], [90, 196]]), paint, 6)).join(''),
    trims: palms ? '' : hands.map((at, i) => tab(at([[0, 252]])[0] as Point, paint, i === 0 ? -5 : 5, 40, 24)).join(''),
  })
}

function sock(x: number, y: number, seed: string, paint: Paint, striped: boolean): Piece[] {
  const p = (points: readonly Point[]): Point[] => points.map(([px, py]): Point => [x + px, y + py])
  const d = shape(
    p([[-72, -230], [-76, -130], [-78, -10], [-92, 90], [-90, 176], [-40, 222], [60, 232], [170, 226], [252, 214], [290, 168], [274, 110], [200, 82], [118, 56], [84, -4], [74, -120], [76, -230]]),
    p([[76, -230], [0, -222], [-72, -230]]),
  )
  const heel: Piece = { within: d, d: shape(p([[-120, 60], [-40, 90], [10, 150], [6, 250]]), p([[6, 250], [-140, 260]]), p([[-140, 260], [-120, 60]])), fill: paint.dark, roll: 8, level: 0.66, floor: 0.6, cast: 0 }
  const toe: Piece = { within: d, d: shape(p([[196, 60], [178, 150], [200, 250]]), p([[200, 250], [330, 240]]), p([[330, 240], [330, 60]]), p([[330, 60], [196, 60]])), fill: paint.dark, roll: 8, level: 0.66, floor: 0.6, cast: 0 }
  const cuff: Piece = { d: shape(p([[-76, -240], [0, -232], [80, -240]]), p([[80, -240], [78, -160]]), p([[78, -160], [0, -150], [-80, -160]]), p([[-80, -160], [-76, -240]])), roll: 30, level: 0.76, floor: 0.4, cast: 0.15, on: laid('rib') }
  const folds = bend(p([[84, 26]])[0] as Point, -1, 120, 90, 0.16, seed) + crumple([x - 80, y - 240, 160, 260], 10, 0.07, `${seed}c`, 80)
  const rings = striped ? [-132, -112, -72].map((dy, i) => `<path d="M${x - 90} ${y + dy}q90 12 180 0" stroke="${paint.accent}" stroke-width="${i === 2 ? 26 : 9}" fill="none"/>`).join('') : ''
  return [{ d, roll: 76, level: 0.66, floor: 0.12, cast: 0.45, relief: folds, on: rings }, heel, toe, cuff]
}

export const woolSocks: Drawing = (paint, view) => {
  const back = view === 'back'
  return assemble(paint, view, {
    material: 'knit',
    focus: [420, 640, 2.2],
    place: [-12, 1.1],
    pieces: back ? [...sock(306, 420, 's2', paint, false), ...sock(372, 560, 's1', paint, false)] : [...sock(262, 420, 's1', paint, true), ...sock(370, 590, 's2', paint, true)],
    texture: `<defs>${stitchesOf(paint, 'knit', 8)}${ribsOf(paint, 'rib', 9)}</defs>${laid('knit')}`,
  })
}
