/** Says nothing but what comes after it; its form may change. */
export const cursorOf = (number: number): string => Buffer.from(`1:${number}`).toString('base64url')

/** The number of a cursor; null for any other text. */
export function numberOf(cursor: string): number | null {
  const [, digits] = /^1:(0|[1-9]\d{0,14})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  return digits === undefined || cursorOf(Number(digits)) !== cursor ? null : Number(digits)
}
