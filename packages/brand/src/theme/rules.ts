import { fontFaces, tokenOf, type DesignGroup, type DimensionValue, type FontFace, type Theme, type TokenName } from '@vidda/tokens'
import type { Problem } from '../problem.ts'

const generic = ['serif', 'sans-serif', 'monospace', 'system-ui']

const familiesOf = (theme: Theme, font: TokenName<'font'>): readonly string[] =>
  ([] as string[]).concat(tokenOf(theme, 'font', font)?.$value as string | string[])

const faceOf = (theme: Theme, font: TokenName<'font'>): FontFace | undefined =>
  familiesOf(theme, font)
    .map((family) => fontFaces(theme).find((face) => face.family === family))
    .find((face) => face !== undefined)

function familyProblems(theme: Theme, file: string, font: TokenName<'font'>): Problem[] {
  const faces = fontFaces(theme).map(({ family }) => family)
  const expected = `a face (${faces.join(', ') || 'there are none'}) or a generic family such as sans-serif`
  return familiesOf(theme, font)
    .filter((family) => !faces.includes(family) && !generic.includes(family))
    .map((family) => ({
      file,
      key: `font.${font}`,
      message: `is "${family}", expected ${expected}. Add a face to $extensions["org.vidda"].faces, or name another.`,
    }))
}

/** Where each weight is used first of all. */
const fontOfWeight = { text: 'text', medium: 'text', bold: 'text', heading: 'heading' } as const satisfies Record<
  TokenName<'weight'>,
  TokenName<'font'>
>

function weightProblems(theme: Theme, file: string, name: TokenName<'weight'>): Problem[] {
  const face = faceOf(theme, fontOfWeight[name])
  const weight = tokenOf(theme, 'weight', name)?.$value as number
  if (!face || (weight >= face.weight[0] && weight <= face.weight[1])) return []
  const range = face.weight.join(' to ')
  return [
    { file, key: `weight.${name}`, message: `is ${weight}, expected ${range}, the weights of ${face.family}. Change it, or the face.` },
  ]
}

/** WCAG 2.2: 2.4.13 (focus), 2.5.8 (targets). */
const leasts: readonly (readonly [group: DesignGroup, name: string, least: number, why: string])[] = [
  ['stroke', 'focus', 2, 'focus is seen'],
  ['size', 'target', 24, 'a finger hits it'],
  ['size', 'controlSmall', 24, 'a pointer hits it'],
  ['line', 'tight', 0.8, 'lines stand apart'],
  ['line', 'heading', 0.9, 'lines stand apart'],
  ['line', 'text', 1.2, 'lines stand apart'],
]

/** A length in px with its text, or a bare number. */
function measured(value: DimensionValue | number): readonly [size: number, text: string] {
  if (typeof value === 'number') return [value, String(value)]
  return [value.unit === 'rem' ? value.value * 16 : value.value, `${value.value}${value.unit}`]
}

function leastProblems(theme: Theme, file: string, [group, name, least, why]: (typeof leasts)[number]): Problem[] {
  const token = tokenOf(theme, group, name)
  const values = [token?.$value, token?.$extensions?.['org.vidda.least']].filter((value) => value !== undefined)
  return values.flatMap((value) => {
    const [size, text] = measured(value as DimensionValue | number)
    const expected = typeof value === 'number' ? `${least}` : `${least}px`
    return size >= least
      ? []
      : [{ file, key: `${group}.${name}`, message: `is ${text}, expected at least ${expected}, so that ${why}. Raise it.` }]
  })
}

function curveProblems(theme: Theme, file: string): Problem[] {
  const { $type, $value } = tokenOf(theme, 'motion', 'ease') ?? {}
  if ($type !== 'cubicBezier')
    return [{ file, key: 'motion.ease', message: 'is no curve, expected a token of type cubicBezier. Change it.' }]
  const curve = $value as readonly number[]
  if ([0, 2].every((at) => (curve[at] ?? 0) >= 0 && (curve[at] ?? 0) <= 1)) return []
  const message = `is cubic-bezier(${curve.join(', ')}), expected its first and third number from 0 to 1. Change them.`
  return [{ file, key: 'motion.ease', message }]
}

/** What each token's own shape does not tell: what must fit another token, or be large enough to be of use. The shape is taken to be checked. */
export const ruleProblems = (theme: Theme, file: string): Problem[] => [
  ...(['text', 'heading'] as const).flatMap((font) => familyProblems(theme, file, font)),
  ...(Object.keys(fontOfWeight) as TokenName<'weight'>[]).flatMap((name) => weightProblems(theme, file, name)),
  ...leasts.flatMap((least) => leastProblems(theme, file, least)),
  ...curveProblems(theme, file),
]
