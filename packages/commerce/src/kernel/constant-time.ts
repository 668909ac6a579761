import { timingSafeEqual } from 'node:crypto'

/**
 * Whether a caller's text is the expected one, in a time that tells nothing about where they differ. Signatures are compared as they are written and not
 * decoded: base64url leaves bits of the last character unused, so several texts decode to the same bytes.
 */
export function equalInConstantTime(given: string, expected: string): boolean {
  // A character may take several bytes, and timingSafeEqual throws on buffers of different lengths.
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
