/** The commerce API takes no longer one, in characters. */
export const longestQuery = 200

/**
 * A search as it is asked for: Unicode NFC, commas as spaces, trimmed, each run of whitespace one space (spec §5). Control characters are
 * blanks too, and a character of two halves is not cut through: no address can hold one half.
 */
export const normalQuery = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(/[,\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longestQuery)
    .replace(/\p{Cs}$/u, '')
    .trim()
