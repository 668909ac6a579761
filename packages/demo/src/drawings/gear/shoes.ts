import { outline, pts } from './points.ts'
import type { Point } from '../geometry.ts'
import { shade } from '../paint.ts'
import type { Paint } from '../paint.ts'
import { clipTo, closeUp, emblemAt, line } from '../studio.ts'
import type { Drawing } from '../studio.ts'
import { eyelet, quiet, sheen, stitch, strand } from './fittings.ts'
import { crease, finishes, form, light, panel, run, stand, washed } from './form.ts'
import { runnerHeels } from './heels.ts'
import { lugs } from './soles.ts'
import { grained, mesh } from './textures.ts'

const upper = outline(
  '82,656 78,626 104,590 170,566 260,546 340,506 404,456 444,428',
  '444,428 470,440 500,480 548,494 600,474 636,428 662,416',
  '662,416 676,450 664,500 672,560 692,610 694,656',
  '694,656 400,690 82,656',
)

const runnerSide = (paint: Paint): string => {
  const foam = '#eceae4'
  const midsole = outline(
    '60,650 76,690 140,712 260,722 400,722 560,722 690,716 724,676 716,626',
    '716,626 690,604 640,630 560,650 440,660 300,660 180,644 84,614',
    '84,614 64,630 60,650',
  )
  const lower = outline('66,676 80,694 140,714 260,724 400,724 560,724 690,718 722,684', '720,690 560,708 400,712 240,708 66,676')
  const tongue = outline('444,432 420,396 404,368', '404,368 430,352 466,366', '466,366 486,420 490,470', '490,470 444,432')
  const inside = outline('446,430 500,440 560,440 640,424', '640,424 600,476 548,496 498,482 446,430')
  const wing = outline('318,640 380,560 450,500 486,478', '486,478 500,492 512,500', '512,500 470,560 440,652', '440,652 318,640')
  const heel = outline('676,430 668,500 676,560 700,620', '700,620 640,646 560,660', '560,660 580,600 620,540 640,470 676,430')
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
    panel(wing, shade(paint.base, paint.lightness > 0.5 ? -0.07 : 0.05)),
    panel(heel, paint.dark),
    panel(facing, paint.light),
    stitch(pts('258,556 344,514 408,464 440,438'), paint.seam, 1.2),
    stitch(pts('650,470 628,544 590,604 570,652'), paint.lighter, 1.4),
    panel(outline('662,412 690,420 690,460', '690,460 676,470 666,440 662,412'), quiet(paint)),
    panel(
      outline('470,446 500,484 548,500 602,480 640,432', '640,432 654,440', '654,440 610,500 550,520 490,502 456,456', '456,456 470,446'),
      paint.dark,
    ),
    emblemAt([566, 566], 60, paint.lightness > 0.6 ? paint.darker : '#fff', -8, 0.85),
    `<g ${use}>`,
    ...eyes.map((p, i) => strand([ends[i] as Point, p], '#f3f1ec', 11)),
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
    strand(pts('424,424 396,396 366,404 384,436 420,430'), '#f3f1ec', 9),
    strand(pts('420,430 410,466 384,500'), '#f3f1ec', 9),
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

export const runningShoes: Drawing = (paint, view) => {
  const shoe = `<g transform="translate(0 -6)">${runnerSide(paint)}</g>`
  if (view === 'detail') return closeUp(shoe, 330, 510, 2.1)
  if (view === 'back') return runnerHeels(paint)
  return shoe
}
