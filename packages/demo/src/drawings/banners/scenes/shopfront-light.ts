import { mix } from '../colour.ts'
import { glow } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { clouds, sky, sun } from '../sky.ts'

/** The sky of an hour, and what its light does to everything below it. */
export interface Light {
  readonly sky: readonly [top: string, middle: string, low: string]
  /** The air before what is far away. */
  readonly air: string
  readonly shade: (colour: string) => string
  /** Share of the upper windows that have light. */
  readonly lit: number
  readonly glass: string
  readonly cloud: readonly [colour: string, cover: number, opacity: number]
  /** Where the sun stands low, as a share of the width. */
  readonly sun?: number
}

const day = (high: string, low: string): Light => ({
  sky: [high, mix(high, low, 0.5), mix(low, '#ffffff', 0.2)],
  air: mix(low, high, 0.25),
  shade: (colour) => colour,
  lit: 0.12,
  glass: mix('#5d7486', high, 0.3),
  cloud: ['#ffffff', 0.45, 0.7],
})

const morning = (high: string, low: string): Light => ({
  sky: [mix(high, '#f2f4f6', 0.35), mix(mix(high, low, 0.6), '#fff4e2', 0.35), mix(low, '#ffdcb4', 0.55)],
  air: mix(low, '#ffe6cc', 0.5),
  shade: (colour) => mix(colour, '#ffd9ac', 0.1),
  lit: 0.3,
  glass: mix('#7f97a6', '#ffe3c4', 0.25),
  cloud: ['#fff3e4', 0.35, 0.6],
  sun: 0.16,
})

const overcast = (high: string, low: string): Light => ({
  sky: [mix(high, '#aeb8bf', 0.72), mix(high, '#c8cfd2', 0.8), mix(low, '#dfe2e0', 0.7)],
  air: mix(low, '#cdd4d7', 0.75),
  shade: (colour) => mix(colour, '#8d979f', 0.16),
  lit: 0.5,
  glass: '#6d7f8b',
  cloud: ['#eef1f2', 0.75, 0.75],
})

const dusk = (high: string, low: string): Light => ({
  sky: [mix(high, '#18234a', 0.72), mix(mix(high, low, 0.4), '#564f82', 0.55), mix(low, '#f0a07a', 0.6)],
  air: mix(mix(low, '#a6788c', 0.55), high, 0.2),
  shade: (colour) => mix(colour, '#232c52', 0.3),
  lit: 0.75,
  glass: '#3d4a6a',
  cloud: ['#f3b9a4', 0.4, 0.4],
})

const hours = [day, dusk, morning, overcast] as const

/** The light of an hour: by turns a clear day, dusk with light in the windows, a morning, and an overcast sky. */
export const lightAt = (hour: number, high: string, low: string): Light => (hours[hour % hours.length] ?? day)(high, low)

export const skyAt = (frame: Frame, { sky: colours, cloud: [colour, cover, opacity], sun: place, air }: Light, ground: number): string => {
  const { width, height, seed, unit } = frame
  return [
    sky(frame, ground, colours),
    place === undefined ? '' : sun(frame, width * place, ground - Math.min(height, width) * 0.42, unit * 2.2, '#fff0d2', 0.8),
    clouds(frame, { seed, top: 0, height: height * 0.6, colour, cover, opacity, stretch: 5 }),
    glow(frame, width / 2, ground, width * 0.75, height * 0.3, [
      [0, air, 0.5],
      [1, air, 0],
    ]),
  ].join('')
}
