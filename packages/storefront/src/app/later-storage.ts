/** As `readConsent` of the domain has it, in short: most pages need no more than to know whether to ask. */
export const isConsentAnswered = (): boolean => /(?:^|; )cookiesAccepted=true(?:;|$)/.test(document.cookie)

/** What waits for the answer, by key; null is to be removed. */
const waiting = new Map<string, string | null>()

/**
 * Local storage for what is pleasant and not needed (decisions.md, Kept in the browser): until the question about cookies was answered,
 * whichever way, it stays in the memory of the page. Throws as storage does where that is full or forbidden.
 */
export const laterStorage = {
  get(key: string): string | null {
    const held = waiting.get(key)
    return held === undefined ? localStorage.getItem(key) : held
  },
  set(key: string, text: string | null): void {
    waiting.set(key, text)
    storeWaiting()
  },
}

/** Stores what has waited, once the question was answered. */
export function storeWaiting(): void {
  if (!isConsentAnswered()) return
  const entries = [...waiting]
  waiting.clear()
  for (const [key, text] of entries) {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  }
}
