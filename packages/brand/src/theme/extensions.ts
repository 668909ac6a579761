import type { Problem } from '../problem.ts'

/** The extensions that a token may carry, by its DTCG type. */
const tokenExtensions: Readonly<Record<string, readonly string[]>> = {
  color: ['org.vidda.dark'],
  dimension: ['org.vidda.least'],
}

export const extensionsOf = (type: string): readonly string[] => tokenExtensions[type] ?? []

/** Extensions by the name of Vidda that mean nothing where they stand; those of other makers are left alone. */
export function unknownExtensions(file: string, at: string, extensions: unknown, known: readonly string[]): Problem[] {
  const expected = known.length > 0 ? `${known.join(', ')}. Rename or remove it.` : 'none. Remove it.'
  return Object.keys(extensions ?? {})
    .filter((name) => /^org\.vidda\b/.test(name) && !known.includes(name))
    .map((name) => ({ file, key: `${at}$extensions["${name}"]`, message: `is not known, expected ${expected}` }))
}
