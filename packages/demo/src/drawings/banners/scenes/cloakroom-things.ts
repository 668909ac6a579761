import { mix } from '../colour.ts'
import { across, n } from '../frame.ts'
import type { Frame } from '../frame.ts'

/** An item of clothing or luggage in two colours, lit from the left. */
export type Thing = (colour: string, trim: string, light: string) => string

/** Light on rounded things about 100 wide around 0, as a fill. */
export const lightOn = (frame: Frame): string =>
  across(frame, -56, 56, [
    [0, '#ffffff', 0.26],
    [0.3, '#ffffff', 0.08],
    [0.62, '#1a1630', 0.06],
    [1, '#1a1630', 0.34],
  ])

const ink = '#1a1630'
const band = '#e8eef0'

const lit = (d: string, fill: string, light: string): string => `<path d="${d}" fill="${fill}"/><path d="${d}" fill="${light}"/>`
const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`
const loop = (colour: string): string => stroke('M-6 8C-6 -4 6 -4 6 8', mix(colour, ink, 0.4), 3)

const hood = (colour: string, light: string): string =>
  lit('M-27 30C-34 8 -18 0 0 0C18 0 34 8 27 30Q0 46 -27 30Z', mix(colour, ink, 0.12), light) +
  `<path d="M-18 28C-20 14 -11 9 0 9C11 9 20 14 18 28Q0 38 -18 28Z" fill="${mix(colour, ink, 0.5)}"/>`

const sleeves = (colour: string, trim: string, light: string): string =>
  [-1, 1]
    .map((s) => {
      const arm = `M${s * 30} 32C${s * 52} 38 ${s * 60} 84 ${s * 66} 142L${s * 44} 148C${s * 42} 118 ${s * 40} 98 ${s * 34} 80Z`
      return (
        lit(arm, mix(colour, ink, 0.1), light) + `<path d="M${s * 64.6} 130L${s * 66} 142L${s * 44} 148L${s * 43.2} 136Z" fill="${trim}"/>`
      )
    })
    .join('')

/** A rain jacket with hood and reflective bands, 180 high from its hook. */
export const rainJacket: Thing = (colour, trim, light) =>
  [
    loop(colour),
    sleeves(colour, trim, light),
    lit('M-28 28Q0 46 28 28C38 32 41 40 43 54L48 172Q0 182 -48 172L-43 54C-41 40 -38 32 -28 28Z', colour, light),
    hood(colour, light),
    `<path d="M-46.6 136Q0 145 46.6 136L47.1 147Q0 156 -47.1 147Z" fill="${band}"/>`,
    stroke('M0 40V177', mix(colour, ink, 0.42), 2.6),
    stroke('M-36 112h22M14 112h22', mix(colour, ink, 0.42), 2.4),
    `<path d="M-47.6 160Q0 170 47.6 160L48 172Q0 182 -48 172Z" fill="${trim}" opacity=".85"/>`,
    [64, 88, 124].map((y) => `<circle cx="5" cy="${y}" r="2.4" fill="${trim}"/>`).join(''),
  ].join('')

/** Rain trousers on braces, 200 high. */
export const rainTrousers: Thing = (colour, trim, light) =>
  [
    stroke('M-3 2L-24 52M3 2L24 52', trim, 6),
    lit('M-27 46Q0 54 27 46L34 96L42 214H9L0 128L-9 214H-42L-34 96Z', colour, light),
    `<path d="M-10 62H10V82H-10Z" fill="${trim}" opacity=".9"/>`,
    `<path d="M-40 180H-6.4L-7.4 191H-41ZM40 180H6.4L7.4 191H41Z" fill="${band}"/>`,
    `<path d="M-36 138h24v26h-26zM36 138h-24v26h26z" fill="${mix(colour, ink, 0.2)}"/>`,
    stroke('M0 84V128M-34 98Q0 106 34 98', mix(colour, ink, 0.35), 2.2),
  ].join('')

/** An overall of fleece with a hood, 214 high. */
export const overall: Thing = (colour, trim, light) =>
  [
    loop(colour),
    sleeves(colour, trim, light),
    lit('M-28 28Q0 46 28 28C38 32 41 40 42 54L42 128L44 220H11L0 156L-11 220H-44L-42 128L-42 54C-41 40 -38 32 -28 28Z', colour, light),
    hood(colour, light),
    stroke('M0 40C-2 80 -4 118 -14 150', trim, 3.4),
    `<path d="M-44 206H-10L-11 220H-44ZM44 206H10L11 220H44Z" fill="${trim}"/>`,
    `<path d="M14 62l3.6 7.4l8 1l-6 5.6l1.6 8l-7.2 -4l-7.2 4l1.6 -8l-6 -5.6l8 -1z" fill="${trim}"/>`,
  ].join('')

/** A sweater of wool with stripes, 150 high. */
export const sweater: Thing = (colour, trim, light) => {
  const arms = [-1, 1].map((s) =>
    lit(
      `M${s * 28} 12C${s * 50} 20 ${s * 60} 66 ${s * 66} 124L${s * 46} 130C${s * 43} 100 ${s * 40} 78 ${s * 34} 60Z`,
      mix(colour, ink, 0.08),
      light,
    ),
  )
  const stripes = [58, 76, 94, 112].map((y) => `M-40 ${y}Q0 ${y + 8} 40 ${y}`)
  return [
    arms.join(''),
    lit('M-30 10Q0 26 30 10C39 16 40 26 40 40L42 142Q0 152 -42 142L-40 40C-40 26 -39 16 -30 10Z', colour, light),
    stroke(stripes.join(''), trim, 6, 'opacity=".9"'),
    stroke('M-30 12Q0 28 30 12', mix(colour, ink, 0.3), 6),
    stroke('M-41 138Q0 147 41 138', mix(colour, ink, 0.25), 8, 'opacity=".6"'),
    stroke('M0 2V14', mix(colour, ink, 0.4), 3),
  ].join('')
}

/** A small rucksack, 132 high. */
export const rucksack: Thing = (colour, trim, light) =>
  [
    stroke('M-9 20C-9 -2 9 -2 9 20', mix(colour, ink, 0.4), 6),
    lit('M-46 130C-52 130 -54 122 -54 112V62C-54 30 -34 14 0 14C34 14 54 30 54 62V112C54 122 52 130 46 130Z', colour, light),
    `<path d="M-54 60C-54 30 -34 14 0 14C34 14 54 30 54 60Q0 76 -54 60Z" fill="${mix(colour, '#ffffff', 0.14)}"/>`,
    stroke('M-54 60Q0 76 54 60', mix(colour, ink, 0.45), 2.6),
    lit('M-36 84H36V116Q36 124 28 124H-28Q-36 124 -36 116Z', trim, light),
    stroke('M-36 94H36', mix(trim, ink, 0.4), 2.2),
    `<path d="M-8 58h16v16q-8 6 -16 0z" fill="${band}"/>`,
    `<circle cx="42" cy="82" r="7" fill="#fff4c8"/>`,
  ].join('')

/** Two mittens on a cord, 118 high. */
export const mittens: Thing = (colour, trim, light) => {
  const one = (s: number): string => {
    const hand = `M${s * 28 - 17} 54H${s * 28 + 17}C${s * 28 + 24} 78 ${s * 28 + 22} 118 ${s * 28} 120C${s * 28 - 22} 118 ${s * 28 - 24} 78 ${s * 28 - 17} 54Z`
    const thumb = `M${s * 44} 66C${s * 60} 68 ${s * 64} 88 ${s * 57} 96C${s * 51} 98 ${s * 47} 90 ${s * 45} 84Z`
    return [
      lit(thumb, mix(colour, ink, 0.1), light),
      lit(hand, colour, light),
      stroke(`M${s * 28 - 18} 82l9 9l9 -9l9 9l9 -9`, band, 4.6),
      lit(`M${s * 28 - 19} 34H${s * 28 + 19}V58Q${s * 28} 62 ${s * 28 - 19} 58Z`, trim, light),
    ].join('')
  }
  return stroke('M-26 36C-22 12 -8 2 0 2C8 2 22 12 26 36', mix(colour, ink, 0.3), 3) + one(-1) + one(1)
}

/** A knitted hat with a tassel, 70 high; its brim is at y = 0. */
export const hat: Thing = (colour, trim, light) =>
  [
    `<circle cx="0" cy="-66" r="13" fill="${mix(trim, '#ffffff', 0.3)}"/><circle cx="-3" cy="-69" r="7" fill="#ffffff" opacity=".35"/>`,
    lit('M-38 -18C-38 -48 -22 -60 0 -60C22 -60 38 -48 38 -18Z', colour, light),
    stroke('M-30 -36l10 8l10 -8l10 8l10 -8l10 8l10 -8', trim, 4),
    lit('M-41 -22H41Q44 -10 41 0H-41Q-44 -10 -41 -22Z', mix(colour, '#ffffff', 0.28), light),
  ].join('')

/** A stack of folded dry clothes, 60 high; its base is at y = 0. */
export const folded: Thing = (colour, trim, light) =>
  [colour, '#f1e9da', trim]
    .map((own, at) => {
      const [y, half] = [-at * 20, 50 - at * 2]
      const d = `M${-half} ${y - 4}Q${-half - 3} ${y - 20} ${-half + 6} ${y - 20}H${half - 2}Q${half + 4} ${y - 10} ${half - 2} ${y}H${-half + 6}Q${-half} ${y} ${-half} ${y - 4}Z`
      return lit(d, own, light) + stroke(`M${-half + 2} ${y - 10}H${half - 6}`, mix(own, ink, 0.35), 1.8, 'opacity=".7"')
    })
    .join('')

/** An open box of spare clothes, 76 high; its base is at y = 0. */
export const box: Thing = (colour, trim, light) =>
  [
    lit('M-40 -52C-44 -76 -18 -80 -6 -66C0 -82 32 -80 40 -52Z', trim, light),
    lit('M-52 -54H52L48 0H-48Z', mix(colour, '#ffffff', 0.2), light),
    `<path d="M-54 -60H54V-48H-54Z" fill="${mix(colour, ink, 0.12)}"/>`,
    `<path d="M-22 -38H22V-14H-22Z" fill="#fffdf6"/>`,
    stroke('M-14 -29H14M-14 -22H6', mix(colour, ink, 0.45), 2.6),
  ].join('')

/** Two rubber boots, 92 high; their soles are at y = 0. */
export const boots: Thing = (colour, trim, light) =>
  [-32, 30]
    .map((x, at) => {
      const d = 'M-22 -90H14Q15 -60 15 -46Q18 -34 32 -29Q44 -23 42 -6H-21Q-19 -54 -22 -90Z'
      return `<g transform="translate(${x} ${n(at * 3)}) scale(0.92)">${lit(d, colour, light)}<path d="M-24 -96H16V-84H-24Z" fill="${trim}"/>${stroke('M6 -80Q8 -58 8 -44Q11 -32 24 -26', '#ffffff', 4, 'opacity=".4"')}<path d="M-24 -9H44V0Q10 5 -24 0Z" fill="#f3e9d8"/></g>`
    })
    .join('')
