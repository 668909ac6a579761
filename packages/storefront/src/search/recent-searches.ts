import { laterStorage } from '../app/index.ts'

/** Key of the shopper's own searches in local storage. */
export const searchesKey = 'vd-searches'

const mostSearches = 6

/** The shopper's own searches, newest first; a full or forbidden storage costs them and nothing else. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(laterStorage.get(searchesKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((entry): entry is string => typeof entry === 'string').slice(0, mostSearches) : []
  } catch {
    return []
  }
}

const same = (left: string, right: string): boolean => left.toLocaleLowerCase('nb-NO') === right.toLocaleLowerCase('nb-NO')

function write(searches: readonly string[]): void {
  try {
    laterStorage.set(searchesKey, searches.length === 0 ? null : JSON.stringify(searches))
  } catch {
    // Nothing is remembered.
  }
}

/** Puts a search first; in other letters it is the same one. */
export function rememberSearch(query: string): void {
  if (query === '') return
  write([query, ...recentSearches().filter((other) => !same(other, query))].slice(0, mostSearches))
}

export const forgetSearches = (): void => write([])
