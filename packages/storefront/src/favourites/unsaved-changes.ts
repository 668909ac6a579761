import type { FavouritesChange } from './favourites-store.ts'

/** Key in local storage of changes that are on their way to the account. Those of a page that was left meanwhile stay there, for the next page to save. */
const unsavedKey = 'vd-unsaved-favourites'

/** A change and its id, by which several tabs tell their own. */
export type Unsaved = readonly [id: string, change: FavouritesChange]

const isIds = (value: unknown): boolean => Array.isArray(value) && value.every((id) => Number.isSafeInteger(id))

function isUnsaved(value: unknown): value is Unsaved {
  if (!Array.isArray(value)) return false
  const { added, removed } = (value[1] ?? {}) as Partial<FavouritesChange>
  return isIds(added) && isIds(removed)
}

/** The oldest first. */
export function unsavedChanges(): readonly Unsaved[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(unsavedKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isUnsaved) : []
  } catch {
    return []
  }
}

function keep(changes: readonly Unsaved[]): void {
  try {
    if (changes.length > 0) localStorage.setItem(unsavedKey, JSON.stringify(changes))
    else localStorage.removeItem(unsavedKey)
  } catch {
    // A change is lost then where its page is left at once.
  }
}

/** Stores a change that is about to be saved. */
export function noteUnsaved(change: FavouritesChange): Unsaved {
  // `crypto.randomUUID` exists on HTTPS pages only, and a shop can be tried over HTTP.
  const noted: Unsaved = [`${Date.now()}-${Math.random()}`, change]
  keep([...unsavedChanges(), noted])
  return noted
}

/** All changes when no id is given. */
export const forgetUnsaved = (ids?: readonly string[]): void => keep(ids ? unsavedChanges().filter(([id]) => !ids.includes(id)) : [])
