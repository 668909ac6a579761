import { longestLine, type Line } from './read-lines.ts'

/** Where the quotation mark stands that closes a cell whose text begins at `from`; -1 where none does. */
function closingMark(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

/** Cells of a record; `open` when its last one lacks the quotation mark that closes it, `odd` when one stands where none may. */
export function cellsOf(text: string, delimiter: string): string[] | 'open' | 'odd' {
  if (!text.includes('"')) return text.split(delimiter)
  const cells: string[] = []
  for (let at = 0; ;) {
    const isQuoted = text[at] === '"'
    const mark = isQuoted ? closingMark(text, at + 1) : -1
    if (isQuoted && mark < 0) return 'open'
    const delimiterAt = isQuoted ? mark + 1 : text.indexOf(delimiter, at)
    const end = delimiterAt < 0 ? text.length : delimiterAt
    const cell = isQuoted ? text.slice(at + 1, mark).replaceAll('""', '"') : text.slice(at, end)
    if (isQuoted ? end < text.length && text[end] !== delimiter : cell.includes('"')) return 'odd'
    cells.push(cell)
    if (end >= text.length) return cells
    at = end + 1
  }
}

/** A line whose end is that of Windows. */
export const withoutReturn = (text: string) => (text.endsWith('\r') ? text.slice(0, -1) : text)

/**
 * Joins lines to records where a cell in quotation marks goes on over the end of a line. Where it turns out that the mark belongs to no such cell, its
 * line is a record alone, for whoever reads it to find fault with, and the lines after it are read as if it were not there.
 */
export class RecordJoiner {
  readonly #delimiter: string
  #held: Line[] = []
  #length = 0

  constructor(delimiter: string) {
    this.#delimiter = delimiter
  }

  /** The records that end with this line. */
  *add(line: Line): Generator<Line, void, undefined> {
    const text = withoutReturn(line.text)
    // A line within a quoted cell reads as one that opens with it.
    const cells = cellsOf(this.#held.length > 0 ? `"${text}` : text, this.#delimiter)
    if (cells !== 'open' && this.#held.length === 0) return yield { ...line, text }
    this.#held.push(line)
    this.#length += text.length
    if (cells === 'odd' || this.#length > longestLine) yield* this.#giveUp()
    else if (cells !== 'open') yield this.#joined()
  }

  /** What is left when the last line is in. */
  *end(): Generator<Line, void, undefined> {
    while (this.#held.length > 0) yield* this.#giveUp()
  }

  #taken(): readonly Line[] {
    const lines = this.#held
    this.#held = []
    this.#length = 0
    return lines
  }

  #joined(): Line {
    const lines = this.#taken()
    return { number: lines[0]?.number ?? 0, text: withoutReturn(lines.map(({ text }) => text).join('\n')) }
  }

  *#giveUp(): Generator<Line, void, undefined> {
    const [first, ...others] = this.#taken()
    if (first) yield { ...first, text: withoutReturn(first.text) }
    for (const line of others) yield* this.add(line)
  }
}
