/** The commerce API takes no longer one, in characters. */
export const longestQuery = 200

/** A search as it is asked for: Unicode NFC, commas as spaces, trimmed, each run of whitespace one space (spec §5). */
export const normalQuery = (typed: string): string =>
  typed.normalize('NFC').replaceAll(',', ' ').replaceAll(/\s+/gu, ' ').trim().slice(0, longestQuery).trim()
