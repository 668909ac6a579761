import type { DataKindName } from '@vidda/contract/data'
import { type RawBuilder, sql } from 'kysely'
import type { DataKind, DataRecord, Problem } from './kind.ts'

/** Keys held for one kind; beyond it every reference to the kind that leads nowhere counts as a consequence. */
const mostKeys = 100_000

const partMark = '/'

const fieldsOf = ({ referredBy, key }: DataKind): readonly string[] => referredBy ?? key

const keyOf = (kind: DataKind, record: DataRecord): string =>
  fieldsOf(kind)
    .map((field) => String(record[field]))
    .join(partMark)

/** The same key of a record `s` of the stage. */
export const stagedKey = (kind: DataKind): RawBuilder<unknown> =>
  sql`concat_ws(${partMark}::text, ${sql.join([sql`null`, ...fieldsOf(kind).map((field) => sql`s.${sql.ref(field)}`)])})`

/**
 * The records of a run that were refused, by what others refer to them by: a record that refers to one of them has no fault of its own, and telling it
 * would bury the fault that it follows from.
 */
export class RefusedRecords {
  readonly #keys = new Map<DataKindName, Set<string> | 'any'>()

  add(kind: DataKind, key: string): void {
    const keys = this.#keys.get(kind.name) ?? new Set()
    if (keys === 'any') return
    keys.add(key)
    this.#keys.set(kind.name, keys.size > mostKeys ? 'any' : keys)
  }

  /** A record whose key cannot be read, or a whole file: it may be any. */
  addUnknown(kind: DataKind): void {
    this.#keys.set(kind.name, 'any')
  }

  /** A record that is wrong by itself; null when nothing of it can be read. */
  addFaulty(kind: DataKind, record: DataRecord | null, problems: readonly Problem[]): void {
    const isReadable =
      record !== null && fieldsOf(kind).every((field) => record[field] !== undefined && !problems.some((one) => one.field === field))
    if (isReadable) this.add(kind, keyOf(kind, record))
    else this.addUnknown(kind)
  }

  hasAll(kind: DataKindName, keys: readonly string[]): boolean {
    const refused = this.#keys.get(kind)
    return refused !== undefined && keys.length > 0 && (refused === 'any' || keys.every((key) => refused.has(key)))
  }
}
