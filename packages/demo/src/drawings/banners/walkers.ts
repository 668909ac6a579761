import { chroma, mix } from './colour.ts'
import { across, fading, groundOf, n } from './frame.ts'
import type { Frame } from './frame.ts'

/** What a walker wears, seen from behind: without a hat the hood is up. */
type Look = {
  readonly jacket: string
  readonly trousers: string
  readonly pack: string | null
  readonly hat: string | null
  readonly hair: string
}

type Light = {
  /** Colour of the air and of the sky's light. */
  readonly air: string
  /** How much the air tints the walker, 0–1. */
  readonly haze: number
  /** Colour of the light that falls from the right. */
  readonly sun: string
}

const night = '#10151c'

/** Height of a walker at scale 1. */
const walkerUnits = 285

/** A walker seen from behind, scaled by `size`, with the feet at x, y. */
const walker = (frame: Frame, x: number, y: number, size: number, look: Look, { air, haze, sun }: Light): string => {
  const { jacket, trousers, hat, hair } = look
  const pack = look.pack ?? night
  const far = (colour: string): string => mix(colour, air, haze)
  /** A gradient for cloth that is lit from the right: from the shaded side to the sunlit edge. */
  const cloth = (left: number, right: number, colour: string, edge = 0.42): string =>
    across(frame, left, right, [
      [0, far(mix(colour, night, 0.42))],
      [0.55, far(colour)],
      [0.86, far(mix(colour, sun, 0.18))],
      [1, far(mix(colour, sun, edge))],
    ])
  const seam = (path: string, colour: string, width = 1.6): string =>
    `<path d="${path}" fill="none" stroke="${far(mix(colour, night, 0.5))}" stroke-width="${width}" stroke-linecap="round"/>`
  const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`
  const boot = mix('#5a4334', pack, 0.12)
  const poles = [
    `<path d="M-55 -134L-67 2M57 -128L72 -4" stroke="${far('#3b4046')}" stroke-width="2.4" stroke-linecap="round"/>`,
    `<path d="M-71 -6H-62M67 -12H77" stroke="${far('#2a2e33')}" stroke-width="2"/>`,
  ]
  const legs = [
    // The lifted leg, with its sole visible.
    shape(
      'M4 -134C9 -104 12 -78 13 -58C14 -44 13 -34 15 -24L37 -22C39 -38 41 -68 38 -98L36 -136Z',
      cloth(4, 40, mix(trousers, night, 0.14)),
    ),
    shape('M13 -28Q26 -33 38 -26L41 -11Q28 -4 13 -9Z', cloth(12, 41, boot)),
    shape('M13 -13Q27 -5 41 -14L41 -7Q28 2 14 -5Z', far(mix(boot, night, 0.6))),
    // The standing leg.
    shape('M-37 -136C-39 -104 -37 -68 -34 -42L-33 -18L-9 -18L-7 -46C-4 -78 2 -106 4 -134Z', cloth(-38, 3, trousers)),
    seam('M-33 -70Q-22 -63 -9 -68M-31 -61Q-20 -56 -10 -60', trousers, 1.2),
    shape('M-35 -28Q-22 -33 -8 -28L-5 -4Q-5 1 -11 1H-34Q-39 1 -38 -5Z', cloth(-39, -5, boot)),
    shape('M-39 -5H-4V-1Q-4 3 -9 3H-34Q-39 3 -39 -1Z', far(mix(boot, night, 0.65))),
    ...(look.pack === null ? [] : poles),
  ]
  const head = hat
    ? [
        shape('M-15 -236Q-14 -222 -8 -212H9Q15 -222 16 -236Z', far(mix(hair, night, 0.1))),
        shape('M-20 -236Q-23 -268 0 -269Q23 -268 20 -236Q0 -229 -20 -236Z', cloth(-22, 22, hat)),
        shape('M-21 -247Q0 -239 21 -247L20 -234Q0 -226 -20 -234Z', cloth(-22, 22, mix(hat, night, 0.2))),
        seam('M-8 -266Q-13 -254 -12 -243M8 -266Q13 -254 12 -243M0 -268V-242', hat, 0.9),
      ]
    : [
        shape('M-26 -214Q-28 -262 0 -266Q28 -262 26 -214Q0 -204 -26 -214Z', cloth(-27, 27, jacket)),
        seam('M0 -265Q-2 -240 0 -212M-22 -238Q0 -228 22 -238', jacket, 1.3),
      ]
  const plain = [seam('M-41 -184Q0 -172 40 -184M0 -210V-176M-43 -128Q0 -118 42 -128', jacket, 1.4)]
  // A function, so that a walker without a pack defines no gradients for one.
  const carried = (): readonly string[] => [
    shape(
      'M-33 -204C-38 -176 -38 -150 -34 -124Q-18 -116 0 -116Q18 -116 34 -124C38 -150 38 -176 32 -204Q0 -216 -33 -204Z',
      cloth(-38, 38, pack, 0.5),
    ),
    shape('M-22 -168Q0 -162 22 -168L24 -128Q0 -120 -24 -128Z', cloth(-24, 26, mix(pack, night, 0.14))),
    seam('M-22 -168Q0 -162 22 -168M-24 -128Q0 -120 24 -128M0 -164V-124', pack, 1.3),
    shape(
      'M-38 -160Q-43 -144 -37 -126L-30 -124Q-34 -142 -31 -160ZM37 -160Q43 -144 37 -126L30 -124Q34 -142 31 -160Z',
      cloth(-43, 43, mix(pack, night, 0.3), 0.3),
    ),
    shape('M-34 -208Q-36 -226 0 -228Q36 -226 34 -208L32 -188Q0 -178 -32 -188Z', cloth(-36, 36, mix(pack, '#ffffff', 0.07), 0.55)),
    seam('M-32 -190Q0 -180 32 -190', pack, 1.6),
    `<path d="M-15 -187V-166M15 -187V-166" stroke="${far(mix(pack, night, 0.6))}" stroke-width="3"/>`,
    `<path d="M-18 -178h6v5h-6zM12 -178h6v5h-6z" fill="${far('#1d2126')}"/>`,
    shape('M-31 -123Q-36 -123 -36 -116T-31 -109H30Q35 -109 35 -116T30 -123Z', cloth(-36, 35, mix('#596057', pack, 0.35), 0.3)),
    `<path d="M-19 -123V-109M19 -123V-109" stroke="${far(night)}" stroke-width="2.4" opacity="0.7"/>`,
  ]
  const body = [
    // Hem, arms and hands.
    shape(
      'M-40 -206C-45 -170 -44 -140 -43 -108Q-22 -99 2 -101Q24 -100 42 -107C44 -142 44 -172 39 -206Q20 -222 0 -222Q-22 -222 -40 -206Z',
      cloth(-45, 44, jacket),
    ),
    shape(
      'M-34 -212C-48 -206 -56 -186 -60 -164Q-64 -148 -62 -134L-52 -112L-40 -118L-46 -138Q-44 -156 -38 -172Z',
      cloth(-62, -36, jacket, 0.12),
    ),
    shape('M33 -212C48 -206 57 -186 61 -164Q65 -148 63 -134L57 -106L45 -110L46 -136Q43 -156 38 -172Z', cloth(30, 66, jacket, 0.6)),
    seam('M-58 -160Q-52 -152 -45 -152M-61 -146Q-55 -140 -47 -141M60 -160Q54 -152 46 -152M62 -146Q56 -140 48 -141', jacket, 1.3),
    shape(
      'M-60 -122Q-52 -128 -45 -122L-47 -106Q-54 -101 -60 -107ZM46 -117Q54 -122 62 -115L62 -103Q54 -96 47 -103Z',
      far(mix('#24272c', pack, 0.1)),
    ),
    seam('M-42 -113Q0 -103 41 -112', jacket, 1.4),
    ...head,
    ...(look.pack === null ? plain : carried()),
  ]
  const shadow = `<ellipse cx="-26" cy="1" rx="66" ry="7" fill="${far(mix(night, air, 0.12))}" opacity="0.35"/>`
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${size.toFixed(3)})">${shadow}${legs.join('')}<g transform="translate(0 -16)">${body.join('')}</g></g>`
}

const jackets = ['#d4552d', '#1f6f8b', '#e0a32e', '#3f6b4f', '#a83a52'] as const
const packs = ['#3d4a57', '#5b6b3a', '#22515e', '#7a4a34'] as const
const rainwear = ['#d99a1e', '#c9502e', '#2f7f86'] as const
const hairs = ['#5b4032', '#2a211d', '#9a6a3c'] as const

/**
 * One or two walkers seen from behind, `height` px tall, on the ground around x; the picture's seed decides how many and what they wear.
 * `apart` is how far behind the second one is, as a share of the height.
 */
export const walkers = (frame: Frame, x: number, y: number, height: number, light: Light, apart = 0.07): string => {
  const { seed, tone } = frame
  // In a muted landscape clothes are muted, too.
  const muted = Math.min(0.5, Math.max(0.1, 0.7 - chroma(tone(0.6)) * 9))
  const dress = (colour: string): string => mix(colour, tone(0.5), muted)
  const pick = (list: readonly string[], turn: number): string => dress(list[(seed + turn) % list.length] ?? '#444444')
  const size = height / walkerUnits
  const first: Look = { jacket: pick(jackets, 0), trousers: dress('#2f343b'), pack: pick(packs, 0), hat: null, hair: '' }
  const hair = hairs[seed % hairs.length] ?? ''
  const second: Look = { jacket: pick(jackets, 2), trousers: dress('#4a4438'), pack: pick(packs, 1), hat: pick(jackets, 1), hair }
  if (seed % 3 === 0) return walker(frame, x, y, size, second, light)
  const side = seed % 2 === 0 ? 1 : -1
  const farther = { ...light, haze: light.haze + 0.05 }
  return (
    walker(frame, x + side * height * 0.25, y - height * apart, size * (1 - apart * 1.4), second, farther) +
    walker(frame, x - side * height * 0.25, y, size, first, light)
  )
}

const walkerHeight = ({ height, unit }: Frame): number => Math.min(height * 0.42, unit * 32)

/** A rock in the foreground with walkers on it. */
export const onLedge = (frame: Frame, light: Light): string => {
  const { width, height, tone, unit, focus } = frame
  const top = groundOf(frame, { portrait: 0.72, wide: 0.93 })
  const from = focus - unit * 34
  const rock = mix(mix(tone(0.95), '#3a3d42', 0.5), light.air, light.haze)
  const edge = `M${n(from)} ${height}Q${n(from + unit * 8)} ${n(top + unit * 2)} ${n(from + unit * 18)} ${n(top)}L${n(focus + unit * 10)} ${n(top - unit * 1.2)}Q${n(focus + unit * 26)} ${n(top + unit)} ${n(width)} ${n(top - unit * 4)}V${height}Z`
  return (
    `<path d="${edge}" fill="${fading(frame, top - unit * 4, mix(rock, light.air, 0.3), mix(rock, '#000000', 0.3))}"/>` +
    walkers(frame, focus + unit * 2, top + unit * 1.6, walkerHeight(frame), light, 0.02)
  )
}

/** A jetty with a person in rainwear standing on it. */
export const onJetty = (frame: Frame, light: Light): string => {
  const { height, unit, focus, seed } = frame
  const wood = mix(mix('#6d5a48', frame.tone(0.8), 0.45), light.air, light.haze)
  const far = groundOf(frame, { portrait: 0.72, wide: 0.8 })
  const foot = far + height * 0.085
  const [left, right] = [focus - unit * 5.5, focus + unit * 9.5]
  const at = (y: number): readonly [number, number] => {
    const share = (y - far) / (height - far)
    return [left - unit * 9 * share, right + unit * 11 * share]
  }
  const plank = (index: number): string => {
    const y = far + (index / 14) ** 1.5 * (height - far)
    const [from, to] = at(y)
    return `M${n(from)} ${n(y)}L${n(to)} ${n(y)}`
  }
  const [low, high] = at(height)
  const post = (x: number, y: number, size: number): string =>
    `<path d="M${n(x)} ${n(y - unit * 4 * size)}h${n(unit * 1.3 * size)}v${n(unit * 7 * size)}h${n(-unit * 1.3 * size)}z" fill="${mix(wood, night, 0.45)}"/>`
  return [
    post(left - unit * 1.2, far, 0.9) + post(right, far, 0.9),
    `<path d="M${n(left)} ${n(far)}L${n(right)} ${n(far)}L${n(high)} ${height}L${n(low)} ${height}Z" fill="${fading(frame, far, mix(wood, light.air, 0.35), mix(wood, night, 0.25))}"/>`,
    `<path d="${Array.from({ length: 14 }, (_, index) => plank(index + 1)).join('')}" stroke="${mix(wood, night, 0.55)}" stroke-width="${n(unit * 0.22)}" opacity="0.7"/>`,
    `<path d="M${n(left)} ${n(far)}H${n(right)}v${n(unit * 0.9)}H${n(left)}z" fill="${mix(wood, night, 0.5)}" opacity="0.8"/>`,
    walker(
      frame,
      focus + unit * 2,
      foot,
      walkerHeight(frame) / walkerUnits,
      { jacket: rainwear[seed % rainwear.length] ?? '', trousers: '#2a3a44', pack: null, hat: null, hair: '' },
      light,
    ),
  ].join('')
}
