import type { StoreApi } from 'zustand/vanilla'

export type Kept<View> = {
  /** Key in local storage. */
  readonly key: string
  /** The part of the view that is stored; it is written when it is another value. */
  readonly select: (view: View) => unknown
  /** What storage says, anything at all; null where it says nothing. */
  readonly restore: (stored: unknown) => Partial<View>
}

export type TabEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>

/**
 * Keeps a part of a store in local storage and in step with other tabs. Call once in a browser, after hydration; the answer
 * stops it. A full or forbidden storage leaves it in memory: `storage` is a function, for even touching a forbidden one throws.
 */
export function keep<View>(
  store: StoreApi<View>,
  { key, select, restore }: Kept<View>,
  storage: () => Storage = () => window.localStorage,
  events: TabEvents = window,
): () => void {
  const read = () => store.setState(restore(stored(storage, key)))
  read()
  const stopWriting = store.subscribe((view, before) => {
    if (select(view) !== select(before)) write(storage, key, select(view))
  })
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) read()
  }
  events.addEventListener('storage', onStorage)
  return () => {
    stopWriting()
    events.removeEventListener('storage', onStorage)
  }
}

function stored(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    const text = JSON.stringify(value)
    if (storage().getItem(key) !== text) storage().setItem(key, text)
  } catch {
    // It goes on in memory.
  }
}
