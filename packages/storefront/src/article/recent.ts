import { laterStorage } from '../app/index.ts'

/** Key of the articles seen last in local storage. */
const recentKey = 'vd-recent'

/** One more than is shown: the open article is not. */
const kept = 9

/** Ids of the articles seen, the last one first; a broken or forbidden storage holds none. */
export function seenArticles(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(laterStorage.get(recentKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id): id is number => Number.isSafeInteger(id)) : []
  } catch {
    return []
  }
}

export function noteSeen(id: number): void {
  try {
    laterStorage.set(recentKey, JSON.stringify([id, ...seenArticles().filter((other) => other !== id)].slice(0, kept)))
  } catch {
    // It is not among those seen.
  }
}
