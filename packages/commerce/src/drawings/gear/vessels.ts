import { shade } from '../paint.ts'
import type { Paint } from '../paint.ts'
import { closeUp, line } from '../studio.ts'
import type { Drawing } from '../studio.ts'
import { mark, quiet, sheen, turned } from './fittings.ts'
import type { Turned } from './fittings.ts'
import { box, crease, finishes, form, halo, oval, panel, run, stand, washed } from './form.ts'
import { grained } from './textures.ts'

const steel = '#b9bdc2'

const lathe = (x: number, profile: Turned['profile'], colour: string, gloss: number): string => turned({ x, profile, colour, gloss }).svg

/** Rings of the pressed or turned edge at a height. */
const ring = (x: number, y: number, r: number, dark = 0.4): string =>
  line(
    [
      [x - r, y],
      [x, y + r * 0.09],
      [x + r, y],
    ],
    '#000',
    2.4,
    `opacity="${dark}"`,
  ) +
  line(
    [
      [x - r, y + 3],
      [x, y + 3 + r * 0.09],
      [x + r, y + 3],
    ],
    '#fff',
    1.8,
    `opacity="${dark}"`,
  )

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
    lathe(
      400,
      [
        [270, 47],
        [304, 47],
      ],
      steel,
      1,
    ),
    body.svg,
    grained(body.d, 0.9, 0.35),
    ring(400, 812, 104, 0.3),
    lathe(
      400,
      [
        [196, 50],
        [202, 56],
        [270, 56],
        [276, 53],
      ],
      cap,
      0.2,
    ),
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
    sheen(
      [
        [332, 430],
        [332, 780],
      ],
      14,
      0.36,
      'soft6',
    ),
    sheen(
      [
        [352, 420],
        [352, 790],
      ],
      3,
      0.4,
      'soft2',
    ),
    crease('M350 306Q400 318 450 306', 4, 0.4),
    back ? measure(paint) : mark([400, 560], 86, paint.lightness > 0.75 ? paint.darker : '#ffffff', 0, 0.85),
    back
      ? ''
      : line(
          [
            [368, 600],
            [432, 600],
          ],
          paint.lightness > 0.75 ? paint.darker : '#fff',
          2.4,
          'opacity=".7"',
        ),
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

export const bottle: Drawing = (paint, view) => {
  const drawn = bottleBody(paint, view === 'back')
  return view === 'detail' ? closeUp(drawn, 400, 270, 2.2) : drawn
}

const thermosBody = (paint: Paint, back: boolean): string => {
  const body = turned({
    x: 400,
    profile: [
      [300, 82],
      [306, 88],
      [330, 92],
      [800, 92],
      [806, 90],
    ],
    colour: paint.base,
    gloss: 0.2,
  })
  const ink = paint.lightness > 0.7 ? paint.darker : '#f4f2ec'
  return [
    stand(404, 846, 106),
    lathe(
      400,
      [
        [800, 90],
        [832, 88],
        [842, 82],
      ],
      steel,
      1,
    ),
    body.svg,
    grained(body.d, 1.1, 0.6, 2),
    ring(400, 800, 90),
    lathe(
      400,
      [
        [284, 80],
        [304, 84],
      ],
      steel,
      1,
    ),
    lathe(
      400,
      [
        [120, 66],
        [126, 72],
        [150, 76],
        [282, 82],
        [286, 80],
      ],
      steel,
      1,
    ),
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
    sheen(
      [
        [344, 340],
        [344, 790],
      ],
      12,
      0.3,
      'soft6',
    ),
    back
      ? form(
          'M470 360C540 360 552 400 552 450V640C552 700 530 716 470 716V690C510 690 524 676 524 640V450C524 410 510 388 470 388Z',
          '#26282b',
          finishes.plastic,
        )
      : mark([400, 520], 92, ink, 0, 0.85) +
        line(
          [
            [400, 580],
            [400, 640],
          ],
          ink,
          3,
          'opacity=".6"',
        ),
    form(box(322, 700, 156, 44, 6), quiet(paint), finishes.rubber),
  ].join('')
}

export const thermos: Drawing = (paint, view) => {
  const drawn = thermosBody(paint, view === 'back')
  return view === 'detail' ? closeUp(drawn, 400, 260, 2) : drawn
}

const canisterBody = (paint: Paint, back: boolean): string => {
  const body = turned({ x: 400, profile: [...rounded(400, 730, 200, 128, 20)], colour: paint.base, gloss: 0.55 })
  const ink = paint.lightness > 0.7 ? '#2b2d30' : '#ffffff'
  return [
    stand(408, 742, 220),
    lathe(
      400,
      [
        [724, 190],
        [738, 196],
        [744, 186],
      ],
      steel,
      1,
    ),
    body.svg,
    washed(
      `M${204} 560Q400 596 596 560V664Q400 702 204 664Z`,
      run(200, 0, 600, 0, [
        [0, shade(ink, -0.3), 0.9],
        [0.2, ink, 0.95],
        [0.6, shade(ink, -0.1), 0.95],
        [1, shade(ink, -0.4), 0.9],
      ]),
    ),
    mark([350, 634], 76, paint.base, 4, 1),
    ...[0, 1, 2].map((i) =>
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
    lathe(
      400,
      [
        [372, 66],
        [380, 92],
        [402, 96],
      ],
      steel,
      1,
    ),
    ring(400, 400, 95, 0.35),
    lathe(
      400,
      [
        [330, 23],
        [372, 23],
      ],
      '#c9a54f',
      1,
    ),
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
    sheen(
      [
        [262, 480],
        [240, 540],
        [238, 690],
      ],
      16,
      0.5,
      'soft6',
    ),
    sheen(
      [
        [292, 462],
        [320, 440],
      ],
      10,
      0.5,
      'soft6',
    ),
  ].join('')
}

export const gasCanister: Drawing = (paint, view) => {
  const drawn = canisterBody(paint, view === 'back')
  return view === 'detail' ? closeUp(drawn, 400, 380, 2.3) : drawn
}

const stoveBody = (paint: Paint): string => {
  const dark = '#2a2c2f'
  const leg = (side: number): string => {
    const x = (value: number): number => 400 + side * value
    return (
      form(`M${x(20)} 640L${x(230)} 792L${x(246)} 782L${x(36)} 618Z`, '#8e9297', finishes.metal) +
      form(`M${x(222)} 786q${side * 22} 14 ${side * 36} 6l${side * -2} 12h${side * -44}z`, dark, finishes.rubber)
    )
  }
  const arm = (side: number): string => {
    const x = (value: number): number => 400 + side * value
    return (
      form(
        `M${x(24)} 520L${x(150)} 470L${x(214)} 404L${x(236)} 404L${x(232)} 428L${x(212)} 430L${x(164)} 492L${x(34)} 556Z`,
        '#a8acb1',
        finishes.metal,
      ) +
      Array.from({ length: 5 }, (_, i) =>
        line(
          [
            [x(222 - i * 11), 404 + i * 13],
            [x(226 - i * 11), 412 + i * 13],
          ],
          '#000',
          3,
          'opacity=".4"',
        ),
      ).join('')
    )
  }
  const flames = Array.from({ length: 17 }, (_, i) => 400 + (i - 8) * 10.6)
  return [
    stand(400, 806, 250),
    leg(-1),
    leg(1),
    arm(-1),
    form('M388 640L380 806L420 806L412 640Z', '#7d8186', finishes.metal),
    form(box(366, 800, 68, 12, 5), dark, finishes.rubber),
    lathe(
      400,
      [
        [560, 44],
        [572, 52],
        [648, 52],
        [660, 40],
      ],
      paint.base,
      0.5,
    ),
    ring(400, 590, 52, 0.3),
    lathe(
      400,
      [
        [496, 34],
        [560, 30],
      ],
      '#b4863c',
      1,
    ),
    lathe(
      400,
      [
        [410, 96],
        [418, 106],
        [462, 104],
        [498, 62],
        [504, 40],
      ],
      '#9a9ea3',
      1,
    ),
    ring(400, 436, 105, 0.35),
    ...flames.map((x, i) => `<ellipse cx="${x}" cy="${450 + 6 * Math.cos((i - 8) / 5)}" rx="3.2" ry="6" fill="#1c1d1f" opacity=".85"/>`),
    washed(
      oval(400, 410, 96, 18),
      run(304, 0, 496, 0, [
        [0, '#6d7176'],
        [0.3, '#e7eaec'],
        [0.6, '#9b9fa4'],
        [1, '#5d6166'],
      ]),
    ),
    washed(
      oval(400, 410, 70, 12),
      halo(400, 410, 70, [
        [0, '#2c2d30'],
        [1, '#5b5e63'],
      ]),
    ),
    ...Array.from(
      { length: 22 },
      (_, i) =>
        `<ellipse cx="${400 + 56 * Math.cos((i / 22) * 6.283)}" cy="${410 + 9 * Math.sin((i / 22) * 6.283)}" rx="3" ry="1.6" fill="#0c0c0d"/>`,
    ),
    arm(1),
    form('M448 600h60q14 0 14 14t-14 14h-60z', '#8b8f94', finishes.metal),
    form(box(512, 578, 70, 72, 14), quiet(paint), finishes.plastic),
    ...[0, 1, 2, 3].map((i) =>
      line(
        [
          [526 + i * 14, 586],
          [526 + i * 14, 642],
        ],
        '#000',
        4,
        'opacity=".25"',
      ),
    ),
    `<path d="M352 630C300 650 250 640 214 690S150 780 96 776" fill="none" stroke="#000" stroke-width="17" opacity=".25" transform="translate(4 7)"/><path d="M352 630C300 650 250 640 214 690S150 780 96 776" fill="none" stroke="#4b4e53" stroke-width="16"/><path d="M352 630C300 650 250 640 214 690S150 780 96 776" fill="none" stroke="#c4c8cc" stroke-width="14" stroke-dasharray="2.4 2.2" opacity=".6"/>`,
    form(box(66, 758, 52, 38, 8), '#c29a4a', finishes.metal),
    panel(box(368, 600, 64, 30, 4), shade(paint.base, -0.1)),
    mark([400, 615], 30, '#fff'),
  ].join('')
}

export const stove: Drawing = (paint, view) => {
  const drawn = `<g transform="translate(0 -60)">${stoveBody(paint)}</g>`
  if (view === 'detail') return closeUp(drawn, 400, 380, 2.2)
  return view === 'back' ? `<g transform="matrix(-1 0 0 1 800 0)">${drawn}</g>` : drawn
}
