import type { DataKindName } from '@vidda/contract/data'
import type { RawBuilder } from 'kysely'
import type { Db } from '../kernel/database/open.ts'

export type Problem = {
  readonly field: string
  readonly reason: string
  /** What was refused; left out of personal records, and where nothing stood. */
  readonly value?: unknown
  /** What most likely was meant. */
  readonly mend?: unknown
  /** Which record, by its key: of what does not stand in the record's line. */
  readonly record?: string
  /** The kind of the refused record that this one refers to: the fault is already reported there. */
  readonly follows?: DataKindName
}

export type DataRecord = Readonly<Record<string, unknown>>

export type Writing = { readonly db: Db; readonly chainId: number; readonly now: Date }

/** A record that does not fit the database or another record of the file. */
export type Misfit = {
  readonly field: string
  /** What follows the field's name, as in `must be a known shop`. */
  readonly reason: string
  /** True for a misfit, over `s`, the record among those read in. */
  readonly when: RawBuilder<unknown>
  /** For a reference that leads nowhere: the kind that it leads to, and the keys (`text[]`, as `referredBy` joined by `/`) that are not there. */
  readonly leadsTo?: { readonly kind: DataKindName; readonly keys: RawBuilder<unknown> }
}

/** One kind of data that a chain brings in or takes out. */
export type DataKind = {
  readonly name: DataKindName
  /** Columns of the records read in, with their SQL types; named as the record's fields. */
  readonly columns: Readonly<Record<string, 'int' | 'text' | 'bool' | 'float8' | 'jsonb' | 'timestamptz' | 'int[]'>>
  /** True for records of people: files of them are for their owner's eyes alone. */
  readonly personal?: boolean
  /** What tells one record from another; nothing where there is only one. */
  readonly key: readonly string[]
  /** By which fields other records refer to one, where it is not the key. */
  readonly referredBy?: readonly string[]
  /** Fields that keep what the shop has where a record leaves them empty. */
  readonly keeps?: readonly string[]
  /** True, over `s`, for a record that takes its own out of the shop. */
  readonly removes?: RawBuilder<unknown>
  /** Other fields by which misfits look for records. */
  readonly soughtBy?: readonly string[]
  /** Whether misfits of other kinds ask for records of this one, or its own's alone; none do when left out. */
  readonly askedBy?: 'others' | 'itself'
  /** Adds what the database keeps beside the record's fields. */
  readonly prepare?: (record: DataRecord) => DataRecord
  /** Whether records name pictures, which are taken in. */
  readonly hasPictures?: true
  /** What is wrong with a record by itself, beyond its schema. */
  readonly examine?: (record: DataRecord) => readonly Problem[]
  readonly misfits: (chainId: number, now: Date) => readonly Misfit[]
  /** Takes out what would change nothing, and holds what others change too, until all is written; asked before `touched`. */
  readonly hold?: (writing: Writing) => Promise<void>
  /** Ids of the articles whose search documents the records change; asked before they are written. */
  readonly touched?: (chainId: number) => RawBuilder<unknown>
  /** What else of the touched articles follows: what they cost from now on, or only what their history says. */
  readonly changes?: 'prices' | 'history'
  /** Writes what was read in; what the records do not name stays as it is. */
  readonly write: (writing: Writing) => Promise<void>
  /** All the chain's records, in an order that can be read in again. */
  readonly all: (chainId: number) => RawBuilder<unknown>
  /** What records are compared with, where `all` leaves out some that the shop has. */
  readonly present?: (chainId: number) => RawBuilder<unknown>
}
