import { outline, pts } from './points.ts'
import { shape } from '../geometry.ts'
import { shade } from '../paint.ts'
import type { Paint } from '../paint.ts'
import { clipTo, closeUp, emblemAt, line, plainCut } from '../studio.ts'
import type { Sketch } from '../studio.ts'
import { buckle, quiet, sheen, stitch, strap } from './fittings.ts'
import { crease, finishes, form, halo, light, oval, panel, run, stand, washed } from './form.ts'
import { alpineBack, bicycleBack } from './helmet-backs.ts'
import { grained } from './textures.ts'

/** A vent: a dark opening with its lit lower lip. */
const vent = (d: string): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="6" opacity=".3" stroke-linejoin="round" transform="translate(1.5 2.5)"/><path d="${d}" fill="none" stroke="#000" stroke-width="5" opacity=".3" stroke-linejoin="round" transform="translate(-1 -1.5)"/>${washed(
    d,
    run(0, 250, 0, 560, [
      [0, '#0c0d0e'],
      [1, '#2b2d31'],
    ]),
  )}`

const alpineShell = outline(
  '150,560 146,480 182,372 262,288 380,246 500,254 602,318 660,420 674,530 656,622',
  '656,622 600,640 540,616',
  '540,616 440,570 300,562 200,580 150,560',
)

/** What a shell is painted with before it is lit. 0: nothing; 1: its lower half in a second tone; 2: two stripes from front to back. */
const graphics = (style: number, paint: Paint, halves: string, stripes: string): string =>
  [
    '',
    `<path d="${halves}" fill="${paint.second}"/>`,
    `<path d="${stripes}" fill="none" stroke="${paint.trim}" stroke-width="30"/><path d="${stripes}" fill="none" stroke="${paint.second}" stroke-width="12" transform="translate(10 34)"/>`,
  ][style] ?? ''

const alpineSide = (paint: Paint, style: number): string => {
  const pad = outline('296,556 420,560 548,606', '548,606 566,680 540,760 470,802 396,790', '396,790 348,740 320,660 296,556')
  const belt = outline(
    '148,520 220,500 400,486 560,520 674,560',
    '674,560 656,622 600,640 540,616',
    '540,616 440,570 300,562 200,580 150,560',
    '150,560 148,520',
  )
  const { def, use } = clipTo(alpineShell)
  return [
    stand(410, 842, 210),
    `<path d="M330 770C330 830 400 880 470 820" fill="none" stroke="#000" stroke-width="20" opacity=".2" filter="url(#soft6)" transform="translate(8 10)"/>`,
    strap(pts('372,740 352,806 378,846 440,850'), '#2e3033', 18),
    strap(pts('520,760 510,826 440,850'), '#2e3033', 18),
    buckle([428, 850], -4, 56),
    form(outline('560,600 610,640 650,690', '650,690 670,650 656,610', '656,610 560,600'), '#2a2c2f', finishes.padding),
    form(pad, '#35373b', { roll: 26 }),
    grained(pad, 0.5, 0.8, 2),
    stitch(pts('318,590 342,670 370,734 408,772 466,782 524,746 546,680 530,622'), '#85888e', 1.8),
    form(oval(444, 690, 52, 48), '#2b2d30', finishes.padding),
    `<path d="${alpineShell}" fill="${paint.base}"/>`,
    `<defs>${def}</defs><g ${use}>${graphics(style, paint, 'M120 640V470C240 400 420 380 700 470V660Z', 'M150 450C230 330 380 260 560 300S660 380 690 440')}<path d="${belt}" fill="${paint.darker}"/><path d="M140 524C220 502 400 488 560 522L680 562" fill="none" stroke="${quiet(paint)}" stroke-width="7"/></g>`,
    crease('M166 470C260 420 380 404 500 420S640 480 668 500', 3, 0.18),
    light(alpineShell, { roll: 60, depth: 1, gloss: 0.35 }),
    vent(outline('300,330 360,296 420,290', '420,290 400,316 340,340', '340,340 300,330')),
    vent(outline('250,410 330,366 420,352', '420,352 400,384 320,408', '320,408 250,410')),
    vent(outline('480,300 540,318 586,360', '586,360 540,356 490,330', '490,330 480,300')),
    vent(outline('480,366 560,392 620,452', '620,452 560,436 492,402', '492,402 480,366')),
    sheen(pts('214,388 280,310 380,272'), 20, 0.55, 'soft6'),
    sheen(pts('236,372 290,312 350,286'), 6, 0.7, 'soft2'),
    sheen(pts('160,500 166,450 186,410'), 8, 0.35, 'soft6'),
    form(
      outline('150,560 140,572 150,590', '150,590 300,584 440,592 540,636', '540,636 540,616', '540,616 440,570 300,562 200,580 150,560'),
      '#232528',
      finishes.rubber,
    ),
    form('M612 540h50q10 0 10 12v34q0 12-10 12h-50q-12 0-12-12v-34q0-12 12-12z', '#2a2c2f', finishes.plastic),
    emblemAt([330, 524], 64, paint.lightness > 0.72 ? '#2a2c2f' : '#ffffff', -6, 0.9),
  ].join('')
}

/** Style 0–2: see `graphics`. */
export const alpineHelmet: Sketch = (paint, view, { style } = plainCut) => {
  if (view === 'back') return alpineBack(paint, style)
  const drawn = `<g transform="translate(-6 -40)">${alpineSide(paint, style)}</g>`
  if (view === 'detail') return closeUp(drawn, 400, 330, 2)
  return drawn
}

const cycleShell = outline(
  '110,520 120,450 170,364 260,296 380,262 500,272 610,322 690,406 712,480',
  '712,480 690,530 630,560',
  '630,560 540,570 440,548 330,560 230,566 150,552 110,520',
)

const cycleSide = (paint: Paint, style: number): string => {
  const { def, use } = clipTo(cycleShell)
  const visor = outline('60,548 96,490 150,460', '150,460 230,500 250,540', '250,540 160,540 60,548')
  const vents = [
    outline('210,400 290,336 390,312', '390,312 380,346 300,378 240,430', '240,430 210,400'),
    outline('250,466 320,414 420,390', '420,390 410,432 330,458 280,500', '280,500 250,466'),
    outline('440,312 530,322 610,372', '610,372 570,376 500,352 440,346', '440,346 440,312'),
    outline('460,392 550,400 640,450', '640,450 600,466 530,438 460,434', '460,434 460,392'),
    outline('330,510 420,478 500,486', '500,486 480,516 400,526 350,540', '350,540 330,510'),
    outline('530,490 600,496 660,500', '660,500 620,530 560,528', '560,528 530,490'),
  ]
  return [
    stand(400, 802, 200),
    strap(pts('270,556 330,650 392,742'), '#303236', 15),
    strap(pts('560,560 470,650 410,742'), '#303236', 15),
    form('M372 640h56q8 0 6 8l-10 30q-2 8-10 8h-28q-8 0-10-8l-10-30q-2-8 6-8z', '#232528', finishes.plastic),
    strap(pts('398,684 400,790'), '#303236', 15),
    buckle([400, 776], 90, 56),
    form(outline('560,540 640,556 688,610 680,640', '680,640 640,620 600,590 540,566', '540,566 560,540'), '#2a2c2f', finishes.plastic),
    form('M664 612a22 22 0 1 1 .1 0z', '#35373b', finishes.plastic),
    form(visor, '#27292c', { roll: 14, gloss: 0.3 }),
    `<path d="${cycleShell}" fill="${paint.base}"/><defs>${def}</defs><g ${use}>${graphics(style, paint, 'M90 600V440C260 390 500 400 740 470V600Z', 'M120 470C200 350 340 292 480 300S640 380 710 450')}</g>`,
    panel(
      outline('110,520 200,500 330,500 440,490 600,520 712,480', '712,480 690,530 630,560 540,570 440,548 330,560 230,566 150,552 110,520'),
      '#2a2c2f',
    ),
    light(cycleShell, { roll: 54, depth: 1, gloss: 0.3 }),
    ...vents.map(vent),
    ...vents.map((d) => `<path d="${d}" fill="none" stroke="${shade(paint.base, 0.12)}" stroke-width="2" opacity=".6"/>`),
    line(pts('430,270 424,390 440,486'), '#000', 2.4, 'opacity=".2"'),
    sheen(pts('160,430 230,346 340,292'), 18, 0.5, 'soft6'),
    sheen(pts('188,396 250,336 310,306'), 5, 0.7, 'soft2'),
    sheen(pts('460,288 560,310 640,362'), 8, 0.4, 'soft6'),
    emblemAt([186, 482], 44, paint.lightness > 0.72 ? '#2a2c2f' : '#ffffff', -16, 0.9),
  ].join('')
}

/** Style 0–2: see `graphics`. */
export const bicycleHelmet: Sketch = (paint, view, { style } = plainCut) => {
  if (view === 'back') return bicycleBack(paint, style)
  const drawn = cycleSide(paint, style)
  if (view === 'detail') return closeUp(drawn, 360, 420, 2)
  return drawn
}

const frame = outline(
  '150,470 170,408 240,378 320,368 400,366 480,368 560,378 630,408 650,470',
  '650,470 646,560 606,626 530,648 470,630 436,584 400,566 364,584 330,630 270,648 194,626 154,560 150,470',
)
const lens = outline(
  '176,474 194,424 254,402 330,394 400,392 470,394 546,402 606,424 624,474',
  '624,474 620,548 586,604 528,620 484,604 452,560 400,538 348,560 316,604 272,620 214,604 180,548 176,474',
)

const bandOf = (paint: Paint, side: number): string => {
  const x = (value: number): number => 400 + side * value
  const d = shape(
    [
      [x(236), 436],
      [x(300), 420],
      [x(352), 424],
    ],
    [
      [x(352), 424],
      [x(366), 500],
      [x(352), 566],
    ],
    [
      [x(352), 566],
      [x(300), 578],
      [x(238), 560],
    ],
    [
      [x(238), 560],
      [x(236), 436],
    ],
  )
  return (
    form(
      d,
      paint.base,
      finishes.cloth,
      `<path d="M${x(220)} 470Q${x(300)} 456 ${x(370)} 462M${x(220)} 528Q${x(300)} 540 ${x(370)} 530" stroke="${quiet(paint)}" stroke-width="9" fill="none"/>`,
    ) + grained(d, 0.9, 0.7, 2)
  )
}

/** Mirror colours of the lens by style; that of the first is the contrasting colour. */
const mirrors = [undefined, '#c98a2b', '#3f8f7a'] as const

const gogglesFront = (paint: Paint, style: number): string => {
  const glow = mirrors[style] ?? shade(paint.accent, paint.lightness > 0.5 ? 0.1 : 0, 1.3)
  const ridge = 'M160 560L220 498L262 530L330 446L392 516L430 484L500 560L560 502L640 566V640H160Z'
  const { def, use } = clipTo(lens)
  return [
    stand(404, 660, 240),
    bandOf(paint, -1),
    bandOf(paint, 1),
    form('M128 440h44v110h-44q-12-54 0-110z', '#26282b', finishes.plastic),
    form('M628 440h44q12 54 0 110h-44z', '#26282b', finishes.plastic),
    form(frame, paint.lightness > 0.8 ? paint.base : shade(paint.base, -0.04), { roll: 12, depth: 1, gloss: 0.3 }),
    `<path d="${lens}" fill="none" stroke="#0c0d0e" stroke-width="10"/>`,
    `<path d="${lens}" fill="#15171b"/><defs>${def}</defs><g ${use}>`,
    washed(
      'M140 360H660V660H140Z',
      run(200, 400, 600, 640, [
        [0, shade(glow, 0.22)],
        [0.22, glow],
        [0.45, style === 0 ? shade(paint.base, 0.02, 1.4) : shade(glow, -0.14, 1.2)],
        [0.7, shade(glow, -0.34)],
        [1, '#0c0f16'],
      ]),
    ),
    `<path d="${ridge}" fill="#0b1220" opacity=".34"/><path d="M330 446L352 470L336 482L372 512L392 516L330 446" fill="#fff" opacity=".12"/><path d="M160 590Q400 540 640 590V650H160Z" fill="#fff" opacity=".1"/>`,
    washed(
      'M140 360H660V660H140Z',
      halo(290, 430, 150, [
        [0, '#fff', 0.75],
        [0.25, '#fff', 0.32],
        [1, '#fff', 0],
      ]),
    ),
    `<path d="M196 470Q214 424 300 412Q250 440 236 520Q224 560 206 560Q188 520 196 470Z" fill="#fff" opacity=".42" filter="url(#soft2)"/><path d="M560 420Q606 434 610 480Q612 540 584 590Q600 500 560 420Z" fill="#fff" opacity=".22" filter="url(#soft2)"/>`,
    '</g>',
    light(lens, { roll: 16, depth: 0.8 }),
    line(pts('184,470 200,430 256,408 330,400 400,398 470,400 544,408 600,430'), '#fff', 2, 'opacity=".5"'),
    ...[-3, -2, -1, 0, 1, 2, 3].map(
      (i) => `<rect x="${392 + i * 40}" y="${372 + Math.abs(i) * 2.5}" width="18" height="7" rx="3.5" fill="#0d0e10" opacity=".8"/>`,
    ),
    emblemAt([214, 392], 26, '#fff', -14, 0.8),
  ].join('')
}

const gogglesBack = (paint: Paint): string => {
  const foam = outline(
    '168,472 190,424 252,398 330,388 400,386 470,388 548,398 610,424 632,472',
    '632,472 628,552 594,612 530,632 478,612 446,566 400,548 354,566 322,612 270,632 206,612 172,552 168,472',
  )
  const hole = outline(
    '200,478 216,440 266,424 330,416 400,414 470,416 534,424 584,440 600,478',
    '600,478 596,540 570,586 528,596 496,580 462,536 400,516 338,536 304,580 272,596 230,586 204,540 200,478',
  )
  return [
    stand(404, 660, 240),
    bandOf(paint, -1),
    bandOf(paint, 1),
    form(frame, '#26282b', finishes.plastic),
    form(foam, '#3b3d41', finishes.foam),
    grained(foam, 0.8, 0.9, 2.4),
    washed(
      hole,
      run(200, 416, 560, 600, [
        [0, '#8a6f52'],
        [0.4, '#5d4a3c'],
        [1, '#2b2521'],
      ]),
    ),
    light(hole, { roll: 14, depth: 0.9 }),
    `<path d="M230 470Q260 440 330 432Q270 470 252 540Q226 530 230 470Z" fill="#fff" opacity=".16"/>`,
  ].join('')
}

/** Each style has its own lens colour. */
export const goggles: Sketch = (paint, view, { style } = plainCut) => {
  if (view === 'back') return gogglesBack(paint)
  const front = gogglesFront(paint, style)
  return view === 'detail' ? closeUp(front, 290, 490, 2.1) : front
}
