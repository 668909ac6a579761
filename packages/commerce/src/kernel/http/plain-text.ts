/** Line breaks, terminal control characters and bidi overrides: they would let a name forge lines in a mail or a log. */
const forging = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

/** Line breaks and tabs, for texts of several lines. */
const breaks = /[\n\r\t]/g

const ofSeveralLines: ReadonlySet<string> = new Set(['content', 'message'])

/** Words that are looked for and go nowhere, and passwords, which are hashed as they are. */
const unseen = /^query$|password/i

function isForging(text: string, field: string): boolean {
  return forging.test(ofSeveralLines.has(field) ? text.replaceAll(breaks, '') : text.replaceAll('\t', ''))
}

/** Fields of a body whose text could pass for more than one field; `path` is where the value stands. */
export function forgingFields(value: unknown, path: readonly string[] = []): string[] {
  const field = path.findLast((part) => !/^\d+$/.test(part)) ?? ''
  if (typeof value === 'string') return !unseen.test(field) && isForging(value, field) ? [path.join('.')] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => forgingFields(one, [...path, key]))
}

const allForging = new RegExp(`${forging.source}+`, 'gu')

/** The same text in one line, for where it stands beside words of others. */
export const inOneLine = (text: string): string => text.replaceAll(allForging, ' ')
