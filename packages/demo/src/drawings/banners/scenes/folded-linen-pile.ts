import { mix } from '../colour.ts'
import { across, blur, down, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { knit } from './wool.ts'

/** Where the pile stands: `at` turns places in shares of its scale, counted from the middle of its front foot, into px. */
export interface Stand {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly at: (x: number, y: number) => string
}

export const standAt = (x: number, y: number, scale: number): Stand => ({
  x,
  y,
  scale,
  at: (right, low) => `${n(x + right * scale)} ${n(y + low * scale)}`,
})

/** Threads of uneven thickness in both directions, with the slubs that tell linen from cotton, as a fill to lay over a colour. */
export const weave = (frame: Frame, scale: number, tilt: number): string => {
  const { random } = frame
  const [count, pitch] = [34, scale * 0.24]
  const tile = count * pitch
  const threads = Array.from({ length: count }, (_, index) => {
    const [level, upright] = [random(), random()]
    const at = n((index + 0.5) * pitch)
    const shade = (value: number): string => (value > 0.5 ? '#ffffff' : '#20170e')
    const strength = (value: number): string => (0.04 + Math.abs(value - 0.5) * 0.13).toFixed(2)
    return (
      `<path d="M0 ${at}H${n(tile)}" stroke="${shade(level)}" opacity="${strength(level)}"/>` +
      `<path d="M${at} 0V${n(tile)}" stroke="${shade(upright)}" opacity="${strength(upright)}"/>`
    )
  })
  const slubs = Array.from({ length: 22 }, (_, index) => {
    const [x, y, long] = [random() * tile * 0.7, (Math.floor(random() * count) + 0.5) * pitch, pitch * (2 + random() * 5)]
    const d = index % 3 ? `M${n(x)} ${n(y)}h${n(long)}` : `M${n(y)} ${n(x)}v${n(long)}`
    return `<path d="${d}" stroke="${index % 2 ? '#ffffff' : '#20170e'}" opacity="${index % 2 ? 0.24 : 0.13}"/>`
  })
  return frame.define(
    (id) =>
      `<pattern id="${id}" width="${n(tile)}" height="${n(tile)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${tilt})"><g stroke-width="${n(pitch * 0.62)}">${threads.join('')}</g><g stroke-width="${n(pitch)}" stroke-linecap="round">${slubs.join('')}</g></pattern>`,
  )
}

interface Fold {
  readonly left: number
  readonly right: number
  /** Height of its lower edge, and its thickness. */
  readonly foot: number
  readonly thick: number
  readonly colour: string
  readonly cloth: string
}

/** One rounded fold of a garment, seen from the front. */
const fold = (frame: Frame, { at, y, x, scale }: Stand, { left, right, foot, thick, colour, cloth }: Fold): string => {
  const { random } = frame
  const wide = right - left
  const sway = (): number => (random() - 0.5) * thick * 0.62
  const top = foot - thick
  // Cloth sags into what lies beneath it, most at its ends.
  const base = foot + thick * 0.12
  const [leftEnd, rightEnd] = [random() * thick * 0.34, random() * thick * 0.34]
  const d = [
    `M${at(left, foot - thick * 0.5 + leftEnd)}C${at(left - thick * 0.06, top + thick * 0.1 + leftEnd)} ${at(left + thick * 0.3, top + leftEnd * 0.5)} ${at(left + thick * 1.1, top + leftEnd * 0.3)}`,
    `C${at(left + wide * 0.3, top + sway())} ${at(left + wide * 0.62, top + sway())} ${at(right - thick * 1.2, top + rightEnd * 0.3)}`,
    `C${at(right - thick * 0.3, top + rightEnd * 0.5)} ${at(right + thick * 0.1, top + thick * 0.12 + rightEnd)} ${at(right, foot - thick * 0.45 + rightEnd)}`,
    `C${at(right - thick * 0.02, base)} ${at(right - thick * 0.5, base + rightEnd * 0.3)} ${at(right - thick * 1.2, base)}`,
    `C${at(left + wide * 0.66, base + sway() * 0.8)} ${at(left + wide * 0.3, base + sway() * 0.8)} ${at(left + thick * 1.2, base)}`,
    `C${at(left + thick * 0.4, base + leftEnd * 0.3)} ${at(left + thick * 0.02, base)} ${at(left, foot - thick * 0.5 + leftEnd)}Z`,
  ].join('')
  const clip = frame.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
  const round = down(frame, y + top * scale, y + foot * scale, [
    [0, '#fffaf0', 0.34],
    [0.3, '#fffaf0', 0.1],
    [0.55, '#1c120a', 0.04],
    [0.85, '#1c120a', 0.3],
    [1, '#1c120a', 0.56],
  ])
  const side = across(frame, x + left * scale, x + right * scale, [
    [0, '#1c120a', 0.2],
    [0.05, '#fffaf0', 0.16],
    [0.4, '#fffaf0', 0.05],
    [0.75, '#1c120a', 0.1],
    [1, '#1c120a', 0.46],
  ])
  const creases = Array.from({ length: 9 }, () => {
    const [from, lean] = [left + wide * (0.04 + random() * 0.92), (random() - 0.35) * thick * 1.5]
    return `M${at(from, top - thick * 0.1)}Q${at(from + lean * 0.2, foot - thick * 0.6)} ${at(from + lean, foot - thick * (0.1 + random() * 0.3))}`
  }).join('')
  return [
    `<path d="${d}" fill="${colour}"/><path d="${d}" fill="${cloth}"/>`,
    `<g clip-path="${clip}" fill="none" filter="${blur(frame, scale * 0.16)}"><path d="${creases}" stroke="#1c120a" stroke-width="${n(scale * 0.34)}" opacity=".26"/><path d="${creases}" stroke="#fffaf0" stroke-width="${n(scale * 0.3)}" opacity=".16" transform="translate(${n(-scale * 0.34)} 0)"/></g>`,
    `<path d="${d}" fill="${round}"/><path d="${d}" fill="${side}"/>`,
  ].join('')
}

export interface Garment {
  readonly colour: string
  readonly thick: number
  readonly half: number
  readonly wool?: boolean
}

/** Garments from the lowest to the topmost, each folded in two, and the height at which each ends. */
export const pile = (
  frame: Frame,
  stand: Stand,
  garments: readonly Garment[],
): readonly { readonly drawn: string; readonly tall: number }[] => {
  const { random } = frame
  const { scale } = stand
  const linen = weave(frame, scale, 0)
  let tall = 0
  return garments.map(({ colour, thick, half, wool }, index) => {
    const cloth = wool ? knit(frame, colour, scale * 1.5, 0) : linen
    // The topmost one is seen from above, too, so its fold lies right below its front.
    const loose = index < garments.length - 1 ? 1 : 0
    const shift = (random() - 0.5) * 1.8 * loose
    const lower = thick * (0.42 + random() * 0.16)
    const layers = [
      { foot: -tall, thick: lower, left: -half + shift, right: half + shift - random() * 1.6 },
      { foot: -tall - lower, thick: thick - lower, left: -half + shift + random() * 1.4 * loose, right: half + shift },
    ]
    tall += thick
    return { drawn: layers.map((layer) => fold(frame, stand, { ...layer, colour, cloth })).join(''), tall }
  })
}

/** The topmost shirt from above: its front with collar, placket and buttons, `depth` deep behind the pile's front edge. */
export const shirtFront = (frame: Frame, { at, x, scale }: Stand, tall: number, half: number, depth: number, colour: string): string => {
  /** A place on the shirt by its sides, -1 to 1, and its way back, 0 to 1; `up` lifts it off the cloth. */
  const on = (over: number, back: number, up = 0): string => at(over * half * (1 - 0.1 * back), -tall + 0.5 - depth * back - up)
  const face = `M${on(-1, -0.04)}C${on(-1.01, 0.3)} ${on(-1, 0.7)} ${on(-0.99, 0.93)}Q${on(-0.98, 1.02)} ${on(-0.9, 1.02)}C${on(-0.3, 0.98)} ${on(0.4, 1.05)} ${on(0.92, 1.01)}Q${on(0.99, 1.01)} ${on(1, 0.9)}C${on(1.01, 0.6)} ${on(1, 0.2)} ${on(1, -0.04)}Z`
  const light = across(frame, x - half * scale, x + half * scale, [
    [0, '#fffdf6', 0.4],
    [0.5, '#fffdf6', 0.1],
    [1, '#1c120a', 0.26],
  ])
  const dark = mix(colour, '#3a2c1c', 0.55)
  const leaf = (s: number): string =>
    `M${on(s * 0.016, 0.56, 0.2)}C${on(s * 0.096, 0.74, 0.9)} ${on(s * 0.192, 0.96, 1.6)} ${on(s * 0.2, 1.1, 1.8)}Q${on(s * 0.264, 1.06, 1.4)} ${on(s * 0.304, 0.82, 0.7)}L${on(s * 0.216, 0.3, 0.3)}Q${on(s * 0.096, 0.42, 0.4)} ${on(s * 0.016, 0.56, 0.2)}Z`
  const neck = `M${on(-0.2, 1.1, 1.8)}Q${on(0, 1.26, 2.1)} ${on(0.2, 1.1, 1.8)}C${on(0.192, 0.96, 1.4)} ${on(0.08, 0.7, 0.6)} ${on(0, 0.54, 0.2)}C${on(-0.08, 0.7, 0.6)} ${on(-0.192, 0.96, 1.4)} ${on(-0.2, 1.1, 1.8)}Z`
  const band = `M${on(-0.2, 1.1, 1.8)}Q${on(0, 1.26, 2.1)} ${on(0.2, 1.1, 1.8)}L${on(0.184, 0.98, 1.4)}Q${on(0, 1.1, 1.5)} ${on(-0.184, 0.98, 1.4)}Z`
  const buttons = [0.4, 0.16].map((back) => {
    const [cx, cy] = on(0, back, 0.1).split(' ')
    return `<ellipse cx="${cx}" cy="${cy}" rx="${n(scale * 0.52)}" ry="${n(scale * 0.36)}" fill="${mix('#8d7650', colour, 0.25)}"/><ellipse cx="${cx}" cy="${cy}" rx="${n(scale * 0.26)}" ry="${n(scale * 0.14)}" fill="#fffaf0" opacity=".5"/>`
  })
  const tucks = `M${on(-0.84, 0.98)}L${on(-0.82, 0.02)}M${on(0.85, 0.98)}L${on(0.82, 0.02)}`
  const creases = `M${on(-0.62, 0.9)}Q${on(-0.56, 0.6)} ${on(-0.4, 0.44)}M${on(-0.44, 0.22)}Q${on(-0.28, 0.2)} ${on(-0.14, 0.06)}M${on(0.24, 0.2)}Q${on(0.4, 0.3)} ${on(0.6, 0.26)}M${on(0.46, 0.86)}Q${on(0.5, 0.66)} ${on(0.68, 0.52)}`
  return [
    `<path d="${face}" fill="${mix(colour, '#ffffff', 0.12)}"/><path d="${face}" fill="${weave(frame, scale, -4)}" opacity=".8"/><path d="${face}" fill="${light}"/>`,
    `<g fill="none" filter="${blur(frame, scale * 0.2)}"><path d="${tucks}" stroke="#1c120a" stroke-width="${n(scale * 0.3)}" opacity=".3"/><path d="${creases}" stroke="#1c120a" stroke-width="${n(scale * 0.4)}" opacity=".2"/><path d="${creases}${tucks}" stroke="#ffffff" stroke-width="${n(scale * 0.36)}" opacity=".5" transform="translate(${n(-scale * 0.36)} ${n(-scale * 0.1)})"/></g>`,
    `<path d="M${on(-0.07, 0.5)}L${on(-0.075, -0.04)}M${on(0.07, 0.5)}L${on(0.075, -0.04)}" fill="none" stroke="${dark}" stroke-width="${n(scale * 0.16)}" opacity=".6"/>`,
    ...buttons,
    `<path d="${leaf(-1)}${leaf(1)}" fill="#1c120a" opacity=".4" filter="${blur(frame, scale * 0.4)}" transform="translate(${n(scale * 0.4)} ${n(scale * 0.5)})"/>`,
    `<path d="${neck}" fill="${mix(colour, '#2a1f14', 0.62)}"/><path d="${band}" fill="${mix(colour, '#2a1f14', 0.26)}"/>`,
    `<path d="${leaf(-1)}" fill="${mix(colour, '#ffffff', 0.3)}"/><path d="${leaf(1)}" fill="${mix(colour, '#ffffff', 0.06)}"/><path d="${leaf(-1)}${leaf(1)}" fill="${weave(frame, scale, 30)}" opacity=".6"/>`,
    `<path d="${leaf(-1)}${leaf(1)}" fill="none" stroke="${dark}" stroke-width="${n(scale * 0.13)}" opacity=".55"/>`,
  ].join('')
}

/** The shirt's placket where it turns down over the pile's front. */
export const placket = ({ at, scale }: Stand, tall: number, colour: string): string => {
  const [bx, by] = at(0, -tall + 1).split(' ')
  return [
    `<path d="M${at(-1.1, -tall + 0.3)}Q${at(-1.2, -tall + 1.2)} ${at(-1.1, -tall + 1.9)}M${at(1.1, -tall + 0.3)}Q${at(1.2, -tall + 1.2)} ${at(1.1, -tall + 1.9)}" fill="none" stroke="${mix(colour, '#3a2c1c', 0.55)}" stroke-width="${n(scale * 0.16)}" opacity=".6"/>`,
    `<ellipse cx="${bx}" cy="${by}" rx="${n(scale * 0.5)}" ry="${n(scale * 0.48)}" fill="${mix('#8d7650', colour, 0.25)}"/>`,
    `<circle cx="${bx}" cy="${by}" r="${n(scale * 0.2)}" fill="#fffaf0" opacity=".5"/>`,
  ].join('')
}
