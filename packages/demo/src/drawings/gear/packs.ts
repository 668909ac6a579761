import { outline, pts } from './points.ts'
import { mirror, shape } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { near } from '../garments/close.ts'
import { weave } from '../garments/textures.ts'
import { shade } from '../paint.ts'
import type { Paint } from '../paint.ts'
import { emblemAt, line } from '../studio.ts'
import type { Sketch } from '../studio.ts'
import { buckle, quiet, stitch, strap } from './fittings.ts'
import { box, crease, finishes, form, panel, stand } from './form.ts'
import { grained, mesh } from './textures.ts'

import { both, cloth, puller, webbing, zipLine } from './sewing.ts'
const trekFront = (paint: Paint): string => {
  const body = outline(
    '236,300 400,284 564,300',
    '564,300 590,440 598,640 584,800 556,858',
    '556,858 400,880 244,858',
    '244,858 216,800 202,640 210,440 236,300',
  )
  const lid = outline(
    '222,250 260,172 330,140 400,134 470,140 540,172 578,250',
    '578,250 584,300 566,330',
    '566,330 400,350 234,330',
    '234,330 216,300 222,250',
  )
  const pocket = outline('268,480 400,468 532,480', '532,480 548,640 540,760', '540,760 400,784 260,760', '260,760 252,640 268,480')
  const low = outline('222,770 400,792 578,770', '578,770 584,820 556,862', '556,862 400,884 244,862', '244,862 216,820 222,770')
  const side: Point[] = pts('212,560 190,570 170,640 174,780 212,838')
  return [
    stand(404, 886, 214),
    both(pts('320,160 268,190 236,250 226,310'), (p) => strap(p, webbing, 26)),
    line(pts('364,138 376,104 424,104 436,138'), webbing, 16),
    line(pts('366,134 378,102 422,102 434,134'), '#5a5d62', 4, 'opacity=".7"'),
    both(pts('206,760 150,772 98,806 92,846 132,852 214,834'), (p) =>
      form(shape(p, [p.at(-1) as Point, p[0] as Point]), paint.darker, finishes.padding),
    ),
    strap(pts('110,832 60,850 44,878'), webbing, 16),
    strap(pts('690,832 740,850 752,872'), webbing, 16),
    both(side, (p) => form(shape(p, [p.at(-1) as Point, [p[4]?.[0] ?? 0, 560], p[0] as Point]), paint.dark, finishes.cloth)),
    cloth(body, paint.base, paint, [196, 280, 410, 610]),
    form(low, paint.darker, { roll: 20 }),
    grained(low, 0.3, 0.3),
    both(pts('232,350 236,480 228,640 232,780'), (p) => line(p, paint.seam, 2, 'opacity=".6"')),
    crease('M262 486C258 600 250 700 266 764M538 486C542 600 550 700 534 764', 7, 0.22),
    cloth(pocket, paint.light, paint, [246, 464, 310, 326], 26),
    zipLine(pts('286,520 400,510 514,520'), paint),
    puller(300, 522, paint, 8),
    stitch(pts('272,486 400,474 528,486'), paint.seam, 1.4),
    both(pts('206,420 250,428 286,436'), (p) => strap(p, webbing, 14)),
    both(pts('200,620 240,630 262,636'), (p) => strap(p, webbing, 14)),
    strap(pts('322,330 318,420 322,470'), webbing, 18),
    strap(pts('478,330 482,420 478,470'), webbing, 18),
    crease('M236 336Q400 356 564 336', 9, 0.4),
    cloth(lid, paint.base, paint, [210, 130, 380, 224], 34),
    zipLine(pts('258,246 330,232 400,228 470,232 542,246'), paint),
    puller(520, 242, paint, -6),
    stitch(pts('240,318 400,336 560,318'), paint.seam, 1.4),
    buckle([321, 392], 90, 56),
    buckle([479, 392], 90, 56),
    emblemAt([400, 640], 84, paint.lightness > 0.72 ? paint.darker : '#fff', 0, 0.9),
    emblemAt([400, 188], 40, paint.lightness > 0.72 ? paint.darker : '#fff', 0, 0.85),
    ...[-1, 1].map((s) =>
      line(
        [
          [400 + s * 176, 700],
          [400 + s * 190, 690],
        ],
        quiet(paint),
        8,
      ),
    ),
    line(pts('560,800 572,850 556,900 540,860'), quiet(paint), 5),
  ].join('')
}

/** The side that lies on the back: frame sheet, mesh, straps, hip belt. */
const carrying = (paint: Paint, tall: boolean): string => {
  const top = tall ? 160 : 230
  const body = tall
    ? outline(
        '236,200 320,150 400,140 480,150 564,200',
        '564,200 592,440 596,680 560,858',
        '560,858 400,880 240,858',
        '240,858 204,680 208,440 236,200',
      )
    : outline(
        '246,300 290,220 400,194 510,220 554,300',
        '554,300 576,500 578,700 556,830',
        '556,830 400,850 244,830',
        '244,830 222,700 224,500 246,300',
      )
  const shoulder: Point[] = [
    [366, top + 40],
    [300, top + 70],
    [262, top + 200],
    [256, top + 360],
    [284, top + 480],
  ]
  const inner: Point[] = [
    [322, top + 470],
    [308, top + 360],
    [322, top + 210],
    [352, top + 130],
    [384, top + 80],
  ]
  const belt: Point[] = pts('330,740 220,736 120,760 76,800 84,836 140,842 240,826 330,830')
  return [
    stand(404, tall ? 886 : 856, 206),
    cloth(body, paint.base, paint, [196, 130, 410, 760]),
    panel(
      shape(
        [
          [310, top + 60],
          [400, top + 40],
          [490, top + 60],
        ],
        [
          [490, top + 60],
          [506, 560],
          [500, 760],
        ],
        pts('500,760 400,780 300,760'),
        [
          [300, 760],
          [294, 560],
          [310, top + 60],
        ],
      ),
      '#2a2c2f',
      mesh('#0e0f10', [290, top + 30, 220, 760 - top], 8, 0.9),
    ),
    form(
      shape(
        [
          [330, top + 120],
          [392, top + 100],
        ],
        [
          [392, top + 100],
          [392, 700],
        ],
        pts('392,700 324,690'),
        [
          [324, 690],
          [318, 460],
          [330, top + 120],
        ],
      ),
      '#3a3d41',
      finishes.padding,
      mesh('#17181a', [310, top + 90, 90, 640], 8, 0.8),
    ),
    form(
      shape(
        mirror([
          [330, top + 120],
          [392, top + 100],
        ]),
        [
          [408, top + 100],
          [408, 700],
        ],
        pts('408,700 476,690'),
        [
          [476, 690],
          [482, 460],
          [470, top + 120],
        ],
      ),
      '#3a3d41',
      finishes.padding,
      mesh('#17181a', [400, top + 90, 90, 640], 8, 0.8),
    ),
    line(
      [
        [366, top + 8],
        [378, top - 26],
        [422, top - 26],
        [434, top + 8],
      ],
      webbing,
      16,
    ),
    both(
      [
        [282, top + 470],
        [262, 700],
        [232, 800],
      ],
      (p) => strap(p, webbing, 16),
    ),
    ...[false, true].map((flip) => {
      const [outer, back] = flip ? [mirror(shoulder).toReversed(), mirror(inner).toReversed()] : [shoulder, inner]
      return (
        form(
          shape(outer, [outer.at(-1) as Point, back[0] as Point], back, [back.at(-1) as Point, outer[0] as Point]),
          paint.darker,
          { roll: 16 },
          mesh('#101113', [240, top + 20, 320, 480], 7, 0.5),
        ) +
        stitch(
          outer.map(([x, y]): Point => [x + (flip ? -8 : 8), y + 4]),
          paint.lighter,
          1.3,
        )
      )
    }),
    strap(
      [
        [292, top + 250],
        [360, top + 262],
        [440, top + 262],
        [508, top + 250],
      ],
      webbing,
      13,
    ),
    buckle([400, top + 262], 0, 42),
    ...(tall
      ? [false, true].map((flip) => {
          const edge = flip ? mirror(belt).toReversed() : belt
          return form(
            shape(edge, [edge.at(-1) as Point, edge[0] as Point]),
            paint.dark,
            finishes.padding,
            mesh('#101113', [60, 720, 680, 130], 7, 0.5),
          )
        })
      : []),
    tall ? strap(pts('92,816 180,900 330,920 400,922 470,920 620,900 708,816'), webbing, 18) : '',
    tall ? buckle([400, 920], 0, 74) : '',
    panel(box(370, top + 56, 60, 30, 4), quiet(paint)),
  ].join('')
}

export const backpack: Sketch = (paint, view) => {
  if (view === 'back') return carrying(paint, true)
  return view === 'detail' ? near(paint, 'softshell', weave(paint, 5), ['buckle', 400, 500]) : trekFront(paint)
}

const dayFront = (paint: Paint): string => {
  const body = outline(
    '246,330 262,250 320,200 400,188 480,200 538,250 554,330',
    '554,330 584,500 586,700 560,832',
    '560,832 400,856 240,832',
    '240,832 214,700 216,500 246,330',
  )
  const pocket = outline('264,540 400,526 536,540', '536,540 556,680 544,806', '544,806 400,830 256,806', '256,806 244,680 264,540')
  const arch: Point[] = pts('240,500 254,370 292,270 400,232 508,270 546,370 560,500')
  const bottleNet = outline('222,600 196,616 190,720 206,820 246,830', '246,830 232,720 222,600')
  return [
    stand(404, 862, 206),
    both(pts('340,200 290,216 252,258 240,320'), (p) => strap(p, webbing, 26)),
    line(pts('362,196 372,152 428,152 438,196'), webbing, 18),
    line(pts('364,190 374,150 426,150 436,190'), '#5a5d62', 4, 'opacity=".7"'),
    form(bottleNet, paint.darker, finishes.padding, mesh('#000', [186, 596, 64, 240], 8, 0.6)),
    `<g transform="matrix(-1 0 0 1 800 0)">${form(bottleNet, paint.darker, finishes.padding, mesh('#000', [186, 596, 64, 240], 8, 0.6))}</g>`,
    cloth(body, paint.base, paint, [208, 180, 384, 680]),
    zipLine(arch, paint),
    puller(546, 420, paint, 4),
    puller(552, 446, paint, 2),
    stitch(
      arch.map(([x, y]): Point => [400 + (x - 400) * 0.94, y + 12]),
      paint.seam,
      1.3,
    ),
    crease('M258 540C250 640 248 740 262 812M542 540C550 640 552 740 538 812', 7, 0.22),
    cloth(pocket, paint.light, paint, [240, 520, 320, 316], 28),
    zipLine(pts('276,580 400,568 524,580'), paint),
    puller(500, 578, paint, -5),
    form(outline('246,770 400,794 554,770', '554,770 552,838', '552,838 400,862 248,838', '248,838 246,770'), paint.darker, { roll: 16 }),
    strap(pts('400,300 400,520'), webbing, 20),
    ...[340, 400, 460].map((y) =>
      line(
        [
          [388, y],
          [412, y],
        ],
        '#77797e',
        4,
      ),
    ),
    panel(box(360, 640, 80, 80, 8), shade(paint.base, -0.04)),
    emblemAt([400, 682], 56, paint.lightness > 0.72 ? paint.darker : '#fff', 0, 0.95),
    both(pts('212,470 250,478 272,482'), (p) => strap(p, webbing, 13)),
  ].join('')
}

export const daypack: Sketch = (paint, view) => {
  if (view === 'back') return carrying(paint, false)
  return view === 'detail' ? near(paint, 'softshell', weave(paint, 5), ['zip', 400, 500]) : dayFront(paint)
}
