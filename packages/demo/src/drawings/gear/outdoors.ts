import { outline, pts } from './points.ts'
import { shade } from '../paint.ts'
import type { Paint } from '../paint.ts'
import { clipTo, closeUp, emblemAt, line } from '../studio.ts'
import type { Sketch } from '../studio.ts'
import { quiet, sheen, stitch } from './fittings.ts'
import { box, crease, finishes, form, light, oval, panel, run, stand, washed } from './form.ts'
import { grained } from './textures.ts'

const knifePair = (paint: Paint): string => {
  const blade = outline('392,470 390,330 396,230 412,150 446,92', '446,92 449,200 446,340 444,470', '444,470 392,470')
  const bevel = outline('392,470 390,330 396,230 412,150 446,92', '446,92 424,170 412,260 407,360 407,470', '407,470 392,470')
  const handle = outline(
    '382,474 376,540 384,620 372,720 378,790',
    '378,790 418,806 460,788',
    '460,788 464,720 452,620 460,540 454,474',
    '454,474 418,466 382,474',
  )
  const wood = '#b98a58'
  const { def, use } = clipTo(handle)
  const cast = (d: string): string => `<path d="${d}" fill="#1d1a18" opacity=".4" transform="translate(14 14)" filter="url(#soft6)"/>`
  const sheath = outline(
    '556,300 600,286 652,298',
    '652,298 650,420 640,560 622,700 608,800',
    '608,800 594,816 584,800',
    '584,800 566,640 556,480 556,300',
  )
  return [
    cast(blade),
    cast(handle),
    cast(sheath),
    washed(
      blade,
      run(386, 0, 448, 0, [
        [0, '#f4f6f7'],
        [0.3, '#aeb4ba'],
        [0.5, '#e9ecee'],
        [0.8, '#9aa0a6'],
        [1, '#70767c'],
      ]),
    ),
    washed(
      bevel,
      run(388, 0, 412, 0, [
        [0, '#ffffff'],
        [0.7, '#c9ced2'],
        [1, '#8f959b'],
      ]),
    ),
    line(pts('444,100 424,172 412,262 407,362 407,468'), '#5f656b', 1.6, 'opacity=".6"'),
    line(pts('446,120 448,220 446,340 444,466'), '#fff', 2, 'opacity=".7"'),
    emblemAt([428, 430], 24, '#4f555b', -90, 0.8),
    `<path d="${handle}" fill="${paint.base}"/><defs>${def}</defs><g ${use}>`,
    `<path d="M360 560H480V700H360Z" fill="${wood}"/>`,
    ...Array.from(
      { length: 9 },
      (_, i) =>
        `<path d="M${366 + i * 12} 556q${8 - i} 40 ${-3 + i} 76t${4 - i} 74" fill="none" stroke="#7d5430" stroke-width="${1.4 + (i % 3)}" opacity=".55"/>`,
    ),
    `<path d="M360 552H480V562H360ZM360 698H480V708H360Z" fill="#2b2320"/><path d="M360 548H480V552H360ZM360 708H480V712H360Z" fill="#d9c089"/><rect x="360" y="464" width="120" height="20" fill="#c9a864"/><rect x="360" y="484" width="120" height="5" fill="#2b2320"/></g>`,
    grained(handle, 0.4, 0.35),
    light(handle, { roll: 18, depth: 1, gloss: 0.4 }),
    sheen(pts('398,500 394,560 402,630 392,720 396,770'), 7, 0.55, 'soft2'),
    form(oval(418, 778, 8, 5), '#c9a864', finishes.metal),
    form(sheath, '#5d3f2b', { roll: 20, depth: 1 }),
    grained(sheath, 0.25, 0.7, 2.2),
    form(outline('550,300 600,284 658,298', '658,298 658,372', '658,372 604,384 552,372', '552,372 550,300'), paint.base, finishes.matte),
    stitch(pts('642,390 638,480 628,600 612,720 600,790'), '#d9c29a', 2.2),
    line(pts('562,396 562,480 572,640 588,790'), '#000', 2, 'opacity=".3"'),
    form(
      outline(
        '574,296 570,210 586,170',
        '586,170 604,160 622,170',
        '622,170 636,210 632,296',
        '632,296 614,296',
        '614,296 618,220 604,192 590,220 594,296',
        '594,296 574,296',
      ),
      '#54382a',
      finishes.padding,
    ),
    form(oval(604, 330, 13), '#c9a864', finishes.metal),
    emblemAt([602, 500], 40, '#2b1c12', -90, 0.55),
  ].join('')
}

const place = (drawn: string): string => `<g transform="rotate(16 430 480) translate(-70 20)">${drawn}</g>`

export const knife: Sketch = (paint, view) => {
  if (view === 'detail') return closeUp(place(knifePair(paint)), 340, 600, 2.3)
  return view === 'back' ? `<g transform="matrix(-1 0 0 1 800 0)">${place(knifePair(paint))}</g>` : place(knifePair(paint))
}

const sledSide = (paint: Paint): string => {
  const body = outline(
    '92,640 104,580 170,548 270,556 350,588 440,596 560,588 660,548 706,520',
    '706,520 722,560 706,610',
    '706,610 640,668 520,690 360,694 220,690 130,676',
    '130,676 92,640',
  )
  const seat = outline(
    '350,588 440,574 540,566 640,536 694,508',
    '694,508 706,520',
    '706,520 660,548 560,590 440,600 350,590',
    '350,590 350,588',
  )
  const runner = (points: readonly (readonly [number, number])[]): string =>
    line(points, '#000', 16, 'opacity=".3" transform="translate(4 5)"') +
    line(points, '#4a4d52', 15) +
    line(points, '#b9bdc2', 7, 'transform="translate(-1 -3)"') +
    line(points, '#ffffff', 2, 'opacity=".7" transform="translate(-1 -5)"')
  return [
    stand(404, 790, 310),
    runner(pts('330,770 420,778 560,778 690,772 730,752')),
    form(outline('430,680 470,680', '470,680 480,772', '480,772 440,772', '440,772 430,680'), '#2b2d30', finishes.plastic),
    form(outline('590,670 630,660', '630,660 650,772', '650,772 604,772', '604,772 590,670'), '#2b2d30', finishes.plastic),
    form(outline('196,680 244,684', '244,684 232,770', '232,770 196,770', '196,770 196,680'), '#2b2d30', finishes.plastic),
    runner(pts('96,734 112,762 150,776 230,778 290,774')),
    form(body, paint.base, { roll: 46, depth: 1, gloss: 0.5 }),
    crease('M130 650C240 668 420 672 540 660S680 610 706 580', 4, 0.24),
    line(pts('128,640 240,656 420,660 540,648 640,616 704,566'), quiet(paint), 9, 'opacity=".95"'),
    form(seat, '#2b2d30', { roll: 10, gloss: 0.15 }),
    grained(seat, 0.6, 0.7, 2),
    form(outline('262,560 300,470 330,420', '330,420 352,428', '352,428 330,490 306,574', '306,574 262,560'), '#2b2d30', finishes.plastic),
    `<g transform="rotate(-28 346 414)"><ellipse cx="350" cy="420" rx="104" ry="40" fill="none" stroke="#000" stroke-width="26" opacity=".25"/><ellipse cx="346" cy="414" rx="104" ry="40" fill="none" stroke="#1e2023" stroke-width="25"/><ellipse cx="345" cy="411" rx="104" ry="40" fill="none" stroke="#3d4045" stroke-width="14"/><path d="M246 402A104 40 0 0 1 390 376" fill="none" stroke="#fff" stroke-width="4" opacity=".55" stroke-linecap="round"/><path d="M250 416H440M346 378V450" stroke="#1e2023" stroke-width="20"/><ellipse cx="346" cy="412" rx="34" ry="16" fill="${paint.base}"/><ellipse cx="342" cy="409" rx="20" ry="7" fill="#fff" opacity=".35"/></g>`,
    form(
      outline('520,650 560,640 640,560', '640,560 664,520 680,530', '680,530 664,580 580,660', '580,660 540,672 520,650'),
      shade(paint.base, -0.05),
      finishes.plastic,
    ),
    panel(box(640, 500, 18, 60, 8), '#1e2023'),
    emblemAt([230, 614], 70, paint.lightness > 0.72 ? paint.darker : '#fff', 4, 0.92),
    sheen(pts('128,604 180,574 256,572'), 13, 0.6, 'soft6'),
    sheen(pts('420,618 540,610 640,578'), 8, 0.4, 'soft6'),
    `<path d="M104 640Q40 660 44 720T96 752" fill="none" stroke="#000" stroke-width="9" opacity=".2" transform="translate(4 5)"/><path d="M104 640Q40 660 44 720T96 752" fill="none" stroke="${quiet(paint)}" stroke-width="8"/><path d="M104 640Q40 660 44 720T96 752" fill="none" stroke="#fff" stroke-width="7" stroke-dasharray="3 7" opacity=".35"/>`,
    form(oval(104, 640, 12), '#2b2d30', finishes.plastic),
  ].join('')
}

export const sled: Sketch = (paint, view) => {
  const drawn = `<g transform="translate(4 -60)">${sledSide(paint)}</g>`
  if (view === 'detail') return closeUp(drawn, 300, 440, 2)
  return view === 'back' ? `<g transform="matrix(-1 0 0 1 800 0)">${drawn}</g>` : drawn
}
