import { curve, pts, shape, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import type { Drawing } from '../studio.ts'
import { assemble } from './cloth.ts'
import { crumple, fold } from './folds.ts'
import { fineRib } from './textures.ts'
import { flatlock, tab } from './trims.ts'

/** Printed height lines, as on a map. */
function contours(paint: Paint): string {
  const rings = [
    [330, 470, 1],
    [520, 640, 0.8],
  ].flatMap(([cx = 0, cy = 0, size = 0]) =>
    [22, 44, 68, 94, 122, 152, 184, 218].map((r, i) => {
      const around = Array.from({ length: 13 }, (_, k): Point => {
        const a = (k / 12) * Math.PI * 2
        const far = r * size * (1 + 0.16 * Math.sin(a * 2 + i * 0.35) + 0.1 * Math.cos(a * 3 - i * 0.2))
        return [cx + far * Math.cos(a), cy + far * 1.15 * Math.sin(a)]
      })
      return `<path d="${curve(around)}" stroke-width="${i % 3 === 0 ? 2.6 : 1.5}"/>`
    }),
  )
  return `<g fill="none" stroke="${paint.lightness > 0.45 ? paint.darker : paint.lighter}" opacity=".45">${rings.join('')}</g>`
}

export const neckGaiter: Drawing = (paint, view) => {
  const back = view === 'back'
  const rim: Point[] = pts('258,266 310,238 400,228 492,238 542,264')
  const lip: Point[] = pts('542,264 490,296 400,306 310,297 258,266')
  const sides: Point[][] = [
    pts('542,264 536,380 552,520 574,660 572,738'),
    pts('572,738 500,776 398,788 298,777 228,740'),
    pts('228,740 226,656 248,520 262,380 258,266'),
  ]
  const folds = pts('360,22 432,26 506,30 596,24 664,22')
    .map(([y, size], i) =>
      fold(
        [250 + (i % 2) * 30, y + 20 - (i % 3) * 14],
        [400, y + 34],
        [556 - (i % 2) * 40, y - 6 + (i % 3) * 16],
        size,
        i % 2 ? -0.2 : 0.17,
      ),
    )
    .join('')
  return assemble(paint, view, {
    material: 'jersey',
    close: ['hem', 400, 330],
    pieces: [
      {
        d: shape(rim, lip),
        fill: paint.inner,
        roll: 26,
        level: 0.24,
        floor: 0.5,
        cast: 0,
        on: `<path d="${curve(rim)}" fill="none" stroke="#000" stroke-width="40" opacity=".2"/>`,
      },
      {
        d: shape(lip.toReversed(), ...sides),
        roll: 130,
        level: 0.72,
        floor: 0.14,
        relief: folds + crumple([250, 320, 300, 430], 30, 0.13, 'hals', 70),
      },
    ],
    texture: contours(paint) + fineRib(paint, 3.4, 0.6),
    seams:
      flatlock(pts('262,292 310,318 400,328 490,317 540,290'), paint) + flatlock(pts('232,716 300,752 400,764 500,752 570,714'), paint),
    trims: back ? flatlock(pts('400,312 404,480 398,640 400,782'), paint) : tab([508, 706], paint, -8, 34, 22),
  })
}
