import { outline, pts } from './points.ts'
import { shape } from '../geometry.ts'
import { near } from '../garments/close.ts'
import { weave } from '../garments/textures.ts'
import type { Paint } from '../paint.ts'
import { emblemAt, line } from '../studio.ts'
import type { Sketch } from '../studio.ts'
import { buckle, quiet, stitch, strap } from './fittings.ts'
import { box, finishes, form, panel, stand } from './form.ts'

import { cloth, puller, webbing, zipLine } from './sewing.ts'
const vestFront = (paint: Paint): string => {
  const half = outline(
    '392,330 340,300 310,220 316,170',
    '316,170 290,150 246,168',
    '246,168 232,260 214,360 196,420',
    '196,420 206,600 212,790',
    '212,790 300,818 392,820',
    '392,820 392,330',
  )
  const foam = outline('380,390 310,380 236,420', '236,420 232,500', '232,500 300,520 380,516', '380,516 380,390')
  const pocket = outline('378,570 300,566 240,574', '240,574 238,700', '238,700 300,716 378,716', '378,716 378,570')
  const one = [
    cloth(half, paint.base, paint, [190, 146, 206, 680], 34),
    form(
      outline('318,172 290,152 248,170', '248,170 236,250', '236,250 270,262 312,250', '312,250 318,172'),
      paint.darker,
      finishes.padding,
    ),
    cloth(foam, paint.light, paint, [228, 376, 156, 150], 20),
    cloth(pocket, paint.dark, paint, [234, 562, 148, 158], 18),
    zipLine(pts('248,600 300,592 370,596'), paint),
    stitch(pts('386,340 386,812'), paint.seam, 1.4),
    stitch(pts('322,290 350,316 384,336'), paint.lighter, 1.4),
    strap(pts('196,548 290,544 390,544'), webbing, 18),
    strap(pts('200,752 290,762 390,764'), webbing, 18),
    panel(box(240, 440, 120, 16, 3), '#dfe3e6'),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
      line(
        [
          [246 + i * 18, 440],
          [254 + i * 18, 456],
        ],
        '#9ea4aa',
        3,
      ),
    ),
  ].join('')
  return [
    stand(404, 836, 190),
    form(outline('300,196 340,222 400,232 460,222 500,196', '500,196 480,330 400,420 320,330 300,196'), paint.inner, finishes.cloth),
    one,
    `<g transform="matrix(-1 0 0 1 800 0)">${one}</g>`,
    zipLine(pts('400,340 400,818'), paint),
    puller(400, 360, paint),
    buckle([400, 544], 0, 64),
    buckle([400, 764], 0, 64),
    buckle([262, 236], 96, 44),
    buckle([538, 236], 84, 44),
    emblemAt([312, 650], 52, paint.lightness > 0.72 ? paint.darker : '#fff', 0, 0.9),
    form(box(470, 610, 62, 70, 8), quiet(paint), finishes.padding),
    line(pts('500,610 510,560 486,540'), quiet(paint), 6),
  ].join('')
}

const vestBack = (paint: Paint): string => {
  const back = outline(
    '246,168 290,146 330,160 400,200 470,160 510,146 554,168',
    '554,168 570,300 604,420 594,600 588,790',
    '588,790 400,824 212,790',
    '212,790 206,600 196,420 230,300 246,168',
  )
  return [
    stand(404, 836, 190),
    cloth(back, paint.base, paint, [190, 140, 420, 690]),
    ...[320, 450, 580].map((y) =>
      cloth(
        shape(
          [
            [250, y],
            [400, y + 10],
            [550, y],
          ],
          [
            [550, y],
            [554, y + 104],
          ],
          [
            [554, y + 104],
            [400, y + 114],
            [246, y + 104],
          ],
          [
            [246, y + 104],
            [250, y],
          ],
        ),
        paint.light,
        paint,
        [240, y - 4, 320, 124],
        22,
      ),
    ),
    panel(box(300, 224, 200, 22, 4), '#dfe3e6'),
    strap(pts('204,548 400,566 596,548'), webbing, 18),
    strap(pts('208,756 400,780 592,756'), webbing, 18),
    emblemAt([400, 280], 64, paint.lightness > 0.72 ? paint.darker : '#fff', 0, 0.9),
  ].join('')
}

export const kayakVest: Sketch = (paint, view) => {
  if (view === 'back') return vestBack(paint)
  return view === 'detail' ? near(paint, 'shell', weave(paint, 4), ['buckle', 400, 500]) : vestFront(paint)
}
