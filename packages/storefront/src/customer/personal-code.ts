/** Key of the personal code in local storage: it is shown at a till, where there may be no line. */
const codeKey = 'vd-code'

type Kept = { readonly customerId: number; readonly code: string }

/** The stored code of this customer; null when there is none. */
export function keptCode(customerId: number): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(codeKey) ?? 'null') as Kept | null
    return kept?.customerId === customerId && typeof kept.code === 'string' ? kept.code : null
  } catch {
    return null
  }
}

export function keepCode(customerId: number, code: string): void {
  try {
    localStorage.setItem(codeKey, JSON.stringify({ customerId, code } satisfies Kept))
  } catch {
    // It is fetched again then.
  }
}

export function forgetCode(): void {
  try {
    localStorage.removeItem(codeKey)
  } catch {
    // Forbidden storage holds none.
  }
}
