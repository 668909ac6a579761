import { atLightness, mix } from '../colour.ts'
import { fading, glow, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { earth, forest, waving } from '../ground.ts'
import { clouds, mist, sky } from '../sky.ts'
import { ridge } from '../terrain.ts'
import { hungJacket } from './hung-jacket.ts'
import { deck, porchOf, rail, roof, seat, wall } from './porch.ts'
import type { Porch } from './porch.ts'
import { brush, bucket, washBottle } from './washing-things.ts'

const seaBuckthorn = '#e37a1c'

/** A shell jacket dripping under the eave after its wash, the forest wet, the weather clearing. */
export const washedJacket = (frame: Frame): string => {
  const porch = porchOf(frame)
  return [clearing(porch), wall(porch), deck(porch, seaBuckthorn), seat(porch), jacket(porch), washing(porch), roof(porch)].join('')
}

/** The forest beyond, still wet, light behind the last clouds. */
const clearing = ({ frame, corner, bench }: Porch): string => {
  const { width, height, unit, tone, seed } = frame
  const air = mix(tone(0.06), '#f6f1e2', 0.4)
  const storm = mix(tone(0.5), '#4a6378', 0.7)
  const woods = mix(tone(0.85), '#16302a', 0.3)
  const line = Math.min(bench * 0.8, height * 0.66)
  const tall = Math.min(line * 0.6, unit * 34)
  return [
    sky(frame, line, [mix(storm, air, 0.25), mix(storm, air, 0.72), mix(air, '#ffe9c2', 0.55)]),
    glow(frame, corner * 0.55, line - tall * 0.6, Math.max(corner, unit * 40) * 0.8, tall * 0.9, [
      [0, '#fff3d6', 0.95],
      [0.4, '#fff0cf', 0.5],
      [1, '#fff0cf', 0],
    ]),
    clouds(frame, {
      seed,
      top: -height * 0.2,
      height: height * 0.72,
      colour: mix(storm, '#2f4454', 0.35),
      cover: 0.6,
      opacity: 0.75,
      stretch: 5,
    }),
    ridge(frame, {
      seed: seed + 9,
      foot: line + unit * 3,
      rise: tall,
      detail: 2.2,
      sharp: 0.35,
      ramp: [mix(storm, woods, 0.3), storm, mix(storm, air, 0.4)],
      haze: [air, 0.9, 0.45],
    }),
    mist(frame, line - tall * 0.5, tall * 0.6, air, 0.7),
    forest(frame, waving(frame, (line + unit * 1) / height, 0.02), unit * 7, mix(woods, air, 0.62), 9),
    mist(frame, line - unit * 7, unit * 12, air, 0.7),
    forest(frame, waving(frame, (line + unit * 6) / height, 0.03), unit * 11, mix(woods, air, 0.36), 8),
    mist(frame, line - unit * 3, unit * 16, mix(air, storm, 0.1), 0.55),
    forest(frame, waving(frame, (line + unit * 15) / height, 0.02), unit * 13, mix(woods, air, 0.1), 6),
    `<path d="${earth(frame, waving(frame, (line + unit * 17) / height, 0.02))}" fill="${fading(frame, line + unit * 16, mix(woods, air, 0.14), mix(woods, '#000000', 0.3))}"/>`,
    glow(frame, corner * 0.5, line - tall * 0.4, width * 0.4, height * 0.5, [
      [0, '#fff1d2', 0.4],
      [1, '#fff1d2', 0],
    ]),
  ].join('')
}

/** The hanger's peg and the jacket on it, and the wet place below. */
const jacket = (porch: Porch): string => {
  const { frame, bench, tall } = porch
  const { focus, seed } = frame
  const [hood, hem, hook] = [146, 830, 64]
  const scale = tall / (hem - hood)
  const foot = bench - tall * 0.13
  const y = foot - hem * scale
  const peg = y + (hook + 5) * scale
  const pool = (dx: number, rx: number): string =>
    `<ellipse cx="${n(focus + dx * tall)}" cy="${n(bench + tall * 0.008)}" rx="${n(rx * tall)}" ry="${n(rx * tall * 0.12)}" fill="#2a2a2a" opacity=".3"/><ellipse cx="${n(focus + dx * tall)}" cy="${n(bench + tall * 0.006)}" rx="${n(rx * tall * 0.86)}" ry="${n(rx * tall * 0.085)}" fill="#cfe0e6" opacity=".5"/>`
  return [
    pool(-0.05, 0.14) + pool(0.14, 0.07) + pool(-0.2, 0.05),
    rail(porch, peg),
    `<g transform="translate(${n(focus - 400 * scale)} ${n(y)}) scale(${scale.toFixed(3)}) rotate(${(((seed * 7) % 5) - 2) * 0.5} 400 64)">${hungJacket(frame, seaBuckthorn)}</g>`,
    `<path d="M${n(focus - tall * 0.02)} ${n(peg)}q${n(tall * 0.02)} ${n(tall * 0.018)} ${n(tall * 0.045)} ${n(-tall * 0.006)}" fill="none" stroke="#15181a" stroke-width="${n(tall * 0.018)}" stroke-linecap="round"/><circle cx="${n(focus + tall * 0.012)}" cy="${n(peg - tall * 0.002)}" r="${n(tall * 0.016)}" fill="#30363a"/><circle cx="${n(focus + tall * 0.008)}" cy="${n(peg - tall * 0.007)}" r="${n(tall * 0.005)}" fill="#aeb7bc"/>`,
  ].join('')
}

/** On the bench: the bucket with suds right of the jacket, the bottle and the brush left of it. */
const washing = ({ frame, bench, tall }: Porch): string => {
  const { focus, tone, seed } = frame
  const size = tall / 560
  const put = (at: number, low: number, scale: number, wide: number, drawn: string): string =>
    glow(frame, focus + (at + 0.012) * tall, bench + low * tall, wide * tall, wide * tall * 0.17, [
      [0, '#0d0a0c', 0.75],
      [0.5, '#0d0a0c', 0.4],
      [1, '#0d0a0c', 0],
    ]) + `<g transform="translate(${n(focus + at * tall)} ${n(bench + low * tall)}) scale(${(size * scale).toFixed(3)})">${drawn}</g>`
  const enamel = mix(['#dfe6e4', '#4f7690', '#e8e2d2'][seed % 3] ?? '#dfe6e4', tone(0.5), 0.1)
  return [
    put(0.58, 0.02, 1, 0.17, bucket(frame, enamel)),
    put(-0.42, 0.005, 1, 0.09, washBottle(frame, atLightness(mix(tone(0.6), '#2f6f8f', 0.5), 0.5, 1.3), '#f0ece0')),
    put(-0.24, 0.03, 0.9, 0.11, brush(frame)),
  ].join('')
}
