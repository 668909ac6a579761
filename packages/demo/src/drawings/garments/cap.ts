import { curve, pts, shape, type Point } from '../geometry.ts'
import { plainCut, type Drawing } from '../studio.ts'
import { assemble, type Piece } from './cloth.ts'
import { crumple, groove } from './folds.ts'
import { weave } from './textures.ts'
import { stitches, tab } from './trims.ts'

/** Styles in order: one colour; the brim in a second tone; a light or dark front panel. */
export const cap: Drawing = (paint, view, { style } = plainCut) => {
  const back = view === 'back'
  const crown: Point[] = pts('206,596 204,478 256,352 400,296 546,350 598,476 596,594')
  const base: Point[] = pts('596,594 508,624 400,634 292,625 206,596')
  const brim: Piece = {
    d: shape(
      pts(
        '212,578 296,546 400,534 506,545 588,576 622,624 622,668 598,692 566,686 490,656 402,646 312,657 236,688 202,694 180,670 180,626 212,578',
      ),
    ),
    ...(style === 1 && { fill: paint.second }),
    roll: 26,
    level: 0.9,
    floor: 0.46,
    cast: 0.5,
    relief: groove(pts('216,580 300,550 400,540 500,549 584,578'), 9, 0.25),
  }
  const panels: Point[][] = [
    pts('400,306 330,380 302,556'),
    pts('400,306 470,380 500,556'),
    pts('400,304 276,372 220,540'),
    pts('400,304 524,372 580,540'),
  ]
  const rows = [10, 22, 34, 46, 58].map((up) =>
    curve([
      [196 + up * 0.2, 686 - up],
      [236 + up * 0.2, 682 - up],
      [312, 653 - up],
      [402, 641 - up],
      [490, 652 - up],
      [566 - up * 0.2, 681 - up],
      [604 - up * 0.2, 684 - up],
    ]),
  )
  const front: Piece = {
    d: shape(pts('400,306 330,380 302,600'), pts('302,600 400,610 500,600'), pts('500,600 470,380 400,306')),
    fill: paint.trim,
    roll: 10,
    level: 0.74,
    floor: 0.66,
    cast: 0.05,
  }
  const hole: Piece = {
    d: shape(pts('318,622 330,556 400,524 470,556 482,622'), pts('482,622 400,634 318,622')),
    fill: paint.inner,
    roll: 16,
    level: 0.24,
    floor: 0.55,
    cast: 0,
  }
  const strap: Piece = {
    d: shape(pts('300,594 400,606 500,594'), pts('500,594 502,624'), pts('502,624 400,636 298,624'), pts('298,624 300,594')),
    roll: 8,
    level: 0.8,
    floor: 0.6,
    cast: 0.4,
    fill: paint.dark,
  }
  const eyelets = pts('330,430 470,430 262,440 540,440')
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="6" fill="${paint.darker}" stroke="${paint.light}" stroke-width="2"/><circle cx="${x}" cy="${y}" r="2.6" fill="#000" opacity=".7"/>`,
    )
    .join('')
  return assemble(paint, view, {
    material: 'softshell',
    close: ['hem', 420, 560],
    pieces: [
      {
        d: shape(crown, base),
        roll: 150,
        level: 0.72,
        floor: 0.14,
        relief: panels.map((p) => groove(p, 6, 0.16)).join('') + crumple([230, 340, 340, 250], 14, 0.08, 'caps', 10),
      },
      ...(style === 2 && !back ? [front] : []),
      ...(back ? [hole, strap] : [brim]),
    ],
    texture: weave(paint, 3.6, 0.9),
    seams:
      panels
        .map(
          (p) =>
            stitches(
              p.map(([x, y]): Point => [x - 4, y]),
              paint,
              0.8,
            ) +
            stitches(
              p.map(([x, y]): Point => [x + 4, y]),
              paint,
              0.8,
            ),
        )
        .join('') +
      (back
        ? ''
        : rows
            .map((d) => `<path d="${d}" fill="none" stroke="${paint.seam}" stroke-width="1.1" stroke-dasharray="4.5 2.6" opacity=".55"/>`)
            .join('')),
    trims:
      eyelets +
      `<g><ellipse cx="400" cy="302" rx="17" ry="8" fill="#000" opacity=".3"/><ellipse cx="399" cy="297" rx="16" ry="8" fill="${paint.base}"/><ellipse cx="396" cy="294.5" rx="8" ry="2.6" fill="#fff" opacity=".22"/></g>` +
      (back ? '' : tab([400, 446], paint, 0, 62, 40)),
  })
}
