import { pts } from '../geometry.ts'
import { plainCut, type Drawing } from '../studio.ts'
import { zip } from './closures.ts'
import { assemble, type Piece } from './cloth.ts'
import { fittedLegs } from './cuts.ts'
import { groove } from './folds.ts'
import { legLines, legSide, trousers, type Legs } from './legs.ts'
import { patch } from './seat.ts'
import { fineRib, laid, ribsOf } from './textures.ts'
import { flatlock, stitches, tab } from './trims.ts'
import { waistband } from './waist.ts'

const both = [-1, 1] as const

const slim: Legs = { top: 96, waist: 104, hip: 132, hipY: 240, crotchY: 366, kneeY: 620, hemY: 916, knee: [112, 32], hem: [94, 46] }

export const tights: Drawing = (paint, view) => {
  const back = view === 'back'
  const waist = waistband(slim, paint, back, 58)
  const panels = both.map((s) =>
    patch(
      slim,
      s,
      [
        pts('112,150 130,240 122,420 112,620'),
        pts('112,620 104,760'),
        pts('104,760 88,620 92,420 104,250 100,150'),
        pts('100,150 112,150'),
      ],
      paint.darker,
    ),
  )
  const lines = [...both.map((s) => legSide(s, pts('44,560 80,590 112,560'))), ...both.map((s) => legSide(s, pts('42,690 74,664 106,690')))]
  return assemble(paint, view, {
    material: 'stretch',
    close: ['hem', 440, 240],
    pieces: [...waist.inside, ...trousers(slim, 0.06, 'tights').map((p): Piece => ({ ...p, roll: 60 })), ...panels, waist.band],
    relief: lines.map((p) => groove(p, 5, 0.1)).join(''),
    texture: fineRib(paint, 2.6, 0.4),
    seams: lines.map((p) => flatlock(p, paint)).join('') + flatlock(pts('401,130 400,366'), paint),
    trims:
      (back ? zip(pts('372,112 428,112'), paint, undefined, 0.7) : '') +
      tab(back ? [400, 150] : [318, 470], paint, 2, 20, 12) +
      both.map((s) => `<path d="M${400 + s * 88} 800l${s * -4} 80" stroke="#e9edf0" stroke-width="4" opacity=".8"/>`).join(''),
  })
}

export const baseLayerBottom: Drawing = (paint, view, { build } = plainCut) => {
  const back = view === 'back'
  const long: Legs = { ...slim, waist: 106, knee: [114, 30], hem: [92, 42] }
  const l = fittedLegs(long, plainCut, view)
  const waist = waistband(l, paint, back, 44, laid('wide'))
  const lines = [...both.map((s) => legSide(s, pts('96,120 104,240 82,420 68,620 64,880'))), ...legLines(l, 54)]
  return assemble(paint, view, {
    material: 'stretch',
    close: ['hem', 410, 250],
    wearer: { legs: l, color: paint.base, build },
    pieces: [...waist.inside, ...trousers(l, 0.08, 'longs').map((p): Piece => ({ ...p, roll: 60 })), waist.band],
    relief: lines.map((p) => groove(p, 6, 0.1)).join(''),
    texture: `<defs>${ribsOf(paint, 'wide', 8)}</defs>${fineRib(paint, 4.4, 0.75)}`,
    seams:
      lines.map((p) => flatlock(p, paint)).join('') +
      (back || view === 'worn' ? '' : stitches(pts('378,120 372,250 392,356'), paint) + stitches(pts('422,120 428,250 408,356'), paint)),
    trims: tab([324, 168], paint, 2, 22, 13),
  })
}
