import { round } from '../geometry.ts'
import { shade } from '../paint.ts'
import type { Paint } from '../paint.ts'
import { clipTo, emblemAt } from '../studio.ts'
import { quiet, stitch } from './fittings.ts'
import { box, crease, finishes, form, halo, light, oval, panel, run, stand, washed } from './form.ts'
import { lugs } from './soles.ts'
import { grained } from './textures.ts'

interface Heel {
  /** Upper edge of the shaft (px from the top of the picture); `mouth` is half its width there. */
  readonly top: number
  readonly mouth: number
  /** Half the width at the ankle, at `ankleY` (px from the top of the picture). */
  readonly ankle: number
  readonly ankleY: number
  readonly sole: string
  /** Colour of the midsole. */
  readonly foam: string
  /** Colour of the heel cap. */
  readonly cap: string
  readonly gloss?: number
  /** Height of the outsole's lugs (px). */
  readonly lug: number
  readonly lining: string
}

const ground = 752

/** One shoe seen from behind, centred on `x`. */
function heel(x: number, paint: Paint, h: Heel): string {
  const at = (dx: number, y: number): string => `${round(x + dx)} ${round(y)}`
  const upper = `M${at(-88, 700)}C${at(-102, 640)} ${at(-h.ankle - 10, h.ankleY + 70)} ${at(-h.ankle, h.ankleY)}C${at(-h.ankle + 4, h.ankleY - 40)} ${at(-h.mouth, h.top + 60)} ${at(-h.mouth, h.top)}Q${at(0, h.top + 34)} ${at(h.mouth, h.top)}C${at(h.mouth, h.top + 60)} ${at(h.ankle - 4, h.ankleY - 40)} ${at(h.ankle, h.ankleY)}C${at(h.ankle + 10, h.ankleY + 70)} ${at(102, 640)} ${at(88, 700)}Q${at(0, 724)} ${at(-88, 700)}Z`
  const cap = `M${at(-92, 706)}C${at(-98, 650)} ${at(-66, 600)} ${at(-40, 566)}Q${at(0, 540)} ${at(40, 566)}C${at(66, 600)} ${at(98, 650)} ${at(92, 706)}Z`
  const band = `M${at(-96, 672)}Q${at(0, 706)} ${at(96, 672)}Q${at(108, 706)} ${at(98, 736)}H${round(x - 98)}Q${at(-108, 706)} ${at(-96, 672)}Z`
  const outsole = `M${at(-101, 716)}Q${at(0, 736)} ${at(101, 716)}L${at(98, ground - 10)}H${round(x - 98)}Z`
  const { def, use } = clipTo(upper)
  const matte = h.gloss === undefined
  return [
    stand(x, ground, 112),
    lugs(x - 96, x + 96, () => ground - 14, 6, h.lug, shade(h.sole, -0.05), 0.3),
    washed(
      oval(x, h.top + 4, h.mouth - 2, 15),
      halo(x, h.top + 10, h.mouth, [
        [0, shade(h.lining, -0.24)],
        [1, h.lining],
      ]),
    ),
    `<path d="${upper}" fill="${paint.base}"/><defs>${def}</defs><g ${use}>`,
    panel(cap, h.cap),
    matte
      ? stitch(
          [
            [x, h.top + 30],
            [x + 1, (h.top + 560) / 2],
            [x, 548],
          ],
          paint.seam,
          1.5,
        )
      : '',
    emblemAt([x, 626], 52, paint.lightness > 0.6 ? paint.darker : paint.lighter, 0, 0.85),
    '</g>',
    matte ? grained(upper, 0.55, 0.3) : '',
    light(upper, { roll: 42, depth: 0.95, gloss: h.gloss ?? 0 }),
    washed(
      upper,
      run(0, 560, 0, 716, [
        [0, '#000', 0],
        [0.7, '#000', 0.1],
        [1, '#000', 0.42],
      ]),
    ),
    form(box(x - 13, h.top - 6, 26, 58, 9), quiet(paint), finishes.padding),
    crease(`M${at(-h.mouth + 3, h.top + 14)}Q${at(0, h.top + 50)} ${at(h.mouth - 3, h.top + 14)}`, 5, 0.3),
    form(band, h.foam, finishes.foam),
    form(outsole, h.sole, finishes.rubber),
  ].join('')
}

const pair = (paint: Paint, h: Heel): string => heel(266, paint, h) + heel(534, paint, h)

const black = '#222326'

export const runnerHeels = (paint: Paint): string =>
  pair(paint, {
    top: 470,
    mouth: 66,
    ankle: 70,
    ankleY: 540,
    sole: quiet(paint),
    foam: '#eceae4',
    cap: paint.dark,
    lug: 8,
    lining: paint.inner,
  })

export const hikingHeels = (paint: Paint): string =>
  pair(paint, {
    top: 344,
    mouth: 80,
    ankle: 74,
    ankleY: 500,
    sole: black,
    foam: shade(paint.base, paint.lightness > 0.55 ? -0.34 : -0.05, 0.35),
    cap: paint.dark,
    lug: 14,
    lining: paint.inner,
  })

/** Style 0: laced; 1: a pale midsole and a heel cap in the second tone; 2: a quilted shaft with a collar of fur. */
export const winterHeels = (paint: Paint, style: number): string => {
  const rubber = shade(paint.base, Math.max(-0.3, Math.min(-0.03, 0.27 - paint.lightness)), 0.4)
  const heels = pair(paint, {
    top: 262,
    mouth: 92,
    ankle: 84,
    ankleY: 480,
    sole: black,
    foam: style === 1 ? '#cfc8ba' : '#2d2f33',
    cap: [rubber, paint.second, black][style] ?? rubber,
    lug: 14,
    lining: style === 2 ? '#cdbfa8' : '#8d8579',
  })
  return style === 2 ? heels + quilted(266) + quilted(534) : heels
}

/** The seams and the collar of a quilted shaft from behind, its middle at `x`. */
const quilted = (x: number): string => {
  const seams = [384, 438, 492].map((y) => crease(`M${x - 77} ${y}Q${x} ${y + 24} ${x + 77} ${y}`, 4, 0.42)).join('')
  const fur = `M${x - 96} 262Q${x} 236 ${x + 96} 262Q${x + 108} 296 ${x + 96} 326Q${x} 356 ${x - 96} 326Q${x - 108} 296 ${x - 96} 262Z`
  return seams + form(fur, '#d8ccb8', finishes.padding) + grained(fur, 0.5, 0.9, 2.6)
}

export const wellieHeels = (paint: Paint): string => {
  const trim = shade(paint.base, paint.lightness > 0.5 ? -0.2 : 0.16, 0.9)
  return pair(paint, {
    top: 236,
    mouth: 94,
    ankle: 80,
    ankleY: 520,
    sole: shade(trim, -0.12),
    foam: trim,
    cap: paint.base,
    gloss: 0.5,
    lug: 12,
    lining: paint.inner,
  })
}
