import { pts } from './points.ts'
import { shade } from '../paint.ts'
import type { Paint } from '../paint.ts'
import { closeUp, emblemAt, line } from '../studio.ts'
import type { Sketch } from '../studio.ts'
import { quiet, sheen, turned } from './fittings.ts'
import { box, crease, finishes, form, halo, oval, run, stand, washed } from './form.ts'
import { grained } from './textures.ts'

import { lathe, ring, steel } from './lathe.ts'
const rounded = (top: number, low: number, r: number, shoulder: number, foot = 12): (readonly [number, number])[] => [
  ...Array.from({ length: 9 }, (_, i): readonly [number, number] => {
    const t = (i / 8) * (Math.PI / 2)
    return [top + shoulder * (1 - Math.cos(t)), r * 0.46 + r * 0.54 * Math.sin(t)]
  }),
  [low - foot, r],
  ...Array.from({ length: 5 }, (_, i): readonly [number, number] => {
    const t = ((i + 1) / 5) * (Math.PI / 2)
    return [low - foot + foot * Math.sin(t), r - foot * (1 - Math.cos(t))]
  }),
]

const bottleBody = (paint: Paint, back: boolean): string => {
  const body = turned({ x: 400, profile: rounded(300, 836, 104, 96, 16), colour: paint.base, gloss: 0.3 })
  const cap = paint.lightness > 0.35 ? '#26282b' : '#34373b'
  return [
    stand(404, 842, 118),
    lathe(400, pts('270,47 304,47'), steel, 1),
    body.svg,
    grained(body.d, 0.9, 0.35),
    ring(400, 812, 104, 0.3),
    lathe(400, pts('196,50 202,56 270,56 276,53'), cap, 0.2),
    ...Array.from({ length: 15 }, (_, i) => {
      const x = 400 + 55 * Math.sin(((i - 7) / 7.5) * 1.5)
      return line(
        [
          [x, 208],
          [x, 266],
        ],
        i > 8 ? '#000' : '#fff',
        2,
        `opacity="${i > 8 ? 0.35 : 0.14}"`,
      )
    }),
    `<path d="${box(384, 150, 32, 50, 8)}" fill="none"/>`,
    form('M352 200C346 140 366 118 400 118S454 140 448 200H428C432 156 424 140 400 140S368 156 372 200Z', cap, finishes.plastic),
    sheen(pts('332,430 332,780'), 14, 0.36, 'soft6'),
    sheen(pts('352,420 352,790'), 3, 0.4, 'soft2'),
    crease('M350 306Q400 318 450 306', 4, 0.4),
    back ? measure(paint) : emblemAt([400, 560], 86, paint.lightness > 0.75 ? paint.darker : '#ffffff', 0, 0.85),
    back ? '' : line(pts('368,600 432,600'), paint.lightness > 0.75 ? paint.darker : '#fff', 2.4, 'opacity=".7"'),
  ].join('')
}

const measure = (paint: Paint): string =>
  Array.from({ length: 8 }, (_, i) =>
    line(
      [
        [380, 480 + i * 36],
        [i % 2 ? 396 : 412, 482 + i * 36],
      ],
      paint.lightness > 0.75 ? paint.darker : '#fff',
      2.4,
      'opacity=".6"',
    ),
  ).join('')

export const bottle: Sketch = (paint, view) => {
  const drawn = bottleBody(paint, view === 'back')
  return view === 'detail' ? closeUp(drawn, 400, 270, 2.2) : drawn
}

const thermosBody = (paint: Paint, back: boolean): string => {
  const body = turned({
    x: 400,
    profile: pts('300,82 306,88 330,92 800,92 806,90'),
    colour: paint.base,
    gloss: 0.2,
  })
  const ink = paint.lightness > 0.7 ? paint.darker : '#f4f2ec'
  return [
    stand(404, 846, 106),
    lathe(400, pts('800,90 832,88 842,82'), steel, 1),
    body.svg,
    grained(body.d, 1.1, 0.6, 2),
    ring(400, 800, 90),
    lathe(400, pts('284,80 304,84'), steel, 1),
    lathe(400, pts('120,66 126,72 150,76 282,82 286,80'), steel, 1),
    washed(
      'M334 120Q400 104 466 120Q400 138 334 120Z',
      run(334, 0, 466, 0, [
        [0, '#8c9095'],
        [0.35, '#f3f5f6'],
        [0.7, '#a5a9ae'],
        [1, '#777b80'],
      ]),
    ),
    ring(400, 146, 75, 0.25),
    ring(400, 268, 81, 0.3),
    sheen(pts('344,340 344,790'), 12, 0.3, 'soft6'),
    back
      ? form(
          'M470 360C540 360 552 400 552 450V640C552 700 530 716 470 716V690C510 690 524 676 524 640V450C524 410 510 388 470 388Z',
          '#26282b',
          finishes.plastic,
        )
      : emblemAt([400, 520], 92, ink, 0, 0.85) + line(pts('400,580 400,640'), ink, 3, 'opacity=".6"'),
    form(box(322, 700, 156, 44, 6), quiet(paint), finishes.rubber),
  ].join('')
}

export const thermos: Sketch = (paint, view) => {
  const drawn = thermosBody(paint, view === 'back')
  return view === 'detail' ? closeUp(drawn, 400, 260, 2) : drawn
}

const canisterBody = (paint: Paint, back: boolean): string => {
  const body = turned({ x: 400, profile: [...rounded(400, 730, 200, 128, 20)], colour: paint.base, gloss: 0.55 })
  const ink = paint.lightness > 0.7 ? '#2b2d30' : '#ffffff'
  return [
    stand(408, 742, 220),
    lathe(400, pts('724,190 738,196 744,186'), steel, 1),
    body.svg,
    washed(
      `M204 560Q400 596 596 560V664Q400 702 204 664Z`,
      run(200, 0, 600, 0, [
        [0, shade(ink, -0.3), 0.9],
        [0.2, ink, 0.95],
        [0.6, shade(ink, -0.1), 0.95],
        [1, shade(ink, -0.4), 0.9],
      ]),
    ),
    emblemAt([350, 634], 76, paint.base, 4, 1),
    ...[0, 1].map((i) =>
      line(
        [
          [440, 612 + i * 16],
          [530 - i * 16, 606 + i * 16],
        ],
        paint.dark,
        4,
        'opacity=".75"',
      ),
    ),
    back
      ? Array.from({ length: 7 }, (_, i) =>
          line(
            [
              [320, 470 + i * 11],
              [400, 478 + i * 11],
              [480, 470 + i * 11],
            ],
            ink,
            2,
            'opacity=".55"',
          ),
        ).join('')
      : `<path d="M400 446c24 30 34 44 34 64a34 34 0 0 1-68 0c0-12 6-22 14-30c2 10 8 14 12 12c-6-16-2-30 8-46z" fill="${ink}" opacity=".9"/>`,
    ring(400, 424, 104, 0.3),
    lathe(400, pts('372,66 380,92 402,96'), steel, 1),
    ring(400, 400, 95, 0.35),
    lathe(400, pts('330,23 372,23'), '#c9a54f', 1),
    ...Array.from({ length: 6 }, (_, i) =>
      line(
        [
          [377, 336 + i * 6],
          [400, 340 + i * 6],
          [423, 336 + i * 6],
        ],
        '#5b430f',
        1.6,
        'opacity=".7"',
      ),
    ),
    washed(
      oval(400, 330, 23, 6),
      halo(396, 328, 24, [
        [0, '#3a3123'],
        [0.4, '#6d571f'],
        [1, '#f1dda0'],
      ]),
    ),
    sheen(pts('262,480 240,540 238,690'), 16, 0.5, 'soft6'),
    sheen(pts('292,462 320,440'), 10, 0.5, 'soft6'),
  ].join('')
}

export const gasCanister: Sketch = (paint, view) => {
  const drawn = canisterBody(paint, view === 'back')
  return view === 'detail' ? closeUp(drawn, 400, 380, 2.3) : drawn
}
