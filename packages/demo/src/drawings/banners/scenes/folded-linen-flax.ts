import { mix } from '../colour.ts'
import { blur, n } from '../frame.ts'
import type { Frame } from '../frame.ts'

/** A tied sheaf of dry flax that stands at x, y and leans a little to the right, 31 shares of `scale` high. */
export const flax = (frame: Frame, x: number, y: number, scale: number, straw: string): string => {
  const { random } = frame
  const at = (right: number, low: number): string => `${n(x + right * scale)} ${n(y + low * scale)}`
  const waist = -9.6
  const stalks: string[] = []
  const heads: string[] = []
  const count = 34
  for (let index = 0; index < count; index++) {
    const share = (index / (count - 1)) * 2 - 1
    const foot = share * 2.9 + (random() - 0.5) * 0.5
    const tie = 0.5 + share * 0.85
    const [tipX, tipY] = [1.2 + share * 6 + (random() - 0.5) * 2.6, -22.5 - random() * 7.5 + Math.abs(share) * 2.6]
    const shade = mix(straw, random() > 0.5 ? '#fff1cc' : '#6a5230', random() * 0.34)
    stalks.push(
      `<path d="M${at(foot, random() * 0.7)}Q${at(tie, waist * 0.6)} ${at(tie, waist)}Q${at(tie + share * 0.7, waist - 7)} ${at(tipX, tipY)}" stroke="${shade}"/>`,
    )
    for (const branch of [-1, 0.15, 1]) {
      const [bx, by] = [tipX + branch * (0.9 + random() * 0.8) + share * 0.5, tipY - 1.3 - random() * 1.5 + Math.abs(branch) * 0.9]
      stalks.push(
        `<path d="M${at(tipX - share * 0.2, tipY + 0.9)}Q${at(tipX + branch * 0.3, tipY - 0.4)} ${at(bx, by)}" stroke="${shade}" stroke-width="${n(scale * 0.12)}"/>`,
      )
      heads.push(
        capsule(
          x + bx * scale,
          y + by * scale,
          scale * (0.42 + random() * 0.14),
          branch * 22 + share * 24,
          mix(straw, '#7c5a2c', 0.2 + random() * 0.3),
        ),
      )
    }
  }
  const cord = [-0.5, 0, 0.5].map((off) => `M${at(-0.5, waist + off - 0.1)}Q${at(0.5, waist + off + 0.35)} ${at(1.5, waist + off - 0.1)}`)
  const tails = `M${at(1.1, waist + 0.2)}Q${at(2.4, waist + 1.4)} ${at(2.1, waist + 3.6)}M${at(1, waist + 0.2)}Q${at(1.2, waist + 2)} ${at(0.7, waist + 4.2)}`
  const drawn = `<g fill="none" stroke-linecap="round" stroke-width="${n(scale * 0.24)}">${stalks.join('')}</g>${heads.join('')}`
  return [
    `<g opacity=".22" filter="${blur(frame, scale * 0.9)}" transform="translate(${n(scale * 3)} ${n(scale * 1)})"><path d="M${at(-2.9, 0)}Q${at(-0.2, -6)} ${at(-0.4, waist)}Q${at(-1, -18)} ${at(-5.4, -27)}Q${at(1, -33)} ${at(8, -27)}Q${at(2.4, -18)} ${at(1.4, waist)}Q${at(1.4, -6)} ${at(3, 0)}Z" fill="#2a2118"/></g>`,
    `<ellipse cx="${n(x + scale)}" cy="${n(y + scale * 0.4)}" rx="${n(scale * 4.4)}" ry="${n(scale * 0.8)}" fill="#1c120a" opacity=".45" filter="${blur(frame, scale * 0.4)}"/>`,
    drawn,
    `<g fill="none" stroke-linecap="round"><path d="${cord.join('')}${tails}" stroke="#5b4a33" stroke-width="${n(scale * 0.46)}"/><path d="${cord.join('')}${tails}" stroke="#cdbb97" stroke-width="${n(scale * 0.3)}"/></g>`,
  ].join('')
}

/** A round seed head with its pointed tip. */
const capsule = (x: number, y: number, r: number, turn: number, colour: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><path d="M0 ${n(-r * 1.6)}C${n(r * 0.3)} ${n(-r)} ${n(r)} ${n(-r * 0.7)} ${n(r)} 0C${n(r)} ${n(r * 1.2)} ${n(-r)} ${n(r * 1.2)} ${n(-r)} 0C${n(-r)} ${n(-r * 0.7)} ${n(-r * 0.3)} ${n(-r)} 0 ${n(-r * 1.6)}Z" fill="${colour}"/><path d="M${n(r * 0.2)} ${n(r * 0.9)}C${n(r * 1.1)} ${n(r * 0.8)} ${n(r)} ${n(-r * 0.4)} ${n(r * 0.5)} ${n(-r * 0.7)}Z" fill="#3a2a14" opacity=".4"/><circle cx="${n(-r * 0.34)}" cy="${n(-r * 0.1)}" r="${n(r * 0.28)}" fill="#fff4d6" opacity=".6"/></g>`
