import { idOf } from './geometry.ts'
import type { Paint } from './paint.ts'
import { clipTo, coarseBlur } from './studio.ts'

/**
 * How a surface answers light: `depth` scales its relief, `gloss` its highlights (0 to 1), `soften` rounds its creases (px), `nap` is how
 * much of a highlight its fibres absorb (0 to 1): wool and fleece keep their colour where nylon turns white. `matt` (0 to 1) spreads the
 * light of what faces the lamp instead of letting it burn out, as woven nylon does and vinyl does not; `flat` (0 to 1) is how much the
 * cloth lies flat instead of filling out towards its middle.
 */
interface Surface {
  readonly depth: number
  readonly gloss: number
  readonly soften: number
  readonly nap: number
  readonly matt?: number
  readonly flat?: number
}

const surfaces = {
  shell: { depth: 19, gloss: 0, soften: 2.6, nap: 0.1, matt: 0.9, flat: 0.8 },
  padded: { depth: 22, gloss: 0, soften: 4, nap: 0.1, matt: 0.8 },
  down: { depth: 15, gloss: 0, soften: 4.5, nap: 0, matt: 0.9 },
  rain: { depth: 19, gloss: 0.04, soften: 2.6, nap: 0, matt: 0.6, flat: 0.8 },
  softshell: { depth: 19, gloss: 0, soften: 4, nap: 0.35, matt: 1, flat: 0.65 },
  fleece: { depth: 22, gloss: 0, soften: 7, nap: 1 },
  knit: { depth: 24, gloss: 0, soften: 6, nap: 1 },
  jersey: { depth: 22, gloss: 0, soften: 5.5, nap: 0.7 },
  stretch: { depth: 26, gloss: 0.16, soften: 5, nap: 0.2 },
  hard: { depth: 24, gloss: 0.6, soften: 3, nap: 0 },
  twill: { depth: 20, gloss: 0, soften: 4.5, nap: 0.4 },
  skin: { depth: 15, gloss: 0.04, soften: 5, nap: 0.5 },
  wool: { depth: 22, gloss: 0, soften: 6, nap: 1 },
} as const satisfies Record<string, Surface>

export type Material = keyof typeof surfaces

/** How much a cloth lies flat, and how little it shines (0 to 1). */
export const finishOf = (material: Material): { readonly flat: number; readonly matt: number } => {
  const { flat = 0, matt = 0 }: Surface = surfaces[material]
  return { flat, matt }
}

/** By how much (0 to 1) a surface that faces the light is brighter than a flat one. */
const brightest = 0.22

/**
 * How one colour channel answers light. Highlights of dark cloth and shadows of pale cloth are stronger, so that both still show their form;
 * the cloth's own colour (`tint`, −1 to 1: the channel against the mean) stays in both, as light thrown back by cloth does.
 */
const answerOf = ({ gloss, nap, matt = 0 }: Surface, lightness: number, tint: number): string => {
  const lift = (lightness < 0.4 ? 0.34 - 0.16 * matt : 0.26) * (1 - 0.4 * nap) * (1 + tint)
  const fall = (lightness > 0.8 ? 0.27 : 0.36) * (1 - tint)
  const table = Array.from({ length: 13 }, (_, i) => {
    const away = Math.max(0, 1 - i / 6)
    const towards = Math.max(0, (i / 12 - 0.5) / brightest)
    return 0.5 - fall * 1.1 * (1 - (1 - away) ** 1.7) + (lift * towards) / (1 + 0.6 * matt * towards) + gloss * 0.5 * towards ** 2.6
  })
  return table.map((v) => Math.min(1, Math.max(0, v)).toFixed(2)).join(' ')
}

const answersOf = (surface: Surface, { base, lightness }: Paint): string => {
  const channels = [1, 3, 5].map((i) => Number.parseInt(base.slice(i, i + 2), 16) / 255)
  const mean = channels.reduce((sum, value) => sum + value, 0) / 3
  const tints = channels.map((value) => (value - mean) * (0.7 + (surface.nap * 0.5) / Math.max(mean, 0.2)))
  return tints
    .map(
      (tint, i) => `<feFunc${'RGB'[i]} type="table" tableValues="${answerOf(surface, lightness, Math.max(-0.8, Math.min(0.8, tint)))}"/>`,
    )
    .join('')
}

export type Area = readonly [x: number, y: number, width: number, height: number]

const whole: Area = [0, 0, 800, 1000]

const within = ([x, y, width, height]: Area): string => `x="${x}" y="${y}" width="${width}" height="${height}"`

/** Where a thing runs out of the picture the lighting filter is wrong in the outermost px (`margin`): they repeat what is next to them. */
export function mended(area: Area, margin: number): string {
  const [x, y, width, height] = area
  const step = margin + 2
  const moved = (from: string, dx: number, dy: number, result: string): string =>
    `<feOffset in="${from}" dx="${dx}" dy="${dy}" ${within(area)} result="${result}"/>`
  const merged = (names: readonly string[], result: string): string =>
    `<feMerge ${within(area)} result="${result}">${names.map((name) => `<feMergeNode in="${name}"/>`).join('')}</feMerge>`
  return (
    `<feOffset dx="0" dy="0" ${within([x + margin, y + margin, width - 2 * margin, height - 2 * margin])} result="l"/>` +
    moved('l', step, 0, 'a') +
    moved('l', -step, 0, 'b') +
    merged(['a', 'b', 'l'], 'h') +
    moved('h', 0, step, 'c') +
    moved('h', 0, -step, 'd') +
    merged(['c', 'd', 'h'], 'all')
  )
}

/** Distance (px) between the heights that the lighting filter compares: a coarse grid is fast, and 8-bit heights are enough for it. */
const cell = 2.5

/** The lighting is blurred too: 8-bit heights have steps, which would show as stripes. */
const filterOf = (id: string, material: Material, paint: Paint, near: number, area: Area | undefined): string => {
  const surface = surfaces[material]
  const { depth, soften } = surface
  const step = cell * near
  const light = `<feDiffuseLighting surfaceScale="${(depth / step) * near}" diffuseConstant="0.72" lighting-color="#fff" kernelUnitLength="${step}"><feDistantLight azimuth="232" elevation="44"/></feDiffuseLighting>`
  const answer = `<feComponentTransfer>${answersOf(surface, paint)}</feComponentTransfer>`
  return `<filter id="${id}" filterUnits="userSpaceOnUse" ${within(area ?? whole)} color-interpolation-filters="sRGB"><feColorMatrix type="luminanceToAlpha"/>${coarseBlur(soften * near * 0.6, step)}${light}${coarseBlur(soften * near * 0.75, step)}${answer}${near > 1 ? mended(whole, 20) : ''}</filter>`
}

/** A tile of lit noise (mid grey where flat): nap and grain that cost one small square however large the piece; at most 240 px, or a close view loses it. */
export function grain(id: string, frequency: string, depth: number, octaves = 3, size = 200): string {
  const area = `x="0" y="0" width="${size + 8}" height="${size + 8}"`
  return `<filter id="${id}-noise" filterUnits="userSpaceOnUse" ${area} color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="7"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.2 0 0 0 -0.6"/><feDiffuseLighting surfaceScale="${depth}" diffuseConstant="0.72" lighting-color="#fff" kernelUnitLength="1"><feDistantLight azimuth="232" elevation="44"/></feDiffuseLighting></filter><pattern id="${id}" x="4" y="4" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><rect width="${size + 8}" height="${size + 8}" filter="url(#${id}-noise)"/></pattern>`
}

/** Height of a rounded piece of cloth (path data): level in its middle (0 to 1), going to `floor` over `roll` px at its edge (a hollow when `floor` is higher); `form` is the edge that it rounds off to (default its own). */
export function swell(d: string, roll: number, level = 0.5, floor = 0.1, form = d): string {
  const { def, use } = clipTo(d)
  const id = idOf(`form${form}`)
  const steps = Math.min(18, Math.ceil(roll / 5))
  const rise = (t: number) => floor + (level - floor) * Math.sqrt(Math.max(0, 1 - (1 - t) ** 2))
  const gray = (value: number) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
      .repeat(3)
  const strokes = Array.from({ length: steps }, (_, i) => {
    const t = 1 - (i + 0.5) / steps
    return `<use href="#${id}" stroke="#${gray(rise(t))}" stroke-width="${(roll * 2 * t).toFixed(1)}"/>`
  })
  return `${def}<defs><path id="${id}" d="${form}" fill="none"/></defs><g ${use}><path d="${d}" fill="#${gray(level)}"/>${strokes.join('')}</g>`
}

/** Light and shadow of a height map (greyscale: white is high), over what is drawn before it and clipped to `silhouette` (path data of its pieces). A close-up that enlarges `near` times is lit on a grid that much coarser; `area` (x, y, width and height in px) limits the work to where the thing is. */
export function lit(material: Material, paint: Paint, silhouette: readonly string[], relief: string, near = 1, area?: Area): string {
  const { def, use } = clipTo(...silhouette)
  const id = area ? idOf(`lit${material}${paint.base}${area.join()}`) : `lit-${material}`
  return `<defs>${def}${filterOf(id, material, paint, near, area)}</defs><g style="mix-blend-mode:hard-light" ${use} filter="url(#${id})"><rect ${within(area ?? whole)} fill="#5e5e5e"/>${relief}</g>`
}
