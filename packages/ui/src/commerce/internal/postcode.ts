/** The four digits of a Norwegian postal code, when that is all that was entered; a place name may follow. */
export function postcodeOf(query: string): string | null {
  return /^\s*(?:NO?-)?(\d{4})(?=\s|$)/iu.exec(query)?.[1] ?? null
}
