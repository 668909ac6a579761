import { atLightness, lightness } from './colour.ts'
import { band, down, glow } from './frame.ts'
import type { Frame } from './frame.ts'

/** The sky down to the horizon, px, from the palette's first tones. */
export const sky = (frame: Frame, horizon: number, colours: readonly [top: string, middle: string, low: string]): string =>
  band(
    frame,
    0,
    frame.height,
    down(frame, 0, horizon, [
      [0, colours[0]],
      [0.55, colours[1]],
      [1, colours[2]],
    ]),
  )

/** A low sun with its halo; `strength` 0–1. */
export const sun = (frame: Frame, x: number, y: number, radius: number, colour: string, strength = 1): string => {
  const core = atLightness(colour, Math.max(0.96, lightness(colour)), 0.7)
  return [
    glow(frame, x, y, radius * 16, radius * 9, [
      [0, colour, 0.75 * strength],
      [0.25, colour, 0.38 * strength],
      [0.6, colour, 0.1 * strength],
      [1, colour, 0],
    ]),
    glow(frame, x, y, radius * 4.2, radius * 4.2, [
      [0, core, 0.95 * strength],
      [0.3, core, 0.5 * strength],
      [1, core, 0],
    ]),
    glow(frame, x, y, radius, radius, [
      [0, core],
      [0.86, core],
      [1, core, 0],
    ]),
  ].join('')
}

interface Cloudiness {
  readonly seed: number
  readonly top: number
  readonly height: number
  readonly colour: string
  /** Share of the area that is covered, 0–1. */
  readonly cover: number
  readonly opacity: number
  /** How many times wider than high the clouds are. */
  readonly stretch?: number
}

/** Clouds or mist from turbulence, faded out above and below. */
export const clouds = (frame: Frame, { seed, top, height, colour, cover, opacity, stretch = 4 }: Cloudiness): string => {
  const frequency = 0.9 / (frame.unit * 22)
  const filter = frame.define(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="${top}" width="${frame.width}" height="${height}" color-interpolation-filters="sRGB">` +
      `<feTurbulence type="fractalNoise" baseFrequency="${(frequency / Math.sqrt(stretch)).toFixed(5)} ${(frequency * Math.sqrt(stretch)).toFixed(5)}" numOctaves="3" seed="${seed % 1000}"/>` +
      `<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 0 0 0 ${(-2.6 * (0.72 - cover * 0.5)).toFixed(3)}" result="a"/>` +
      `<feFlood flood-color="${colour}"/><feComposite operator="in" in2="a"/><feComposite operator="in" in2="SourceGraphic"/></filter>`,
  )
  const fade = down(frame, top, top + height, [
    [0, colour, 0],
    [0.35, colour, opacity],
    [0.65, colour, opacity],
    [1, colour, 0],
  ])
  return band(frame, top, height, fade, `filter="${filter}"`)
}

/** An even bank of mist, densest in its middle. */
export const mist = (frame: Frame, top: number, height: number, colour: string, opacity: number): string =>
  band(
    frame,
    top,
    height,
    down(frame, top, top + height, [
      [0, colour, 0],
      [0.5, colour, opacity],
      [1, colour, 0],
    ]),
  )

/** Paint grain over everything, from one small tile; it also hides the steps of long gradients. */
export const grain = (frame: Frame): string => {
  const noise = frame.define(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="256" height="256" color-interpolation-filters="sRGB">` +
      `<feTurbulence type="fractalNoise" baseFrequency="0.68" numOctaves="2" seed="${frame.seed % 97}" stitchTiles="stitch"/>` +
      `<feColorMatrix values="1.3 0 0 0 -0.15 1.3 0 0 0 -0.15 1.3 0 0 0 -0.15 0 0 0 0 1"/></filter>`,
  )
  const tile = frame.define(
    (id) =>
      `<pattern id="${id}" width="256" height="256" patternUnits="userSpaceOnUse"><rect width="256" height="256" filter="${noise}"/></pattern>`,
  )
  return band(frame, 0, frame.height, tile, 'opacity="0.2" style="mix-blend-mode:soft-light"')
}
