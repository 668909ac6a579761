import { mix } from '../colour.ts'
import { across, down, n } from '../frame.ts'
import type { Frame } from '../frame.ts'

const ink = '#1d1710'
const glare = '#fffaf0'

/** Light from the upper left on rounded things, `half` wide on either side of 0, as a fill. */
const roundLight = (frame: Frame, half: number): string =>
  across(frame, -half, half, [
    [0, ink, 0.12],
    [0.16, glare, 0.3],
    [0.42, glare, 0.04],
    [0.7, ink, 0.16],
    [1, ink, 0.5],
  ])

/** Shade towards the foot of a thing, as a fill. */
const footShade = (frame: Frame, top: number, foot: number): string =>
  down(frame, top, foot, [
    [0, glare, 0.16],
    [0.3, glare, 0],
    [0.62, ink, 0.05],
    [1, ink, 0.42],
  ])

const lit = (d: string, fill: string, ...lights: readonly string[]): string =>
  [fill, ...lights].map((paint) => `<path d="${d}" fill="${paint}"/>`).join('')

const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`

/** A steel flask with a screwed cup for its lid, 270 high, its foot at 0, 0. */
export const flask = (frame: Frame, sky: string, land: string): string => {
  // Polished steel mirrors the sky in broad bands and the land in narrow ones.
  const steel = (half: number): string =>
    across(frame, -half, half, [
      [0, mix(land, '#3a4140', 0.6)],
      [0.1, mix(land, '#8d9592', 0.75)],
      [0.18, mix(sky, '#ffffff', 0.6)],
      [0.29, '#ffffff'],
      [0.36, mix(sky, '#ffffff', 0.4)],
      [0.46, mix(land, '#a4aba7', 0.8)],
      [0.62, mix(land, '#6d7573', 0.75)],
      [0.8, mix(land, '#343b3b', 0.7)],
      [0.9, mix(land, '#4d5554', 0.7)],
      [0.96, mix(sky, '#8b9390', 0.7)],
      [1, mix(land, '#3a4140', 0.6)],
    ])
  const ring = (y: number, half: number): string =>
    stroke(`M${-half} ${y}Q0 ${y + 11} ${half} ${y}`, ink, 2.2, 'opacity=".5"') +
    stroke(`M${-half} ${y + 2.6}Q0 ${y + 13.6} ${half} ${y + 2.6}`, '#ffffff', 1.4, 'opacity=".55"')
  const body = 'M-37 -178C-37 -186 -34 -190 -32 -192L32 -192C34 -190 37 -186 37 -178V-6Q37 2 30 5Q0 13 -30 5Q-37 2 -37 -6Z'
  const lid = 'M-26 -266Q0 -273 26 -266Q30 -264 30.5 -258L33 -192Q0 -181 -33 -192L-30.5 -258Q-30 -264 -26 -266Z'
  return [
    lit(body, steel(37), footShade(frame, -190, 8)),
    ring(-166, 37),
    ring(-14, 37),
    lit(lid, steel(33)),
    ring(-206, 32.4),
    stroke('M-33 -192Q0 -181 33 -192', ink, 3, 'opacity=".6"'),
    `<ellipse cx="0" cy="-265" rx="26.5" ry="4.6" fill="${mix(sky, '#ffffff', 0.55)}"/><ellipse cx="2" cy="-264.4" rx="20" ry="3" fill="${mix(land, '#8b9390', 0.6)}" opacity=".6"/>`,
  ].join('')
}

/** A cup turned from a birch burl, its handle to the left, full of something hot; 62 high, its foot at 0, 0. */
export const kuksa = (frame: Frame, wood: string): string => {
  const bowl = 'M-50 -54C-52 -26 -40 0 -22 3Q0 8 22 3C40 0 52 -26 50 -54Q0 -40 -50 -54Z'
  const handle =
    'M-46 -55C-62 -64 -84 -70 -100 -64C-112 -59 -113 -46 -103 -42C-86 -38 -66 -42 -47 -30ZM-99 -56C-92 -59 -84 -57 -82 -53C-85 -48 -95 -47 -100 -50Z'
  const rings = Array.from(
    { length: 7 },
    (_, index) =>
      `M${n(-50 + index * 2.4)} ${n(-44 + index * 6.8)}Q${n(-10 + index * 2)} ${n(-26 + index * 6.2)} ${n(50 - index * 2.6)} ${n(-47 + index * 6.6)}`,
  )
  const clip = frame.define((id) => `<clipPath id="${id}"><path d="${bowl}"/></clipPath>`)
  const dark = mix(wood, '#3d2213', 0.55)
  return [
    `<path d="${handle}" fill="${mix(wood, '#3d2213', 0.1)}" fill-rule="evenodd"/><path d="${handle}" fill="${footShade(frame, -68, -30)}" fill-rule="evenodd"/>`,
    stroke('M-58 -58C-74 -64 -90 -68 -100 -63', mix(wood, '#ffffff', 0.5), 2, 'opacity=".7"'),
    lit(bowl, wood),
    `<g clip-path="${clip}">${stroke(rings.join(''), dark, 1.6, 'opacity=".34"')}<ellipse cx="17" cy="-22" rx="11" ry="7" fill="none" stroke="${dark}" stroke-width="1.6" opacity=".4"/><ellipse cx="17" cy="-22" rx="5" ry="3" fill="${dark}" opacity=".45"/></g>`,
    lit(bowl, roundLight(frame, 51), footShade(frame, -54, 6)),
    `<ellipse cx="0" cy="-54" rx="50" ry="11.5" fill="${mix(wood, '#ffffff', 0.34)}"/><ellipse cx="0" cy="-53.4" rx="44.5" ry="9" fill="${mix(wood, '#2a160b', 0.62)}"/>`,
    '<ellipse cx="1" cy="-51" rx="40" ry="6.6" fill="#2b170d"/><path d="M-36 -52Q-20 -58 4 -57Q-16 -54 -30 -49Z" fill="#ffffff" opacity=".28"/>',
  ].join('')
}

/** Steam that rises from 0, 0 in wisps, 150 high. */
export const steam = (frame: Frame): string => {
  const soft = frame.define(
    (id) => `<filter id="${id}" x="-60%" y="-20%" width="220%" height="140%"><feGaussianBlur stdDeviation="4.5 6"/></filter>`,
  )
  const fill = down(frame, -165, 0, [
    [0, '#ffffff', 0],
    [0.4, '#ffffff', 0.66],
    [0.85, '#ffffff', 0.8],
    [1, '#ffffff', 0.1],
  ])
  const lean = frame.random() * 24 - 12
  const wisp = (x: number, tall: number, sway: number, fat: number): string =>
    `M${x} 0C${x - sway} ${n(tall * -0.25)} ${x + sway + fat} ${n(tall * -0.45)} ${n(x + lean * 0.5)} ${n(tall * -0.68)}S${n(x + sway + lean)} ${n(tall * -0.9)} ${n(x + lean)} ${-tall}C${n(x + sway + lean + fat * 1.5)} ${n(tall * -0.86)} ${n(x + fat + lean * 0.5)} ${n(tall * -0.72)} ${n(x + fat * 1.4)} ${n(tall * -0.6)}S${x - sway + fat * 1.6} ${n(tall * -0.2)} ${x + fat} 0Z`
  return `<path d="${wisp(-22, 132, 16, 9)}${wisp(0, 165, -17, 10)}${wisp(18, 118, 15, 8)}" fill="${fill}" filter="${soft}"/>`
}

/** Wool blankets' cloth: a fine twill, `size` px from rib to rib, as a fill. */
const twill = (frame: Frame, colour: string, size: number): string =>
  frame.define(
    (id) =>
      `<pattern id="${id}" width="${size * 2}" height="${size}" patternUnits="userSpaceOnUse"><rect width="${size * 2}" height="${size}" fill="${colour}"/><path d="M0 ${size}L${size} 0L${size * 2} ${size}" fill="none" stroke="${mix(colour, ink, 0.34)}" stroke-width="1.2"/><path d="M0 ${size / 2}L${size / 2} 0M${size * 1.5} 0L${size * 2} ${size / 2}" fill="none" stroke="${mix(colour, '#ffffff', 0.24)}" stroke-width="1"/></pattern>`,
  )

/** A wool blanket folded in four, its fold to the front and its fringe to the left; 216 wide, 96 high, its foot at 0, 0. */
export const foldedBlanket = (frame: Frame, colour: string, stripe: string): string => {
  const cloth = twill(frame, colour, 6)
  const layer = (y: number, half: number, dx: number, thick: number): string => {
    const [l, r] = [dx - half, dx + half]
    const d = `M${l + 10} ${y - thick}Q${dx} ${y - thick - 4} ${r - 16} ${y - thick}C${r + 3} ${y - thick} ${r + 5} ${y} ${r - 14} ${y}Q${dx} ${y + 4} ${l + 6} ${y}C${l - 4} ${y - 4} ${l - 4} ${y - thick + 4} ${l + 10} ${y - thick}Z`
    const clip = frame.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    const round = down(frame, y - thick, y + 2, [
      [0, glare, 0.34],
      [0.3, glare, 0.06],
      [0.6, ink, 0.06],
      [1, ink, 0.5],
    ])
    const bands = [0.16, 0.21, 0.29].map((share) => `M${n(l + half * 2 * share)} ${y - thick - 6}q6 ${n(thick / 2 + 6)} 0 ${thick + 12}`)
    const fringe = Array.from(
      { length: 7 },
      (_, index) =>
        `M${l + 5} ${n(y - 3 - (index / 6) * (thick - 7))}q${n(-8 - ((index * 5) % 4))} ${n(1 + ((index * 7) % 5))} ${n(-15 - ((index * 3) % 7))} ${n(5 + ((index * 11) % 7))}`,
    )
    return [
      stroke(fringe.join(''), mix(colour, ink, 0.35), 4.4),
      stroke(fringe.join(''), mix(colour, '#ffffff', 0.12), 2.6),
      lit(d, cloth),
      `<g clip-path="${clip}">${stroke(bands.join(''), stripe, 4.6, 'opacity=".85"')}</g>`,
      lit(
        d,
        round,
        across(frame, l, r, [
          [0, glare, 0.14],
          [0.5, ink, 0],
          [1, ink, 0.34],
        ]),
      ),
    ].join('')
  }
  const top = 'M-92 -88C-80 -104 -60 -110 -44 -110H86C100 -108 108 -98 104 -90Q0 -96 -92 -88Z'
  return [
    lit(
      top,
      cloth,
      across(frame, -92, 104, [
        [0, glare, 0.4],
        [1, glare, 0.1],
      ]),
    ),
    layer(0, 108, 0, 33),
    layer(-31, 105, 3, 31),
    layer(-60, 103, -1, 31),
  ].join('')
}

/** A small rucksack of waxed canvas with straps of leather, 270 high, its foot at 0, 0. */
export const canvasRucksack = (frame: Frame, canvas: string, leather: string): string => {
  const weave = twill(frame, canvas, 3.4)
  const side = mix(canvas, ink, 0.2)
  const light = roundLight(frame, 104)
  const body =
    'M-76 -206C-94 -176 -100 -108 -98 -42C-98 -10 -88 4 -60 7Q0 13 60 7C88 4 98 -10 98 -42C100 -108 94 -176 76 -206Q0 -226 -76 -206Z'
  const lid =
    'M-80 -196C-84 -234 -50 -254 0 -254C50 -254 84 -234 80 -196C84 -160 84 -134 76 -126Q0 -106 -76 -126C-84 -134 -84 -160 -80 -196Z'
  const pocket = 'M-58 -92Q0 -80 58 -92L62 -20C62 -6 54 -2 42 0Q0 6 -42 0C-54 -2 -62 -6 -62 -20Z'
  const flap = 'M-60 -96Q0 -84 60 -96L58 -62Q0 -44 -58 -62Z'
  const pouch = (s: number): string =>
    `M${s * 90} -96C${s * 118} -96 ${s * 126} -80 ${s * 124} -30C${s * 122} -6 ${s * 112} 0 ${s * 92} -2Z`
  const strap = (x: number, top: number, foot: number): string =>
    [
      `<path d="M${x - 8} ${top}h16v${foot - top}l-8 7l-8 -7z" fill="${ink}" opacity=".35" transform="translate(3 3)"/>`,
      lit(
        `M${x - 8} ${top}h16v${foot - top}l-8 7l-8 -7z`,
        leather,
        across(frame, x - 8, x + 8, [
          [0, glare, 0.3],
          [0.5, glare, 0],
          [1, ink, 0.36],
        ]),
      ),
      `<rect x="${x - 11.5}" y="${foot - 34}" width="23" height="19" rx="3.4" fill="none" stroke="#2f2618" stroke-width="5"/><rect x="${x - 11.5}" y="${foot - 34}" width="23" height="19" rx="3.4" fill="none" stroke="#c9a860" stroke-width="3.2"/>`,
      stroke(`M${x} ${foot - 33}v16`, '#e6cf94', 2.2),
    ].join('')
  const folds = [
    'M-84 -110C-70 -96 -66 -70 -72 -40',
    'M84 -112C72 -92 70 -66 76 -36',
    'M-50 -240C-56 -214 -56 -180 -50 -150',
    'M40 -244C52 -214 54 -180 46 -146',
  ]
  return [
    stroke('M-24 -244C-24 -284 24 -284 24 -244', mix(leather, ink, 0.3), 9),
    stroke('M-25 -246C-24 -284 20 -284 22 -254', mix(leather, '#ffffff', 0.2), 2.4, 'opacity=".6"'),
    ...[-1, 1].map(
      (s) =>
        lit(pouch(s), side, roundLight(frame, 126), footShade(frame, -96, 2)) +
        stroke(`M${s * 92} -76Q${s * 112} -74 ${s * 124} -68`, ink, 2, 'opacity=".45"'),
    ),
    lit(body, weave, light, footShade(frame, -220, 10)),
    stroke(folds.slice(0, 2).join(''), ink, 7, 'opacity=".14"'),
    `<path d="M-78 -122Q0 -100 78 -122L80 -104Q0 -82 -80 -104Z" fill="${ink}" opacity=".34"/>`,
    `<path d="${pocket}" fill="${ink}" opacity=".4" transform="translate(3 4)"/>`,
    lit(pocket, weave, light, footShade(frame, -92, 4)),
    `<path d="M-58 -62Q0 -44 58 -62L59 -52Q0 -34 -59 -52Z" fill="${ink}" opacity=".3"/>`,
    lit(
      flap,
      weave,
      light,
      down(frame, -96, -50, [
        [0, glare, 0.26],
        [1, ink, 0.14],
      ]),
    ),
    stroke('M-56 -66Q0 -49 56 -66', mix(canvas, '#ffffff', 0.4), 1.4, 'stroke-dasharray="5 3.4" opacity=".6"'),
    strap(0, -78, -26),
    lit(
      lid,
      weave,
      light,
      down(frame, -254, -112, [
        [0, glare, 0.34],
        [0.36, glare, 0.04],
        [0.75, ink, 0.08],
        [1, ink, 0.3],
      ]),
    ),
    stroke(folds.slice(2).join(''), ink, 8, 'opacity=".1"'),
    stroke('M-73 -132Q0 -112 73 -132', mix(canvas, '#ffffff', 0.4), 1.4, 'stroke-dasharray="5 3.4" opacity=".6"'),
    stroke('M-76 -126Q0 -106 76 -126', ink, 2.4, 'opacity=".5"'),
    strap(-42, -176, -92),
    strap(42, -176, -92),
  ].join('')
}
