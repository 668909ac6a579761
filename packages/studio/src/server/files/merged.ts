import { isDeepStrictEqual } from 'node:util'
import { isObject } from '@vidda/brand/edit'

/** A value with both sides' changes of `base`; where both have changed the same, `mine` stays. Lists are taken whole. */
export function merged(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isDeepStrictEqual(mine, base)) return theirs
  if (isDeepStrictEqual(theirs, base) || !isObject(mine) || !isObject(theirs)) return mine
  const was = isObject(base) ? base : {}
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const entries = keys.map((key) => [key, merged(was[key], mine[key], theirs[key])] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
