import { along, lightness } from './colour.ts'
import { randomFrom } from './noise.ts'

export interface BannerOptions {
  readonly scene: BannerScene
  /** Four to six hex colours from the sky to the foreground. */
  readonly palette: readonly string[]
  readonly seed: number
  /** px */
  readonly width: number
  /** px */
  readonly height: number
}

export const bannerScenes = [
  'fjord',
  'birch-forest',
  'plateau',
  'peaks',
  'fog',
  'snow',
  'rain',
  'low-sun',
  'wool-still-life',
  'cabin',
  'sledding',
  'northern-lights',
  'coast',
  'tent-night',
  'map-sheet',
  'puddles',
  'sheep',
  'kites',
  'clothes-line',
  'boots',
  'ski-track',
  'wool-line',
  'window-sill',
  'darned-elbow',
  'folded-linen',
  'cloakroom',
  'rest-stop',
  'washed-jacket',
  'shopfront',
  'summit-night',
  'slope-angle',
  'water-column',
] as const

export type BannerScene = (typeof bannerScenes)[number]

/** Whether a picture is not wide: phones crop it to portrait. */
export const isPortrait = ({ width, height }: Pick<Frame, 'width' | 'height'>): boolean => width / height < 1.6

/** Height at which somebody stands, px: phones crop a picture that is not wide to portrait and put text over its lower third, so people stand higher there. */
export const groundOf = (frame: Frame, { portrait, wide }: { readonly portrait: number; readonly wide: number }): number =>
  frame.height * (isPortrait(frame) ? portrait : wide)

/** What a scene paints on: measures, colours, chance, and a place for shared definitions. */
export interface Frame {
  readonly width: number
  readonly height: number
  /** A hundredth of the side of a square with the same area, px: things keep their size in every format. */
  readonly unit: number
  /** Where the eye should rest, px; the text stands left of it and lower. */
  readonly focus: number
  readonly seed: number
  readonly random: () => number
  /** A colour of the palette: 0 is the sky, 1 the foreground. */
  readonly tone: (position: number) => string
  readonly darkest: string
  readonly lightest: string
  /** Keeps a definition and returns its `url(#…)`. */
  readonly define: (markup: (id: string) => string) => string
  readonly definitions: () => string
}

export const createFrame = ({ palette, seed, width, height }: BannerOptions): Frame => {
  const definitions: string[] = []
  const byLight = [...palette].toSorted((a, b) => lightness(a) - lightness(b))
  return {
    width,
    height,
    seed,
    unit: Math.sqrt(width * height) / 100,
    focus: width * (width > height ? 0.7 : 0.62),
    random: randomFrom(seed),
    tone: (position) => along(palette, position),
    darkest: byLight[0] ?? '#111111',
    lightest: byLight.at(-1) ?? '#ffffff',
    define: (markup) => {
      const id = `d${definitions.length}`
      definitions.push(markup(id))
      return `url(#${id})`
    },
    definitions: () => definitions.join(''),
  }
}

type Stop = readonly [offset: number, colour: string, opacity?: number]

const stops = (list: readonly Stop[]): string =>
  list.map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')

/** A vertical run of colours between two heights, px. */
export const down = (frame: Frame, top: number, bottom: number, list: readonly Stop[]): string =>
  frame.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${top}" x2="0" y2="${bottom}">${stops(list)}</linearGradient>`,
  )

/** A horizontal run of colours between two places, px. */
export const across = (frame: Frame, left: number, right: number, list: readonly Stop[]): string =>
  frame.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${left}" y1="0" x2="${right}" y2="0">${stops(list)}</linearGradient>`,
  )

/** A soft round light: no blur filter, so it costs next to nothing. */
export const glow = (frame: Frame, x: number, y: number, rx: number, ry: number, list: readonly Stop[]): string => {
  const fill = frame.define((id) => `<radialGradient id="${id}">${stops(list)}</radialGradient>`)
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
}

/**
 * The `url(#…)` of a filter that blurs by `spread` px. It works on the box of what it blurs, with a margin, which is several times as fast as
 * on the whole picture; the box leaves out the width of strokes, so that a line which is nearly level or upright is blurred on the `picture`.
 */
export const blur = (frame: Frame, spread: number, on: 'box' | 'picture' = 'box'): string => {
  const { width, height, unit } = frame
  const region =
    on === 'box'
      ? 'x="-40%" y="-40%" width="180%" height="180%"'
      : `filterUnits="userSpaceOnUse" x="${n(-unit * 10)}" y="${n(-unit * 10)}" width="${n(width + unit * 20)}" height="${n(height + unit * 20)}"`
  return frame.define((id) => `<filter id="${id}" ${region}><feGaussianBlur stdDeviation="${n(spread)}"/></filter>`)
}

/** A rectangle over the whole width. */
export const band = (frame: Frame, top: number, height: number, fill: string, extra = ''): string =>
  `<rect x="0" y="${top}" width="${frame.width}" height="${height}" fill="${fill}" ${extra}/>`

/** A number for a path, a tenth of a px exact. */
export const n = (value: number): string => (Math.round(value * 10) / 10).toString()

/** Two colours from a height, px, down to the bottom. */
export const fading = (frame: Frame, top: number, from: string, to: string): string =>
  down(frame, top, frame.height, [
    [0, from],
    [1, to],
  ])
