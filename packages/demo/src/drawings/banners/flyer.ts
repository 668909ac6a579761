import { mix } from './colour.ts'
import { n } from './frame.ts'

/** A child that flies a kite, its feet at x, y; `tall` is in px. */
type Flyer = {
  readonly x: number
  readonly y: number
  readonly tall: number
  readonly coat: string
  readonly hat: string
  readonly boots: string
}

/** Height of a child at scale 1. */
const units = 176
/** Where the raised hand holds the string, at scale 1. */
const hand = [50, -158] as const

export const handOf = ({ x, y, tall }: Flyer): readonly [x: number, y: number] => [
  x + (hand[0] * tall) / units,
  y + (hand[1] * tall) / units,
]

/** The child from behind, looking up to the right, with one arm raised. */
export const flyer = ({ x, y, tall, coat, hat, boots }: Flyer): string => {
  const night = '#1a1630'
  const [dark, light, trousers] = [mix(coat, night, 0.24), mix(coat, '#ffffff', 0.26), mix(coat, '#242a4a', 0.68)]
  const parts = [
    `<ellipse cx="0" cy="1" rx="46" ry="6" fill="${night}" opacity="0.2"/>`,
    `<path d="M-27 -60L-29 -20H-6L-2 -56ZM27 -60L31 -20H8L2 -56Z" fill="${trousers}"/>`,
    `<path d="M-31 -26H-5L-4 -2Q-18 3 -33 -1ZM33 -26H7L5 -2Q20 3 36 -1Z" fill="${boots}"/>`,
    `<path d="M-31 -26H-5V-20H-31ZM33 -26H7V-20H33Z" fill="${mix(boots, '#ffffff', 0.35)}"/>`,
    // The arm that hangs, with its mitten.
    `<path d="M-24 -114Q-42 -104 -48 -76L-46 -60L-33 -60L-30 -82Z" fill="${dark}"/>`,
    `<path d="M-48 -64H-32Q-30 -46 -40 -44Q-50 -46 -48 -64Z" fill="${hat}"/>`,
    `<path d="M-25 -116Q0 -126 25 -116L36 -52Q18 -43 0 -44Q-18 -43 -36 -52Z" fill="${coat}"/>`,
    `<path d="M-25 -116Q-32 -84 -36 -52Q-26 -47 -15 -45Q-19 -84 -16 -119Z" fill="${dark}" opacity="0.55"/>`,
    `<path d="M-31 -74Q0 -64 32 -74L33 -66Q0 -56 -33 -66Z" fill="#f4f1e4" opacity="0.85"/>`,
    // The raised arm.
    `<path d="M14 -116Q28 -126 40 -150L54 -144Q48 -116 30 -94Z" fill="${mix(coat, '#ffffff', 0.1)}"/>`,
    `<path d="M38 -148Q36 -166 48 -168Q60 -166 56 -146Z" fill="${hat}"/>`,
    // The head is laid back: hood down, hair beneath the hat.
    `<path d="M-20 -116Q0 -106 20 -116L18 -128Q0 -120 -18 -128Z" fill="${light}"/>`,
    `<path d="M-19 -138Q-18 -120 0 -119Q18 -120 19 -138Z" fill="#6b452c"/>`,
    `<path d="M-24 -138Q-26 -172 2 -172Q28 -170 25 -138Q0 -130 -24 -138Z" fill="${hat}"/>`,
    `<path d="M-24 -138Q-26 -172 2 -172Q-14 -160 -12 -134Q-20 -135 -24 -138Z" fill="${mix(hat, night, 0.2)}" opacity="0.6"/>`,
    `<path d="M-25 -148Q0 -138 26 -148L25 -136Q0 -127 -25 -136Z" fill="${mix(hat, '#ffffff', 0.45)}"/>`,
    `<circle cx="0" cy="-175" r="9" fill="${mix(hat, '#ffffff', 0.6)}"/>`,
  ]
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${(tall / units).toFixed(3)})">${parts.join('')}</g>`
}
