import { genderIds } from '@vidda/domain/gender'
import { slugOf } from '@vidda/domain/slug'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'

export type Loose = TSchema & {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly default?: unknown
  readonly description?: string
  readonly anyOf?: readonly Loose[]
  readonly items?: Loose
  readonly properties?: Readonly<Record<string, Loose>>
}

/** The constants that a schema allows, when it allows nothing else. */
export function constantsOf({ anyOf, enum: listed }: Loose): readonly unknown[] {
  if (listed) return listed
  return anyOf?.every((one) => one.const !== undefined) === true ? anyOf.map((one) => one.const) : []
}

/** Of a schema that also allows null, what else it allows. */
export function otherThanNull(schema: Loose): Loose {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  return others.length === 1 && others[0] && schema.anyOf?.length === 2 ? others[0] : schema
}

/** The schema of what stands at a path within a record. */
export function schemaAt(schema: Loose, path: readonly string[]): Loose | undefined {
  return path.reduce<Loose | undefined>((at, part) => {
    const one = at && otherThanNull(at)
    return one?.items ?? one?.properties?.[part]
  }, schema)
}

const money = /^(?:kr\.?\s*)?(\d{1,3}(?:[ .\u00A0]\d{3})+|\d+)(?:[,.](\d{1,2}|-))?\s*(?:kr\.?)?$/i

/** Kroner as people write them, with or without their unit, in øre: `499,90`, `1 299,-`. */
function oreOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? undefined : Math.round(value * 100)
  const text = String(value).trim()
  if (/^\d+$/.test(text)) return Number(text)
  const [, kroner, ore = ''] = money.exec(text) ?? []
  if (kroner === undefined) return undefined
  return Number(kroner.replaceAll(/\D/g, '')) * 100 + Number((ore === '-' ? '' : ore).padEnd(2, '0'))
}

function numberOf(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.replaceAll(/\s/g, '').replace(',', '.')
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined
}

const flags: Readonly<Record<string, boolean>> = {
  true: true,
  ja: true,
  j: true,
  yes: true,
  sann: true,
  x: true,
  '1': true,
  false: false,
  nei: false,
  n: false,
  no: false,
  usann: false,
  '0': false,
}

const genders: Readonly<Record<string, number>> = {
  ...genderIds,
  mann: genderIds.herre,
  men: genderIds.herre,
  kvinne: genderIds.dame,
  women: genderIds.dame,
  unisex: genderIds.uni,
}

/** `31.12.2026`, or a date that stands before a time, as `2026-12-31`. */
function dayOf(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})\b/.exec(text) ?? []
  if (day && month && year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return /^\d{4}-\d{2}-\d{2}\b/.exec(text)?.[0]
}

const norwegian = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'Europe/Oslo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

function localTime(time: number): string {
  const parts = new Map(norwegian.formatToParts(time).map(({ type, value }) => [type, value]))
  const [year, month, day, hour, minute, second] = (['year', 'month', 'day', 'hour', 'minute', 'second'] as const).map((type) =>
    parts.get(type),
  )
  return `${year}-${month}-${day}T${hour}:${minute}:${second}`
}

/** A moment without a zone, taken as one in Norway. */
function momentOf(text: string): string | undefined {
  const day = dayOf(text)
  if (day === undefined) return undefined
  const [, hours = '00', minutes = '00', seconds = '00'] = /[T ](\d{2})[:.](\d{2})(?:[:.](\d{2}))?$/.exec(text) ?? []
  const local = `${day}T${hours}:${minutes}:${seconds}`
  return ['+01:00', '+02:00']
    .map((zone) => `${local}${zone}`)
    .find((moment) => {
      const time = Date.parse(moment)
      return !Number.isNaN(time) && localTime(time) === local
    })
}

const postalCode = 4

/** A text in the form that its field wants. */
function textOf(text: string, field: string, { format, pattern = '' }: Loose): string | undefined {
  if (format === 'date') return dayOf(text)
  if (format === 'date-time') return momentOf(text)
  if (/slug/i.test(field) || pattern.startsWith('^[a-z0-9]+')) return slugOf(text)
  if (pattern.startsWith('^#')) return `#${text.replace('#', '').replace(/^([\da-f])([\da-f])([\da-f])$/i, '$1$1$2$2$3$3')}`
  const digits = text.replaceAll(/[\s-]/g, '')
  return /^\d+$/.test(digits) ? (field === 'postNo' ? digits.padStart(postalCode, '0') : digits) : undefined
}

const sameWord = (a: unknown, b: unknown) => String(a).trim().toLowerCase() === String(b).trim().toLowerCase()

function candidate(value: unknown, field: string, schema: Loose): unknown {
  const { type, properties } = schema
  const constants = constantsOf(schema)
  if (properties?.['src'] && typeof value === 'string') return { src: value.trim() }
  if (/^gender/i.test(field) && typeof value === 'string') return genders[value.trim().toLowerCase()] ?? numberOf(value)
  if (constants.length > 0) return constants.find((one) => sameWord(one, value))
  if (type === 'boolean') return flags[String(value).trim().toLowerCase()]
  if (type === 'integer') return field.endsWith('Ore') ? oreOf(value) : numberOf(value)
  if (type === 'number') return numberOf(value)
  return type === 'string' && (typeof value === 'string' || typeof value === 'number')
    ? textOf(String(value).trim(), field, schema)
    : undefined
}

/** What most likely was meant by a value that a field refuses, where that can be told from it; the field would take it. */
export function mendOf(value: unknown, field: string, schema: Loose): unknown {
  const wanted = otherThanNull(schema)
  const { items } = wanted
  const takes = (its: Loose, one: unknown) => Value.Check(its, Value.Default(its, Value.Clone(one)))
  const isOne = typeof value === 'object' && value !== null && !Array.isArray(value)
  const list: unknown = items && isOne ? [value] : value
  const mended =
    items && Array.isArray(list)
      ? list.map((one: unknown) => (takes(items, one) ? one : candidate(one, field, items)))
      : candidate(value, field, wanted)
  return mended !== undefined && takes(schema, mended) ? mended : undefined
}
