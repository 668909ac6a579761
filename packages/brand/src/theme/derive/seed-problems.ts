import type { ColorValue, Token } from '@vidda/tokens'
import type { Problem } from '../../problem.ts'
import { lchOf } from '../color.ts'
import { tokenProblems, unknownNames } from '../shape.ts'
import { seedTypes, type SeedName } from './seeds.ts'

type SeedGroup = Readonly<Record<string, unknown>>

const names = Object.keys(seedTypes) as SeedName[]

/** On a ground of middling lightness neither ink nor paper can be read. */
const isMiddling = (value: ColorValue): boolean => {
  const { l } = lchOf(value)
  return l > 0.35 && l < 0.85
}

function neutralProblems(file: string, { $value, $extensions }: Token): Problem[] {
  return [$value, $extensions?.['org.vidda.dark']].flatMap((value) =>
    value !== undefined && isMiddling(value as ColorValue)
      ? [
          {
            file,
            key: 'seed.neutral',
            message: 'is neither light nor dark, expected a lightness of at least 0.85 or at most 0.35. Change it.',
          },
        ]
      : [],
  )
}

function seedProblem(file: string, group: SeedGroup, name: SeedName): Problem[] {
  const { type, needed } = seedTypes[name]
  const given = group[name]
  if (given === undefined && !needed) return []
  const token = typeof given === 'object' ? ({ $type: group['$type'], ...given } as Token) : undefined
  const found = tokenProblems(file, `seed.${name}`, [type], token)
  return name === 'neutral' && found.length === 0 && token ? neutralProblems(file, token) : found
}

/** Inputs of a theme that are missing, unknown, of the wrong type or of no use. */
export function seedProblems(seed: unknown, file: string): Problem[] {
  if (typeof seed !== 'object' || seed === null) {
    return [{ file, key: 'seed', message: `is no group, expected one with ${names.join(', ')}. Mend it, or leave it out.` }]
  }
  return [...unknownNames(file, 'seed.', Object.keys(seed), names), ...names.flatMap((name) => seedProblem(file, seed as SeedGroup, name))]
}
