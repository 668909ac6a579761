import type { ColorValue, Theme, TokenName } from '@vidda/tokens'
import { colorCss, tokenOf } from '@vidda/tokens'
import { converter, formatHex, inGamut, toGamut, wcagContrast, type Color } from 'culori'
import type { Problem } from '../problem.ts'
import { contrastPairs, type ContrastPair } from './pairs.ts'

const toOklch = converter('oklch')
const toSrgb = toGamut('rgb', 'oklch')
const shows = inGamut('rgb')

function colorOf({ colorSpace, components: [a, b, c] }: ColorValue): Color {
  return colorSpace === 'oklch' ? { mode: 'oklch', l: a, c: b, h: c } : { mode: 'rgb', r: a, g: b, b: c }
}

const valueOf = (theme: Theme, name: TokenName<'color'>): ColorValue => tokenOf(theme, 'color', name)?.$value as ColorValue

/** A colour token as sRGB `#rrggbb`, for mails and payment frames. */
export const hexOf = (theme: Theme, name: TokenName<'color'>): string => formatHex(toSrgb(colorOf(valueOf(theme, name))))

/** The WCAG contrast ratio of two colours, 1 to 21, as an sRGB screen shows them. */
export const contrastOf = (front: ColorValue, ground: ColorValue): number => wcagContrast(toSrgb(colorOf(front)), toSrgb(colorOf(ground)))

const round = (value: number, digits: number) => Number(value.toFixed(digits))

/** The colour with the least change of lightness, in steps of 0.005, that has the contrast asked for. */
export function nearestPassing(front: ColorValue, ground: ColorValue, least: number): ColorValue | undefined {
  const { l, c, h } = toOklch(colorOf(front))
  for (let step = 0; step <= 200; step++) {
    for (const lightness of [l - step * 0.005, l + step * 0.005]) {
      if (lightness < 0 || lightness > 1) continue
      const moved = toOklch(toSrgb({ mode: 'oklch', l: lightness, c, h: h ?? 0 }))
      const value: ColorValue = { colorSpace: 'oklch', components: [round(moved.l, 3), round(moved.c, 3), round(moved.h ?? 0, 1)] }
      if (contrastOf(value, ground) >= least) return { ...value, hex: formatHex(toSrgb(colorOf(value))) }
    }
  }
  return undefined
}

function pairProblem(theme: Theme, file: string, { front, ground, least }: ContrastPair): Problem[] {
  const [text, under] = [valueOf(theme, front), valueOf(theme, ground)]
  const ratio = contrastOf(text, under)
  if (ratio >= least) return []
  const nearest = nearestPassing(text, under, least)
  const fix = nearest
    ? `The nearest that passes is ${colorCss(nearest)} (${nearest.hex}).`
    : `No lightness of it passes: change color.${ground}.`
  const shown = Math.floor(ratio * 100) / 100
  return [{ file, key: `color.${front}`, message: `has a contrast of ${shown}:1 on color.${ground}, expected at least ${least}:1. ${fix}` }]
}

function hexProblem(theme: Theme, file: string, name: TokenName<'color'>): Problem[] {
  const value = valueOf(theme, name)
  const key = `color.${name}`
  if (!shows(colorOf(value))) {
    return [
      {
        file,
        key,
        message: `is ${colorCss(value)}, expected a colour that every screen shows. The nearest is ${colorCss(inScreen(value))}.`,
      },
    ]
  }
  const hex = hexOf(theme, name)
  return value.hex === undefined || value.hex === hex
    ? []
    : [{ file, key: `${key}.$value.hex`, message: `is "${value.hex}", expected "${hex}", the same colour. Write that, or leave it out.` }]
}

function inScreen(value: ColorValue): ColorValue {
  const { l, c, h } = toOklch(toSrgb(colorOf(value)))
  return { colorSpace: 'oklch', components: [round(l, 3), Math.floor(c * 1000) / 1000, round(h ?? 0, 1)] }
}

/** Pairs below their contrast, colours outside sRGB, and `hex` values that have drifted; the theme's shape is taken to be checked. */
export function colorProblems(theme: Theme, file: string, names: readonly TokenName<'color'>[]): Problem[] {
  return [...names.flatMap((name) => hexProblem(theme, file, name)), ...contrastPairs.flatMap((pair) => pairProblem(theme, file, pair))]
}
