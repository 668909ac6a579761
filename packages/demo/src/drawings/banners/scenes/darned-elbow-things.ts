import { mix } from '../colour.ts'
import { across, blur, n } from '../frame.ts'
import type { Frame } from '../frame.ts'

const warps = 12
const picks = 13
/** How far the weaving has come, counted from below. */
const woven = 7
const pitch = 1.2

/** A thread with a dark edge and a lit middle, `wide` across. */
const thread = (d: string, colour: string, wide: number): string =>
  `<path d="${d}" stroke="${mix(colour, '#1a0f06', 0.42)}" stroke-width="${n(wide)}"/><path d="${d}" stroke="${colour}" stroke-width="${n(wide * 0.78)}"/><path d="${d}" stroke="${mix(colour, '#ffffff', 0.35)}" stroke-width="${n(wide * 0.24)}" opacity=".7"/>`

/** A darn of `picks` rows around 0, 0, half of it woven, with the needle on its way through the next row. */
export const darn = (frame: Frame, wool: string, colour: string): string => {
  const { random } = frame
  const [half, tall] = [(warps * pitch) / 2, (picks * pitch) / 2]
  const xOf = (index: number): number => (index + 0.5 - warps / 2) * pitch
  const yOf = (row: number): number => tall - (row + 0.5) * pitch
  const cross = mix(colour, '#ffffff', 0.14)
  const ends = Array.from({ length: warps }, () => [1.1 + random() * 1.1, 1.1 + random() * 1.1] as const)
  const warp = (index: number): string => {
    const [up, low] = ends[index] ?? [1, 1]
    const bow = (random() - 0.5) * 0.16
    return `M${fine(xOf(index))} ${fine(-tall - up)}Q${fine(xOf(index) + bow)} 0 ${fine(xOf(index))} ${fine(tall + low)}`
  }
  const under = Array.from({ length: warps }, (_, index) => thread(warp(index), colour, 0.8))
  const rows = Array.from({ length: woven }, (_, row) => {
    const y = yOf(row)
    const [left, right] = [half + 0.5 + random() * 0.7, half + 0.5 + random() * 0.7]
    const crossed = Array.from({ length: warps }, (__, index) => index).filter((index) => (index + row) % 2 === 0)
    const lifts = crossed.map((index) => `M${fine(xOf(index))} ${fine(y - pitch * 0.52)}v${fine(pitch * 1.04)}`)
    return thread(`M${fine(-left)} ${fine(y)}H${fine(right)}`, cross, 0.9) + thread(lifts.join(''), colour, 0.84)
  })
  // The hole shows between the threads that are not crossed yet; its rim is frayed.
  const bare = yOf(woven) + pitch * 0.5
  const hole = `M${fine(-half * 0.9)} ${fine(bare)}C${fine(-half * 0.96)} ${fine(-tall * 0.66)} ${fine(-half * 0.5)} ${fine(-tall * 0.9)} 0 ${fine(-tall * 0.86)}C${fine(half * 0.6)} ${fine(-tall * 0.9)} ${fine(half * 0.94)} ${fine(-tall * 0.6)} ${fine(half * 0.88)} ${fine(bare)}Z`
  const fray = Array.from({ length: 26 }, (_, index) => {
    const turn = Math.PI * (1 + index / 25)
    const [x, y] = [Math.cos(turn) * half * 0.88, bare + Math.sin(turn) * (tall * 0.86 + bare)]
    return `M${fine(x)} ${fine(y)}q${fine(-x * 0.04 + (random() - 0.5) * 0.6)} ${fine(0.4)} ${fine(-x * 0.1 + (random() - 0.5) * 0.8)} ${fine(0.7 + random() * 0.6)}`
  })
  const row = yOf(woven) - 0.2
  const lifted = Array.from({ length: warps }, (_, index) => index).filter((index) => (index + woven) % 2 === 1)
  const over = lifted.map((index) => `M${fine(xOf(index))} ${fine(row - 1.1)}V${fine(row + 1.1)}`).join('')
  const eye = half + 6.4
  return [
    '<g fill="none" stroke-linecap="round">',
    `<path d="M${fine(-half - 1)} ${fine(-tall - 1)}h${fine(half * 2 + 2)}v${fine(tall * 2 + 2)}h${fine(-half * 2 - 2)}z" fill="#140e08" opacity=".34" filter="${blur(frame, 1)}"/>`,
    `<path d="${hole}" fill="${mix(wool, '#0d0a07', 0.9)}"/>`,
    `<path d="${fray.join('')}" stroke="${mix(wool, '#ffffff', 0.12)}" stroke-width=".34"/>`,
    ...under,
    ...rows,
    needle(frame, -half - 7.5, eye, row),
    thread(over, colour, 0.84),
    loose(eye - 0.9, row, half, yOf(woven - 1), cross),
    '</g>',
  ].join('')
}

/** A hundredth exact, because these things are drawn in units that are scaled up. */
const fine = (value: number): string => (Math.round(value * 100) / 100).toString()

/** A darning needle with a blunt tip at `tip` and its eye at `eye`. */
const needle = (frame: Frame, tip: number, eye: number, y: number): string => {
  const d = `M${fine(tip)} ${fine(y)}C${fine(tip + 2)} ${fine(y - 0.42)} ${fine(eye - 4)} ${fine(y - 0.5)} ${fine(eye - 2.4)} ${fine(y - 0.62)}Q${fine(eye)} ${fine(y - 0.6)} ${fine(eye)} ${fine(y)}Q${fine(eye)} ${fine(y + 0.6)} ${fine(eye - 2.4)} ${fine(y + 0.62)}C${fine(eye - 4)} ${fine(y + 0.5)} ${fine(tip + 2)} ${fine(y + 0.42)} ${fine(tip)} ${fine(y)}Z`
  return [
    `<path d="${d}" fill="#140e08" opacity=".55" transform="translate(.5 .9)" filter="${blur(frame, 0.35)}"/>`,
    `<path d="${d}" fill="#8f979b"/><path d="M${fine(tip + 0.6)} ${fine(y - 0.08)}L${fine(eye - 2.6)} ${fine(y - 0.26)}" stroke="#ffffff" stroke-width=".34"/><path d="M${fine(tip + 1)} ${fine(y + 0.3)}L${fine(eye - 2.6)} ${fine(y + 0.46)}" stroke="#3d464b" stroke-width=".2" opacity=".8"/>`,
    `<path d="M${fine(eye - 2.2)} ${fine(y)}H${fine(eye - 0.6)}" stroke="#2b3236" stroke-width=".5"/>`,
  ].join('')
}

/** The thread from the last woven row round to the needle's eye, with a free end behind it. */
const loose = (eye: number, y: number, half: number, last: number, colour: string): string =>
  thread(
    `M${fine(half + 0.4)} ${fine(last)}C${fine(half + 4)} ${fine(last + 0.4)} ${fine(half + 9.4)} ${fine(last + 3)} ${fine(half + 10)} ${fine(y + 0.4)}C${fine(half + 10.2)} ${fine(y - 2.4)} ${fine(eye + 1.6)} ${fine(y - 1.4)} ${fine(eye)} ${fine(y)}`,
    colour,
    0.7,
  )

/** A turned wooden mushroom lying on its side, cap to the left, 34 long. */
export const mushroom = (frame: Frame, wood: string): string => {
  const cap = 'M0 -11.4C-9 -10.4 -12.6 -5 -12.6 0C-12.6 5 -9 10.4 0 11.4C2.4 11.6 3.4 9.6 3 6.6Q1.8 0 3 -6.6C3.4 -9.6 2.4 -11.6 0 -11.4Z'
  const stem = 'M2 -3.6C6 -2.2 10 -2 14 -2.8C17 -3.4 20 -3.3 21.4 -2.2Q22.6 0 21.4 2.2C20 3.3 17 3.4 14 2.8C10 2 6 2.2 2 3.6Z'
  const round = frame.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="#fff6e2" stop-opacity=".35"/><stop offset=".3" stop-color="#fff6e2" stop-opacity=".3"/><stop offset=".6" stop-color="#2a1608" stop-opacity=".08"/><stop offset="1" stop-color="#2a1608" stop-opacity=".62"/></linearGradient>`,
  )
  const face = across(frame, -12.6, 4, [
    [0, '#fff6e2', 0.2],
    [0.7, '#2a1608', 0],
    [1, '#2a1608', 0.34],
  ])
  const rings = [-9, -5.4, -2, 0.8].map((x, index) => {
    const high = [7.4, 9.9, 11, 10.6][index] ?? 9
    return `M${x} ${-high}Q${fine(x - 1.6)} 0 ${x} ${high}`
  })
  return [
    `<g fill="#2a2118" filter="${blur(frame, 1.5)}" opacity=".5" transform="translate(1.6 2)"><path d="${cap}"/><path d="${stem}"/></g>`,
    `<path d="${stem}" fill="${mix(wood, '#2a1608', 0.06)}"/><path d="M6 -1.4Q12 -.8 20 -1.4M7 .4Q13 .8 21 .3" stroke="#5a3414" stroke-width=".2" opacity=".5" fill="none"/><path d="${stem}" fill="${round}"/>`,
    `<path d="M2 -3.6Q4.6 0 2 3.6L4.6 3Q6.4 0 4.6 -3Z" fill="#2a1608" opacity=".4"/>`,
    `<path d="${cap}" fill="${wood}"/><path d="${rings.join('')}" stroke="#6a3f1a" stroke-width=".24" opacity=".26" fill="none"/><path d="${cap}" fill="${face}"/><path d="${cap}" fill="${round}"/>`,
    `<ellipse cx="-5.4" cy="-5.4" rx="3.4" ry="2" transform="rotate(-38 -5.4 -5.4)" fill="#fff8ea" opacity=".4" filter="${blur(frame, 0.7)}"/>`,
  ].join('')
}
