/** Fields of a value whose text JSON can hold and PostgreSQL cannot: NUL, and halves of a character. */
export function unkeepable(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed() ? [field] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => unkeepable(one, field ? `${field}.${key}` : key))
}
