import { curve, shape, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import type { Drawing } from '../studio.ts'
import { assemble, type Piece } from './cloth.ts'
import { crumple, fold, groove } from './folds.ts'
import { fineRib, laid, ribsOf, stitchesOf, weave } from './textures.ts'
import { flatlock, stitches, tab } from './trims.ts'

/** Ribs that follow a round form: meridians from a crown to a lower edge. */
function meridians(crown: Point, left: Point, right: Point, count: number, bow: number): Point[][] {
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1)
    const a = (t - 0.5) * Math.PI
    const middle = (left[0] + right[0]) / 2
    const half = (right[0] - left[0]) / 2
    const x = middle + half * Math.sin(a)
    const y = left[1] + bow * Math.cos(a)
    return [[crown[0] + (x - crown[0]) * 0.1, crown[1] + 4], [crown[0] + (x - crown[0]) * 0.78, crown[1] + (y - crown[1]) * 0.34], [x, y]]
  })
}

export const beanie: Drawing = (paint, view) => {
  const back = view === 'back'
  const dome: Point[] = [[206, 660], [200, 520], [222, 390], [292, 286], [404, 248], [512, 288], [580, 392], [600, 522], [594, 660]]
  const low: Point[] = [[594, 660], [500, 690], [400, 698], [300, 690], [206, 660]]
  const cuff: Piece = {
    d: shape([[190, 584], [290, 612], [400, 620], [512, 611], [610, 583]], [[610, 583], [618, 660], [606, 742]], [[606, 742], [508, 774], [398, 783], [290, 774], [194, 743]], [[194, 743], [182, 660], [190, 584]]),
    roll: 40, level: 0.86, floor: 0.42, cast: 0.5, on: laid('rib'),
    relief: Array.from({ length: 41 }, (_, i) => {
      const a = (i / 40 - 0.5) * Math.PI
      const x = 400 + 212 * Math.sin(a)
      return groove([[x, 586 + 32 * Math.cos(a)], [x + 1, 744 + 38 * Math.cos(a)]], 5 * Math.max(0.35, Math.cos(a)), 0.24)
    }).join(''),
  }
  const ribs = meridians([404, 252], [200, 600], [600, 600], 25, 30)
  return assemble(paint, view, {
    material: 'knit',
    focus: [420, 600, 2.2],
    place: [-14, 1.08],
    pieces: [
      { d: shape(dome, low), roll: 150, level: 0.72, floor: 0.14, relief: ribs.map((p) => groove(p, 7, 0.2)).join('') + fold([300, 330], [350, 300], [430, 292], 26, -0.1) + crumple([230, 300, 340, 280], 16, 0.08, 'lue', 30) },
      cuff,
    ],
    texture: `<defs>${ribsOf(paint, 'rib', 12)}${stitchesOf(paint, 'knit', 9)}</defs>${laid('knit', 0.8)}`,
    seams: back ? stitches([[404, 254], [400, 420], [398, 600]], paint, 0.9) : '',
    trims: back ? '' : tab([508, 704], paint, -4, 46, 30),
  })
}

/** Printed height lines, as on a map. */
function contours(paint: Paint): string {
  const rings = [[330, 470, 1], [520, 640, 0.8]].flatMap(([cx = 0, cy = 0, size = 0]) =>
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
  const rim: Point[] = [[258, 266], [310, 238], [400, 228], [492, 238], [542, 264]]
  const lip: Point[] = [[542, 264], [490, 296], [400, 306], [310, 297], [258, 266]]
  const sides: Point[][] = [[[542, 264], [536, 380], [552, 520], [574, 660], [572, 738]], [[572, 738], [500, 776], [398, 788], [298, 777], [228, 740]], [[228, 740], [226, 656], [248, 520], [262, 380], [258, 266]]]
  const folds = [[360, 22], [432, 26], [506, 30], [596, 24], [664, 22]].map(([y = 0, size = 0], i) => fold([250 + (i % 2) * 30, y + 20 - (i % 3) * 14], [400, y + 34], [556 - (i % 2) * 40, y - 6 + (i % 3) * 16], size, i % 2 ? -0.2 : 0.17)).join('')
  return assemble(paint, view, {
    material: 'jersey',
    focus: [400, 330, 2.2],
    place: [-8, 1.1],
    pieces: [
      { d: shape(rim, lip), fill: paint.inner, roll: 26, level: 0.24, floor: 0.5, cast: 0, on: `<path d="${curve(rim)}" fill="none" stroke="#000" stroke-width="40" opacity=".2"/>` },
      { d: shape(lip.toReversed(), ...sides), roll: 130, level: 0.72, floor: 0.14, relief: folds + crumple([250, 320, 300, 430], 30, 0.13, 'hals', 70) },
    ],
    texture: contours(paint) + fineRib(paint, 3.4, 0.6),
    seams: flatlock([[262, 292], [310, 318], [400, 328], [490, 317], [540, 290]], paint) + flatlock([[232, 716], [300, 752], [400, 764], [500, 752], [570, 714]], paint),
    trims: back ? '' : tab([508, 706], paint, -8, 34, 22),
  })
}

export const cap: Drawing = (paint, view) => {
  const back = view === 'back'
  const crown: Point[] = [[206, 596], [204, 478], [256, 352], [400, 296], [546, 350], [598, 476], [596, 594]]
  const base: Point[] = [[596, 594], [508, 624], [400, 634], [292, 625], [206, 596]]
  const brim: Piece = {
    d: shape([[212, 578], [296, 546], [400, 534], [506, 545], [588, 576], [622, 624], [622, 668], [598, 692], [566, 686], [490, 656], [402, 646], [312, 657], [236, 688], [202, 694], [180, 670], [180, 626], [212, 578]]),
    roll: 26, level: 0.9, floor: 0.46, cast: 0.5,
    relief: groove([[216, 580], [300, 550], [400, 540], [500, 549], [584, 578]], 9, 0.25),
  }
  const panels: Point[][] = [[[400, 306], [330, 380], [302, 556]], [[400, 306], [470, 380], [500, 556]], [[400, 304], [276, 372], [220, 540]], [[400, 304], [524, 372], [580, 540]]]
  const rows = [10, 22, 34, 46, 58].map((up) => curve([[196 + up * 0.2, 686 - up], [236 + up * 0.2, 682 - up], [312, 653 - up], [402, 641 - up], [490, 652 - up], [566 - up * 0.2, 681 - up], [604 - up * 0.2, 684 - up]]))
  const hole: Piece = { d: shape([[318, 622], [330, 556], [400, 524], [470, 556], [482, 622]], [[482, 622], [400, 634], [318, 622]]), fill: paint.inner, roll: 16, level: 0.24, floor: 0.55, cast: 0 }
  const strap: Piece = { d: shape([[300, 594], [400, 606], [500, 594]], [[500, 594], [502, 624]], [[502, 624], [400, 636], [298, 624]], [[298, 624], [300, 594]]), roll: 8, level: 0.8, floor: 0.6, cast: 0.4, fill: paint.dark }
  const eyelets = [[330, 430], [470, 430], [262, 440], [540, 440]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="${paint.darker}" stroke="${paint.light}" stroke-width="2"/><circle cx="${x}" cy="${y}" r="2.6" fill="#000" opacity=".7"/>`).join('')
  return assemble(paint, view, {
    material: 'softshell',
    focus: [420, 560, 2.2],
    place: [4, 1.12],
    pieces: [{ d: shape(crown, base), roll: 150, level: 0.72, floor: 0.14, relief: panels.map((p) => groove(p, 6, 0.16)).join('') + crumple([230, 340, 340, 250], 14, 0.08, 'caps', 10) }, ...(back ? [hole, strap] : [brim])],
    texture: weave(paint, 3.6, 0.9),
    seams: panels.map((p) => stitches(p.map(([x, y]): Point => [x - 4, y]), paint, 0.8) + stitches(p.map(([x, y]): Point => [x + 4, y]), paint, 0.8)).join('') + (back ? '' : rows.map((d) => `<path d="${d}" fill="none" stroke="${paint.seam}" stroke-width="1.1" stroke-dasharray="4.5 2.6" opacity=".55"/>`).join('')),
    trims: eyelets + `<g><ellipse cx="400" cy="302" rx="17" ry="8" fill="#000" opacity=".3"/><ellipse cx="399" cy="297" rx="16" ry="8" fill="${paint.base}"/><ellipse cx="396" cy="294.5" rx="8" ry="2.6" fill="#fff" opacity=".22"/></g>` + (back ? '' : tab([400, 446], paint, 0, 62, 40)),
  })
}
