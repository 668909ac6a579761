import { plainEmblem } from '../../emblems/emblems.data.ts'
import { pts, shape } from '../../geometry.ts'
import { paintOf } from '../../paint.ts'
import type { Paint } from '../../paint.ts'
import { defs } from '../../studio.ts'
import { adult, torso } from '../../garments/body.ts'
import type { Body } from '../../garments/body.ts'
import { cord, slit, snap } from '../../garments/closures.ts'
import { assemble } from '../../garments/cloth.ts'
import type { Piece } from '../../garments/cloth.ts'
import { groove } from '../../garments/folds.ts'
import { hoodUp } from '../../garments/hood.ts'
import { beside, cuffLines, frontLine, hemLine, seamed, upper, yokeLine } from '../../garments/jacket.ts'
import { weave } from '../../garments/textures.ts'
import { stitches, tab } from '../../garments/trims.ts'
import { n } from '../frame.ts'
import type { Frame } from '../frame.ts'

/** Empty sleeves hang close to the body. */
const hanging: Body = { ...adult, hem: 182, waist: 170, arm: 60, wrist: [226, 792], hemY: 816 }

/** The flap over the zip, which keeps the rain out. */
const stormFlap: Piece = {
  d: shape(pts('380,286 379,540 380,829'), pts('380,829 424,830'), pts('424,830 422,540 421,286'), pts('421,286 400,290 380,286')),
  within: torso(hanging, 26),
  roll: 8,
  level: 0.74,
  floor: 0.66,
  cast: 0.34,
}

/** A wooden hanger as far as it shows: its hook of steel, and its middle in the neck. */
const hanger = [
  '<path d="M348 197Q376 181 400 180Q424 181 452 197Q426 204 400 205Q374 204 348 197Z" fill="#b98652"/><path d="M350 196Q376 181 400 180Q424 181 450 196" fill="none" stroke="#f0cf9c" stroke-width="3" opacity=".8"/>',
  '<g fill="none" stroke-linecap="round"><path d="M400 184V132C400 114 426 114 428 92C430 62 388 56 378 84" stroke="#22262a" stroke-width="9"/><path d="M398.8 184V131C399 113 424 111 426 92C428 65 390 59 379 84" stroke="#c9d0d5" stroke-width="4.6"/></g>',
].join('')

const trimsOf = (paint: Paint): string =>
  [
    slit(pts('478,372 484,426 483,492'), paint, 3),
    ...([-1, 1] as const).map((side) => slit(beside(side, pts('134,592 114,656 100,732')), paint, 4)),
    ...[330, 440, 550, 660, 770].map((y) => snap([402, y], paint, 6.4)),
    cord([348, 262], paint, 62, -5),
    cord([456, 262], paint, 54, 6),
    tab([316, 412], paint),
    ...[140, 590].map(
      (x, at) =>
        `<path d="M${x} ${762 + at * 6}h52q9 0 9 9t-9 9h-52z" fill="${paint.dark}" stroke="${paint.seam}" stroke-width="1.4"/><path d="M${x + 4} ${765 + at * 6}h48" stroke="${paint.lighter}" stroke-width="1.6" opacity=".6"/>`,
    ),
  ].join('')

/** Beads of water that stand on the cloth; more on the shoulders and above the hem, where water gathers. */
const beads = (random: () => number, clip: string): string => {
  const drops = Array.from({ length: 250 }, (_, index): readonly [number, number, number] => {
    const share = random()
    const y = index % 3 === 0 ? 640 + share ** 0.5 * 180 : 170 + share ** 1.7 * 640
    return [120 + random() * 560, y, 1.6 + random() ** 3 * 4.6]
  })
  const discs = (grow: number, dx: number, dy: number): string =>
    drops
      .map(([x, y, r]) => {
        const [rx, ry] = [r * grow, r * grow * 1.16]
        return `M${n(x + r * dx - rx)} ${n(y + r * dy)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0z`
      })
      .join('')
  return `<g clip-path="${clip}"><path d="${discs(1.1, 0.25, 0.4)}" fill="#4a1c02" opacity=".5"/><path d="${discs(1, 0, 0)}" fill="#ffc98a" opacity=".3"/><path d="${discs(0.62, 0.14, 0.3)}" fill="#ffe6c4" opacity=".42"/><path d="${discs(0.3, -0.36, -0.4)}" fill="#ffffff" opacity=".95"/></g>`
}

/** Drops that hang from the hem and the cuffs, and some that fall. */
const falling = (random: () => number): string => {
  const drop = (x: number, y: number, r: number, tail: number): string =>
    `<path d="M${n(x)} ${n(y - r * tail)}C${n(x + r * 0.3)} ${n(y - r)} ${n(x + r)} ${n(y - r * 0.4)} ${n(x + r)} ${n(y + r * 0.2)}A${n(r)} ${n(r)} 0 1 1 ${n(x - r)} ${n(y + r * 0.2)}C${n(x - r)} ${n(y - r * 0.4)} ${n(x - r * 0.3)} ${n(y - r)} ${n(x)} ${n(y - r * tail)}Z" fill="#dcebf0" opacity=".92"/><path d="M${n(x - r * 0.6)} ${n(y + r * 0.3)}A${n(r * 0.66)} ${n(r * 0.66)} 0 0 0 ${n(x + r * 0.6)} ${n(y + r * 0.4)}A${n(r * 0.9)} ${n(r * 0.9)} 0 0 1 ${n(x - r * 0.6)} ${n(y + r * 0.3)}Z" fill="#34505e" opacity=".55"/><circle cx="${n(x - r * 0.32)}" cy="${n(y - r * 0.1)}" r="${n(r * 0.26)}" fill="#ffffff"/>`
  const hem = [246, 290, 332, 372, 420, 462, 506, 552].map((x, index) => {
    const at = x + (random() - 0.5) * 30
    const [r, low] = [3.6 + random() * 2.2, index % 2 ? 24 + random() * 84 : 0]
    return drop(at, 834 + 8 * (1 - ((at - 400) / 180) ** 2) + low, r, low > 0 ? 3.4 : 1.7)
  })
  return hem.join('') + drop(168, 798, 4, 1.7) + drop(630, 806 + random() * 60, 5, 3)
}

/** A shell jacket on a hanger, wet, its hood fallen back; inner SVG, 800 × 1000 px, the hook's top at 400, 64 and the hem at 830. */
export const hungJacket = ({ define, random }: Frame, colour: string): string => {
  const paint = paintOf(colour)
  const seams = seamed([yokeLine(hanging, 104), ...cuffLines(hanging, 36)], paint)
  const cloth = upper(hanging, 0.36, 'hung', 26, { relief: groove(frontLine(hanging, 224), 12, 0.14) }, true)
  const jacket = assemble(paint, 'front', {
    material: 'shell',
    close: ['zip', 446, 330],
    pieces: [...cloth, ...hoodUp(hanging, paint, 'worn', 176, 112), stormFlap],
    relief: seams.relief,
    texture: weave(paint, 3, 0.5),
    seams: seams.seams + stitches(hemLine(hanging, 16), paint),
    trims: trimsOf(paint),
  })
  const clip = define((id) => `<clipPath id="${id}">${cloth.map(({ d }) => `<path d="${d}"/>`).join('')}</clipPath>`)
  return `<defs>${defs}<path id="emblem" d="${plainEmblem}"/></defs>${jacket.svg}${hanger}${beads(random, clip)}${falling(random)}`
}
