import type { ThemeTokens } from '../../shared/wire.ts'
import { givenToken } from './theme-places.ts'

export type Range = {
  /** `seed`, or a group of tokens. */
  readonly group: string
  readonly name: string
  readonly label: string
  readonly type: 'dimension' | 'number' | 'fontWeight'
  readonly unit: string
  readonly min: number
  readonly max: number
  readonly step: number
  /** What holds where a seed is not given. */
  readonly usual: number
}

export type RangeGroup = { readonly title: string; readonly about: string; readonly ranges: readonly Range[] }

const corner = (name: string, label: string): Range => ({
  group: 'radius',
  name,
  label,
  type: 'dimension',
  unit: 'px',
  min: 0,
  max: 32,
  step: 1,
  usual: 6,
})

const corners = [
  corner('control', 'Controls'),
  corner('card', 'Cards'),
  corner('small', 'Small things'),
  corner('medium', 'Boxes'),
  corner('large', 'Large boxes'),
]

const pixels = (name: string, label: string, max: number): Range => ({ ...corner(name, label), group: 'density', min: 0, max, usual: 8 })
const distances = [pixels('row', 'Rows of lists', 24), pixels('cell', 'Cells', 32), pixels('gap', 'Between cards', 48)]

const seed = (name: string, label: string, rest: Omit<Range, 'group' | 'name' | 'label'>): Range => ({
  group: 'seed',
  name,
  label,
  ...rest,
})
const factor = { type: 'number', unit: '×', step: 0.01 } as const

const seeds = {
  text: [
    seed('textSize', 'Text size', { type: 'dimension', unit: 'rem', min: 0.875, max: 1.25, step: 0.0625, usual: 1 }),
    seed('typeRatio', 'Steps of type', { ...factor, min: 1.05, max: 1.4, usual: 1.2 }),
  ],
  radius: seed('radius', 'All corners', { type: 'dimension', unit: 'px', min: 0, max: 32, step: 1, usual: 6 }),
  density: seed('density', 'Everything', { ...factor, min: 0.75, max: 1.3, usual: 1 }),
}

const headingWeight: Range = {
  group: 'weight',
  name: 'heading',
  label: 'Heading weight',
  type: 'fontWeight',
  unit: '',
  min: 100,
  max: 900,
  step: 10,
  usual: 700,
}

/** What can be set of a theme's form: its seeds where it has some, beside them what it gives itself; else its tokens one by one. */
export function rangesOf(file: ThemeTokens | null): readonly RangeGroup[] {
  const isSeeded = file?.['seed'] !== undefined
  const given = (ranges: readonly Range[]) => (isSeeded ? ranges.filter(({ group, name }) => givenToken(file, group, name)) : ranges)
  return [
    { title: 'Type', about: 'How large and heavy it is.', ranges: [...(isSeeded ? seeds.text : []), headingWeight] },
    { title: 'Corners', about: 'How round things are.', ranges: [...(isSeeded ? [seeds.radius] : []), ...given(corners)] },
    { title: 'Density', about: 'How close things stand.', ranges: [...(isSeeded ? [seeds.density] : []), ...given(distances)] },
  ]
}
