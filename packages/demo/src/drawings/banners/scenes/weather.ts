import { mix } from '../colour.ts'
import { fading, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { rainfall, rings, snowfall } from '../fall.ts'
import { earth, forest, waving } from '../ground.ts'
import { clouds, mist, sky, sun } from '../sky.ts'
import { ridge } from '../terrain.ts'
import { spruce } from '../trees.ts'
import { onJetty } from '../walkers.ts'
import { water } from '../water.ts'

/** Spruce ridges that sink into the mist, one behind the other. */
export const fog = (frame: Frame): string => {
  const { height, width, tone, unit, seed } = frame
  const air = mix(tone(0.12), '#ffffff', 0.35)
  const rows = [0.38, 0.49, 0.61, 0.75, 0.93]
  return [
    sky(frame, height * 0.7, [mix(tone(0), air, 0.45), air, air]),
    sun(frame, frame.focus, height * 0.2, unit * 2, '#fffaf0', 0.55),
    ridge(frame, {
      seed: seed + 3,
      foot: height * 0.6,
      rise: Math.min(height, width) * 0.42,
      detail: 2.2,
      sharp: 0.55,
      ramp: [tone(0.42), tone(0.3)],
      haze: [air, 1, 0.62],
      levels: 3,
    }),
    ...rows.map((level, index) => {
      const share = index / (rows.length - 1)
      const size = unit * (3.6 + share * 13)
      return (
        forest(frame, waving(frame, level + 0.03, 0.05), size, mix(air, tone(0.42 + share * 0.58), 0.24 + share * 0.76), 6) +
        (index < rows.length - 1
          ? mist(frame, height * level - size * 0.4, height * 0.22 + size * 0.4, air, 0.82) +
            clouds(frame, {
              seed: seed + index * 9,
              top: height * (level - 0.1),
              height: height * 0.26,
              colour: air,
              cover: 0.62,
              opacity: 0.7,
              stretch: 9,
            })
          : '')
      )
    }),
  ].join('')
}

/** Heavy cloud, a dark lake and slanting rain. */
export const rain = (frame: Frame): string => {
  const { height, width, tone, unit, seed } = frame
  const air = mix(mix(tone(0.2), '#c9d3d8', 0.5), tone(0.7), 0.18)
  const line = height * 0.68
  const tall = Math.min(height, width) * 0.5
  const shore = waving(frame, 0.665, 0.012)
  const land =
    ridge(frame, {
      seed: seed + 4,
      foot: line,
      rise: tall,
      detail: 2,
      sharp: 0.6,
      ramp: [tone(0.6), tone(0.48), tone(0.36)],
      haze: [air, 0.95, 0.62],
    }) +
    ridge(frame, {
      seed: seed + 5,
      foot: line,
      rise: tall * 0.62,
      detail: 2.4,
      sharp: 0.35,
      shape: (p) => 0.35 + 0.65 * Math.abs(p - frame.focus / width) ** 0.7,
      ramp: [tone(0.82), tone(0.66), tone(0.54)],
      haze: [air, 0.7, 0.2],
    })
  const backdrop = sky(frame, line, [mix(tone(0), tone(0.62), 0.45), mix(air, tone(0.3), 0.25), air])
  const cover = clouds(frame, {
    seed: seed + 1,
    top: -height * 0.25,
    height: height * 0.7,
    colour: mix(tone(0.62), '#2b343b', 0.3),
    cover: 0.72,
    opacity: 0.75,
    stretch: 5,
  })
  const trees = forest(frame, shore, unit * 6.5, mix(tone(0.95), air, 0.12), 9)
  return [
    backdrop,
    cover,
    land,
    clouds(frame, {
      seed: seed + 7,
      top: line - tall * 0.75,
      height: tall * 0.75,
      colour: mix(air, '#ffffff', 0.25),
      cover: 0.6,
      opacity: 0.75,
      stretch: 6,
    }),
    trees,
    water(frame, { line: height * 0.69, above: backdrop + land + trees, far: air, near: tone(0.9), cover: 0.42, ripple: unit * 1.6 }),
    rings(frame, height * 0.71, height, mix(air, '#ffffff', 0.5)),
    onJetty(frame, { air, haze: 0.06, sun: mix(air, '#ffffff', 0.6) }),
    rainfall(frame, mix(air, '#ffffff', 0.55)),
  ].join('')
}

/** Laden spruces while it snows. */
export const snow = (frame: Frame): string => {
  const { height, width, tone, unit, seed, random, focus } = frame
  const air = mix(tone(0.1), '#ffffff', 0.5)
  const white = mix('#ffffff', air, 0.12)
  const near = waving(frame, 0.86, 0.03)
  const laden = [0.34, 0.5, 0.08, 0.2, -0.3, -0.42, 0.02, 0.27].map((offset, index) => {
    const x = focus + offset * width * (width > height ? 0.5 : 0.8)
    const size = unit * (20 + random() * 16) * (index < 3 ? 1.25 : 0.8)
    return { x, size, y: near(x / width) + unit * (1 + random() * 3) }
  })
  const shadow = (x: number, y: number, size: number): string =>
    `<ellipse cx="${x - size * 0.12}" cy="${y}" rx="${size * 0.3}" ry="${size * 0.035}" fill="${mix(tone(0.5), '#8fa6c4', 0.5)}" opacity="0.4"/>`
  return [
    sky(frame, height * 0.8, [mix(tone(0), air, 0.35), air, mix(air, '#ffffff', 0.4)]),
    ridge(frame, {
      seed: seed + 6,
      foot: height * 0.74,
      rise: Math.min(height, width) * 0.5,
      detail: 2.2,
      sharp: 0.6,
      ramp: [mix(tone(0.5), air, 0.3), tone(0.34), air, '#ffffff'],
      snowline: 0.36,
      haze: [air, 0.95, 0.45],
    }),
    mist(frame, height * 0.45, height * 0.34, air, 0.7),
    forest(frame, waving(frame, 0.72, 0.03), unit * 7, mix(air, tone(0.66), 0.4), 8),
    mist(frame, height * 0.6, height * 0.2, air, 0.75),
    forest(frame, waving(frame, 0.78, 0.03), unit * 10, mix(air, tone(0.78), 0.55), 6),
    mist(frame, height * 0.68, height * 0.2, mix(air, '#ffffff', 0.4), 0.8),
    `<path d="${earth(frame, near)}" fill="${fading(frame, near(0.5), white, mix(white, mix(tone(0.4), '#9fb6d6', 0.6), 0.35))}"/>`,
    laden
      .toSorted((a, b) => a.y - b.y)
      .map(({ x, y, size }) => shadow(x, y, size) + ladenSpruce(frame, x, y, size, mix(air, tone(0.88), 0.86), mix('#ffffff', air, 0.2)))
      .join(''),
    snowfall(frame, 1),
  ].join('')
}

/** A spruce whose boughs carry snow: many small ragged pads, lit from the left, over dark needles. */
const ladenSpruce = (frame: Frame, x: number, y: number, size: number, green: string, white: string): string => {
  const { random } = frame
  const [lit, shaded]: [string[], string[]] = [[], []]
  const layers = Math.round(size / frame.unit / 0.95)
  for (let layer = 1; layer <= layers; layer++) {
    const share = layer / layers
    const half = size * 0.19 * share ** 0.86
    for (let pad = 0; pad < 2 + share * 6; pad++) {
      const t = (random() * 2 - 1) * 0.92
      const [cx, cy] = [x + t * half, y - size * (1 - share * 0.93) + Math.abs(t) ** 1.4 * half * 0.42 + (random() - 0.5) * size * 0.012]
      const long = size * (0.016 + random() * 0.026) * (0.5 + share * 0.7)
      const [dx, dy] = [long, long * 0.55 * Math.sign(t) * Math.min(1, Math.abs(t) * 1.6)]
      const path = `M${n(cx - dx)} ${n(cy - dy)}Q${n(cx - dx * 0.2)} ${n(cy - long * 0.7)} ${n(cx + dx)} ${n(cy + dy)}Q${n(cx + dx * 0.5)} ${n(cy + long * 0.34 + dy)} ${n(cx)} ${n(cy + long * 0.2)}Q${n(cx - dx * 0.6)} ${n(cy + long * 0.3)} ${n(cx - dx)} ${n(cy - dy)}z`
      ;(t < 0.25 ? lit : shaded).push(path)
    }
  }
  return `<path d="${spruce(frame, x, y, size)}${spruce(frame, x, y, size * 0.985)}" fill="${green}"/><path d="${shaded.join('')}" fill="${mix(white, green, 0.22)}"/><path d="${lit.join('')}" fill="${white}"/>`
}

/** Ridge behind ridge against the sun. */
export const lowSun = (frame: Frame): string => {
  const { height, width, tone, unit, seed, focus } = frame
  const warm = mix(mix(tone(0.22), '#ffd9a0', 0.55), '#ffffff', 0.1)
  const tall = Math.min(height, width)
  const layer = (index: number): string => {
    const share = index / 4
    return ridge(frame, {
      seed: seed + 40 + index,
      foot: height * (0.6 + share * 0.4),
      rise: tall * (0.3 - share * 0.04),
      detail: 2.6 - share,
      sharp: 0.6 - share * 0.45,
      ramp: [tone(0.32 + share * 0.62), tone(0.29 + share * 0.6), mix(tone(0.24 + share * 0.56), warm, 0.16 - share * 0.08)],
      haze: [warm, 0.85 - share * 0.6, 0.42 - share * 0.4],
      side: 1,
      levels: 6,
    })
  }
  return [
    sky(frame, height * 0.62, [tone(0), mix(tone(0.1), warm, 0.45), mix(warm, '#fff0cf', 0.5)]),
    clouds(frame, {
      seed: seed + 3,
      top: -height * 0.05,
      height: height * 0.5,
      colour: mix(warm, '#fff3e0', 0.5),
      cover: 0.5,
      opacity: 0.75,
      stretch: 10,
    }),
    sun(frame, focus, height * 0.42, unit * 3, '#ffe2a6', 1),
    ...[0, 1, 2, 3].map(
      (index) =>
        layer(index) + sun(frame, focus, height * 0.42, unit * 2.4, '#ffdf9e', 0.34 - index * 0.08).replace(/<ellipse[^>]*\/>$/, ''),
    ),
    layer(4),
    forest(frame, waving(frame, 0.98, 0.03), unit * 10, tone(1), 5),
  ].join('')
}
