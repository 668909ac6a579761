import { bootSole } from './boots.ts'
import { outline, pts } from './points.ts'
import { shape } from '../geometry.ts'
import { shade, type Paint } from '../paint.ts'
import { clipTo, closeUp, emblemAt, line, plainCut, type Sketch } from '../studio.ts'
import { hook, quiet, stitch, strand } from './fittings.ts'
import { crease, finishes, form, light, oval, panel, run, stand, washed } from './form.ts'
import { winterHeels } from './heels.ts'
import { creased, grained } from './textures.ts'

const upper = outline(
  '112,706 112,664 140,620 200,590 290,556 362,496 404,420 420,330 420,262',
  '420,262 540,244 656,262',
  '656,262 664,360 656,470 672,580 682,650 680,706',
  '680,706 400,724 112,706',
)

const foot = outline(
  '100,706 104,650 140,606 204,578 292,552',
  '292,552 340,600 440,634 560,616 668,560',
  '668,560 688,640 688,710',
  '688,710 400,726 100,706',
)

/** A padded edge around the shaft, and the lining that shows above it. */
const collar = (paint: Paint): string =>
  form(
    outline('414,262 470,240 540,236 612,242 664,262 668,300', '668,300 600,316 480,318 412,306', '412,306 408,284 414,262'),
    paint.darker,
    finishes.padding,
  )

const bands = (paint: Paint): string =>
  [352, 440, 520]
    .map((y, i) =>
      panel(
        shape(
          [
            [424 - i * 26, y - 6],
            [530, y + 6],
            [664, y - 10],
          ],
          [
            [664, y - 10],
            [660, y + 10],
          ],
          [
            [660, y + 10],
            [530, y + 28],
            [418 - i * 30, y + 14],
          ],
          [
            [418 - i * 30, y + 14],
            [424 - i * 26, y - 6],
          ],
        ),
        paint.dark,
      ),
    )
    .join('')

const laces = (paint: Paint): string =>
  pts('330,470 372,400 384,330')
    .map(([x, y], i) =>
      strand(
        [
          [x - 2 + i * 4, y + 14],
          [x + 40, y + 20 + i * 2],
          [x + 86, y + 30],
        ],
        quiet(paint),
        11,
      ),
    )
    .join('')

/** Two wide straps with touch fasteners, across the instep and the shin. */
const straps = (paint: Paint): string =>
  [
    [
      outline('330,486 430,470 520,478 606,496', '606,496 620,521 604,548', '604,548 520,532 430,524 300,548', '300,548 330,486'),
      '340,500 430,483 520,491 598,508',
      '320,538 430,512 520,520 598,536',
      '560,522',
    ],
    [
      outline('380,352 470,346 560,352 618,360', '618,360 632,386 616,412', '616,412 560,404 470,398 376,406', '376,406 380,352'),
      '392,366 470,359 560,365 610,372',
      '388,393 470,386 560,392 610,400',
      '572,380',
    ],
  ]
    .map(([d = '', top = '', low = '', at = '']) => {
      const [[x, y] = [0, 0]] = pts(at)
      return (
        crease(d, 7, 0.22) +
        panel(d, paint.second, '', 1.6) +
        stitch(pts(top), paint.lighter, 1.8) +
        stitch(pts(low), paint.lighter, 1.8) +
        form(oval(x + 22, y + 2, 20, 16), paint.accent, finishes.rubber)
      )
    })
    .join('')

/** Padded chambers around the shaft: a seam, and the light on the chamber below it. */
const chambers = [
  '400,384 470,398 560,400 666,382',
  '386,446 460,462 560,464 662,442',
  '352,502 450,526 560,526 660,500',
  '306,548 420,582 560,584 672,552',
].map(pts)

const quilts = (): string =>
  chambers
    .map(
      (row) =>
        line(row, '#000', 20, 'opacity=".2" filter="url(#soft6)"') +
        line(row, '#fff', 16, 'opacity=".26" filter="url(#soft6)" transform="translate(0 20)"') +
        line(row, '#000', 2.6, 'opacity=".5"'),
    )
    .join('')

/** A collar of fur, and the cord that closes it. */
const fur = (paint: Paint): string => {
  const d = outline(
    '410,250 420,226 470,216 540,214 612,218 658,228 668,252',
    '668,252 676,290 668,324',
    '668,324 600,342 480,344 408,328',
    '408,328 398,290 410,250',
  )
  return (
    form(d, '#d8ccb8', { roll: 20 }) +
    grained(d, 0.7, 0.9, 2.6) +
    strand(pts('470,350 466,380 476,412'), quiet(paint), 8) +
    strand(pts('484,350 492,378 484,412'), quiet(paint), 8) +
    form(oval(480, 366, 13, 17), '#26282b', finishes.plastic)
  )
}

const sideOf = (paint: Paint, style: number): string => {
  const clip = clipTo(upper)
  const clipped = (drawn: string) => `<defs>${clip.def}</defs><g ${clip.use}>${drawn}</g>`
  const rubber = shade(paint.base, Math.max(-0.3, Math.min(-0.03, 0.27 - paint.lightness)), 0.4)
  const lining = outline('430,262 450,226 540,214 630,226 650,262', '650,262 540,290 430,262')
  const low = run(0, 540, 0, 716, [
    [0, '#000', 0],
    [0.75, '#000', 0.12],
    [1, '#000', 0.46],
  ])
  return [
    stand(398, 758, 318),
    form(lining, '#8d8579', finishes.padding),
    grained(lining, 0.3, 0.8, 2.4),
    `<path d="${upper}" fill="${paint.base}"/>`,
    style === 0 ? clipped(bands(paint)) : '',
    style === 2 ? clipped(quilts()) : collar(paint),
    grained(upper, 0.35, 0.3),
    style === 2 ? '' : creased(upper),
    light(upper, { roll: 46, depth: 0.9 }),
    style === 1 ? clipped(straps(paint)) : '',
    form(foot, [rubber, paint.second, '#1f2023'][style] ?? rubber, { roll: 30, depth: 0.9, gloss: 0.25 }),
    grained(foot, 0.7, 0.3),
    stitch(pts('296,562 344,608 440,644 560,626 668,572'), paint.lighter, 1.8),
    style === 0
      ? clipped(laces(paint)) +
        pts('416,500 458,430 470,360')
          .map((at) => hook(at, 12))
          .join('')
      : '',
    style === 2 ? fur(paint) : '',
    emblemAt(style === 1 ? [520, 440] : [566, 420], style === 1 ? 44 : 60, paint.lighter, -3, 0.85),
    washed(foot, low),
    crease('M100 672C160 690 260 706 400 710S620 690 686 664', 4, 0.5),
    bootSole(paint, style === 1 ? '#cfc8ba' : undefined),
  ].join('')
}

/** Styles in order: laced with hooks; two wide straps, its foot in a second tone; a quilted shaft with a collar of fur, its foot black. */
export const winterBoots: Sketch = (paint, view, { style } = plainCut) => {
  if (view === 'back') return winterHeels(paint, style)
  const boot = sideOf(paint, style)
  return view === 'detail' ? closeUp(boot, 500, 330, 2) : boot
}
