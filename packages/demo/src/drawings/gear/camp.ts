import { outline, pts } from './points.ts'
import { mirror, shape } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { near } from '../garments/close.ts'
import { shade } from '../paint.ts'
import type { Paint } from '../paint.ts'
import { clipTo, closeUp, emblemAt, line } from '../studio.ts'
import type { Sketch } from '../studio.ts'
import { buckle, quiet, sheen, stitch, strap } from './fittings.ts'
import { box, crease, finishes, form, halo, light, oval, panel, run, stand, washed } from './form.ts'
import { creased, mesh, ripstop } from './textures.ts'

const tentFront = (paint: Paint): string => {
  const left = outline('70,700 110,560 190,430 300,356 372,340', '372,340 330,440 290,570 270,716', '270,716 170,712 70,700')
  const door = outline('372,340 440,420 500,560 524,722', '524,722 400,728 270,716', '270,716 290,570 330,440 372,340')
  const right = outline('372,340 470,352 590,420 680,540 740,690', '740,690 640,714 524,722', '524,722 500,560 440,420 372,340')
  const opening = outline('386,420 420,500 446,600 456,722', '456,722 330,722', '330,722 336,620 350,510 386,420')
  const flap = outline('386,420 350,510 336,620 330,722', '330,722 302,716', '302,716 304,640 322,520 372,412', '372,412 386,420')
  const pole = (points: readonly Point[]): string =>
    line(points, '#000', 9, 'opacity=".25" transform="translate(3 4)"') +
    line(points, paint.darker, 9) +
    line(points, paint.lighter, 2.4, 'opacity=".6" transform="translate(-1.4 -1.2)"')
  const guy = (points: readonly Point[]): string =>
    line(points, quiet(paint), 3) + line(points, '#fff', 1, 'stroke-dasharray="6 6" opacity=".8"')
  const peg = (x: number, y: number, lean: number): string => form(`M${x - 4} ${y - 12}l8 0l${lean} 34l-8 0z`, '#b9bdc2', finishes.metal)
  const grid: readonly [number, number, number, number] = [60, 310, 690, 420]
  return [
    stand(404, 724, 330),
    guy(pts('150,486 40,712')),
    guy(pts('640,480 766,702')),
    peg(38, 708, -8),
    peg(764, 700, 8),
    form(left, paint.light, { roll: 50, depth: 0.7 }, ripstop(paint.darker, paint.lighter, grid, 9, 0.3)),
    form(right, paint.dark, { roll: 60, depth: 0.7 }, ripstop(paint.darker, paint.lighter, grid, 9, 0.3)),
    form(door, paint.base, { roll: 40, depth: 0.6 }, ripstop(paint.darker, paint.lighter, grid, 9, 0.3)),
    creased(left),
    creased(right),
    washed(
      right,
      run(440, 420, 740, 700, [
        [0, '#fff', 0.08],
        [0.5, '#000', 0.06],
        [1, '#000', 0.3],
      ]),
    ),
    washed(
      opening,
      run(330, 420, 450, 722, [
        [0, '#17120e'],
        [0.6, '#2c231c'],
        [1, '#4a3b2e'],
      ]),
    ),
    ((): string => {
      const { def, use } = clipTo(opening)
      return `<defs>${def}</defs><g ${use}>${mesh('#cfc8bd', [330, 420, 130, 310], 8, 0.16)}<path d="M320 690Q400 668 470 694V730H320Z" fill="${quiet(paint)}" opacity=".7"/><path d="M336 700Q390 652 452 690L456 724H330Z" fill="${shade(quiet(paint), -0.12)}" opacity=".6"/></g>`
    })(),
    form(flap, paint.lighter, { roll: 7 }),
    panel(outline('296,620 320,628', '320,628 320,644', '320,644 294,636', '294,636 296,620'), '#2b2d30'),
    line(pts('388,424 424,508 450,610 458,720'), '#17181a', 5),
    line(pts('388,424 424,508 450,610 458,720'), '#9a9ea4', 3.4, 'stroke-dasharray="1.6 2.2" opacity=".8"'),
    pole(pts('270,716 290,570 330,440 372,338')),
    pole(pts('524,722 500,560 440,420 372,340')),
    pole(pts('640,714 634,560 594,428 544,384 470,352 374,338')),
    stitch(pts('84,690 170,702 268,706'), paint.lighter, 1.4),
    stitch(pts('534,710 640,702 734,680'), paint.lighter, 1.4),
    panel(
      outline('520,470 560,450 590,500', '590,500 540,520', '540,520 520,470'),
      shade(paint.dark, -0.05),
      mesh('#0c0c0d', [516, 446, 80, 80], 6, 0.9),
    ),
    emblemAt([590, 620], 64, paint.lightness > 0.72 ? paint.darker : '#fff', 4, 0.85),
    emblemAt([176, 610], 40, paint.lightness > 0.72 ? paint.darker : '#fff', -8, 0.7),
    crease('M70 704C200 722 330 730 524 728S690 712 742 694', 5, 0.35),
    peg(270, 716, -4),
    peg(526, 720, 4),
  ].join('')
}

const tentBack = (paint: Paint): string => {
  const bag = outline(
    '180,470 300,452 500,452 620,470',
    '620,470 648,540 648,620 620,690',
    '620,690 500,706 300,706 180,690',
    '180,690 150,620 150,540 180,470',
  )
  return [
    stand(404, 712, 250),
    form(oval(638, 580, 44, 108), paint.darker, { roll: 24 }),
    form(bag, paint.base, { roll: 70, depth: 1 }, ripstop(paint.darker, paint.lighter, [140, 446, 520, 264], 9, 0.35)),
    creased(bag),
    ...[270, 530].map((x) =>
      strap(
        [
          [x, 450],
          [x - 10, 580],
          [x, 706],
        ],
        '#2b2d30',
        22,
      ),
    ),
    buckle([262, 580], 90, 56),
    buckle([522, 580], 90, 56),
    crease('M196 474Q176 580 196 688M170 500Q156 580 172 660', 5, 0.3),
    emblemAt([396, 580], 100, paint.lightness > 0.72 ? paint.darker : '#fff', 0, 0.9),
    line(pts('150,560 112,540 104,600 150,610'), quiet(paint), 7),
  ].join('')
}

export const tent: Sketch = (paint, view) => {
  if (view === 'back') return tentBack(paint)
  const drawn = `<g transform="translate(0 -20)">${tentFront(paint)}</g>`
  return view === 'detail' ? closeUp(drawn, 400, 520, 2) : drawn
}

/** A filled chamber between two seams: light on its shoulder, shade in its furrow; a gradient, as many filters would be slow. */
const tube = (d: string, y: number, high: number): string =>
  washed(
    d,
    run(0, y, 0, y + high, [
      [0, '#000', 0.32],
      [0.08, '#000', 0.04],
      [0.2, '#fff', 0.26],
      [0.42, '#fff', 0.06],
      [0.7, '#000', 0.12],
      [1, '#000', 0.5],
    ]),
  )

const bagFront = (paint: Paint, back: boolean): string => {
  const rim: Point[] = pts('400,60 316,82 262,150 250,230 226,330 226,460 256,640 290,800 306,900 340,944 400,952')
  const body = shape([...rim, ...mirror(rim).slice(1)])
  const hood = outline('400,96 340,116 308,170 312,226 346,262 400,272 454,262 488,226 492,170 460,116 400,96')
  const rows = Array.from({ length: 12 }, (_, i) => 318 + i * 54)
  const edge = (y: number): number => {
    const at = rim.findIndex(([, py]) => py > y)
    const [a, b] = [rim[at - 1] ?? [226, 330], rim[at] ?? [226, 460]]
    return a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1] || 1)
  }
  const { def, use } = clipTo(body)
  const baffles = rows.map((y, i) => {
    const [l, bow] = [edge(y), 16 - i * 0.5]
    const low = edge(y + 54)
    const d = `M${l - 6} ${y}Q400 ${y + bow * 2} ${806 - l} ${y}L${806 - low} ${y + 54}Q400 ${y + 54 + bow * 2} ${low - 6} ${y + 54}Z`
    return tube(d, y, 58)
  })
  return [
    `<path d="${body}" fill="#1d1a18" opacity=".36" transform="translate(16 16)" filter="url(#soft14)"/>`,
    `<path d="${body}" fill="${paint.base}"/><defs>${def}</defs><g ${use}>${baffles.join('')}</g>`,
    `<g ${use}>${[150, 208, 262].map((y) => `<path d="M240 ${y}Q400 ${y + 30} 560 ${y}" fill="none" stroke="#000" stroke-width="6" opacity=".2"/><path d="M240 ${y + 5}Q400 ${y + 35} 560 ${y + 5}" fill="none" stroke="#fff" stroke-width="4" opacity=".2"/>`).join('')}</g>`,
    creased(body),
    light(body, { roll: 52, depth: 0.9 }),
    back
      ? ''
      : form(hood, paint.inner, { roll: 26, depth: 1.1 }) +
        washed(
          oval(400, 204, 66, 56),
          halo(400, 200, 70, [
            [0, '#0d0b0a', 0.92],
            [0.6, '#0d0b0a', 0.75],
            [1, '#0d0b0a', 0.1],
          ]),
        ) +
        `<path d="M400 96C360 100 308 150 310 200S360 272 400 272S488 240 490 200S440 100 400 96Z" fill="none" stroke="${quiet(paint)}" stroke-width="7"/>` +
        line(pts('452,262 490,300 496,344'), quiet(paint), 5) +
        form(box(486, 318, 20, 30, 6), '#2a2c2f', finishes.plastic) +
        line(pts('492,236 520,320 536,460 520,620 500,740'), paint.darker, 11) +
        line(pts('492,236 520,320 536,460 520,620 500,740'), '#17181a', 5) +
        line(pts('492,236 520,320 536,460 520,620 500,740'), '#a7abb1', 4, 'stroke-dasharray="1.8 2.4" opacity=".8"'),
    emblemAt([back ? 400 : 340, back ? 420 : 376], 62, paint.lightness > 0.72 ? paint.darker : '#fff', 0, 0.9),
    form(outline('306,880 400,906 494,880', '494,880 488,924 460,946 400,952 340,946 312,924 306,880'), paint.darker, { roll: 18 }),
  ].join('')
}

export const sleepingBag: Sketch = (paint, view) => {
  const front = bagFront(paint, view === 'back')
  return view === 'detail' ? near(paint, 'down', '', ['zip', 400, 500]) : front
}

const matFront = (paint: Paint): string => {
  const rim: Point[] = pts('400,50 310,56 262,90 244,160 234,300 240,560 262,800 278,900 312,942 400,950')
  const d = shape([...rim, ...mirror(rim).slice(1)])
  const { def, use } = clipTo(d)
  const tubes = Array.from({ length: 17 }, (_, i) => {
    const y = 44 + i * 54
    return form(`M220 ${y}Q400 ${y + 10} 580 ${y}V${y + 54}Q400 ${y + 64} 220 ${y + 54}Z`, i % 2 ? paint.base : paint.light, {
      roll: 16,
      depth: 0.85,
      gloss: 0.12,
    })
  })
  return [
    `<path d="${d}" fill="#1d1a18" opacity=".36" transform="translate(16 16)" filter="url(#soft14)"/>`,
    `<path d="${d}" fill="${paint.base}"/><defs>${def}</defs><g ${use}>${tubes.join('')}${ripstop(paint.darker, paint.lighter, [230, 46, 340, 910], 9, 0.2)}</g>`,
    light(d, { roll: 30, depth: 0.9 }),
    `<path d="${d}" fill="none" stroke="${paint.darker}" stroke-width="5" opacity=".8"/>`,
    form(oval(516, 112, 24), '#2b2d30', finishes.plastic),
    form(oval(516, 110, 14), quiet(paint), finishes.plastic),
    emblemAt([400, 500], 84, paint.lightness > 0.72 ? paint.darker : '#fff', -90, 0.85),
  ].join('')
}

const matRolled = (paint: Paint): string => {
  const roll = 'M170 560Q170 448 250 448H570Q640 448 640 560T570 672H250Q170 672 170 560Z'
  return [
    stand(404, 680, 230),
    form(roll, paint.base, { roll: 60, depth: 1 }, ripstop(paint.darker, paint.lighter, [160, 440, 490, 240], 9, 0.3)),
    creased(roll),
    form(oval(232, 560, 66, 112), paint.dark, { roll: 12 }),
    ...[0.82, 0.64, 0.46, 0.28].map(
      (k) =>
        `<path d="${oval(232, 560, 66 * k, 112 * k)}" fill="none" stroke="${paint.darker}" stroke-width="6"/><path d="${oval(230, 557, 66 * k, 112 * k)}" fill="none" stroke="${paint.lighter}" stroke-width="2" opacity=".6"/>`,
    ),
    ...[360, 540].map((x) =>
      strap(
        [
          [x, 446],
          [x + 16, 560],
          [x, 674],
        ],
        '#2b2d30',
        24,
      ),
    ),
    buckle([374, 540], 88, 50),
    buckle([554, 540], 88, 50),
    emblemAt([462, 556], 70, paint.lightness > 0.72 ? paint.darker : '#fff', 0, 0.9),
    sheen(pts('300,486 600,486'), 16, 0.25, 'soft6'),
  ].join('')
}

export const sleepingMat: Sketch = (paint, view) => {
  if (view === 'back') return matRolled(paint)
  return view === 'detail' ? closeUp(matFront(paint), 430, 230, 2) : matFront(paint)
}
