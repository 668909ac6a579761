import type { StoreApi } from 'zustand/vanilla'

export type Persisted<View> = {
  /** Key in local storage. */
  readonly key: string
  /** The part of the view that is stored; it is written when it is another value. */
  readonly select: (view: View) => unknown
  /** What storage says, anything at all; null where it says nothing. */
  readonly restore: (stored: unknown) => Partial<View>
}

export type TabEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>

/**
 * Persists a part of a store in local storage and keeps it in step with other tabs. Call once in a browser, after hydration; the answer
 * stops it. A full or forbidden storage leaves it in memory: `storage` is a function, for even touching a forbidden one throws.
 */
export function persist<View>(
  store: StoreApi<View>,
  { key, select, restore }: Persisted<View>,
  storage: () => Storage = () => window.localStorage,
  events: TabEvents = window,
): () => void {
  /** What storage says as far as this page knows: what it could not take is not lost to what stood there before. */
  let known: string | null
  const read = () => {
    known = textIn(storage, key)
    store.setState(restore(parsed(known)))
  }
  read()
  const stopWriting = store.subscribe((view, before) => {
    if (select(view) !== select(before)) known = written(storage, key, select(view)) ?? known
  })
  const stopFollowing = followTabs(() => {
    if (textIn(storage, key) !== known) read()
  }, events)
  return () => {
    stopWriting()
    stopFollowing()
  }
}

const changes = ['storage', 'pageshow'] as const

/** Whenever storage may say something else: another tab wrote, or the browser gives a page back that was told of nothing meanwhile. */
function followTabs(onChange: () => void, events: TabEvents = window): () => void {
  for (const change of changes) events.addEventListener(change, onChange)
  return () => {
    for (const change of changes) events.removeEventListener(change, onChange)
  }
}

function textIn(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** The text that storage has now; null where it goes on in memory. */
function written(storage: () => Storage, key: string, value: unknown): string | null {
  try {
    const text = JSON.stringify(value)
    if (storage().getItem(key) !== text) storage().setItem(key, text)
    return text
  } catch {
    return null
  }
}
