/** Columns that a line of a brand's files takes at most, as the formatter has them. */
export const widest = 140

export type Style = {
  /** One step of indentation. */
  readonly step: string
  readonly eol: string
}

type Members = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value)

function flat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flat).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${flat(one)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

const size = (value: unknown): number => (Array.isArray(value) ? value.length : isObject(value) ? Object.keys(value).length : 0)

/** The formatter puts each of several lists or objects with several entries on lines of its own. */
const breaks = (value: unknown): boolean => {
  if (Array.isArray(value)) return (value.length > 1 && value.every((one) => size(one) > 1)) || value.some(breaks)
  return isObject(value) && Object.values(value).some(breaks)
}

/**
 * A value as JSON in the formatter's shape: on one line where that has room, else each entry on its own. `column` is where it begins and
 * `indent` what its line begins with; `open` asks for lines of their own also where one has room.
 */
export function printedJson(value: unknown, style: Style, { indent = '', column = 0, open = false } = {}): string {
  const line = flat(value)
  if (size(value) === 0) return line
  // A comma may follow.
  if (!open && !breaks(value) && column + line.length < widest) return line
  const inner = indent + style.step
  const entries = Array.isArray(value)
    ? value.map((one: unknown) => printedJson(one, style, { indent: inner, column: inner.length }))
    : Object.entries(value as Members).map(([key, one]) => {
        const before = `${JSON.stringify(key)}: `
        return before + printedJson(one, style, { indent: inner, column: inner.length + before.length })
      })
  const [from, to] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return [from, entries.map((entry) => inner + entry).join(`,${style.eol}`), indent + to].join(style.eol)
}
