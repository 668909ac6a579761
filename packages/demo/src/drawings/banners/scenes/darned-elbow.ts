import { atLightness, mix } from '../colour.ts'
import { band, glow, groundOf, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { darn, mushroom } from './darned-elbow-things.ts'
import { sleeve, sweaterBody } from './darned-elbow-sleeve.ts'
import { yarn } from './wool.ts'

/** Plant-dyed yarn that stands out from the sweater: a mend that is meant to be seen. */
const dyes = ['#d39a3c', '#b5522d', '#e9dcbb'] as const

/** A sweater's sleeve on a light table, its elbow half darned in another yarn, seen from above. */
export const darnedElbow = (frame: Frame): string => {
  const { width, height, focus, tone, seed } = frame
  const scale = Math.min(height / 61, width / 84)
  const dye = dyes[seed % dyes.length] ?? dyes[0]
  const wool = atLightness(mix(tone(0.66), '#6f7d64', 0.4), 0.54, 0.85)
  // The cuff stays inside on the right, the mushroom's handle above.
  const x = Math.min(focus - scale * 6, width - scale * 38)
  const y = Math.max(scale * 29, groundOf(frame, { portrait: 0.44, wide: 0.52 }))
  const lean = ((seed * 7) % 9) - 4
  const [ballX, ballY] = [x - scale * 27, y + scale * 5]
  return [
    table(frame, scale),
    glow(frame, ballX + scale * 2.6, ballY + scale * 3.2, scale * 8.4, scale * 7.4, [
      [0, '#2a2118', 0.6],
      [0.6, '#2a2118', 0.32],
      [1, '#2a2118', 0],
    ]),
    yarn(frame, ballX, ballY, scale * 6, dye),
    sweaterBody(frame, [x, y], scale, mix(wool, '#000000', 0.1)),
    sleeve(frame, [x, y], scale, wool),
    `<g transform="translate(${n(x + scale * 1.2)} ${n(y - scale * 0.6)}) rotate(${-8 + lean}) scale(${(scale * 1.05).toFixed(3)})">${darn(frame, wool, dye)}</g>`,
    `<g transform="translate(${n(x - scale * 29)} ${n(y - scale * 15)}) rotate(${lean - 62}) scale(${(scale * 0.68).toFixed(3)})">${mushroom(frame, '#c99a63')}</g>`,
  ].join('')
}

/** Pale boards under one soft light from the upper left. */
const table = (frame: Frame, scale: number): string => {
  const { width, height, tone, random } = frame
  const wood = atLightness(mix(tone(0.1), '#f1eadc', 0.6), 0.92, 0.9)
  const veins = Array.from({ length: 60 }, () => {
    const [x, y, long] = [random() * width - width * 0.1, random() * height, scale * (14 + random() * 46)]
    return `M${n(x)} ${n(y)}q${n(long / 2)} ${n((random() - 0.5) * scale)} ${n(long)} ${n((random() - 0.5) * scale * 0.5)}`
  })
  const joints = [0.18, 0.62].map((share) => `M0 ${n(height * share)}H${width}`)
  return [
    band(frame, 0, height, wood),
    `<path d="${veins.join('')}" fill="none" stroke="${mix(wood, '#7a5f40', 0.5)}" stroke-width="${n(scale * 0.12)}" opacity=".22"/>`,
    `<path d="${joints.join('')}" stroke="${mix(wood, '#4a3826', 0.6)}" stroke-width="${n(scale * 0.16)}" opacity=".3"/>`,
    glow(frame, width * 0.24, height * 0.1, width * 0.6, height * 0.9, [
      [0, '#fffdf6', 0.75],
      [1, '#fffdf6', 0],
    ]),
    glow(frame, width, height, width * 0.7, height, [
      [0, mix(tone(0.6), '#4a3826', 0.5), 0.3],
      [1, mix(tone(0.6), '#4a3826', 0.5), 0],
    ]),
  ].join('')
}
