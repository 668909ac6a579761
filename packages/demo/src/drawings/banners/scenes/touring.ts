import { mix } from '../colour.ts'
import { across, fading, groundOf, isPortrait, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { clouds, mist, sky, sun } from '../sky.ts'
import { ridge } from '../terrain.ts'

interface Gear {
  readonly jacket: string
  readonly pack: string
  /** On skis rather than on crampons. */
  readonly skis: boolean
}

/** Somebody who walks uphill to the right, `size` px tall, the hind foot at x, y. */
const climber = (x: number, y: number, size: number, { jacket, pack, skis }: Gear): string => {
  const dark = '#1d242c'
  const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
  const stick = (d: string, wide: number, colour = dark): string =>
    `<path d="${d}" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round" fill="none"/>`
  return [
    `<g transform="translate(${n(x)} ${n(y)}) scale(${(size / 100).toFixed(3)})">`,
    `<path d="M-24 2Q-70 10 -104 22Q-60 16 -8 6Z" fill="#27425c" opacity="0.3"/>`,
    skis ? stick('M-48 6L28 -2M-30 -2L52 -14', 3.2) : '',
    path('M-5 -48L-17 -24L-22 0L-9 1L-7 -19L8 -45Z', mix(dark, '#4a5663', 0.3)),
    path('M-3 -50L11 -28L9 -8L21 -7L24 -29L11 -50Z', mix(dark, '#4a5663', 0.55)),
    path('M-9 -46C-11 -62 -6 -78 4 -84L16 -80C20 -66 15 -52 11 -45Z', jacket),
    path('M-9 -46C-11 -62 -6 -78 4 -84L7 -83C0 -70 -2 -58 -2 -45Z', mix(jacket, dark, 0.4)),
    path('M-5 -84C-19 -82 -24 -58 -17 -49L-6 -51C-8 -64 -4 -76 3 -85Z', pack),
    stick('M9 -76Q14 -62 26 -60', 7, mix(jacket, dark, 0.15)),
    stick('M26 -66L32 -4', 1.8),
    skis ? stick('M-2 -62L-24 4', 1.8) : '',
    `<circle cx="15" cy="-91" r="7" fill="${mix('#d9b08c', dark, 0.2)}"/>`,
    path('M6 -90C5 -101 24 -103 24 -91Z', mix(pack, '#ffffff', 0.2)),
    '</g>',
  ].join('')
}

const jackets = ['#e0a32e', '#c8452d', '#2c7da0', '#d9612f'] as const

/** The snowy crest of the foreground, rising to the right, and three people on one rope on it. */
export const ropeTeam = (frame: Frame, air: string): string => {
  const { width, height, unit, focus, tone, seed } = frame
  const low = groundOf(frame, { portrait: 0.84, wide: 0.99 })
  const crest = (place: number): number => {
    const along = (place * width - focus) / unit
    return low - unit * 8 + unit * 5.5 * Math.tanh(-along / 34) + Math.sin(place * 17 + seed) * unit * 0.35
  }
  const top = Array.from({ length: 61 }, (_, index) => `${n((index / 60) * width)} ${n(crest(index / 60))}`)
  const lee = Array.from({ length: 61 }, (_, index) => {
    const place = index / 60
    return `${n(place * width)} ${n(crest(place) + unit * (2.4 + 1.3 * Math.sin(place * 23 + seed) + 0.6 * Math.sin(place * 61)))}`
  })
  const snow = mix(air, '#ffffff', 0.75)
  const shade = mix(tone(0.45), air, 0.42)
  const size = unit * 8.4
  const people = [-15, -2, 11].map((at, index) => {
    const x = focus + unit * at
    return { x, y: crest(x / width) + unit * 0.2, jacket: jackets[(seed + index) % jackets.length] ?? '' }
  })
  const rope = people
    .slice(1)
    .map(({ x, y }, index) => {
      const behind = people[index] ?? { x, y }
      return `M${n(behind.x + size * 0.1)} ${n(behind.y - size * 0.5)}Q${n((x + behind.x) / 2)} ${n((y + behind.y) / 2 - size * 0.12)} ${n(x - size * 0.06)} ${n(y - size * 0.48)}`
    })
    .join('')
  const steps = Array.from({ length: 26 }, (_, index) => {
    const x = focus - unit * (17 + index * 2)
    return `<ellipse cx="${n(x)}" cy="${n(crest(x / width) + unit * 0.5)}" rx="${n(unit * 0.4)}" ry="${n(unit * 0.15)}"/>`
  })
  return [
    `<path d="M${top.join('L')}V${height}H0Z" fill="${fading(frame, low - unit * 16, shade, mix(shade, tone(0.8), 0.5))}"/>`,
    `<path d="M${top.join('L')}L${lee.toReversed().join('L')}Z" fill="${snow}"/>`,
    `<g fill="${shade}" opacity="0.7">${steps.join('')}</g>`,
    `<path d="${rope}" fill="none" stroke="#3a2f2a" stroke-width="${n(unit * 0.16)}"/>`,
    ...people.map(({ x, y, jacket }, index) =>
      climber(x, y, size, { jacket, pack: jackets[(seed + index + 2) % jackets.length] ?? '', skis: false }),
    ),
  ].join('')
}

/** A track in zigzags up a snowy shoulder, two people on skis on it, and the turns of those who came down. */
export const skiTrack = (frame: Frame): string => {
  const { width, height, unit, focus, tone, seed } = frame
  const air = mix(tone(0.1), '#ffffff', 0.4)
  const skyline = height * 0.52
  const tall = Math.min(height * 0.5, width * 0.5)
  const top = height * 0.34
  const wideness = Math.min(width * 0.62, unit * 78)
  const dome = `M${n(-unit)} ${n(height * 0.86)}C${n(focus - wideness * 0.7)} ${n(height * 0.74)} ${n(focus - wideness * 0.34)} ${n(top + unit)} ${n(focus)} ${n(top)}C${n(focus + wideness * 0.22)} ${n(top - unit * 0.4)} ${n(focus + wideness * 0.4)} ${n(height * 0.52)} ${n(width + unit)} ${n(height * 0.6)}V${height}H0Z`
  const shade = mix(tone(0.45), air, 0.35)
  const clip = frame.define((id) => `<clipPath id="${id}"><path d="${dome}"/></clipPath>`)
  const lee = across(frame, focus - unit * 6, focus + unit * 16, [
    [0, shade, 0],
    [0.5, shade, 0.22],
    [1, mix(shade, tone(0.6), 0.4), 0.5],
  ])
  const turns = 8
  const bends = Array.from({ length: turns + 1 }, (_, index): readonly [number, number, number] => {
    const t = index / turns
    const near = (1 - t) ** 2.8
    const reach = unit * (2.2 + 21 * near)
    return [focus - unit * (4 + 16 * near) + (index % 2 ? reach : -reach), top + unit * 1.6 + (height * 1.02 - top) * near, near]
  })
  const at = (index: number, t: number): readonly [number, number, number] => {
    const [a, b] = [bends[index] ?? bends[0], bends[index + 1] ?? bends[0]] as const
    const [ax, ay, an] = a ?? [0, 0, 0]
    const [bx, by, bn] = b ?? [0, 0, 0]
    return [ax + (bx - ax) * t, ay + (by - ay) * t, an + (bn - an) * t]
  }
  const track = bends.slice(1).map((_, index) => {
    const [x0, y0, near] = at(index, 0)
    const [x1, y1] = at(index, 1)
    const wide = unit * (0.16 + 0.8 * near)
    const d = `M${n(x0)} ${n(y0)}Q${n((x0 + x1) / 2)} ${n((y0 + y1) / 2 + wide * 2)} ${n(x1)} ${n(y1)}`
    return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#ffffff" stroke-width="${n(wide * 1.5)}" transform="translate(0 ${n(wide * 0.5)})"/><path d="${d}" stroke="${mix(shade, tone(0.6), 0.35)}" stroke-width="${n(wide)}" opacity="0.85"/></g>`
  })
  const descents = [0, 1, 2].map((which) => {
    const from = focus + unit * (5 + which * 4)
    const points = Array.from({ length: 70 }, (_, index) => {
      const t = index / 69
      const near = t ** 1.6
      return `${n(from + near * unit * (20 + which * 13) + Math.sin(t * 42 + which) * unit * (0.25 + 2.3 * near))} ${n(top + unit * (1.2 + which) + near * (height - top))}`
    })
    return `<path d="M${points.join('L')}" fill="none" stroke="${mix(shade, tone(0.6), 0.2)}" stroke-width="${n(unit * 0.34)}" stroke-linejoin="round" opacity="0.5"/>`
  })
  const skier = (leg: number, t: number, index: number): string => {
    const [x, y, near] = at(leg, t)
    return climber(x, y, unit * (2.6 + 11 * near), {
      jacket: jackets[(seed + index) % 4] ?? '',
      pack: jackets[(seed + index + 1) % 4] ?? '',
      skis: true,
    })
  }
  return [
    sky(frame, skyline, [tone(0.02), mix(tone(0.05), air, 0.5), mix(air, '#ffe6c8', 0.55)]),
    sun(frame, focus + width * 0.17, skyline - tall * 0.62, unit * 2.2, '#fff0cf', 0.9),
    clouds(frame, {
      seed,
      top: -height * 0.08,
      height: height * 0.5,
      colour: mix(air, '#ffffff', 0.7),
      cover: 0.5,
      opacity: 0.7,
      stretch: 7,
    }),
    ridge(frame, {
      seed: seed + 41,
      foot: skyline + tall * 0.5,
      rise: tall * 0.82,
      detail: 2.8,
      sharp: 0.8,
      ramp: [mix(tone(0.5), frame.darkest, 0.3), tone(0.5), mix(tone(0.5), air, 0.4), mix(air, '#ffffff', 0.6), '#ffffff'],
      snowline: 0.3,
      haze: [air, 0.85, 0.3],
      side: 1,
    }),
    mist(frame, skyline - height * 0.02, height * 0.3, air, 0.6),
    `<path d="${dome}" fill="${fading(frame, top, mix(air, '#ffffff', 0.85), mix(shade, air, 0.55))}"/>`,
    `<g clip-path="${clip}"><path d="M${n(focus - unit * 6)} 0H${n(width + unit)}V${height}H${n(focus - unit * 6)}Z" fill="${lee}"/>`,
    ...track,
    ...descents,
    '</g>',
    // Phones cut the lower part of a picture that is not wide, and a low banner cuts a strip off a wide one.
    ...(isPortrait(frame) ? [skier(2, 0.3, 0), skier(4, 0.4, 1)] : [skier(0, 0.96, 0), skier(2, 0.4, 1)]),
  ].join('')
}
