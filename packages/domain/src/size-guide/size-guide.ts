import { genderIds, type GenderId } from '../gender/index.ts'
import type { SizeScale } from '../size/index.ts'
import { childHands, childMeasures, letterMeasures } from './measures.data.ts'

/** From and to in cm, ages in years; both the same where it is one number. */
export type Span = readonly [from: number, to: number]
export type Measure = 'age' | 'chest' | 'waist' | 'hips' | 'inseam' | 'foot' | 'hand'
export type GuideRow = { readonly size: string; readonly measures: Readonly<Partial<Record<Measure, Span>>> }
export type GuideTable = {
  /** Audience of the table; null if it applies to everybody. */
  readonly fits: 'women' | 'men' | null
  readonly measures: readonly Measure[]
  readonly rows: readonly GuideRow[]
}

type Measures = GuideRow['measures']

const inch = 2.54
/** `point`: length of a European shoe size (Paris point), cm. `room`: how much longer the shoe is than the foot, cm. */
const shoe = { point: 2 / 3, room: 1.5 } as const
const order: readonly Measure[] = ['age', 'chest', 'waist', 'hips', 'inseam', 'foot', 'hand']

const one = (value: number): Span => [value, value]
const tenths = (value: number) => Math.round(value * 10) / 10

/** Steps from M: S is −1, XXL and 2XL are 3. */
function stepOf(letters: string): number | null {
  const [, count, marks = '', letter] = /^(?:(\d{1,2})X|(X*))([SML])$/u.exec(letters) ?? []
  if (letter === undefined) return null
  const far = 1 + Number(count ?? marks.length)
  if (letter === 'M') return far === 1 ? 0 : null
  return letter === 'L' ? far : -far
}

/** One size, or the two between which it lies: `M/L`, `XS–S`. */
function lettersOf(size: string): Span | null {
  const steps = size
    .toUpperCase()
    .split(/\s*[/–-]\s*/u)
    .map(stepOf)
  const [from, to = from] = steps
  return from == null || to == null || steps.length > 2 ? null : [from, to]
}

function letterRow(size: string, fits: 'women' | 'men'): Measures | null {
  const letters = lettersOf(size)
  if (!letters) return null
  const measures: Partial<Record<Measure, Span>> = {}
  for (const [measure, spans] of Object.entries(letterMeasures[fits])) {
    // The tables begin with XXS, three steps below M.
    const [from, to] = letters.map((step) => spans[step + 3])
    if (from && to) measures[measure as Measure] = [from[0], to[1]]
  }
  return Object.keys(measures).length > 0 ? measures : null
}

/** Waist and length in inches: `W32 L34`, `32/34`. */
function waistRow(size: string): Measures | null {
  const [, waist, length] = /^W?(\d{2})\s*\/?\s*L?(\d{2})$/u.exec(size.toUpperCase()) ?? []
  if (waist === undefined) return null
  return { waist: one(Math.round(Number(waist) * inch)), inseam: one(Math.round(Number(length) * inch)) }
}

const fractions: Readonly<Record<string, number>> = { '½': 1 / 2, '⅓': 1 / 3, '⅔': 2 / 3, '1/2': 1 / 2, '1/3': 1 / 3, '2/3': 2 / 3 }

function footOf(size: string): number | null {
  const [, whole, rest = ''] = /^(\d{2})\s?([.,]5|[½⅓⅔]|[12]\/[23])?$/u.exec(size) ?? []
  if (whole === undefined) return null
  const part = rest === '' ? 0 : (fractions[rest] ?? 0.5)
  return tenths((Number(whole) + part) * shoe.point - shoe.room)
}

function footRow(size: string): Measures | null {
  const [from, to = from] = size.split(/\s*[–-]\s*/u).map(footOf)
  return from == null || to == null ? null : { foot: [from, to] }
}

function childRow(size: string): Measures | null {
  const height = Number(/^(\d{2,3})\s*cm$/iu.exec(size)?.[1])
  const at = childMeasures.findIndex((row) => row.height >= height)
  const above = childMeasures[at]
  const below = childMeasures[at - 1] ?? above
  if (!above || !below || height < below.height) return null
  const part = above === below ? 0 : (height - below.height) / (above.height - below.height)
  const between = (key: 'age' | 'chest' | 'waist') => below[key] + (above[key] - below[key]) * part
  const [age, chest, waist] = [between('age'), between('chest'), between('waist')]
  return { age: [Math.floor(age), Math.ceil(age)], chest: one(Math.round(chest)), waist: one(Math.round(waist)) }
}

/** The number of a glove is the hand's girth in inches, and M is 8. */
function handRow(size: string): Measures | null {
  const years = /^\d{1,2}\s?[–-]\s?(\d{1,2})\s*år$/u.exec(size)?.[1]
  const child = childHands.find(({ age }) => age === Number(years))
  if (child) return { hand: one(child.hand) }
  const letters = lettersOf(size)
  const [from, to] = letters?.map((step) => step + 8) ?? one(Number(/^\d{1,2}(?:[.,]5)?$/u.exec(size)?.[0].replace(',', '.')))
  return from >= 4 && to <= 13 ? { hand: [tenths(from * inch), tenths(to * inch)] } : null
}

function table(sizes: readonly string[], rowOf: (size: string) => Measures | null, fits: GuideTable['fits'] = null): readonly GuideTable[] {
  const rows = sizes.flatMap((size) => {
    const measures = rowOf(size.trim())
    return measures ? [{ size, measures }] : []
  })
  if (rows.length === 0) return []
  return [{ fits, rows, measures: order.filter((measure) => rows.some((row) => measure in row.measures)) }]
}

const genderOf: Readonly<Partial<Record<GenderId, readonly ('women' | 'men')[]>>> = {
  [genderIds.dame]: ['women'],
  [genderIds.herre]: ['men'],
  [genderIds.uni]: ['women', 'men'],
}

/** Tables of body measures for sizes of a scale, in the order given. Sizes that cannot be parsed and tables without rows are left out. */
export function sizeGuide(scale: SizeScale, gender: GenderId, sizes: readonly string[]): readonly GuideTable[] {
  if (scale === 'shoes' || scale === 'socks') return table(sizes, footRow)
  if (scale === 'children') return table(sizes, childRow)
  if (scale === 'gloves') return table(sizes, handRow)
  if (scale !== 'clothes') return []
  return [...(genderOf[gender] ?? []).flatMap((fits) => table(sizes, (size) => letterRow(size, fits), fits)), ...table(sizes, waistRow)]
}
