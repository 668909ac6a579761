import { pts, shape } from '../geometry.ts'
import type { Drawing } from '../studio.ts'
import { assemble, type Piece } from './cloth.ts'
import { crumple, fold } from './folds.ts'
import { laid, stitchesOf } from './textures.ts'
import { stitches, tab } from './trims.ts'

/** A folded throw: the lower layers show beside and below the upper one, and one corner is turned back. */
export const woolBlanket: Drawing = (paint, view) => {
  const turned = view === 'back'
  const sheet = (x: number, y: number, right: number, low: number): string =>
    shape(
      [
        [x + 14, y + 10],
        [x + 190, y],
        [right - 20, y + 8],
      ],
      [
        [right - 20, y + 8],
        [right + 2, y + 40],
        [right + 6, (y + low) / 2],
        [right, low],
      ],
      [
        [right, low],
        [(x + right) / 2, low + 8],
        [x, low + 2],
      ],
      [
        [x, low + 2],
        [x - 6, (y + low) / 2],
        [x - 4, y + 42],
        [x + 14, y + 10],
      ],
    )
  const soften = (seed: string) =>
    crumple([190, 240, 420, 460], 12, 0.07, seed, 80) +
    fold([190, 330], [400, 352], [610, 320], 40, 0.06) +
    fold([190, 560], [380, 540], [610, 572], 46, -0.06)
  const layers: Piece[] = [
    [[222, 206, 640, 742], 'c'],
    [[206, 200, 628, 732], 'b'],
    [[190, 192, 616, 722], 'a'],
  ].map(([box, seed]): Piece => {
    const [x = 0, y = 0, right = 0, low = 0] = box as number[]
    return { d: sheet(x, y, right, low), roll: 40, level: 0.7, floor: 0.3, cast: 0.42, relief: soften(`pledd${String(seed)}`) }
  })
  const corner: Piece = {
    d: shape(pts('616,470 520,566 430,700 424,722'), pts('424,722 470,640 440,560 470,506'), pts('470,506 520,470 616,470')),
    fill: paint.light,
    roll: 30,
    level: 0.85,
    floor: 0.5,
    cast: 0.5,
  }
  const fringe = (from: number, to: number, y: number, long: number) =>
    Array.from({ length: Math.round((to - from) / 10.5) }, (_, i) => {
      const x = from + i * 10.5
      const sway = Math.sin(i * 2.3 + from) * 5
      return `<path d="M${x.toFixed(1)} ${y}q${sway.toFixed(1)} ${long * 0.5} ${(sway * 0.5).toFixed(1)} ${long}" stroke="#000" stroke-opacity=".28" stroke-width="6" transform="translate(2 3)"/><path d="M${x.toFixed(1)} ${y}q${sway.toFixed(1)} ${long * 0.5} ${(sway * 0.5).toFixed(1)} ${long}" stroke="${[paint.light, paint.base, paint.dark][i % 3] ?? paint.base}" stroke-width="5.2"/>`
    }).join('')
  const thread = paint.lightness > 0.7 ? paint.accent : '#efe8d8'
  const lines = (vertical: boolean) =>
    [0, 26, 52]
      .map(
        (at, i) =>
          (vertical
            ? `<rect x="${252 + at}" y="150" width="${i === 1 ? 14 : 7}" height="620"`
            : `<rect x="150" y="${596 + at}" width="520" height="${i === 1 ? 14 : 7}"`) + ` fill="${thread}" opacity=".8"/>`,
      )
      .join('')
  const strands = `<g fill="none" stroke-linecap="round">${fringe(228, 640, 738, 52)}${fringe(196, 612, 718, 52)}</g>`
  return assemble(paint, view, {
    material: 'knit',
    close: ['hem', 340, 560],
    pieces: [...layers, ...(turned ? [corner] : [])],
    texture: `<defs>${stitchesOf(paint, 'knit', 6)}</defs>${lines(true)}${lines(false)}${laid('knit', 0.85)}`,
    seams: stitches(pts('186,706 400,714 614,706'), paint, 0.8),
    beyond: turned ? [] : ['M190 718L640 718L640 790L190 790Z'],
    trims: (turned ? '' : strands) + tab([562, 672], paint, 1, 46, 30),
  })
}
