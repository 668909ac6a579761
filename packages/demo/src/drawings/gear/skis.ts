import { round, shape } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { shade } from '../paint.ts'
import type { Paint } from '../paint.ts'
import { clipTo, closeUp, emblemAt, line } from '../studio.ts'
import type { Sketch } from '../studio.ts'
import { quiet, sheen, strap } from './fittings.ts'
import { box, finishes, form, light, oval, panel, run, washed } from './form.ts'
import { grained } from './textures.ts'

/** The outline of a ski standing on its tail: half widths at the shovel, waist and tail. */
const skiPath = (x: number, top: number, low: number, [shovel, waist, tail]: readonly [number, number, number]): string => {
  const at = (share: number): number => top + (low - top) * share
  const right: Point[] = [
    [x, top],
    [x + shovel * 0.62, at(0.014)],
    [x + shovel, at(0.065)],
    [x + shovel * 0.98, at(0.12)],
    [x + waist * 1.08, at(0.4)],
    [x + waist, at(0.55)],
    [x + tail * 0.9, at(0.85)],
    [x + tail, at(0.955)],
    [x + tail * 0.7, at(0.992)],
    [x, low],
  ]
  return shape(
    right,
    [...right].toReversed().map(([px, py]): Point => [2 * x - px, py]),
  )
}

const graphics = (paint: Paint, x: number, seed: number): string => {
  const ink = paint.lightness > 0.72 ? '#26282c' : '#f6f4ef'
  return [
    `<path d="M${x - 60} 210L${x + 60} 120V214L${x - 60} 304Z" fill="${quiet(paint)}"/><path d="M${x - 60} 316L${x + 60} 226V238L${x - 60} 328Z" fill="${ink}" opacity=".9"/>`,
    `<path d="M${x - 60} 760L${x + 60} 670V900L${x - 60} 990Z" fill="${shade(paint.base, -0.14)}"/><path d="M${x - 60} 740L${x + 60} 650V662L${x - 60} 752Z" fill="${quiet(paint)}"/>`,
    emblemAt([x, 356 + seed * 6], 42, ink, -90, 0.95),
    `<path d="M${x} 396V430" stroke="${ink}" stroke-width="3" opacity=".6"/>`,
  ].join('')
}

const binding = (x: number): string =>
  [
    form(box(x - 25, 470, 50, 190, 6), '#2c2e32', finishes.plastic),
    form(`M${x - 22} 452q22 -26 44 0l5 58q-27 12-54 0z`, '#3a3d42', finishes.plastic),
    form(box(x - 18, 470, 36, 22, 6), '#caccd0', finishes.metal),
    form(box(x - 26, 500, 52, 12, 4), '#17181a', finishes.plastic),
    form(box(x - 21, 528, 42, 44, 4), '#b9bdc2', finishes.metal),
    line(
      [
        [x - 14, 540],
        [x + 14, 540],
      ],
      '#000',
      2,
      'opacity=".35"',
    ),
    line(
      [
        [x - 14, 558],
        [x + 14, 558],
      ],
      '#000',
      2,
      'opacity=".35"',
    ),
    form(`M${x - 24} 600h48l4 66q-28 16-56 0z`, '#3a3d42', finishes.plastic),
    form(`M${x - 13} 640h26v58q-13 10-26 0z`, '#232528', finishes.plastic),
    form(box(x - 8, 612, 16, 18, 3), '#caccd0', finishes.metal),
    `<path d="M${x - 28} 590q-14 40-8 74M${x + 28} 590q14 40 8 74" stroke="#85898f" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  ].join('')

const cast = (d: string): string => `<path d="${d}" fill="#1d1a18" opacity=".34" transform="translate(14 12)" filter="url(#soft14)"/>`

const oneSki = (paint: Paint, x: number, seed: number): string => {
  const d = skiPath(x, 46, 950, [47, 33, 43])
  const { def, use } = clipTo(d)
  return [
    cast(d),
    `<path d="${d}" fill="none" stroke="#b8bcc1" stroke-width="5"/><path d="${d}" fill="none" stroke="#3a3c40" stroke-width="2.4" transform="translate(.8 1)"/>`,
    `<path d="${d}" fill="${paint.base}"/><defs>${def}</defs><g ${use}>${graphics(paint, x, seed)}</g>`,
    light(d, { roll: 9, depth: 0.8, gloss: 0.4 }),
    sheen(
      [
        [x - 20, 130],
        [x - 18, 300],
        [x - 14, 440],
      ],
      9,
      0.4,
      'soft6',
    ),
    sheen(
      [
        [x - 16, 690],
        [x - 20, 880],
      ],
      8,
      0.35,
      'soft6',
    ),
    binding(x),
  ].join('')
}

const skiBase = (paint: Paint, x: number): string => {
  const d = skiPath(x, 46, 950, [47, 33, 43])
  const { def, use } = clipTo(d)
  const ink = quiet(paint)
  return `${cast(d)}<path d="${d}" fill="none" stroke="#c4c8cc" stroke-width="5"/><path d="${d}" fill="#232529"/><defs>${def}</defs><g ${use}>${emblemAt([x, 480], 130, paint.base, -90, 1)}<path d="M${x - 60} 160L${x + 60} 70V120L${x - 60} 210Z" fill="${ink}"/><path d="M${x - 60} 860L${x + 60} 770V840L${x - 60} 930Z" fill="${paint.base}"/></g>${light(d, { roll: 8, depth: 0.6, gloss: 0.2 })}${sheen(
    [
      [x - 16, 130],
      [x - 12, 500],
      [x - 16, 880],
    ],
    12,
    0.16,
    'soft6',
  )}`
}

export const skis: Sketch = (paint, view) => {
  const pair = `<g transform="rotate(4 400 500)">${oneSki(paint, 338, 0)}</g><g transform="rotate(-3 400 500)">${oneSki(paint, 462, 1)}</g>`
  if (view === 'back')
    return `<g transform="rotate(4 400 500)">${skiBase(paint, 338)}</g><g transform="rotate(-3 400 500)">${oneSki(paint, 462, 1)}</g>`
  return view === 'detail' ? closeUp(pair, 400, 560, 2.1) : pair
}

const crossSki = (paint: Paint, x: number): string => {
  const d = skiPath(x, 26, 970, [19, 17.5, 18])
  const { def, use } = clipTo(d)
  const ink = paint.lightness > 0.72 ? '#26282c' : '#f6f4ef'
  return [
    cast(d),
    `<path d="${d}" fill="none" stroke="#26282b" stroke-width="3"/><path d="${d}" fill="${paint.base}"/><defs>${def}</defs><g ${use}>`,
    `<path d="M${x - 30} 90L${x + 30} 30V170L${x - 30} 230Z" fill="${paint.darker}"/><path d="M${x - 30} 246L${x + 30} 186V198L${x - 30} 258Z" fill="${quiet(paint)}"/><path d="M${x - 30} 760L${x + 30} 700V960L${x - 30} 1020Z" fill="${paint.darker}"/><path d="M${x - 30} 744L${x + 30} 684V694L${x - 30} 754Z" fill="${quiet(paint)}"/>`,
    emblemAt([x, 330], 25, ink, -90, 0.95),
    `<path d="M${x - 4} 372V440" stroke="${ink}" stroke-width="2.4" opacity=".7"/></g>`,
    light(d, { roll: 5, depth: 0.8, gloss: 0.4 }),
    sheen(
      [
        [x - 8, 80],
        [x - 7, 420],
      ],
      4,
      0.5,
    ),
    sheen(
      [
        [x - 7, 680],
        [x - 8, 900],
      ],
      4,
      0.4,
    ),
    form(box(x - 15, 486, 30, 150, 5), '#2b2d31', finishes.plastic),
    form(`M${x - 15} 478q15 -14 30 0v44q-15 8-30 0z`, '#3c3f44', finishes.plastic),
    form(box(x - 11, 500, 22, 10, 3), '#c6cace', finishes.metal),
    ...[0, 1, 2, 3, 4].map((i) =>
      line(
        [
          [x - 10, 546 + i * 14],
          [x + 10, 546 + i * 14],
        ],
        '#000',
        4,
        'opacity=".4"',
      ),
    ),
    form(box(x - 13, 616, 26, 16, 4), quiet(paint), finishes.rubber),
  ].join('')
}

const crossBase = (paint: Paint, x: number): string => {
  const d = skiPath(x, 26, 970, [19, 17.5, 18])
  const { def, use } = clipTo(d)
  const skin = box(x - 9, 430, 18, 250, 6)
  return `${cast(d)}<path d="${d}" fill="#232529"/><defs>${def}</defs><g ${use}><path d="M${x} 40V960" stroke="#000" stroke-width="4" opacity=".6"/><path d="M${x + 2} 40V960" stroke="#fff" stroke-width="1" opacity=".3"/>${emblemAt([x, 240], 40, paint.base, -90, 1)}</g>${panel(skin, '#b9b2a6')}${grained(skin, 0.6, 0.8, 2.2)}${light(d, { roll: 5, depth: 0.7, gloss: 0.2 })}`
}

export const crossCountrySkis: Sketch = (paint, view) => {
  const left = `<g transform="rotate(3.4 400 500)">${view === 'back' ? crossBase(paint, 360) : crossSki(paint, 360)}</g>`
  const pair = `${left}<g transform="rotate(-2.6 400 500)">${crossSki(paint, 440)}</g>`
  return view === 'detail' ? closeUp(pair, 400, 540, 2.5) : pair
}

const pole = (paint: Paint, x: number): string => {
  const shaft = `M${x - 8} 190L${x - 5} 892H${x + 5}L${x + 8} 190Z`
  const { def, use } = clipTo(shaft)
  const grip = shape(
    [
      [x - 15, 62],
      [x, 46],
      [x + 17, 60],
    ],
    [
      [x + 17, 60],
      [x + 13, 100],
      [x + 16, 140],
      [x + 11, 216],
    ],
    [
      [x + 11, 216],
      [x, 220],
      [x - 11, 216],
    ],
    [
      [x - 11, 216],
      [x - 15, 140],
      [x - 12, 100],
      [x - 15, 62],
    ],
  )
  const basket = shape(
    [
      [x - 46, 884],
      [x - 20, 866],
      [x, 862],
      [x + 20, 866],
      [x + 46, 884],
    ],
    [
      [x + 46, 884],
      [x + 20, 894],
      [x, 897],
      [x - 20, 894],
      [x - 46, 884],
    ],
  )
  return [
    cast(`${shaft}${grip}`),
    strap(
      [
        [x + 6, 66],
        [x + 46, 110],
        [x + 54, 190],
        [x + 30, 250],
        [x + 14, 190],
        [x + 8, 90],
      ],
      '#303236',
      13,
    ),
    `<path d="${shaft}" fill="${paint.base}"/><defs>${def}</defs><g ${use}><rect x="${x - 12}" y="190" width="24" height="180" fill="#1b1c1f"/><rect x="${x - 12}" y="372" width="24" height="10" fill="${quiet(paint)}"/><rect x="${x - 12}" y="660" width="24" height="10" fill="${quiet(paint)}"/><rect x="${x - 12}" y="676" width="24" height="230" fill="#1b1c1f"/>${emblemAt([x, 480], 15, '#fff', -90, 0.95)}</g>`,
    washed(
      shaft,
      run(x - 8, 0, x + 8, 0, [
        [0, '#000', 0.4],
        [0.22, '#fff', 0.35],
        [0.36, '#fff', 0.1],
        [0.6, '#000', 0.1],
        [1, '#000', 0.62],
      ]),
    ),
    form(basket, '#26282b', finishes.plastic),
    ...[-30, -14, 14, 30].map((dx) => `<ellipse cx="${round(x + dx)}" cy="882" rx="6" ry="5" fill="#f0efec" opacity=".85"/>`),
    form(`M${x - 7} 850h14l-2 50h-10z`, '#303338', finishes.plastic),
    form(`M${x - 4} 898h8l-4 40z`, '#b9bdc2', finishes.metal),
    form(
      grip,
      '#2a2c2f',
      { roll: 8, gloss: 0.15 },
      Array.from({ length: 8 }, (_, i) =>
        line(
          [
            [x - 14, 100 + i * 12],
            [x, 104 + i * 12],
            [x + 14, 100 + i * 12],
          ],
          '#000',
          4,
          'opacity=".35"',
        ),
      ).join(''),
    ),
    form(oval(x + 1, 56, 17, 11), paint.base, finishes.plastic),
  ].join('')
}

export const poles: Sketch = (paint, view) => {
  const pair = `<g transform="translate(400 0) scale(1.4 1) translate(-400 0)"><g transform="rotate(6 400 500)">${pole(paint, 352)}</g><g transform="rotate(-5 400 500)">${pole(paint, 446)}</g></g>`
  if (view === 'detail') return closeUp(pair, 420, 160, 2.6)
  return view === 'back' ? `<g transform="matrix(-1 0 0 1 800 0)">${pair}</g>` : pair
}
