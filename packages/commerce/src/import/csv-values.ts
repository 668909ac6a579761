import type { TSchema } from 'typebox'
import { isDeeperThan } from '../kernel/http/json-depth.ts'

type Loose = TSchema & { readonly type?: string; readonly anyOf?: readonly Loose[]; readonly items?: Loose }

const isNull = (schema: Loose) => schema.type === 'null'

const listMark = '|'

/** Deeper than any record is. */
const mostLevels = 32

/** What cannot be read stays text, and the schema then says what it should be. */
function asJson(cell: string): unknown {
  if (isDeeperThan(cell, mostLevels)) return cell
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}

const asNumber = (cell: string): unknown => (/^-?\d+(?:\.\d+)?$/.test(cell.trim()) ? Number(cell) : cell)

const asFlag = (cell: string): unknown => ({ true: true, '1': true, false: false, '0': false })[cell.trim().toLowerCase()] ?? cell

type Field = { readonly schema: Loose; readonly mayBeLeftOut: boolean }

/** A cell as its field's schema wants it; undefined for an empty one that may be left out. */
export function valueOf(cell: string, { schema, mayBeLeftOut }: Field): unknown {
  const nullable = schema.anyOf?.some(isNull) === true
  if (cell === '' && nullable) return null
  const type = schema.type ?? schema.anyOf?.find((one) => !isNull(one))?.type
  if (type === 'string') return cell === '' && mayBeLeftOut ? undefined : cell
  if (cell === '') return undefined
  if (type === 'integer' || type === 'number') return asNumber(cell)
  if (type === 'boolean') return asFlag(cell)
  if (type === 'array' && !/^[[{]/.test(cell)) return cell.split(listMark).map(asNumber)
  return type === undefined ? cell : asJson(cell)
}

/** The cell of a value: lists of numbers as `1|2`, other lists and objects as JSON. */
export function cellOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'number')) return value.join(listMark)
  return JSON.stringify(value)
}
