import { outline, pts } from './points.ts'
import type { Point } from '../geometry.ts'
import { shade } from '../paint.ts'
import type { Paint } from '../paint.ts'
import { clipTo, closeUp, emblemAt, line } from '../studio.ts'
import type { Sketch } from '../studio.ts'
import { eyelet, hook, quiet, sheen, stitch, strand } from './fittings.ts'
import { crease, finishes, form, light, panel, run, stand, washed } from './form.ts'
import { hikingHeels, wellieHeels } from './heels.ts'
import { lugs } from './soles.ts'
import { grained, mesh } from './textures.ts'

const upper = outline(
  '106,706 108,668 134,626 190,596 270,572 340,532 392,478 430,420 446,372 440,340',
  '440,340 462,326 486,344',
  '486,344 540,368 590,366 634,342 652,336',
  '652,336 664,360 656,430 652,500 668,580 682,650 680,706',
  '680,706 400,724 106,706',
)

/** The sole of a boot for hiking or winter, black below a midsole of `foam`. */
export const bootSole = (paint: Paint, foam = shade(paint.base, paint.lightness > 0.55 ? -0.34 : -0.05, 0.35)): string => {
  const level = (x: number): number => 744 - (Math.max(0, 210 - x) / 100) ** 1.6 * 18 - Math.max(0, x - 660) * 0.3
  const rubber = '#222326'
  const outsole = outline(
    '88,700 98,720 140,736 220,746 400,748 640,748 690,742 702,706',
    '702,706 560,726 400,732 240,724 88,690',
    '88,690 88,700',
  )
  const midsole = outline(
    '90,698 150,716 260,730 400,736 560,730 700,712',
    '700,712 702,680 686,656',
    '686,656 620,682 520,702 400,704 260,698 150,682 100,662',
    '100,662 86,680 90,698',
  )
  return [
    lugs(112, 420, level, 9, 15, '#1b1c1e'),
    lugs(424, 500, () => 744, 3, 6, '#17181a', 0.1),
    lugs(512, 704, level, 5, 16, '#1b1c1e', 0.22),
    form(outsole, rubber, finishes.rubber),
    form(midsole, foam, finishes.foam),
    line(pts('94,692 160,708 270,720 400,725 560,719 698,700'), paint.accent, 3.4, 'opacity=".85"'),
    ...[0, 1, 2, 3].map((i) =>
      line(
        [
          [566 + i * 4, 700 - i * 3 + i * 9 - 6],
          [620, 690 + i * 7 - 6],
          [694, 672 + i * 8],
        ],
        '#000',
        1.6,
        'opacity=".28"',
      ),
    ),
  ].join('')
}

const rand = outline('94,704 98,664 120,630 160,608', '160,608 196,628 230,662 290,684 420,694', '420,694 420,712 94,704')
const facing = outline('282,566 348,524 402,468 438,406', '438,406 466,414 456,452 416,512 356,574 312,610', '312,610 284,596 282,566')
const collar = outline(
  '444,384 446,350 462,328 486,344',
  '486,344 540,368 590,366 634,342 652,336',
  '652,336 662,366 658,420',
  '658,420 600,440 530,436 470,412 444,384',
)

const details = (paint: Paint): string => {
  const heel = outline('688,708 684,640 668,570 656,500', '656,500 610,530 572,596 480,692', '480,692 480,714 688,708')
  const vamp = outline('150,612 200,592 282,566', '282,566 284,596 312,610', '312,610 306,650 270,676 230,662 190,622 150,612')
  const saddle = outline('352,578 420,596 496,640', '496,640 530,632 546,626', '546,626 480,692 380,694 306,680', '306,680 330,640 352,578')
  const eyes: Point[] = pts('306,584 342,556 374,524')
  const hooks: Point[] = pts('404,488 428,452 446,420')
  const ends: Point[] = pts('268,566 314,540 350,512 384,478 412,436 432,396')
  const { def, use } = clipTo(upper)
  return [
    panel(vamp, paint.light),
    panel(saddle, paint.light),
    panel(heel, paint.dark),
    panel(outline('608,366 640,330 662,330', '662,330 668,400 658,500', '658,500 634,514', '634,514 630,430 608,366'), quiet(paint)),
    panel(rand, '#2b2c2f', line(pts('128,640 180,650 240,690 330,706'), '#45474b', 2)),
    panel(facing, paint.dark),
    stitch(pts('166,618 204,642 240,672 300,690 410,700'), '#63666b', 1.3),
    stitch(pts('652,512 612,542 578,602 496,690'), paint.lighter, 1.5),
    stitch(pts('356,588 420,606 490,646 536,640'), paint.seam, 1.5),
    stitch(pts('290,572 352,530 408,474 440,416'), paint.lighter, 1.3),
    stitch(pts('452,424 446,456 408,510 350,568 312,602'), paint.lighter, 1.3),
    emblemAt([520, 516], 56, paint.lighter, -6, 0.85),
    `<defs>${def}</defs><g ${use}>`,
    ...eyes.map((p, i) => strand([ends[i] as Point, p], quiet(paint), 10)),
    ...hooks.map((p, i) => strand([ends[i + 3] as Point, p], quiet(paint), 10)),
    '</g>',
    ...eyes.map((p) => eyelet(p, 6.5)),
    ...hooks.map((p, index) => hook(p, 24 + index * 8)),
  ].join('')
}

const bow = (paint: Paint): string =>
  strand(pts('432,392 398,372 372,392 396,414 430,398'), quiet(paint), 8) + strand(pts('430,398 418,436 396,468'), quiet(paint), 8)

const hikingSide = (paint: Paint): string => {
  const tongue = outline('446,384 424,340 412,306', '412,306 440,292 470,304', '470,304 486,340 470,400', '470,400 446,384')
  const pull = outline('640,348 650,306 668,306 670,350', '670,350 662,350', '662,350 660,322 654,322 650,352', '650,352 640,348')
  const low = run(0, 560, 0, 716, [
    [0, '#000', 0],
    [0.7, '#000', 0.12],
    [1, '#000', 0.5],
  ])
  return [
    stand(398, 758, 318),
    panel(pull, quiet(paint)),
    form(tongue, paint.dark, finishes.padding),
    `<path d="${upper}" fill="${paint.base}"/>`,
    panel(
      outline('456,424 530,446 600,450 656,432', '656,432 650,500 600,540 546,626 496,640 420,596 360,572', '360,572 420,512 456,424'),
      paint.base,
      mesh(paint.darker, [350, 410, 310, 240], 7, 0.7),
    ),
    panel(
      collar,
      paint.darker,
      line(pts('450,396 520,410 600,408 660,386'), '#000', 4, 'opacity=".35"') +
        line(pts('450,401 520,415 600,413 660,391'), '#fff', 2, 'opacity=".18"'),
    ),
    details(paint),
    grained(upper, 0.55, 0.42),
    light(upper, { roll: 46, depth: 0.9 }),
    washed(upper, low),
    sheen(pts('176,622 220,610 270,596'), 16, 0.28, 'soft6'),
    bow(paint),
    crease('M100 672C160 690 260 706 400 710S620 690 686 664', 4, 0.5),
    bootSole(paint),
  ].join('')
}

export const hikingBoots: Sketch = (paint, view) => {
  const boot = hikingSide(paint)
  if (view === 'detail') return closeUp(boot, 330, 560, 2.1)
  if (view === 'back') return hikingHeels(paint)
  return boot
}

const wellie = outline(
  '118,730 114,690 140,650 210,622 300,606 362,572 390,500 396,380 388,230',
  '388,230 500,214 626,222',
  '626,222 632,360 622,500 640,600 656,680 652,730',
  '652,730 400,742 118,730',
)

const wellieSide = (paint: Paint): string => {
  const trim = shade(paint.base, paint.lightness > 0.5 ? -0.2 : 0.16, 0.9)
  const level = (x: number): number => 756 - (Math.max(0, 200 - x) / 100) ** 1.6 * 12
  const mouth = outline('388,232 440,214 506,206 572,210 626,222', '626,222 572,240 506,248 440,246 388,232')
  const soleBand = outline(
    '104,700 98,722 112,746 160,757 400,764 630,760 664,750 674,728 668,708',
    '668,708 540,728 400,734 180,722 104,700',
  )
  return [
    stand(390, 776, 300),
    lugs(120, 400, level, 9, 18, shade(trim, -0.16), 0.2),
    lugs(500, 664, () => 754, 5, 20, shade(trim, -0.16), 0.2),
    `<path d="${mouth}" fill="${paint.darker}"/>`,
    form(wellie, paint.base, { roll: 52, depth: 1, gloss: 0.5 }),
    panel(
      outline('386,231 440,246 506,249 572,241 628,222', '628,222 631,262', '631,262 572,282 506,290 440,287 389,270', '389,270 386,231'),
      trim,
    ),
    washed(
      mouth,
      run(388, 0, 626, 0, [
        [0, shade(paint.inner, -0.2)],
        [0.7, shade(paint.inner, -0.04)],
        [1, paint.inner],
      ]),
    ),
    line(pts('386,231 440,246 506,249 572,241 628,222'), '#fff', 2, 'opacity=".45"'),
    crease('M398 470C440 500 560 506 622 480M398 520C450 548 560 548 622 520M380 560C440 590 560 586 626 556', 3, 0.16),
    line(pts('500,292 506,420 500,540 520,700'), '#000', 2, 'opacity=".12"'),
    emblemAt([510, 360], 66, trim, 0, 0.9),
    sheen(pts('420,290 426,420 420,530 384,606'), 14, 0.5, 'soft6'),
    sheen(pts('160,664 220,644 300,632'), 9, 0.5, 'soft2'),
    sheen(pts('610,300 612,420'), 8, 0.22, 'soft6'),
    crease('M104 700C180 724 300 736 400 736S600 724 668 708', 4, 0.4),
    form(soleBand, trim, finishes.rubber),
    line(pts('104,720 200,742 400,750 600,744 670,730'), '#000', 2, 'opacity=".25"'),
  ].join('')
}

export const rubberBoots: Sketch = (paint, view) => {
  const boot = wellieSide(paint)
  if (view === 'detail') return closeUp(boot, 370, 590, 1.8)
  if (view === 'back') return wellieHeels(paint)
  return boot
}
