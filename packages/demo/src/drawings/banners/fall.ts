import { n } from './frame.ts'
import type { Frame } from './frame.ts'

/** Falling snow in three distances; the nearest flakes are large and out of focus. */
export const snowfall = (frame: Frame, strength: number): string => {
  const { random, width, height, unit } = frame
  const soft = frame.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset=".45" stop-color="#fff" stop-opacity=".6"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
  )
  const layer = (count: number, low: number, high: number, opacity: number): string =>
    Array.from({ length: Math.round(count * strength) }, () => {
      const r = unit * (low + random() ** 2 * (high - low))
      return `<circle cx="${n(random() * width)}" cy="${n(random() * height)}" r="${n(r)}" opacity="${(opacity * (0.5 + random() * 0.5)).toFixed(2)}"/>`
    }).join('')
  return `<g fill="${soft}">${layer(420, 0.12, 0.3, 0.8)}${layer(170, 0.25, 0.6, 0.75)}${layer(26, 0.9, 2.2, 0.4)}</g>`
}

/** Slanting rain in two distances. */
export const rainfall = (frame: Frame, colour: string): string => {
  const { random, width, height, unit } = frame
  const layer = (count: number, length: number, thick: number, opacity: number): string => {
    const drops = Array.from({ length: count }, () => {
      const [x, y, l] = [random() * width * 1.1 - width * 0.02, random() * height * 1.1 - height * 0.1, unit * length * (0.5 + random())]
      return `M${n(x)} ${n(y)}l${n(-l * 0.16 - thick / 2)} ${n(l)}l${n(thick)} 0z`
    })
    return `<path d="${drops.join('')}" fill="${colour}" opacity="${opacity}"/>`
  }
  return layer(620, 3, unit * 0.07, 0.2) + layer(260, 6.5, unit * 0.1, 0.22) + layer(60, 13, unit * 0.16, 0.16)
}

/** Rings where drops meet the water between two heights, px. */
export const rings = (frame: Frame, top: number, bottom: number, colour: string): string => {
  const { random, width, unit } = frame
  const drawn = Array.from({ length: 90 }, () => {
    const near = random() ** 1.4
    const [x, y, r] = [random() * width, top + near * (bottom - top), unit * (0.4 + near * 3) * (0.4 + random())]
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.2)}" opacity="${(0.15 + random() * 0.4).toFixed(2)}" stroke-width="${n(unit * 0.05 + near * unit * 0.06)}"/>`
  })
  return `<g fill="none" stroke="${colour}">${drawn.join('')}</g>`
}

/** Stars, denser towards the top. */
export const stars = (frame: Frame, bottom: number): string => {
  const { random, width, unit } = frame
  return `<g fill="#fff">${Array.from({ length: 260 }, () => {
    const r = unit * (0.05 + random() ** 4 * 0.14)
    return `<circle cx="${n(random() * width)}" cy="${n(random() ** 1.3 * bottom)}" r="${r.toFixed(2)}" opacity="${(0.25 + random() * 0.75).toFixed(2)}"/>`
  }).join('')}</g>`
}
