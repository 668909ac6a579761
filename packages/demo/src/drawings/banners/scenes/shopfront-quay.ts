import { mix } from '../colour.ts'
import { band, down, glow, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import type { Light } from './shopfront-light.ts'

/** A timber quay before the shop, and the harbour in which its lights are mirrored. */
export function quay(frame: Frame, { shade, air, sky, lit }: Light, snowy: boolean, ground: number): string {
  const { width, height, unit, random } = frame
  const [edge, face] = [ground + unit * 5.2, unit * 4.4]
  const shore = edge + face
  const wood = shade(mix('#7a6450', air, 0.14))
  const deck = snowy ? '#edf2f7' : '#a8937a'
  const planks = Array.from({ length: Math.ceil(width / (unit * 2.6)) }, (_, index) => {
    const x = index * unit * 2.6
    const spread = ((x - width / 2) / width) * unit * 3
    return `M${n(x)} ${n(ground + unit * 0.4)}L${n(x + spread)} ${n(edge)}`
  })
  const piles = Array.from({ length: Math.ceil(width / (unit * 11)) + 1 }, (_, index) => {
    const x = unit * (3 + index * 11)
    return `<rect x="${n(x)}" y="${n(edge - unit * 0.8)}" width="${n(unit * 1.7)}" height="${n(face + unit * 1.8)}" fill="${mix(wood, '#15110e', 0.4)}"/><rect x="${n(x)}" y="${n(edge - unit * 0.8)}" width="${n(unit * 0.5)}" height="${n(face + unit * 1.8)}" fill="#fff" opacity=".14"/>${snowy ? `<rect x="${n(x - unit * 0.2)}" y="${n(edge - unit * 1.5)}" width="${n(unit * 2.1)}" height="${n(unit * 0.9)}" rx="${n(unit * 0.4)}" fill="#f4f7fa"/>` : ''}`
  })
  const water = down(frame, shore, height, [
    [0, shade(mix('#35596b', sky[0], 0.3))],
    [1, shade(mix('#2a4757', sky[1], 0.25))],
  ])
  const ripples = Array.from({ length: 90 }, () => {
    const near = random()
    const long = unit * (1.5 + near * 7)
    return `M${n(random() * width)} ${n(shore + unit * 1.2 + near * (height - shore))}h${n(long)}`
  })
  const mirrored = [0.36, 0.46, 0.56, 0.65].map((place) =>
    glow(frame, width * place, shore + (height - shore) * 0.3, unit * 3.2, (height - shore) * 0.5, [
      [0, '#ffd48a', 0.2 + lit * 0.35],
      [1, '#ffd48a', 0],
    ]),
  )
  return [
    band(frame, ground - unit * 0.2, edge - ground + unit * 0.3, shade(mix(deck, air, 0.12))),
    `<path d="${planks.join('')}" stroke="#000" stroke-width="${n(unit * 0.14)}" opacity="${snowy ? 0.06 : 0.2}"/>`,
    band(frame, shore, Math.max(0, height - shore), water),
    ...mirrored,
    `<path d="${ripples.join('')}" stroke="#fff" stroke-width="${n(unit * 0.14)}" opacity=".22"/>`,
    band(
      frame,
      edge,
      face,
      down(frame, edge, shore, [
        [0, mix(wood, '#ffffff', 0.1)],
        [1, mix(wood, '#120e0b', 0.55)],
      ]),
    ),
    `<path d="M0 ${n(edge + face * 0.36)}H${width}M0 ${n(edge + face * 0.7)}H${width}" stroke="#000" stroke-width="${n(unit * 0.18)}" opacity=".35"/>`,
    band(frame, edge, unit * 0.8, shade(snowy ? '#f4f7fa' : mix(deck, '#ffffff', 0.2))),
    ...piles,
  ].join('')
}
