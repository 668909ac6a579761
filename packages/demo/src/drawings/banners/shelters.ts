import { mix } from './colour.ts'
import { glow, n } from './frame.ts'
import type { Frame } from './frame.ts'

const lamp = '#ffc873'

/** A log cabin with a snowy or turfed roof, seen at an angle; `x`, `y` is the middle of its foot, `size` its width, px. */
export const cabin = (frame: Frame, x: number, y: number, size: number, wall: string, roof: string): string => {
  const u = size / 100
  const at = (px: number, py: number): string => `${n(x + px * u)} ${n(y + py * u)}`
  const quad = (fill: string, ...points: readonly (readonly [number, number])[]): string =>
    `<path d="M${points.map(([px, py]) => at(px, py)).join('L')}Z" fill="${fill}"/>`
  const logs = (left: number, right: number, top: number, colour: string): string =>
    Array.from({ length: 7 }, (_, index) => {
      const level = -2 - index * 5
      return level < top
        ? ''
        : `<path d="M${at(left, level)}L${at(right, level)}" stroke="${colour}" stroke-width="${n(u * 0.9)}" opacity="0.5"/>`
    }).join('')
  const pane = (px: number, py: number, w: number, h: number): string =>
    quad('#ffdf9f', [px, py], [px + w, py], [px + w, py + h], [px, py + h]) +
    `<path d="M${at(px + w / 2, py)}L${at(px + w / 2, py + h)}M${at(px, py + h / 2)}L${at(px + w, py + h / 2)}" stroke="${mix(wall, '#000000', 0.4)}" stroke-width="${n(u * 0.8)}"/>` +
    `<path d="M${at(px - 0.8, py - 0.8)}h${n((w + 1.6) * u)}v${n((h + 1.6) * u)}h${n(-(w + 1.6) * u)}Z" fill="none" stroke="${mix(wall, '#ffffff', 0.35)}" stroke-width="${n(u * 1.3)}"/>`
  return [
    quad(mix(wall, '#000000', 0.3), [28, -72], [37, -72], [37, -48], [28, -42]),
    quad(mix(roof, '#ffffff', 0.3), [26.5, -74], [38.5, -74], [38.5, -71], [26.5, -71]),
    quad(wall, [-46, 0], [-12, 0], [-12, -37], [-29, -58], [-46, -37]),
    quad(mix(wall, '#000000', 0.32), [-12, 0], [48, 0], [48, -35], [-12, -37]),
    logs(-46, -12, -38, mix(wall, '#000000', 0.5)),
    logs(-12, 48, -38, mix(wall, '#000000', 0.6)),
    quad(roof, [-29, -66], [-8, -33], [57, -33], [37, -64]),
    quad(mix(roof, '#8da2bd', 0.35), [-8, -33], [57, -33], [57, -29.5], [-8, -29]),
    `<path d="M${at(-53, -31)}L${at(-29, -64)}L${at(-6, -31)}" fill="none" stroke="${roof}" stroke-width="${n(u * 5)}" stroke-linejoin="round"/>`,
    glow(frame, x + 12 * u, y - 18 * u, 30 * u, 22 * u, [
      [0, lamp, 0.6],
      [1, lamp, 0],
    ]),
    pane(-35, -28, 12, 14),
    pane(4, -26, 14, 14),
    pane(27, -26, 14, 14),
  ].join('')
}

/** Light that a lit shelter throws on the ground. */
export const lightOnGround = (frame: Frame, x: number, y: number, reach: number, strength = 0.5): string =>
  glow(frame, x, y, reach, reach * 0.22, [
    [0, lamp, strength],
    [0.5, lamp, strength * 0.35],
    [1, lamp, 0],
  ])

/** A tunnel tent glowing from within. */
export const tent = (frame: Frame, x: number, y: number, size: number, cloth: string): string => {
  const u = size / 100
  const at = (px: number, py: number): string => `${n(x + px * u)} ${n(y + py * u)}`
  const lit = frame.define(
    (id) =>
      `<radialGradient id="${id}" cx="0.4" cy="0.78" r="0.75"><stop offset="0" stop-color="#fff0c4"/><stop offset="0.35" stop-color="${mix(lamp, cloth, 0.2)}"/><stop offset="0.8" stop-color="${mix(lamp, cloth, 0.72)}"/><stop offset="1" stop-color="${mix(cloth, '#000000', 0.25)}"/></radialGradient>`,
  )
  const body = `M${at(-58, 0)}C${at(-50, -30)} ${at(-36, -46)} ${at(-20, -46)}C${at(10, -46)} ${at(24, -40)} ${at(36, -34)}C${at(48, -28)} ${at(58, -12)} ${at(62, 0)}Z`
  const seam = (d: string, width: number, colour: string, opacity: number): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(u * width)}" opacity="${opacity}" stroke-linecap="round"/>`
  const dark = mix(cloth, '#000000', 0.55)
  return [
    glow(frame, x, y - 20 * u, 130 * u, 80 * u, [
      [0, lamp, 0.5],
      [0.4, lamp, 0.16],
      [1, lamp, 0],
    ]),
    `<path d="${body}" fill="${lit}"/>`,
    seam(
      `M${at(-20, -46)}C${at(-34, -34)} ${at(-40, -18)} ${at(-42, 0)}M${at(-20, -46)}C${at(-8, -34)} ${at(-2, -16)} ${at(-2, 0)}`,
      1.1,
      dark,
      0.75,
    ),
    seam(
      `M${at(36, -34)}C${at(28, -24)} ${at(26, -10)} ${at(26, 0)}M${at(36, -34)}C${at(46, -24)} ${at(50, -10)} ${at(50, 0)}`,
      1,
      dark,
      0.6,
    ),
    seam(`M${at(-30, -1)}C${at(-30, -18)} ${at(-26, -30)} ${at(-20, -38)}C${at(-13, -28)} ${at(-11, -14)} ${at(-11, -1)}`, 0.8, dark, 0.6),
    `<path d="M${at(-30, 0)}C${at(-29, -14)} ${at(-26, -22)} ${at(-21, -26)}C${at(-17, -18)} ${at(-16, -10)} ${at(-16, 0)}Z" fill="#fff4d2" opacity="0.85"/>`,
    `<path d="M${at(-24, 0)}c${n(-1 * u)} ${n(-7 * u)} ${n(1 * u)} ${n(-11 * u)} ${n(3 * u)} ${n(-11 * u)}s${n(4 * u)} ${n(4 * u)} ${n(3 * u)} ${n(11 * u)}z" fill="${dark}" opacity="0.6"/>`,
    seam(`M${at(-20, -46)}L${at(-82, 3)}M${at(36, -34)}L${at(84, 2)}M${at(-50, -20)}L${at(-74, 2)}`, 0.45, mix(lamp, '#ffffff', 0.2), 0.6),
    lightOnGround(frame, x, y + 2 * u, 105 * u),
  ].join('')
}
