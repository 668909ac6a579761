import { between, curve, dice, pts, round, shape, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { plainCut, type Drawing } from '../studio.ts'
import { adult, torso, type Body } from './body.ts'
import { snap } from './closures.ts'
import { assemble, type Piece } from './cloth.ts'
import { fitted, secondHood, shoulders } from './cuts.ts'
import { groove } from './folds.ts'
import { hoodFold, hoodRim, hoodUp } from './hood.ts'
import { cuffLines, hemLine, seamed, upper, yokeLine } from './jacket.ts'
import { flap } from './shells.ts'
import { lipOf } from './neck.ts'
import { weave } from './textures.ts'
import { stitches } from './trims.ts'

const both = [-1, 1] as const

const lengthened: Body = { ...adult, hemY: 858, hem: 194, waist: 172, arm: 66, cuff: 48, wrist: [258, 772] }

/** A fur edge round an opening: tufts that lean outwards, the deep ones darker. */
function fur(rim: readonly Point[], paint: Paint): string {
  const roll = dice('fur')
  const [cx, cy] = [400, rim.reduce((sum, [, y]) => sum + y, 0) / rim.length]
  const tones = [
    ['#3d3027', 30],
    ['#6d5945', 28],
    ['#98826a', 24],
    ['#c2ae92', 20],
    ['#e6d9c3', 14],
  ] as const
  const tufts = tones.map(([color, long], layer) => {
    const d = rim.slice(1).flatMap((end, i) => {
      const start = rim[i] as Point
      return Array.from({ length: Math.round(Math.hypot(end[0] - start[0], end[1] - start[1]) / 1.5) }, () => {
        const [x, y] = between(start, end, roll())
        const angle = Math.atan2(y - cy, x - cx) + (roll() - 0.5) * 1.5
        const inwards = 7 - layer * 2.4 - roll() * 6
        const [sx, sy] = [x - Math.cos(angle) * inwards, y - Math.sin(angle) * inwards]
        const length = long * (0.5 + roll() * 0.6)
        const bend = (roll() - 0.5) * 0.9
        return `M${round(sx)} ${round(sy)}q${round(Math.cos(angle) * length * 0.5)} ${round(Math.sin(angle) * length * 0.5)} ${round(Math.cos(angle + bend) * length)} ${round(Math.sin(angle + bend) * length)}`
      })
    })
    return `<path d="${d.join('')}" stroke="${color}" stroke-width="${2.2 - layer * 0.24}" opacity="${layer === 0 ? 0.9 : 0.75}"/>`
  })
  return `<g fill="none" stroke-linecap="round"><path d="${curve(rim)}" stroke="${paint.darker}" stroke-width="34" opacity=".5"/>${tufts.join('')}</g>`
}

/** Styles in order: a fur edge and four pockets; no fur, and shorter; longer, with fur and no chest pockets; hood and shoulders in a second tone, without fur. */
export const parka: Drawing = (paint, view, cut = plainCut) => {
  const back = view === 'back'
  const { style } = cut
  const longer = [0, -44, 40, 0][style] ?? 0
  const b = fitted({ ...lengthened, hemY: lengthened.hemY + longer }, cut, view)
  const low = b.hemY + 12
  const chest = style === 0 || style === 3
  const furred = style === 0 || style === 2
  const placket: Piece = {
    d: shape(
      pts(`380,256 379,560 380,${low}`),
      pts(`380,${low} 428,${low + 1}`),
      pts(`428,${low + 1} 426,560 424,256`),
      pts('424,256 400,262 380,256'),
    ),
    within: torso(b, 26),
    roll: 9,
    level: 0.78,
    floor: 0.62,
    cast: 0.28,
  }
  const seams = seamed([yokeLine(b, back ? 128 : 86, 10), ...cuffLines(b, 30), ...(back ? [pts('401,380 400,600 402,868')] : [])], paint)
  const hood = hoodUp(b, paint, view, 172, 104)
  return assemble(paint, view, {
    material: 'softshell',
    close: ['snaps', 330, 690],
    wearer: { body: b, build: cut.build, neckline: lipOf(b, 54, 30), gloves: true },
    pieces: [
      ...upper(b, 0.26, 'anorakk', 26, {}, true),
      ...(style === 3 ? [shoulders(b, paint.second, back ? 128 : 86, 10)] : []),
      ...(style === 3 ? secondHood(paint, hood) : hood),
      ...(back ? [] : [placket, ...both.flatMap((s) => [flap(s, 640, 60, 150, 46), ...(chest ? [flap(s, 412, 62, 132, 34)] : [])])]),
    ],
    relief: seams.relief + groove(hemLine(b, 232), 8, 0.16),
    texture: weave(paint, 3.4, 0.8),
    seams: seams.seams + stitches(hemLine(b, 24), paint) + (view === 'worn' ? '' : stitches(hemLine(b, 228), paint, 0.6)),
    trims: back
      ? ''
      : (furred ? fur(view === 'worn' ? hoodFold(b, 88) : hoodRim(b, 172, 104), paint) : '') +
        [300, 410, 520, 630, 740, 840]
          .filter((y) => y < b.hemY)
          .map((y) => snap([403, y], paint))
          .join('') +
        both.map((s) => snap([400 + s * 105, 674], paint) + (chest ? snap([400 + s * 97, 436], paint) : '')).join(''),
  })
}
