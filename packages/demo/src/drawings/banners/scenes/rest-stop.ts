import { atLightness, mix } from '../colour.ts'
import { contour } from '../contour.ts'
import type { Field } from '../contour.ts'
import { across, down, fading, glow, groundOf, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { earth, forest } from '../ground.ts'
import type { Ground } from '../ground.ts'
import { noiseFrom, rolling } from '../noise.ts'
import { mist, sky } from '../sky.ts'
import { ridge } from '../terrain.ts'
import { birch, foliage } from '../trees.ts'
import { water } from '../water.ts'
import { canvasRucksack, flask, foldedBlanket, kuksa, steam } from './rest-things.ts'
import { mitten } from './window-sill.ts'

/** The flat stone: where its top lies, and a measure that lets all that stands on it fit beside the focus. */
interface Stone {
  readonly frame: Frame
  readonly x: number
  readonly top: number
  readonly u: number
}

const stoneOf = (frame: Frame): Stone => {
  const { width, unit, focus } = frame
  // The things reach this many units to the right of the focus.
  const reach = 36
  const u = unit * Math.min(1.12, (width - focus) / unit / reach)
  return { frame, x: focus, top: groundOf(frame, { portrait: 0.64, wide: 0.8 }), u }
}

/** A flask, a cup and mittens on a flat stone by a lake in the low mountains, in soft light through mist. */
export const restStop = (frame: Frame): string => {
  const { width, height, unit, tone, seed } = frame
  const stone = stoneOf(frame)
  const { top, u } = stone
  const air = mix(tone(0.06), '#fffaf0', 0.45)
  const line = top - u * 13
  const hills = Math.min(line * 0.8, unit * 30)
  const moor = mix(atLightness(tone(0.62), 0.55, 1), '#8d8a55', 0.3)
  const far = (nearer: number, share: number, detail: number, haze: number): string =>
    ridge(frame, {
      seed: seed + Math.round(nearer * 40),
      foot: line,
      rise: hills * share,
      detail,
      sharp: 0.12,
      ramp: [tone(0.45 + nearer * 0.3), tone(0.38 + nearer * 0.3), mix(tone(0.3 + nearer * 0.3), '#fff1d6', 0.25)],
      haze: [air, 0.94 - nearer * 0.2, haze],
    })
  const heavens = sky(frame, line, [mix(tone(0.25), air, 0.55), air, mix(air, '#fff3da', 0.7)])
  const headland: Ground = (place) =>
    line + u * (1.2 - 4.2 * Math.exp(-(((place * width - stone.x + u * 72) / (u * 34)) ** 2)) + 0.3 * Math.sin(place * 40 + seed))
  const land = [
    far(0, 1, 1.6, 0.72),
    far(0.5, 0.66, 2.2, 0.5),
    far(1, 0.34, 3, 0.22),
    forest(frame, headland, u * 4.6, mix(tone(0.66), air, 0.42), 3.5),
  ].join('')
  const shore = (place: number): number => top + u * (0.6 + 1.2 * Math.sin(place * 7 + seed) - Math.max(0, place * width - stone.x) / u / 9)
  const front = (place: number): number => top + u * (16.5 + 1.2 * Math.sin(place * 9 + seed * 2))
  return [
    heavens,
    glow(frame, width * 0.3, line * 0.35, width * 0.5, height * 0.5, [
      [0, '#fff6df', 0.85],
      [0.4, '#fff6df', 0.35],
      [1, '#fff6df', 0],
    ]),
    land,
    mist(frame, line - hills * 0.55, hills * 0.5, air, 0.75),
    water(frame, {
      line,
      above: heavens + land,
      far: mix(air, tone(0.3), 0.3),
      near: mix(tone(0.4), air, 0.2),
      cover: 0.4,
      ripple: unit * 0.7,
    }),
    mist(frame, line - u * 2.4, u * 5, air, 0.7),
    birches(stone, shore(1), moor),
    `<path d="${earth(frame, shore)}" fill="${fading(frame, top - u * 3, mix(moor, air, 0.22), mix(moor, tone(0.95), 0.62))}"/>`,
    sedge(frame, {
      ground: shore,
      size: u * 1.9,
      colours: [mix(moor, tone(1), 0.5), mix(moor, tone(1), 0.34), mix(moor, '#e0d79a', 0.14)],
    }),
    rock(stone),
    things(stone, air),
    // Grass hides where the rucksack and the stone meet the ground.
    sedge(frame, {
      ground: () => top + u * 8.6,
      size: u * 2.2,
      colours: [mix(moor, tone(1), 0.6), mix(moor, tone(1), 0.4), mix(moor, '#e0d79a', 0.1)],
      deep: u * 3,
      from: stone.x - u * 44,
      to: stone.x - u * 17,
    }),
    `<path d="${earth(frame, front)}" fill="${fading(frame, front(0) - u * 2, mix(moor, tone(0.95), 0.35), mix(moor, tone(1), 0.75))}"/>`,
    sedge(frame, { ground: front, size: u * 2.6, colours: [mix(moor, tone(1), 0.7), mix(moor, tone(1), 0.52), mix(moor, tone(1), 0.2)] }),
    glow(frame, width * 0.2, height * 0.1, width * 0.7, height * 0.9, [
      [0, '#fff6df', 0.3],
      [1, '#fff6df', 0],
    ]),
  ].join('')
}

interface Sedge {
  readonly ground: Ground
  readonly size: number
  /** From the shade to the light. */
  readonly colours: readonly string[]
  /** How far it grows below the ground line, px; down to the edge by default. */
  readonly deep?: number
  /** px; the whole width by default. */
  readonly from?: number
  readonly to?: number
}

/** Tufts of sedge on the ground, the nearer ones in front of the farther ones. */
const sedge = ({ width, height, random }: Frame, { ground, size, colours, deep = height, from = 0, to = width }: Sedge): string => {
  const tuft = (): readonly [y: number, drawn: string] => {
    const x = from + random() * (to - from)
    const y = ground(x / width) + random() * Math.min(deep, height - ground(x / width), size * 8) + size * 0.1
    const blades = Array.from({ length: 6 }, () => {
      const tall = size * (0.4 + random() * 0.6)
      const bow = (random() - 0.5) * tall * 0.9
      return `M${n(x + (random() - 0.5) * size * 0.6)} ${n(y)}q${n(bow * 0.15)} ${n(-tall * 0.7)} ${n(bow)} ${n(-tall)}`
    })
    return [y, blades.join('')]
  }
  const rows = 4
  const count = Math.round(((to - from) / size) * 6 * Math.min(1, (deep / size) * 0.5))
  const tufts = Array.from({ length: count }, tuft).toSorted(([a], [b]) => a - b)
  return Array.from({ length: rows * colours.length }, (_, layer) => {
    const row = Math.floor(layer / colours.length)
    const own = tufts.filter(
      (_tuft, index) => Math.floor((index / count) * rows) === row && index % colours.length === layer % colours.length,
    )
    return `<path d="${own.map(([, drawn]) => drawn).join('')}" fill="none" stroke="${colours[layer % colours.length] ?? ''}" stroke-width="${n(size * 0.065)}" stroke-linecap="round" opacity=".8"/>`
  }).join('')
}

/** Mountain birches, low and crooked, beyond the stone. */
const birches = ({ frame, x, top, u }: Stone, foot: number, moor: string): string => {
  const { tone, random } = frame
  const air = mix(tone(0.06), '#fffaf0', 0.4)
  const colours = { light: mix('#f3efe6', air, 0.4), shade: mix('#a9a393', air, 0.4), mark: mix('#4a443c', air, 0.45) }
  const leaves = [mix(moor, air, 0.3), mix(moor, air, 0.45), mix('#b9b061', air, 0.35), mix('#d9cf8c', air, 0.35)]
  return [
    [25, 33, 0.8],
    [29.5, 42, 1.1],
    [34, 36, 0.9],
  ]
    .map(([at = 0, tall = 0, thick = 0]) => {
      const clumps = Array.from({ length: 9 }, (_, index) => {
        const up = 0.42 + index * 0.07
        return [at + (random() - 0.5) * 11 * (1.25 - up), tall * up, 1.6 + random() * 2.6 * (1.3 - up)] as const
      })
      return (
        birch(frame, x + u * at, foot + u * 2, top - u * tall, u * thick, colours) +
        clumps
          .map(([cx, cy, r]) =>
            foliage(frame, {
              colours: leaves,
              count: Math.round(46 * r),
              size: u * 0.34,
              opacity: 0.7,
              // Twigs hang, so a clump is longer below than above.
              place: (a, b) => [x + u * (cx + Math.cos(a * 6.3) * r * 1.5 * b ** 0.6), top - u * (cy + Math.sin(a * 6.3) * r * b ** 0.6)],
            }),
          )
          .join('')
      )
    })
    .join('')
}

/** The stone: its flat top in the light, its broken front in the shade, with lichen on both. */
const rock = ({ frame, x, top, u }: Stone): string => {
  const { tone, seed, height } = frame
  const stone = mix('#b3b0a6', tone(0.35), 0.25)
  const shade = mix(mix('#6a6a62', tone(0.8), 0.3), stone, 0.25)
  const at = (px: number, py: number): string => `${n(x + px * u)} ${n(top + py * u)}`
  const back = `M${at(-21.5, 0.6)}C${at(-21, -2.6)} ${at(-16, -4.6)} ${at(-9, -5.2)}S${at(10, -6.6)} ${at(20, -5.8)}S${at(44, -6.8)} ${at(60, -6)}`
  const edge = [
    [46, 5.6],
    [33, 6.8],
    [24, 5.9],
    [12, 6.9],
    [2, 5.8],
    [-9, 6.2],
    [-16.5, 4.2],
  ] as const
  const lip = edge.map(([px, py]) => `L${at(px, py)}`).join('')
  const flat = `${back}L${at(60, 5.5)}${lip}Q${at(-21.6, 2.4)} ${at(-21.5, 0.6)}Z`
  const whole = `${back}L${at(60, 30)}L${at(-18, 30)}C${at(-20, 22)} ${at(-26.4, 11)} ${at(-21.5, 0.6)}Z`
  const clip = frame.define((id) => `<clipPath id="${id}"><path d="${whole}"/></clipPath>`)
  const faces = edge.slice(0, -1).map(([px, py], index) => {
    const [qx, qy] = edge[index + 1] ?? [px, py]
    const slant = ((index * 7 + seed) % 5) - 2
    return `<path d="M${at(px, py)}L${at(qx, qy)}L${at(qx - 1 + slant * 0.6, 30)}L${at(px - 1 + slant, 30)}Z" fill="${index % 2 ? '#ffffff' : '#000000'}" opacity="${index % 2 ? 0.07 : 0.1}"/>`
  })
  const cracks = `M${at(2, 5.8)}L${at(3.2, 9)}L${at(1.8, 12)}L${at(3, 18)}M${at(24, 5.9)}L${at(22.6, 10)}L${at(24, 15)}M${at(-9, 6.2)}L${at(-10.4, 9.4)}L${at(-9.4, 14)}M${at(4, -5.8)}Q${at(9, -2.6)} ${at(12, 0.4)}T${at(24, 5.9)}`
  return [
    `<g clip-path="${clip}">`,
    `<path d="${whole}" fill="${down(frame, top + u * 3, top + u * 17, [
      [0, mix(shade, stone, 0.45)],
      [0.3, shade],
      [1, mix(shade, tone(1), 0.6)],
    ])}"/>`,
    ...faces,
    `<path d="${flat}" fill="${across(frame, x - u * 20, x + u * 46, [
      [0, mix(stone, '#fffaf0', 0.6)],
      [0.4, mix(stone, '#fffaf0', 0.34)],
      [1, mix(stone, '#fffaf0', 0.1)],
    ])}"/>`,
    `<path d="${cracks}" fill="none" stroke="${mix(shade, tone(1), 0.7)}" stroke-width="${n(u * 0.16)}" opacity=".55"/>`,
    lichen({ frame, x, top, u }),
    `<path d="M${at(60, 5.5)}${lip}" fill="none" stroke="#fffaf0" stroke-width="${n(u * 0.34)}" opacity=".5" stroke-linejoin="round"/>`,
    `<rect x="${n(x - u * 24)}" y="${n(top - u * 7)}" width="${n(u * 90)}" height="${n(height - top + u * 7)}" filter="${rough(frame, u)}" style="mix-blend-mode:soft-light" opacity=".6"/>`,
    '</g>',
  ].join('')
}

/** The grain of weathered granite: lit bumps. */
const rough = (frame: Frame, u: number): string =>
  frame.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${(0.55 / u).toFixed(4)} ${(0.75 / u).toFixed(4)}" numOctaves="5" seed="${frame.seed % 50}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 0 0 0 -0.3"/><feDiffuseLighting surfaceScale="${n(u * 0.3)}" diffuseConstant="0.75" lighting-color="#fff"><feDistantLight azimuth="232" elevation="44"/></feDiffuseLighting></filter>`,
  )

/** Lichen in random patches: pale rings around a darker middle. */
const lichen = ({ frame, x, top, u }: Stone): string => {
  const { seed, tone } = frame
  const cell = Math.max(2, u * 0.3)
  const [columns, rows] = [Math.ceil((u * 84) / cell), Math.ceil((u * 24) / cell)]
  const [left, up] = [x - u * 24, top - u * 7]
  const patches = (turn: number, scale: number): Field => {
    const noise = rolling(noiseFrom(seed * 31 + turn), 5)
    const tones = new Float32Array(columns * rows)
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const y = (row * cell + up - top) / u
        // The top is seen at a low angle, the front straight on.
        const v = y < 6 ? y * 2.6 : 15.6 + (y - 6) * 1.1
        tones[row * columns + column] = 0.5 + 0.5 * noise((column * cell) / u / scale, v / scale)
      }
    }
    return { columns, rows, cell, left, top: up, tones }
  }
  const layer = (turn: number, scale: number, level: number, colour: string, opacity: number): string =>
    `<path d="${contour(patches(turn, scale), level)}" fill="${colour}" opacity="${opacity}"/>`
  return [
    layer(1, 7, 0.6, mix('#cfd0b8', tone(0.3), 0.3), 0.55),
    layer(1, 7, 0.68, mix('#8f9772', tone(0.5), 0.3), 0.5),
    layer(2, 4.4, 0.68, '#e9e6d6', 0.6),
    layer(3, 5, 0.72, '#b99b4a', 0.55),
    layer(4, 3, 0.74, '#4b4d44', 0.4),
  ].join('')
}

const things = ({ frame, x, top, u }: Stone, air: string): string => {
  const { tone, seed } = frame
  const size = u / 10
  const put = (at: number, low: number, scale: number, drawn: string, turn = 0): string =>
    `<g transform="translate(${n(x + at * u)} ${n(top + low * u)}) rotate(${turn}) scale(${(size * scale).toFixed(3)})">${drawn}</g>`
  const shadow = (at: number, low: number, rx: number, ry: number): string =>
    glow(frame, x + (at + rx * 0.2) * u, top + low * u, rx * u, ry * u, [
      [0, '#1d1710', 0.7],
      [0.5, '#1d1710', 0.34],
      [1, '#1d1710', 0],
    ])
  const wool = mix(['#b5553a', '#c98f3c', '#a34f4a', '#c27a4a'][seed % 4] ?? '#b5553a', tone(0.4), 0.1)
  // Lying mittens are seen from the side: turned, then flattened.
  const lying = (at: number, low: number, turn: number, side: 1 | -1): string =>
    shadow(at - 8, low + 0.6, 10, 3.2) +
    `<g transform="translate(${n(x + at * u)} ${n(top + low * u)}) scale(${(size * 0.92).toFixed(3)} ${(size * 0.6).toFixed(3)}) rotate(${turn})">${mitten(frame, wool, side)}</g>`
  const plaid = mix(tone(0.72), '#5f6d4a', 0.4)
  return [
    shadow(24, -1.2, 13, 1.7),
    put(23, -1, 0.98, foldedBlanket(frame, plaid, mix('#f1e9d8', plaid, 0.1))),
    shadow(8, -1, 6, 1.3),
    put(6.5, -1, 1.05, flask(frame, air, tone(0.6))),
    shadow(-4.5, 2.4, 7, 1.4),
    put(-5, 2.4, 1.1, kuksa(frame, '#b98452')),
    put(-5, -3.8, 1.1, steam(frame)),
    lying(29, 2.2, -82, -1),
    lying(26, 4.6, -97, 1),
    shadow(-30, 9, 16, 2.6),
    shadow(-19, 9, 7, 3),
    put(-30, 8.8, 1, canvasRucksack(frame, mix('#8c8458', tone(0.55), 0.25), '#7c4d2e'), 7),
  ].join('')
}
