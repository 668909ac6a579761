import { outline, pts } from './points.ts'
import type { Point } from '../geometry.ts'
import { shade, type Paint } from '../paint.ts'
import { clipTo, emblemAt, line } from '../studio.ts'
import { buckle, quiet, sheen, stitch, strap } from './fittings.ts'
import { box, crease, finishes, form, light, oval, panel, stand } from './form.ts'
import { grained } from './textures.ts'

/** Mirrors points (px) across the vertical centre line: a helmet is symmetrical from behind. */
const across = (list: string): string =>
  pts(list)
    .map(([x, y]): Point => [800 - x, y])
    .map((point) => point.join(','))
    .join(' ')

/** Each shape and its mirror image. */
const both = (...shapes: ReadonlyArray<readonly string[]>): string[] =>
  shapes.flatMap((edges) => [outline(...edges), outline(...edges.map(across))])

const inside = (d: string, drawn: string): string => {
  const { def, use } = clipTo(d)
  return `<defs>${def}</defs><g ${use}>${drawn}</g>`
}

/** Graphics on the shell, as in the side view: none; the lower half in a second tone; two stripes from front to back. */
const graphics = (style: number, paint: Paint, from: number): string => {
  const stripes = 'M352 220Q340 400 346 640M448 220Q460 400 454 640'
  return (
    [
      '',
      `<path d="M120 ${from + 20}Q400 ${from - 60} 680 ${from + 20}V680H120Z" fill="${paint.second}"/>`,
      `<path d="${stripes}" fill="none" stroke="${paint.trim}" stroke-width="30"/><path d="${stripes}" fill="none" stroke="${paint.second}" stroke-width="10"/>`,
    ][style] ?? ''
  )
}

const opening = (d: string, rim: string): string =>
  `<path d="${d}" fill="#15171a"/><path d="${d}" fill="none" stroke="#000" stroke-width="5" opacity=".35" transform="translate(-1 -1.5)"/><path d="${d}" fill="none" stroke="${rim}" stroke-width="2.4" opacity=".7"/>`

const logo = (paint: Paint): string => (paint.lightness > 0.72 ? '#2a2c2f' : '#ffffff')

/** A wheel that tightens the band around the head. */
const dial = (x: number, y: number, r: number): string =>
  form(oval(x, y, r), '#303236', finishes.plastic) +
  Array.from({ length: 18 }, (_, i) => {
    const [cos, sin] = [Math.cos, Math.sin].map((of) => of((i * Math.PI) / 9)) as [number, number]
    return line(
      [
        [x + cos * r * 0.76, y + sin * r * 0.76],
        [x + cos * r * 0.96, y + sin * r * 0.96],
      ],
      '#0f1012',
      2.6,
      'opacity=".8"',
    )
  }).join('') +
  form(oval(x, y, r * 0.62), '#26282b', finishes.matte)

const cycleShell = outline(
  '176,530 168,446 196,352 272,282 400,254 528,282 604,352 632,446 624,530',
  '624,530 614,560 586,574',
  '586,574 510,556 456,536 400,530 344,536 290,556 214,574',
  '214,574 186,560 176,530',
)

/** A bicycle helmet from behind: vents towards the crown, the reflector, the band with its wheel and the straps. */
export const bicycleBack = (paint: Paint, style: number): string => {
  const rim = shade(paint.base, 0.12)
  const vents = [
    outline('386,292 400,286 414,292', '414,292 424,360 420,424', '420,424 400,434 380,424', '380,424 376,360 386,292'),
    ...both(
      ['452,300 484,312', '484,312 516,376 524,452', '524,452 498,464 470,456', '470,456 470,376 452,300'],
      ['540,350 562,368', '562,368 592,420 598,484', '598,484 580,498 560,490', '560,490 560,420 540,350'],
    ),
  ]
  const inner = outline('214,548 290,520 400,500 510,520 586,548', '586,548 530,602 400,618 270,602 214,548')
  const band = outline(
    '250,566 292,620 344,654 400,662 456,654 508,620 550,566',
    '550,566 522,562',
    '522,562 488,600 442,624 400,630 358,624 312,600 278,562',
    '278,562 250,566',
  )
  return [
    stand(400, 802, 190),
    form(inner, '#1b1c1f', finishes.padding),
    ...['318,566 352,660 394,746', '482,566 448,660 406,746'].map((at) => strap(pts(at), '#26282b', 13)),
    ...['226,566 300,668 388,752', '574,566 500,668 412,752'].map((at) => strap(pts(at), '#34363a', 15)),
    strap(pts('400,744 400,790'), '#303236', 15),
    buckle([400, 776], 90, 56),
    form(band, '#2a2c2f', finishes.plastic),
    dial(400, 644, 36),
    `<path d="${cycleShell}" fill="${paint.base}"/>`,
    inside(cycleShell, graphics(style, paint, 430)),
    panel(
      outline(
        '172,500 230,526 300,520 350,496 400,488 450,496 500,520 570,526 628,500',
        '628,500 624,530 614,560 586,574',
        '586,574 510,556 456,536 400,530 344,536 290,556 214,574',
        '214,574 186,560 176,530 172,500',
      ),
      '#2a2c2f',
    ),
    light(cycleShell, { roll: 54, depth: 1, gloss: 0.3 }),
    ...vents.map((d) => opening(d, rim)),
    form(box(364, 498, 72, 22, 9), '#a5242b', finishes.plastic, '<path d="M364 500h72v8h-72z" fill="#fff" opacity=".28"/>'),
    emblemAt([400, 462], 38, logo(paint), 0, 0.9),
    sheen(pts('204,430 232,360 296,304'), 16, 0.5, 'soft6'),
    sheen(pts('226,396 256,342 306,306'), 5, 0.6, 'soft2'),
  ].join('')
}

const alpineShell = outline(
  '166,560 158,462 190,356 272,276 400,244 528,276 610,356 642,462 634,560',
  '634,560 628,612 594,632',
  '594,632 500,610 400,602 300,610 206,632',
  '206,632 172,612 166,560',
)

/** An alpine helmet from behind: vents, the clip for the goggles' strap, the padded nape and both ear pads. */
export const alpineBack = (paint: Paint, style: number): string => {
  const rim = shade(paint.base, 0.12)
  const nape = outline('226,590 400,570 574,590', '574,590 562,660 526,712', '526,712 400,738 274,712', '274,712 238,660 226,590')
  const belt = outline(
    '160,506 270,478 400,468 530,478 640,506',
    '640,506 634,560 628,612 594,632',
    '594,632 500,610 400,602 300,610 206,632',
    '206,632 172,612 166,560 160,506',
  )
  const ears = both(['562,610 616,612', '616,612 628,690 606,760', '606,760 574,792 536,772', '536,772 524,690 562,610'])
  const vents = both(
    ['432,300 452,302', '452,302 470,356 472,412', '472,412 454,418 438,412', '438,412 434,356 432,300'],
    ['496,320 518,332', '518,332 544,380 552,428', '552,428 534,436 516,428', '516,428 510,376 496,320'],
  )
  return [
    stand(400, 842, 200),
    strap(pts('250,770 316,836 400,850 484,836 550,770'), '#2e3033', 18),
    buckle([400, 850], 0, 56),
    ...ears.map((d) => form(d, '#35373b', { roll: 22 }) + grained(d, 0.5, 0.8, 2)),
    form(nape, '#2f3135', { roll: 24 }),
    grained(nape, 0.5, 0.8, 2),
    stitch(pts('270,690 330,708 400,712 470,708 530,690'), '#85888e', 1.8),
    dial(400, 664, 30),
    `<path d="${alpineShell}" fill="${paint.base}"/>`,
    inside(
      alpineShell,
      `${graphics(style, paint, 410)}<path d="${belt}" fill="${paint.darker}"/><path d="M150 510C260 478 540 478 650 510" fill="none" stroke="${quiet(paint)}" stroke-width="7"/>`,
    ),
    crease('M176 452C260 420 540 420 624 452', 3, 0.18),
    light(alpineShell, { roll: 60, depth: 1, gloss: 0.35 }),
    ...vents.map((d) => opening(d, rim)),
    sheen(pts('196,420 230,344 304,288'), 20, 0.5, 'soft6'),
    sheen(pts('218,380 250,326 304,290'), 6, 0.65, 'soft2'),
    form(
      outline('200,626 300,604 400,596 500,604 600,626', '600,626 598,644', '598,644 500,624 400,616 300,624 202,644', '202,644 200,626'),
      '#232528',
      finishes.rubber,
    ),
    strap(pts('400,538 400,606'), '#1d1f22', 30),
    form(box(372, 534, 56, 46, 12), '#2a2c2f', finishes.plastic),
    form(oval(400, 557, 9), '#54585e', finishes.metal),
    emblemAt([400, 508], 40, logo(paint), 0, 0.9),
  ].join('')
}
