import type { Paint } from './paint.ts'
import { clipTo } from './studio.ts'

/** How a surface answers light: `depth` scales its relief, `gloss` its highlights, `noise` its wrinkles (0 to 1). */
interface Surface {
  readonly depth: number
  readonly gloss: number
  readonly noise: number
  readonly frequency: string
  readonly soften: number
}

const surfaces = {
  shell: { depth: 11, gloss: 0.1, noise: 0.2, frequency: '0.007 0.012', soften: 3 },
  down: { depth: 14, gloss: 0.3, noise: 0.2, frequency: '0.02 0.03', soften: 5 },
  rain: { depth: 11, gloss: 0.75, noise: 0.2, frequency: '0.008 0.012', soften: 4 },
  softshell: { depth: 9, gloss: 0.05, noise: 0.13, frequency: '0.007 0.011', soften: 4 },
  fleece: { depth: 9, gloss: 0, noise: 0.12, frequency: '0.01 0.014', soften: 6 },
  knit: { depth: 10, gloss: 0, noise: 0.12, frequency: '0.008 0.012', soften: 6 },
  jersey: { depth: 9, gloss: 0, noise: 0.15, frequency: '0.006 0.012', soften: 4 },
  stretch: { depth: 11, gloss: 0.16, noise: 0.1, frequency: '0.008 0.014', soften: 5 },
  hard: { depth: 9, gloss: 0.6, noise: 0, frequency: '0.01', soften: 3 },
} as const satisfies Record<string, Surface>

export type Material = keyof typeof surfaces

const filterOf = (material: Material, lightness: number): string => {
  const { depth, gloss, soften } = surfaces[material]
  const lift = lightness < 0.4 ? 0.6 : 0.34
  const fall = lightness > 0.8 ? 0.62 : 0.5
  const table = [0.5 - fall, 0.5 - fall * 0.75, 0.5 - fall * 0.42, 0.5, 0.5 + lift * 0.8, 0.5 + lift * (1 + gloss * 2), 1]
  const values = table.map((v) => Math.min(1, Math.max(0, v)).toFixed(2)).join(' ')
  return `<filter id="lit-${material}" filterUnits="userSpaceOnUse" x="60" y="40" width="680" height="930" color-interpolation-filters="sRGB"><feColorMatrix type="luminanceToAlpha"/><feGaussianBlur stdDeviation="${soften}"/><feDiffuseLighting surfaceScale="${depth}" diffuseConstant="0.72" lighting-color="#fff" kernelUnitLength="2.4"><feDistantLight azimuth="232" elevation="44"/></feDiffuseLighting><feComponentTransfer>${['R', 'G', 'B'].map((c) => `<feFunc${c} type="table" tableValues="${values}"/>`).join('')}</feComponentTransfer></filter>`
}

const wrinklesOf = (material: Material): string => {
  const { frequency } = surfaces[material]
  return `<filter id="noise-${material}" filterUnits="userSpaceOnUse" x="0" y="0" width="400" height="400" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="7" stitchTiles="stitch"/><feColorMatrix values="1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 1"/></filter><pattern id="wrinkles-${material}" width="400" height="400" patternUnits="userSpaceOnUse"><rect width="400" height="400" filter="url(#noise-${material})"/></pattern>`
}

/** Height of a piece of cloth (path data): level in its middle (0 to 1), falling off over `roll` px towards its edge. */
export function swell(d: string, roll: number, level = 0.5, floor = 0.1): string {
  const { def, use } = clipTo(d)
  const steps = 9
  const fade = 1 - (floor / level) ** (1 / steps)
  const strokes = Array.from({ length: steps }, (_, i) => `<path d="${d}" fill="none" stroke="#000" stroke-opacity="${fade.toFixed(3)}" stroke-width="${(roll * 2 * (1 - i / steps)).toFixed(1)}"/>`)
  const gray = Math.round(level * 255)
  return `${def}<g ${use}><path d="${d}" fill="rgb(${gray},${gray},${gray})"/>${strokes.join('')}</g>`
}

/** Light and shadow of a relief (grey drawing: white is near, black far), laid over what is drawn before it and cut to the pieces of `silhouette` (path data). */
export function lit(material: Material, paint: Paint, silhouette: readonly string[], relief: string): string {
  const { def, use } = clipTo(...silhouette)
  const { noise } = surfaces[material]
  const wrinkles = noise > 0 ? `<rect x="60" y="40" width="680" height="930" fill="url(#wrinkles-${material})" opacity="${noise}"/>` : ''
  const ground = `<rect x="0" y="0" width="800" height="1000"/>`
  return `<defs>${def}${filterOf(material, paint.lightness)}${wrinklesOf(material)}</defs><g style="mix-blend-mode:hard-light" ${use} filter="url(#lit-${material})">${ground}${relief}${wrinkles}</g>`
}
