import type { Scheme, Theme, TokenName } from '@vidda/tokens'
import { colorCss, colorOf, hasDark } from '@vidda/tokens'
import type { Problem } from '../problem.ts'
import { contrastOf, hexOfValue, isShown, nearestShown } from './color.ts'
import { nearestPassing } from './nearest.ts'
import { contrastPairs, type ContrastPair } from './pairs.ts'

const keyIn = (scheme: Scheme, name: TokenName<'color'>): string => (scheme === 'dark' ? `color.${name} (dark)` : `color.${name}`)

function pairProblem(theme: Theme, file: string, scheme: Scheme, { front, ground, least }: ContrastPair): Problem[] {
  const [text, under] = [colorOf(theme, front, scheme), colorOf(theme, ground, scheme)]
  const ratio = contrastOf(text, under)
  if (ratio >= least) return []
  const nearest = nearestPassing(text, [{ beside: under, least }])
  const fix = nearest
    ? `The nearest that passes is ${colorCss(nearest)} (${nearest.hex}).`
    : `No lightness of it passes: change color.${ground}.`
  const shown = Math.floor(ratio * 100) / 100
  const message = `has a contrast of ${shown}:1 on color.${ground}, expected at least ${least}:1. ${fix}`
  return [{ file, key: keyIn(scheme, front), message }]
}

function valueProblem(theme: Theme, file: string, scheme: Scheme, name: TokenName<'color'>): Problem[] {
  const value = colorOf(theme, name, scheme)
  const key = keyIn(scheme, name)
  if (!isShown(value)) {
    const nearest = colorCss(nearestShown(value))
    return [{ file, key, message: `is ${colorCss(value)}, expected a colour that every screen shows. The nearest is ${nearest}.` }]
  }
  const hex = hexOfValue(value)
  return value.hex === undefined || value.hex === hex
    ? []
    : [{ file, key: `${key}.$value.hex`, message: `is "${value.hex}", expected "${hex}", the same colour. Write that, or leave it out.` }]
}

/**
 * Pairs below their contrast, colours outside sRGB, and `hex` values that have drifted, in the light set and in the dark one where
 * there is one; the theme's shape is taken to be checked.
 */
export function colorProblems(theme: Theme, file: string, names: readonly TokenName<'color'>[]): Problem[] {
  const schemes: readonly Scheme[] = hasDark(theme) ? ['light', 'dark'] : ['light']
  return schemes.flatMap((scheme) => [
    ...names.flatMap((name) => valueProblem(theme, file, scheme, name)),
    ...contrastPairs.flatMap((pair) => pairProblem(theme, file, scheme, pair)),
  ])
}
