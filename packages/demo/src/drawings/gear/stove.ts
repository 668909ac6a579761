import { pts } from './points.ts'
import { shade } from '../paint.ts'
import type { Paint } from '../paint.ts'
import { closeUp, emblemAt, line } from '../studio.ts'
import type { Sketch } from '../studio.ts'
import { quiet } from './fittings.ts'
import { box, finishes, form, halo, oval, panel, run, stand, washed } from './form.ts'

import { lathe, ring } from './lathe.ts'
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
    lathe(400, pts('560,44 572,52 648,52 660,40'), paint.base, 0.5),
    ring(400, 590, 52, 0.3),
    lathe(400, pts('496,34 560,30'), '#b4863c', 1),
    lathe(400, pts('410,96 418,106 462,104 498,62 504,40'), '#9a9ea3', 1),
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
    emblemAt([400, 615], 30, '#fff'),
  ].join('')
}

export const stove: Sketch = (paint, view) => {
  const drawn = `<g transform="translate(0 -60)">${stoveBody(paint)}</g>`
  if (view === 'detail') return closeUp(drawn, 400, 380, 2.2)
  return view === 'back' ? `<g transform="matrix(-1 0 0 1 800 0)">${drawn}</g>` : drawn
}
