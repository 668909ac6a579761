/**
 * Rewrites a value in local storage and notifies this page's stores, as if another tab had written it. For a feature that may not import the
 * feature whose store it is.
 */
export function rewriteStored(key: string, rewrite: (stored: unknown) => unknown): void {
  try {
    const text = localStorage.getItem(key)
    if (text === null) return
    localStorage.setItem(key, JSON.stringify(rewrite(JSON.parse(text))))
  } catch {
    // Forbidden storage has nothing, and what cannot be read is not read by the store either.
  }
  window.dispatchEvent(new StorageEvent('storage', { key }))
}
