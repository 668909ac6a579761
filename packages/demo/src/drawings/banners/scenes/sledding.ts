import { atLightness, mix } from '../colour.ts'
import { down, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { snowfall } from '../fall.ts'
import { earth, forest, waving } from '../ground.ts'
import type { Ground } from '../ground.ts'
import { clouds, mist, sky, sun } from '../sky.ts'
import { ridge } from '../terrain.ts'

/** Two children on sleds down a sunny slope. */
export const sledding = (frame: Frame): string => {
  const { height, width, tone, unit, seed, focus } = frame
  const air = mix(tone(0.14), '#ffffff', 0.5)
  const shade = mix(mix(tone(0.3), '#9db8dc', 0.6), '#ffffff', 0.25)
  const slope = (place: number): number =>
    height * (0.5 + 0.4 / (1 + Math.exp(-(focus / width + 0.02 - place) * -5.2 - 0.4)) - 0.12 * Math.sin(place * 3.1))
  const hill = (place: number): number => 2 * height * 0.7 - slope(place) + height * 0.06
  const at = (place: number): readonly [number, number, number] => {
    const [y, next] = [hill(place), hill(place + 0.01)]
    return [place * width, y, (Math.atan2(next - y, width * 0.01) * 180) / Math.PI]
  }
  const shapes = (place: number, size: number, coat: string, hat: string, sled: string): string => {
    const [x, y, turn] = at(place)
    return `<g transform="translate(${n(x)} ${n(y + unit * 0.5)}) rotate(${n(turn)}) scale(${-size} ${size})">${child(coat, hat, sled, shade)}</g>`
  }
  const colours = [atLightness(tone(0.5), 0.55, 1.7), atLightness(mix(tone(0.3), '#f4b942', 0.75), 0.78, 1.1), '#c8402f']
  return [
    sky(frame, height * 0.75, [tone(0), mix(tone(0), air, 0.6), mix(air, '#fff1de', 0.5)]),
    sun(frame, width * 0.86, height * 0.16, unit * 2.2, '#fff1c9', 0.8),
    clouds(frame, { seed, top: -height * 0.05, height: height * 0.5, colour: '#ffffff', cover: 0.5, opacity: 0.8, stretch: 4 }),
    ridge(frame, {
      seed: seed + 81,
      foot: height * 0.72,
      rise: Math.min(height, width) * 0.42,
      detail: 2.3,
      sharp: 0.7,
      ramp: [mix(tone(0.5), shade, 0.5), shade, mix(shade, '#ffffff', 0.5), '#ffffff'],
      snowline: 0.2,
      haze: [air, 0.8, 0.3],
    }),
    woods(frame, waving(frame, 0.68, 0.03), unit * 8, mix(air, tone(0.7), 0.6), mix(shade, '#ffffff', 0.6)),
    mist(frame, height * 0.58, height * 0.18, air, 0.5),
    `<path d="${earth(frame, hill)}" fill="${down(frame, height * 0.42, height, [
      [0, '#ffffff'],
      [0.5, mix('#ffffff', shade, 0.3)],
      [1, mix('#ffffff', shade, 0.75)],
    ])}"/>`,
    tracks(frame, hill, shade),
    shapes(0.72 * (width > height ? 1 : 0.9), unit * 0.145, colours[0] ?? '', colours[1] ?? '', colours[2] ?? ''),
    shapes(0.88, unit * 0.108, colours[1] ?? '', colours[0] ?? '', colours[0] ?? ''),
    spray(frame, at(0.72 * (width > height ? 1 : 0.9))),
    snowfall(frame, 0.25),
  ].join('')
}

/** Trees standing on snow. */
const woods = (frame: Frame, ground: Ground, size: number, green: string, white: string): string => {
  const deeper: Ground = (place) => ground(place)
  return (
    forest(frame, ground, size, green, 9) +
    `<path d="${earth(frame, deeper)}" fill="${white}"/>` +
    forest(frame, (place) => deeper(place) + size * 0.8, size * 1.2, mix(green, '#10231f', 0.2), 5) +
    `<path d="${earth(frame, (place) => deeper(place) + size * 0.8)}" fill="${white}"/>`
  )
}

const tracks = (frame: Frame, hill: (place: number) => number, colour: string): string => {
  const { width, unit } = frame
  return [0.9, 2.3, 5.2, 6.4]
    .map((offset) => {
      const points = Array.from({ length: 40 }, (_, index) => {
        const place = 0.3 + (index / 39) * 0.72
        return `${n(place * width)} ${n(hill(place) + unit * offset * (0.8 + 0.5 * (1 - place)))}`
      })
      return `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="${n(unit * 0.35)}" opacity="0.6" stroke-linecap="round"/>`
    })
    .join('')
}

const spray = (frame: Frame, [x, y]: readonly [number, number, number]): string => {
  const { random, unit } = frame
  const soft = frame.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="#fff" stop-opacity=".8"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
  )
  const puffs = Array.from({ length: 120 }, () => {
    const far = random() ** 1.3
    return `<circle cx="${n(x + unit * (4.5 + far * 11))}" cy="${n(y - unit * (random() * (0.6 + far * 3.4) + far * 2.6 - 0.4))}" r="${n(unit * (0.35 + random() * 1.5 * (0.4 + far)))}" opacity="${(0.42 - far * 0.36).toFixed(2)}"/>`
  })
  return `<g fill="${soft}">${puffs.join('')}</g>`
}

/** A child leaning back on a sled, about 100 wide, facing right, its foot at 0, 0. */
const child = (coat: string, hat: string, sled: string, shade: string): string => {
  const dark = mix(coat, '#10131c', 0.35)
  const trousers = mix(coat, '#1c2233', 0.72)
  return [
    `<ellipse cx="0" cy="2" rx="62" ry="4" fill="${shade}" opacity=".8"/>`,
    `<path d="M-58 -6H50Q66 -7 70 -24" fill="none" stroke="${mix(sled, '#000000', 0.3)}" stroke-width="4" stroke-linecap="round"/>`,
    `<path d="M-54 -15Q-50 -22 -42 -22H44Q56 -22 62 -34L68 -33Q64 -13 46 -12H-44Q-52 -11 -54 -15Z" fill="${sled}"/>`,
    `<path d="M-20 -24Q-16 -42 6 -40L34 -44Q44 -44 46 -35L54 -26Q55 -22 50 -21H30L28 -28L4 -22Z" fill="${trousers}"/>`,
    `<path d="M44 -40Q52 -46 58 -42L64 -30Q66 -22 56 -22L44 -23Z" fill="#2a2420"/>`,
    `<path d="M-34 -24Q-46 -58 -28 -80Q-16 -90 -2 -82Q8 -62 6 -30Q-10 -20 -34 -24Z" fill="${coat}"/>`,
    `<path d="M-34 -24Q-44 -50 -32 -74Q-26 -50 -22 -23Z" fill="${dark}" opacity=".55"/>`,
    `<path d="M-14 -76Q2 -76 12 -60L34 -54Q42 -50 38 -44Q34 -40 26 -42L2 -48Q-14 -58 -14 -76Z" fill="${mix(coat, '#ffffff', 0.12)}"/>`,
    `<circle cx="38" cy="-48" r="7.5" fill="${hat}"/>`,
    `<path d="M-22 -82Q-8 -74 4 -82L2 -92L-20 -92Z" fill="${hat}"/><path d="M-20 -84Q-44 -84 -56 -96Q-60 -88 -68 -88Q-54 -74 -20 -76Z" fill="${hat}"/>`,
    `<circle cx="-6" cy="-101" r="17" fill="#efc3a2"/><path d="M9 -106q3 4 2 7q-3 1 -4 -1z" fill="#dca583"/><circle cx="4" cy="-96" r="4.4" fill="#e28f7c" opacity=".6"/>`,
    `<path d="M-24 -103Q-26 -122 -8 -124Q10 -124 12 -108Q-6 -112 -16 -100Q-20 -92 -24 -92Z" fill="${hat}"/>`,
    `<path d="M-25 -104Q-10 -116 13 -109L13 -104Q-8 -110 -23 -97Z" fill="${mix(hat, '#ffffff', 0.35)}"/><circle cx="-12" cy="-127" r="7" fill="${mix(hat, '#ffffff', 0.55)}"/>`,
    `<path d="M3 -103q2 -2 4 0M-1 -92q5 3 8 -1" stroke="#4a2d24" stroke-width="1.6" fill="none" stroke-linecap="round"/>`,
  ].join('')
}
