import { isDeepStrictEqual } from 'node:util'
import type { Edit } from './upgrade-types.ts'

type Members = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value)

const stepsOf = (key: string): readonly string[] => key.split('.')

/** The value at a path; undefined if there is none. */
function valueAt(value: unknown, key: string): unknown {
  return stepsOf(key).reduce<unknown>((at, step) => (isObject(at) && Object.hasOwn(at, step) ? at[step] : undefined), value)
}

/** Removes the value at a path, and objects that become empty. */
function without(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (!isObject(value) || step === undefined || !Object.hasOwn(value, step)) return value
  const { [step]: old, ...others } = value
  const inner = rest.length === 0 ? undefined : without(old, rest)
  if (inner === undefined || (isObject(inner) && Object.keys(inner).length === 0)) return others
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, key === step ? inner : one]))
}

/** Sets the value at a path. A new key is added last, a new object after the key `after`. */
function withValue(value: unknown, [step = '', ...rest]: readonly string[], next: unknown, after: string): Members {
  const members = isObject(value) ? value : {}
  const made = rest.length === 0 ? next : withValue(members[step], rest, next, '')
  if (Object.hasOwn(members, step) || !Object.hasOwn(members, after)) return { ...members, [step]: made }
  return Object.fromEntries(
    Object.entries(members).flatMap(([key, one]) =>
      key === after
        ? [
            [key, one],
            [step, made],
          ]
        : [[key, one]],
    ),
  )
}

export type Edited = {
  /** The file's value after the edit; the same object if nothing changed. */
  readonly value: unknown
  /** What was changed, as a phrase that follows the key; null if nothing was. */
  readonly done: string | null
  /** What has to be done by hand; null for nothing. */
  readonly byHand: string | null
}

/** The key that an edit looks for. */
export const keyOf = (edit: Edit): string => (edit.kind === 'move' ? edit.from : edit.key)

/** Applies an edit to a parsed file. Returns null if the file does not have the key. */
export function edited(value: unknown, edit: Edit): Edited | null {
  const key = keyOf(edit)
  const old = valueAt(value, key)
  if (old === undefined) return null
  if (edit.kind === 'hand') return { value, done: null, byHand: edit.byHand }
  if (edit.kind === 'remove') return { value: without(value, stepsOf(key)), done: 'is taken out', byHand: edit.byHand ?? null }
  const there = valueAt(value, edit.to)
  if (there !== undefined && !isDeepStrictEqual(there, old))
    return { value, done: null, byHand: `"${edit.to}", its new name, has other words: keep one of them there, and take this one out` }
  const [namespace = ''] = stepsOf(key)
  const made = there === undefined ? withValue(value, stepsOf(edit.to), old, namespace) : value
  return { value: without(made, stepsOf(key)), done: `is "${edit.to}" now`, byHand: null }
}
