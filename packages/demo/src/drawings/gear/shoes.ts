import { outline, pts } from './points.ts'
import type { Point } from '../geometry.ts'
import { shade } from '../paint.ts'
import type { Paint } from '../paint.ts'
import { clipTo, closeUp, emblemAt, line, plainCut } from '../studio.ts'
import type { Sketch } from '../studio.ts'
import { eyelet, quiet, sheen, stitch, strand } from './fittings.ts'
import { crease, finishes, form, light, panel, run, stand, washed } from './form.ts'
import { runnerHeels } from './heels.ts'
import { lugs } from './soles.ts'
import { grained, mesh } from './textures.ts'

const upper = outline(
  '82,656 72,618 100,584 160,566 240,548 320,514 388,468 440,430',
  '440,430 474,446 512,468 556,468 604,440 634,404 660,398',
  '660,398 684,426 676,490 684,556 698,606 698,656',
  '694,656 400,690 82,656',
)

/** Foam and laces, by style: pale; in the contrasting colour; charcoal. */
const soleOf = (paint: Paint, style: number): readonly [foam: string, laces: string] =>
  (
    [
      ['#eceae4', '#f3f1ec'],
      [paint.accent, paint.trim],
      ['#3a3d42', '#24262a'],
    ] as const
  )[style] ?? ['#eceae4', '#f3f1ec']

const runnerSide = (paint: Paint, style: number): string => {
  const [foam, laces] = soleOf(paint, style)
  const midsole = outline(
    '60,650 76,690 140,712 260,722 400,722 560,722 690,716 724,676 716,626',
    '716,626 690,604 640,630 560,650 440,660 300,660 180,644 84,614',
    '84,614 64,630 60,650',
  )
  const lower = outline('66,676 80,694 140,714 260,724 400,724 560,724 690,718 722,684', '720,690 560,708 400,712 240,708 66,676')
  const tongue = outline('440,436 420,408 410,386', '410,386 440,374 470,386', '470,386 490,424 498,462', '498,462 440,436')
  const inside = outline('442,430 500,436 560,430 640,404', '640,404 604,446 556,472 508,470 442,430')
  const wing = outline('318,640 380,560 450,500 486,478', '486,478 500,492 512,500', '512,500 470,560 440,652', '440,652 318,640')
  const heel = outline('684,412 680,490 686,560 704,620', '700,620 640,646 560,660', '560,660 580,600 620,540 640,470 676,430')
  const toe = outline('78,650 76,622 104,588 160,568', '160,568 180,600 230,636 300,652', '300,652 200,656 78,650')
  const facing = outline('252,550 340,506 404,456 444,428', '444,428 464,452 440,486 370,540 300,580', '300,580 262,576 252,550')
  const eyes: Point[] = pts('284,562 322,546 358,522 392,496 424,466')
  const ends: Point[] = pts('244,546 288,526 330,502 366,476 400,448')
  const { def, use } = clipTo(upper)
  return [
    stand(392, 736, 330),
    form(tongue, paint.dark, finishes.padding),
    washed(
      inside,
      run(0, 420, 0, 496, [
        [0, shade(paint.inner, -0.12)],
        [1, paint.inner],
      ]),
    ),
    `<path d="${upper}" fill="${paint.base}"/><defs>${def}</defs><g ${use}>${mesh(paint.darker, [76, 410, 620, 270], 8, 0.75)}</g>`,
    panel(toe, paint.dark),
    panel(wing, style === 0 ? shade(paint.base, paint.lightness > 0.5 ? -0.07 : 0.05) : paint.second),
    panel(heel, paint.dark),
    panel(facing, paint.light),
    stitch(pts('258,556 344,514 408,464 440,438'), paint.seam, 1.2),
    stitch(pts('650,470 628,544 590,604 570,652'), paint.lighter, 1.4),
    panel(outline('656,392 692,404 694,446', '694,446 676,456 664,430 656,392'), quiet(paint)),
    panel(
      outline('468,440 510,466 556,468 604,442 638,404', '638,404 656,412', '656,412 616,476 556,502 498,494 454,450', '454,450 468,440'),
      paint.dark,
    ),
    emblemAt([566, 566], 60, paint.lightness > 0.6 ? paint.darker : '#fff', -8, 0.85),
    `<g ${use}>`,
    ...eyes.map((p, i) => strand([ends[i] as Point, p], laces, 11)),
    '</g>',
    ...eyes.map((p) => eyelet(p, 5)),
    grained(upper, 0.5, 0.2),
    light(upper, { roll: 38, depth: 0.9 }),
    washed(
      upper,
      run(0, 560, 0, 670, [
        [0, '#000', 0],
        [0.7, '#000', 0.1],
        [1, '#000', 0.42],
      ]),
    ),
    sheen(pts('130,596 190,576 240,566'), 13, 0.3, 'soft6'),
    strand(pts('430,432 396,420 366,438 390,462 428,442'), laces, 9),
    strand(pts('430,438 462,424 486,446 458,464 432,444'), laces, 9),
    strand(pts('428,442 410,476 382,500'), laces, 8),
    crease('M84 618C180 650 300 664 440 664S640 634 700 606', 4, 0.45),
    lugs(96, 700, (x) => 716 - (Math.max(0, 180 - x) / 80) ** 1.8 * 16 - Math.max(0, x - 670) * 0.4, 17, 10, '#242528', 0.16),
    form(midsole, foam, { roll: 18, depth: 0.8 }),
    panel(lower, quiet(paint)),
    ...[0, 1, 2].map((i) =>
      line(
        [
          [470 + i * 62, 664 - i * 10],
          [520 + i * 56, 676 - i * 8],
          [600 + i * 46, 668 - i * 12],
        ],
        '#000',
        3,
        'opacity=".14"',
      ),
    ),
    line(pts('66,650 180,680 330,690 560,684 718,650'), '#000', 1.6, 'opacity=".18"'),
    sheen(pts('110,650 240,676 420,682 600,668'), 5, 0.6),
  ].join('')
}

/** Styles differ in the colour of soles and laces, and in a side panel in a second tone. */
export const runningShoes: Sketch = (paint, view, { style } = plainCut) => {
  const shoe = `<g transform="translate(0 -6)">${runnerSide(paint, style)}</g>`
  if (view === 'detail') return closeUp(shoe, 330, 510, 2.1)
  if (view === 'back') return runnerHeels(paint)
  return shoe
}
