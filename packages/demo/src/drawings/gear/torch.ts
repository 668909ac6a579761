import { outline, pts } from './points.ts'
import { shade } from '../paint.ts'
import type { Paint } from '../paint.ts'
import { closeUp, emblemAt, line } from '../studio.ts'
import type { Sketch } from '../studio.ts'
import { quiet, sheen } from './fittings.ts'
import { box, crease, finishes, form, halo, oval, panel, stand, washed } from './form.ts'
import { grained, ribs } from './textures.ts'

/** One reflector with its diode, in a chrome cup. */
const reflector = (x: number, y: number, r: number): string =>
  [
    washed(
      oval(x, y, r),
      halo(x - r * 0.2, y - r * 0.25, r * 1.2, [
        [0, '#ffffff'],
        [0.3, '#dfe4e8'],
        [0.55, '#7d848b'],
        [0.75, '#e9edf0'],
        [1, '#4b5056'],
      ]),
    ),
    ...Array.from({ length: 18 }, (_, i) => {
      const angle = (i / 18) * 6.283
      return line(
        [
          [x + r * 0.3 * Math.cos(angle), y + r * 0.3 * Math.sin(angle)],
          [x + r * 0.95 * Math.cos(angle), y + r * 0.95 * Math.sin(angle)],
        ],
        i % 2 ? '#fff' : '#2a2d31',
        1.6,
        'opacity=".35"',
      )
    }),
    `<circle cx="${x}" cy="${y}" r="${r * 0.3}" fill="#2a2d31"/><rect x="${x - r * 0.17}" y="${y - r * 0.17}" width="${r * 0.34}" height="${r * 0.34}" rx="2" fill="#f7d65a"/><circle cx="${x}" cy="${y}" r="${r * 0.26}" fill="#fff" opacity=".35"/>`,
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#0d0e10" stroke-width="${r * 0.09}"/>`,
    `<path d="M${x - r * 0.7} ${y - r * 0.1}A${r * 0.72} ${r * 0.72} 0 0 1 ${x + r * 0.1} ${y - r * 0.7}" fill="none" stroke="#fff" stroke-width="${r * 0.12}" stroke-linecap="round" opacity=".7" filter="url(#soft2)"/>`,
  ].join('')

const bandRing = (paint: Paint): string => {
  const back = 'M150 420C170 330 290 286 400 286S630 330 650 420L640 476C610 396 510 352 400 352S190 396 160 476Z'
  const front = 'M150 420C140 540 220 620 400 626S660 540 650 420L656 498C664 640 560 716 400 716S136 640 144 498Z'
  const pattern = (d: string, y: number): string =>
    `<path d="${d}" fill="none" stroke="${quiet(paint)}" stroke-width="${y}" opacity=".95"/>`
  return (
    form(back, shade(paint.base, -0.16), finishes.cloth, ribs('#000', [140, 280, 520, 200], 4, 0.4)) +
    form(
      front,
      paint.base,
      { roll: 30, depth: 1 },
      ribs('#000', [140, 410, 520, 310], 4, 0.45) + pattern('M146 450C146 580 240 664 400 668S656 580 654 450', 12),
    ) +
    `<path d="M146 434C146 562 236 640 400 646S656 562 654 434" fill="none" stroke="#fff" stroke-width="1.6" stroke-dasharray="5 3" opacity=".5"/>`
  )
}

const torchFront = (paint: Paint): string => {
  const body = outline(
    '266,560 300,536 400,528 500,536 534,560',
    '534,560 548,650 530,730',
    '530,730 400,752 270,730',
    '270,730 252,650 266,560',
  )
  return [
    stand(404, 774, 250),
    bandRing(paint),
    form(box(196, 560, 52, 92, 10), '#26282b', finishes.plastic),
    form(box(552, 560, 52, 92, 10), '#26282b', finishes.plastic),
    form(box(246, 588, 308, 150, 26), '#1d1f22', finishes.plastic),
    form(body, '#2c2e32', { roll: 18, gloss: 0.3 }),
    panel(outline('278,572 400,552 522,572', '522,572 520,590', '520,590 400,574 280,590', '280,590 278,572'), paint.base),
    panel(box(286, 598, 228, 116, 40), '#141518'),
    reflector(348, 656, 48),
    reflector(450, 656, 48),
    `<path d="M290 640Q296 606 330 602H420Q330 620 316 706Q288 690 290 640Z" fill="#fff" opacity=".14"/>`,
    form(box(366, 520, 68, 22, 10), quiet(paint), finishes.rubber),
    ...[0, 1, 2, 3].map((i) =>
      line(
        [
          [378 + i * 15, 526],
          [378 + i * 15, 536],
        ],
        '#000',
        3,
        'opacity=".3"',
      ),
    ),
    crease('M262 726Q400 750 538 726', 4, 0.4),
    emblemAt([400, 734], 22, '#fff', 0, 0.7),
    sheen(pts('274,580 262,650'), 6, 0.4),
    sheen(pts('180,560 220,620'), 14, 0.2, 'soft6'),
  ].join('')
}

const torchBack = (paint: Paint): string => {
  const box1 = outline('270,566 400,548 530,566', '530,566 544,650 530,728', '530,728 400,748 270,728', '270,728 256,650 270,566')
  return [
    stand(404, 774, 250),
    bandRing(paint),
    form(box1, '#2c2e32', { roll: 18, gloss: 0.3 }),
    grained(box1, 0.9, 0.5),
    ...[0, 1, 2, 3, 4].map((i) =>
      line(
        [
          [300, 600 + i * 24],
          [400, 590 + i * 24],
          [500, 600 + i * 24],
        ],
        '#000',
        5,
        'opacity=".35"',
      ),
    ),
    panel(box(356, 694, 88, 30, 6), quiet(paint)),
  ].join('')
}

export const headTorch: Sketch = (paint, view) => {
  const lift = (drawn: string): string => `<g transform="translate(0 -20)">${drawn}</g>`
  if (view === 'back') return lift(torchBack(paint))
  return view === 'detail' ? closeUp(lift(torchFront(paint)), 400, 620, 2.1) : lift(torchFront(paint))
}
