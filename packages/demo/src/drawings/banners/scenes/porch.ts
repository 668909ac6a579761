import { mix } from '../colour.ts'
import { across, down, fading, glow, groundOf, n } from '../frame.ts'
import type { Frame } from '../frame.ts'

/** Where the wall, the eave, the jacket and the bench are, px. */
export interface Porch {
  readonly frame: Frame
  /** The wall's corner; the open air is left of it. */
  readonly corner: number
  readonly eave: number
  readonly bench: number
  /** From the jacket's hood to its hem. */
  readonly tall: number
}

export const porchOf = (frame: Frame): Porch => {
  const { width, height, unit, focus } = frame
  const eave = Math.min(height * 0.12, unit * 9)
  const bench = groundOf(frame, { portrait: 0.74, wide: 0.89 })
  // The jacket hangs between the eave and the bench, and the bucket beside it stays in the picture.
  const tall = Math.min((bench - eave - unit * 1.5) / 1.26, (width - focus) / 0.8)
  return { frame, corner: focus - tall * 0.66, eave, bench, tall }
}

/** Boards stained with tar, the joints covered by narrower ones, darker away from the light. */
export const wall = ({ frame, corner, eave, bench, tall }: Porch): string => {
  const { width, height, unit, tone, random } = frame
  const stain = mix('#74543f', tone(0.8), 0.1)
  const dark = mix(stain, '#120d0a', 0.62)
  const step = tall * 0.15
  const boards = Array.from({ length: Math.ceil((width - corner) / step) + 1 }, (_, index) => {
    const x = corner + index * step
    const board = mix(stain, index % 3 === 1 ? '#8d6a50' : '#46332a', 0.12 + random() * 0.1)
    const grains = Array.from({ length: 9 }, () => {
      const [gx, gy, long] = [x + random() * step, random() * height, height * (0.1 + random() * 0.3)]
      return `M${n(gx)} ${n(gy)}q${n((random() - 0.5) * step * 0.14)} ${n(long / 2)} 0 ${n(long)}`
    })
    const batten = step * 0.36
    const left = x + step - batten / 2
    return [
      `<path d="M${n(x)} 0h${n(step + 1)}V${height}h${n(-step - 1)}z" fill="${board}"/><path d="${grains.join('')}" fill="none" stroke="${dark}" stroke-width="${n(unit * 0.09)}" opacity=".4"/>`,
      `<path d="M${n(left + batten)} 0h${n(batten * 0.55)}V${height}h${n(-batten * 0.55)}z" fill="#000000" opacity=".3"/>`,
      `<path d="M${n(left)} 0h${n(batten)}V${height}h${n(-batten)}z" fill="${across(frame, left, left + batten, [
        [0, mix(stain, '#c9a887', 0.42)],
        [0.16, mix(board, '#8a6d56', 0.3)],
        [0.85, board],
        [1, dark],
      ])}"/>`,
    ].join('')
  })
  const edge = tall * 0.085
  const veins = Array.from({ length: 14 }, () => {
    const [x, y, long] = [corner - edge + random() * edge * 1.2, random() * height, height * (0.1 + random() * 0.3)]
    return `M${n(x)} ${n(y)}q${n((random() - 0.5) * edge * 0.2)} ${n(long / 2)} 0 ${n(long)}`
  })
  return [
    ...boards,
    `<path d="M${n(corner)} 0H${width}V${height}H${n(corner)}z" fill="${across(frame, corner, width, [
      [0, '#ffe7c4', 0.2],
      [0.3, '#ffe7c4', 0.04],
      [0.6, '#0d0a0c', 0.12],
      [1, '#0d0a0c', 0.5],
    ])}"/>`,
    `<path d="M${n(corner)} 0H${width}V${height}H${n(corner)}z" fill="${down(frame, eave, height, [
      [0, '#0d0a0c', 0.66],
      [0.16, '#0d0a0c', 0.12],
      [0.55, '#0d0a0c', 0],
      [1, '#0d0a0c', 0.55],
    ])}"/>`,
    // The corner board catches the light of the open side.
    `<path d="M${n(corner - edge)} 0h${n(edge * 1.3)}V${height}h${n(-edge * 1.3)}z" fill="${across(
      frame,
      corner - edge,
      corner + edge * 0.3,
      [
        [0, mix(stain, '#dcc3a3', 0.62)],
        [0.5, mix(stain, '#b4947a', 0.5)],
        [0.88, stain],
        [1, dark],
      ],
    )}"/><path d="${veins.join('')}" fill="none" stroke="${dark}" stroke-width="${n(unit * 0.09)}" opacity=".3"/><path d="M${n(corner + edge * 0.3)} 0h${n(edge * 0.5)}V${height}h${n(-edge * 0.5)}z" fill="#000000" opacity=".34"/>`,
    glow(frame, corner + tall * 0.4, (eave + bench) / 2, tall * 0.85, tall * 0.7, [
      [0, '#ffe7c4', 0.2],
      [1, '#ffe7c4', 0],
    ]),
  ].join('')
}

/** The eave: its underside, a fascia, and drops that fall from it. */
export const roof = ({ frame, corner, eave, tall }: Porch): string => {
  const { width, height, unit, tone, random } = frame
  const wood = mix('#5d4637', tone(0.8), 0.2)
  const left = corner - tall * 0.26
  const gutter = eave * 0.46
  const drops = Array.from({ length: 9 }, () => {
    const x = left + random() * (corner - left) * 0.8
    const [y, r] = [eave * 0.6 + random() ** 1.3 * height * 0.8, unit * (0.14 + random() * 0.1)]
    return `M${n(x)} ${n(y - r * 5)}Q${n(x + r * 1.3)} ${n(y)} ${n(x)} ${n(y + r)}Q${n(x - r * 1.3)} ${n(y)} ${n(x)} ${n(y - r * 5)}Z`
  })
  // Boards and rafters of the underside run from the fascia back to the wall.
  const underside = `M${n(left)} 0H${width}V${n(eave)}H${n(corner - tall * 0.02)}Z`
  const back = (x: number): number => corner - tall * 0.02 + (x - left) * 0.86
  const rafters = Array.from({ length: 8 }, (_, index) => {
    const [x, wide] = [left + tall * (0.06 + index * 0.42), tall * 0.06]
    const d = `M${n(x)} ${n(gutter)}h${n(wide)}L${n(back(x) + wide * 0.86)} ${n(eave)}h${n(-wide * 0.86)}Z`
    return `<path d="${d}" fill="#000000" opacity=".4" transform="translate(${n(wide * 0.5)} 0)"/><path d="${d}" fill="${mix(wood, '#000000', 0.3)}"/><path d="M${n(x)} ${n(gutter)}L${n(back(x))} ${n(eave)}" stroke="#d8bb98" stroke-width="${n(unit * 0.14)}" opacity=".4"/>`
  })
  return [
    `<path d="${underside}" fill="${down(frame, gutter, eave, [
      [0, mix(wood, '#000000', 0.4)],
      [1, mix(wood, '#000000', 0.68)],
    ])}"/>`,
    `<path d="${[0.64, 0.82].map((share) => `M${n(left + (corner - tall * 0.02 - left) * share)} ${n(eave * share)}H${width}`).join('')}" stroke="#000000" stroke-width="${n(unit * 0.12)}" opacity=".45"/>`,
    ...rafters,
    `<path d="M${n(corner - tall * 0.02)} ${n(eave)}H${width}v${n(unit * 1.4)}H${n(corner)}z" fill="#000000" opacity=".4"/>`,
    `<path d="M${n(left - unit * 0.8)} 0H${width}V${n(gutter)}H${n(left - unit * 0.8)}Z" fill="${down(frame, 0, gutter, [
      [0, mix(wood, '#e9d9c2', 0.2)],
      [0.2, wood],
      [0.86, mix(wood, '#000000', 0.25)],
      [1, mix(wood, '#000000', 0.6)],
    ])}"/>`,
    `<path d="${drops.join('')}" fill="#eef5f6" opacity=".8"/>`,
  ].join('')
}

/** The deck before the wall, where the picture is tall enough to show it: wet planks that mirror the colour of what hangs above. */
export const deck = ({ frame, corner, bench, tall }: Porch, mirrored: string): string => {
  const { width, height, focus, unit, tone } = frame
  const top = bench + tall * 0.5
  if (top > height) return ''
  const wood = mix('#7d7062', tone(0.6), 0.24)
  const left = corner - tall * 0.3
  const seams = Array.from({ length: 12 }, (_, index) => {
    const x = left + index * tall * 0.2
    return `M${n(x)} ${n(top)}L${n(focus + (x - focus) * 1.25)} ${n(height)}`
  })
  return [
    `<path d="M${n(left)} ${n(top)}H${width}V${height}H${n(focus + (left - focus) * 1.25)}Z" fill="${fading(frame, top, mix(wood, '#0d0a0c', 0.62), mix(wood, '#0d0a0c', 0.2))}"/>`,
    glow(frame, focus, top + (height - top) * 0.5, tall * 0.3, (height - top) * 0.6, [
      [0, mirrored, 0.3],
      [1, mirrored, 0],
    ]),
    `<path d="${seams.join('')}" stroke="#0d0a0c" stroke-width="${n(unit * 0.22)}" opacity=".6"/>`,
    `<path d="M${n(left)} ${n(top)}H${width}" stroke="#0d0a0c" stroke-width="${n(unit * 0.5)}" opacity=".5"/>`,
  ].join('')
}

/** The bench along the wall, wet on top. */
export const seat = ({ frame, corner, bench, tall }: Porch): string => {
  const { width, height, unit, tone } = frame
  const wood = mix('#8f8172', tone(0.5), 0.16)
  const left = corner + tall * 0.05
  const [deep, thick] = [tall * 0.1, tall * 0.062]
  const top = bench - deep * 0.45
  const legs = [left + tall * 0.14, left + tall * 1.2].map(
    (x) =>
      `<path d="M${n(x)} ${n(bench)}h${n(tall * 0.075)}V${height}h${n(-tall * 0.075)}z" fill="${across(frame, x, x + tall * 0.075, [
        [0, mix(wood, '#ffffff', 0.1)],
        [1, mix(wood, '#120d0a', 0.6)],
      ])}"/>`,
  )
  return [
    `<path d="M${n(left)} ${n(bench)}H${width}V${height}H${n(left)}Z" fill="${down(frame, bench, Math.min(height, bench + tall * 0.5), [
      [0, '#080607', 0.7],
      [1, '#080607', 0],
    ])}"/>`,
    ...legs,
    `<path d="M${n(left + deep * 0.4)} ${n(top)}H${width}V${n(top + deep)}H${n(left)}Z" fill="${down(frame, top, top + deep, [
      [0, mix(wood, '#1d1613', 0.3)],
      [0.3, mix(wood, '#ffffff', 0.12)],
      [1, mix(wood, '#ffffff', 0.4)],
    ])}"/>`,
    `<path d="M${n(left + deep * 0.2)} ${n(top + deep * 0.48)}H${width}" stroke="#1d1613" stroke-width="${n(unit * 0.2)}" opacity=".6"/>`,
    `<path d="M${n(left)} ${n(top + deep)}H${width}v${n(thick)}H${n(left)}Z" fill="${down(frame, top + deep, top + deep + thick, [
      [0, mix(wood, '#ffffff', 0.1)],
      [0.2, mix(wood, '#120d0a', 0.25)],
      [1, mix(wood, '#120d0a', 0.7)],
    ])}"/>`,
  ].join('')
}

/** The board with pegs that the hanger hangs on. */
export const rail = ({ frame, corner, tall }: Porch, y: number): string => {
  const { width, focus, tone } = frame
  const wood = mix('#96714f', tone(0.8), 0.1)
  const [left, thick, step] = [corner + tall * 0.12, tall * 0.058, tall * 0.52]
  const top = y - thick / 2
  const pegs = [-1, 1, 2].map((index) => {
    const [x, r] = [focus + index * step, tall * 0.017]
    return `<ellipse cx="${n(x + r)}" cy="${n(y + r * 1.2)}" rx="${n(r * 1.1)}" ry="${n(r)}" fill="#000000" opacity=".45"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${mix(wood, '#1d120a', 0.3)}"/><circle cx="${n(x - r * 0.2)}" cy="${n(y - r * 0.2)}" r="${n(r * 0.72)}" fill="${mix(wood, '#ffe7c4', 0.34)}"/>`
  })
  return [
    `<path d="M${n(left)} ${n(top + thick)}H${width}v${n(thick * 0.5)}H${n(left + thick * 0.2)}z" fill="#000000" opacity=".36"/>`,
    `<path d="M${n(left)} ${n(top)}H${width}v${n(thick)}H${n(left)}z" fill="${down(frame, top, top + thick, [
      [0, mix(wood, '#ffe7c4', 0.3)],
      [0.16, wood],
      [0.8, mix(wood, '#1d120a', 0.24)],
      [1, mix(wood, '#1d120a', 0.6)],
    ])}"/>`,
    `<path d="M${n(left)} ${n(top)}H${width}v${n(thick)}H${n(left)}z" fill="${across(frame, left, width, [
      [0, '#ffe7c4', 0.12],
      [1, '#0d0a0c', 0.5],
    ])}"/>`,
    ...pegs,
  ].join('')
}
