import { mix } from '../colour.ts'
import { across, down, n } from '../frame.ts'
import type { Frame } from '../frame.ts'

const ink = '#0f1a20'

const lit = (d: string, ...fills: readonly string[]): string => fills.map((fill) => `<path d="${d}" fill="${fill}"/>`).join('')
const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`

/** Light from the upper left on enamel, `half` wide on either side of 0. */
const gloss = (frame: Frame, half: number): string =>
  across(frame, -half, half, [
    [0, ink, 0.2],
    [0.14, '#ffffff', 0.1],
    [0.24, '#ffffff', 0.6],
    [0.33, '#ffffff', 0.12],
    [0.6, ink, 0.1],
    [0.92, ink, 0.5],
    [1, ink, 0.34],
  ])

/** An enamelled bucket full of suds, 150 wide and 170 high with its foam, its foot at 0, 0. */
export const bucket = (frame: Frame, enamel: string): string => {
  const { random } = frame
  const body = 'M-72 -118L-54 -6Q-52 4 -40 6Q0 12 40 6Q52 4 54 -6L72 -118Q0 -100 -72 -118Z'
  const bubbles = Array.from({ length: 46 }, (_, index) => {
    const turn = index / 46
    const [x, y] = [(random() * 2 - 1) * 62, -122 - random() * 30 * (1 - turn * 0.4)]
    const r = 6 + random() * 11
    return { x: x * (1 - Math.max(0, -y - 128) / 90), y, r }
  }).toSorted((a, b) => a.y - b.y)
  const suds = bubbles
    .map(
      ({ x, y, r }) =>
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#dfe9ec"/><circle cx="${n(x - r * 0.16)}" cy="${n(y - r * 0.18)}" r="${n(r * 0.8)}" fill="#fbfdfd"/>`,
    )
    .join('')
  const film = bubbles
    .filter((_, index) => index % 4 === 1)
    .map(
      ({ x, y, r }) =>
        `<circle cx="${n(x + 3)}" cy="${n(y + 4)}" r="${n(r * 0.5)}" fill="#c3d6dd" opacity=".5"/><circle cx="${n(x + 2)}" cy="${n(y + 2)}" r="${n(r * 0.16)}" fill="#ffffff"/>`,
    )
    .join('')
  return [
    `<ellipse cx="0" cy="-118" rx="72" ry="14" fill="${mix(enamel, ink, 0.45)}"/>`,
    suds + film,
    lit(
      body,
      enamel,
      gloss(frame, 72),
      down(frame, -118, 10, [
        [0, '#ffffff', 0.12],
        [0.5, ink, 0],
        [1, ink, 0.4],
      ]),
    ),
    stroke('M-72 -118Q0 -98 72 -118', mix(enamel, ink, 0.72), 7),
    stroke('M-70 -119Q-30 -105 6 -105', '#ffffff', 2, 'opacity=".6"'),
    stroke('M-57 -20Q0 -6 57 -20', ink, 2.4, 'opacity=".3"'),
    // Suds that run over the rim.
    lit(
      'M-50 -116C-46 -104 -38 -104 -36 -94C-34 -82 -24 -80 -22 -92C-20 -102 -8 -100 -4 -106C4 -112 8 -108 10 -108L4 -124L-44 -124Z',
      '#f6fafa',
    ),
    stroke('M-36 -94C-34 -82 -24 -80 -22 -92', '#b9ccd3', 2.4, 'opacity=".8"'),
    `<circle cx="70" cy="-108" r="6" fill="#b8c0c4"/><circle cx="-70" cy="-108" r="6" fill="#e2e7e9"/>`,
    stroke('M70 -108C84 -64 64 -26 30 -14', '#2c363b', 5.4),
    stroke('M69 -108C82 -64 62 -27 30 -15', '#aab4b9', 2.2),
    lit(
      'M62 -56L75 -50L62 -24L51 -34Z',
      '#a8764a',
      across(frame, 50, 76, [
        [0, '#ffffff', 0.3],
        [1, ink, 0.4],
      ]),
    ),
  ].join('')
}

/** A bottle of wash for shells, a drop on its label; 130 high, its foot at 0, 0. */
export const washBottle = (frame: Frame, colour: string, cap: string): string => {
  const body = 'M-32 -8C-32 2 -26 4 -18 4Q0 7 18 4C26 4 32 2 32 -8V-66C32 -86 14 -90 13 -104H-13C-14 -90 -32 -86 -32 -66Z'
  const light = gloss(frame, 32)
  return [
    lit(
      body,
      colour,
      light,
      down(frame, -104, 6, [
        [0, '#ffffff', 0.14],
        [0.6, ink, 0],
        [1, ink, 0.36],
      ]),
    ),
    lit(
      'M-32 -64Q0 -57 32 -64V-14Q0 -7 -32 -14Z',
      '#f4f2ea',
      across(frame, -32, 32, [
        [0, ink, 0.14],
        [0.26, '#ffffff', 0.4],
        [0.5, ink, 0.04],
        [1, ink, 0.42],
      ]),
    ),
    lit('M0 -56C5 -47 12 -41 12 -33A12 12 0 0 1 -12 -33C-12 -41 -5 -47 0 -56Z', colour),
    `<circle cx="-4" cy="-32" r="3" fill="#ffffff" opacity=".7"/>`,
    lit(
      'M-16 -128Q0 -132 16 -128V-103Q0 -99 -16 -103Z',
      cap,
      across(frame, -16, 16, [
        [0, ink, 0.15],
        [0.28, '#ffffff', 0.5],
        [0.5, ink, 0.05],
        [1, ink, 0.45],
      ]),
    ),
    stroke('M-8 -126v22M0 -127v23M8 -126v22', ink, 1.6, 'opacity=".3"'),
  ].join('')
}

/** A scrubbing brush of beech on its bristles, 110 wide, its foot at 0, 0. */
export const brush = (frame: Frame): string => {
  const tufts = Array.from({ length: 24 }, (_, index) => `M${n(-46 + index * 4)} -20L${n(-49 + index * 4.25)} ${n(-1 + ((index * 7) % 3))}`)
  const wood = 'M-55 -26C-52 -44 -20 -46 0 -46S52 -44 55 -26Q54 -18 46 -17H-46Q-54 -18 -55 -26Z'
  return [
    stroke(tufts.join(''), '#8f7d5c', 4.4),
    stroke(tufts.filter((_, index) => index % 2).join(''), '#e3d3ac', 2.4),
    lit(
      wood,
      '#c59a66',
      down(frame, -46, -16, [
        [0, '#ffffff', 0.45],
        [0.4, '#ffffff', 0.04],
        [1, ink, 0.42],
      ]),
    ),
    stroke('M-44 -31Q0 -37 44 -31', '#7d5833', 1.6, 'opacity=".5"'),
  ].join('')
}
