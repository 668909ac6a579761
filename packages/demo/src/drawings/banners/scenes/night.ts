import { atLightness, chroma, lightness, mix, steps } from '../colour.ts'
import { band, down, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { snowfall, stars } from '../fall.ts'
import { earth, forest, waving } from '../ground.ts'
import { noiseFrom } from '../noise.ts'
import { cabin as house, lightOnGround, tent } from '../shelters.ts'
import { clouds, mist } from '../sky.ts'
import { ridge } from '../terrain.ts'
import { water } from '../water.ts'

const night = (frame: Frame): { top: string; low: string; snow: string } => ({
  top: atLightness(mix(frame.darkest, '#14284a', 0.45), 0.2, 1.15),
  low: atLightness(mix(mix(frame.darkest, frame.tone(0.45), 0.5), '#3d5c86', 0.4), 0.4, 1.15),
  snow: atLightness(mix(frame.lightest, frame.darkest, 0.4), 0.68, 0.8),
})

const nightSky = (frame: Frame, horizon: number): string => {
  const { top, low } = night(frame)
  return (
    band(
      frame,
      0,
      frame.height,
      down(frame, 0, horizon, [
        [0, top],
        [0.6, mix(top, low, 0.5)],
        [1, mix(low, '#ffffff', 0.1)],
      ]),
    ) + stars(frame, horizon)
  )
}

const mountains = (frame: Frame, foot: number, share: number, shape: (place: number) => number): string => {
  const { top, low, snow } = night(frame)
  return ridge(frame, {
    seed: frame.seed + 60,
    foot,
    rise: Math.min(frame.height, frame.width * 0.8) * share,
    detail: 2.4,
    sharp: 0.8,
    shape,
    ramp: [mix(top, '#000000', 0.25), mix(top, low, 0.4), low, mix(low, snow, 0.45), snow],
    snowline: 0.38,
    haze: [low, 0.7, 0.12],
  })
}

/** Curtains of light over snowy peaks and a still water. */
export const northernLights = (frame: Frame): string => {
  const { height, width, unit, focus } = frame
  const line = height * 0.72
  const candidates = steps(
    Array.from({ length: 6 }, (_, index) => frame.tone(index / 5)),
    6,
  ).filter((colour) => lightness(colour) > 0.4)
  const own = candidates.toSorted((a, b) => chroma(b) - chroma(a))[0] ?? '#5fd6a2'
  const green = mix(atLightness(own, 0.8, 1.4), '#5cf0a8', 0.78)
  const land = mountains(frame, line, 0.42, (p) => 0.55 + 0.45 * Math.cos((p - focus / width) * 6 + 2))
  const backdrop = nightSky(frame, line)
  const lights = curtains(frame, green, atLightness(mix(own, '#b06ad8', 0.5), 0.62, 1.2))
  const { top, low } = night(frame)
  return (
    backdrop +
    lights +
    land +
    water(frame, { line, above: backdrop + lights + land, far: mix(low, green, 0.2), near: top, cover: 0.4, ripple: unit * 1.2 }) +
    forest(
      frame,
      (place) => height * (1.02 - 0.16 * Math.max(0, (place * width - focus * 0.9) / width) ** 0.7),
      unit * 9,
      mix(top, '#000000', 0.45),
      7,
    )
  )
}

const curtains = (frame: Frame, green: string, violet: string): string => {
  const { width, height, seed, random } = frame
  const noise = noiseFrom(seed + 5)
  const rays = frame.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${violet}" stop-opacity="0"/><stop offset=".3" stop-color="${mix(violet, green, 0.35)}" stop-opacity=".35"/><stop offset=".8" stop-color="${green}" stop-opacity=".8"/><stop offset=".93" stop-color="${mix(green, '#ffffff', 0.4)}" stop-opacity=".95"/><stop offset="1" stop-color="${green}" stop-opacity="0"/></linearGradient>`,
  )
  const curtain = (level: number, tall: number, strength: number, phase: number): string => {
    const count = 150
    const strip = (width / count) * 2.3
    return Array.from({ length: count }, (_, index) => {
      const t = index / count
      const fold = noise(t * 3.2 + phase, phase) * 0.2 + noise(t * 9 + phase, phase + 4) * 0.05
      const x = (t * 1.2 - 0.1) * width + noise(t * 5, phase + 9) * width * 0.05
      const foot = height * (level + fold + (0.5 - t) * 0.16)
      const length = height * tall * (0.55 + 0.45 * noise(t * 26, phase) + random() * 0.12)
      const power = strength * Math.min(1, Math.max(0, 0.42 + 0.6 * noise(t * 4.4 + 3, phase + 2) + 0.25 * noise(t * 40, phase)))
      return power < 0.02
        ? ''
        : `<rect x="${n(x)}" y="${n(foot - length)}" width="${n(strip)}" height="${n(length)}" opacity="${power.toFixed(2)}"/>`
    }).join('')
  }
  const soften = frame.define(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="${n(width * -0.05)}" y="0" width="${n(width * 1.1)}" height="${n(height * 0.8)}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n(frame.unit * 0.6)} ${n(frame.unit * 0.4)}"/></filter>`,
  )
  return `<g fill="${rays}" filter="${soften}" style="mix-blend-mode:screen">${curtain(0.34, 0.42, 0.5, seed % 50)}${curtain(0.5, 0.5, 0.85, (seed % 50) + 20)}</g>`
}

/** A tent alight by a mountain lake. */
export const tentNight = (frame: Frame): string => {
  const { height, width, unit, focus } = frame
  const { top, low } = night(frame)
  const line = height * 0.66
  const backdrop = nightSky(frame, line)
  const land = mountains(frame, line, 0.5, (p) => 0.5 + 0.5 * Math.exp(-(((p - focus / width - 0.12) / 0.22) ** 2)))
  const shore = (place: number): number =>
    height * (0.86 - 0.09 * Math.exp(-(((place - focus / width) / 0.3) ** 2)) + 0.03 * Math.sin(place * 9))
  const glowing = unit * 21
  return (
    backdrop +
    clouds(frame, {
      seed: frame.seed,
      top: 0,
      height: height * 0.6,
      colour: mix(low, '#ffffff', 0.2),
      cover: 0.4,
      opacity: 0.4,
      stretch: 8,
    }) +
    land +
    mist(frame, line - height * 0.1, height * 0.12, mix(low, '#ffffff', 0.2), 0.5) +
    water(frame, { line, above: backdrop + land, far: mix(low, '#ffffff', 0.1), near: top, cover: 0.35, ripple: unit * 1.2 }) +
    forest(frame, (place) => height * (0.72 + 0.35 * Math.max(0, 0.86 - place) ** 0.4), unit * 8, mix(top, '#000000', 0.3), 8) +
    `<path d="${earth(frame, shore)}" fill="${down(frame, height * 0.76, height, [
      [0, mix(low, top, 0.55)],
      [1, mix(top, '#000000', 0.5)],
    ])}"/>` +
    stones(frame, shore, mix(top, '#000000', 0.55)) +
    lightOnGround(frame, focus, shore(focus / width) + unit * 2.5, unit * 34, 0.45) +
    tent(frame, focus, shore(focus / width) + unit * 2.2, glowing, atLightness(frame.tone(0.55), 0.55, 1.2))
  )
}

const stones = ({ random, width, unit }: Frame, shore: (place: number) => number, colour: string): string =>
  `<path d="${Array.from({ length: 60 }, () => {
    const place = random()
    const r = unit * (0.25 + random() ** 3 * 1.6)
    const [x, y] = [place * width, shore(place) + random() * unit * 1.2 + r * 0.3]
    return `M${n(x - r)} ${n(y)}Q${n(x - r * 0.8)} ${n(y - r * 0.75)} ${n(x)} ${n(y - r * 0.7)}T${n(x + r)} ${n(y)}Z`
  }).join('')}" fill="${colour}"/>`

/** A lit cabin in the snow at dusk. */
export const cabin = (frame: Frame): string => {
  const { height, width, unit, focus, tone, seed } = frame
  const { top, low, snow } = night(frame)
  const dusk = mix(mix(low, tone(0.25), 0.4), '#f3a37c', 0.28)
  const white = mix(snow, low, 0.12)
  const near = (place: number): number => height * (0.8 - 0.05 * Math.cos((place - focus / width) * 5) + 0.02 * Math.sin(place * 11))
  const y = near(focus / width) + unit
  return (
    band(
      frame,
      0,
      height,
      down(frame, 0, height * 0.72, [
        [0, top],
        [0.5, mix(low, top, 0.25)],
        [1, dusk],
      ]),
    ) +
    stars(frame, height * 0.45) +
    clouds(frame, {
      seed,
      top: height * 0.1,
      height: height * 0.5,
      colour: mix(dusk, '#ffffff', 0.2),
      cover: 0.45,
      opacity: 0.55,
      stretch: 9,
    }) +
    mountains(frame, height * 0.76, 0.52, (p) => 0.55 + 0.45 * Math.cos((p - focus / width + 0.16) * 7)) +
    mist(frame, height * 0.56, height * 0.22, mix(dusk, low, 0.4), 0.55) +
    forest(frame, waving(frame, 0.76, 0.02), unit * 9, mix(top, low, 0.35), 9) +
    `<path d="${earth(frame, near)}" fill="${down(frame, height * 0.72, height, [
      [0, white],
      [0.5, mix(white, low, 0.4)],
      [1, mix(low, top, 0.5)],
    ])}"/>` +
    drifts(frame, near, mix(white, low, 0.35)) +
    lightOnGround(frame, focus + unit * 3, y + unit * 2.4, unit * 26, 0.7) +
    house(frame, focus, y, unit * 25, mix(tone(0.8), '#5a2f22', 0.55), mix(white, '#ffffff', 0.25)) +
    smoke(frame, focus + unit * 8.1, y - unit * 18.5, mix(dusk, '#ffffff', 0.35)) +
    `<path d="M${n(focus - unit * 14)} ${n(y + unit * 0.8)}Q${n(focus)} ${n(y - unit * 1.2)} ${n(focus + unit * 15)} ${n(y + unit * 0.6)}L${n(focus + unit * 14)} ${n(y + unit * 2)}Q${n(focus)} ${n(y + unit * 0.6)} ${n(focus - unit * 13)} ${n(y + unit * 2.2)}Z" fill="${white}"/>` +
    snowfall(frame, 0.35)
  )
}

const drifts = ({ width, unit, random }: Frame, near: (place: number) => number, colour: string): string =>
  Array.from({ length: 9 }, () => {
    const place = random()
    const [x, y, long] = [place * width, near(place) + unit * (2 + random() * 14), unit * (8 + random() * 16)]
    return `<path d="M${n(x - long)} ${n(y)}Q${n(x - long * 0.2)} ${n(y - unit * 1.6)} ${n(x + long)} ${n(y)}Q${n(x)} ${n(y - unit * 0.4)} ${n(x - long)} ${n(y)}Z" fill="${colour}" opacity="0.5"/>`
  }).join('')

const smoke = (frame: Frame, x: number, y: number, colour: string): string => {
  const { unit } = frame
  const fill = down(frame, y - unit * 22, y, [
    [0, colour, 0],
    [1, colour, 0.55],
  ])
  return `<path d="M${n(x)} ${n(y)}C${n(x - unit)} ${n(y - unit * 5)} ${n(x + unit * 5)} ${n(y - unit * 8)} ${n(x + unit * 3)} ${n(y - unit * 14)}S${n(x + unit * 9)} ${n(y - unit * 20)} ${n(x + unit * 12)} ${n(y - unit * 23)}C${n(x + unit * 10)} ${n(y - unit * 18)} ${n(x + unit * 8)} ${n(y - unit * 14)} ${n(x + unit * 7)} ${n(y - unit * 10)}S${n(x + unit * 2)} ${n(y - unit * 4)} ${n(x + unit)} ${n(y)}Z" fill="${fill}"/>`
}
