import type { TObject, TSchema } from 'typebox'
import { cellOf, valueOf } from './csv-values.ts'
import { DataError } from './data-error.ts'
import { longestLine, readLines, unreadable, type Line, type Read } from './read-lines.ts'

const delimiters = [',', ';', '\t'] as const

/** Cells of a record; null when its quotes do not match. */
export function cellsOf(text: string, delimiter: string): string[] | null {
  if (!text.includes('"')) return text.split(delimiter)
  const cells: string[] = []
  for (let at = 0; ;) {
    if (text[at] !== '"') {
      const end = text.indexOf(delimiter, at)
      const cell = text.slice(at, end < 0 ? undefined : end)
      if (cell.includes('"')) return null
      cells.push(cell)
      if (end < 0) return cells
      at = end + 1
      continue
    }
    let end = at + 1
    while (end < text.length && (text[end] !== '"' || text[end + 1] === '"')) end += text[end] === '"' ? 2 : 1
    if (end >= text.length) return null
    cells.push(text.slice(at + 1, end).replaceAll('""', '"'))
    if (end + 1 === text.length) return cells
    if (text[end + 1] !== delimiter) return null
    at = end + 2
  }
}

const isOpen = (text: string) => (text.split('"').length - 1) % 2 === 1

/** Lines joined where a quoted cell goes on over the end of one. */
async function* readRecords(parts: AsyncIterable<string>): AsyncGenerator<Line, void, undefined> {
  let open: Line | null = null
  for await (const { number, text } of readLines(parts)) {
    const line: Line = open ? { number: open.number, text: `${open.text}\n${text}` } : { number, text }
    const goesOn = isOpen(line.text)
    open = goesOn ? line : null
    if (!goesOn) yield { ...line, text: line.text.replace(/\r$/, '') }
    else if (line.text.length > longestLine) throw new DataError(`Line ${line.number} opens a quotation mark that is never closed.`)
  }
  if (open) yield open
}

type Column = { readonly name: string; readonly schema: TSchema }

/** The columns that the first line names; throws with everything that is wrong with it. */
function columnsOf(header: string, { properties, required }: TObject): { delimiter: string; columns: readonly Column[] } {
  const delimiter = delimiters.toSorted((a, b) => header.split(b).length - header.split(a).length)[0] ?? ','
  const names = (cellsOf(header, delimiter) ?? []).map((name) => name.trim())
  const unknown = names.filter((name) => !Object.hasOwn(properties, name))
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  const missing = (required as readonly string[]).filter((name) => !names.includes(name) && !('default' in (properties[name] ?? {})))
  const faults = [
    ...unknown.map((name) => `"${name}" is no column`),
    ...twice.map((name) => `"${name}" stands twice`),
    ...missing.map((name) => `"${name}" is missing`),
  ]
  if (faults.length > 0)
    throw new DataError(`Line 1 names the columns: ${faults.join(', ')}. Columns: ${Object.keys(properties).join(', ')}.`)
  return { delimiter, columns: names.flatMap((name) => (properties[name] ? [{ name, schema: properties[name] }] : [])) }
}

function read(raw: string, delimiter: string, columns: readonly Column[]): { value: Record<string, unknown> } | { reason: string } {
  const wrong = unreadable(raw)
  if (wrong) return { reason: wrong }
  const cells = cellsOf(raw, delimiter)
  if (!cells) return { reason: 'must have quotation marks in pairs' }
  if (cells.length !== columns.length) return { reason: `must have ${columns.length} cells, and has ${cells.length}` }
  const value: Record<string, unknown> = {}
  for (const [index, { name, schema }] of columns.entries()) {
    const cell = valueOf(cells[index] ?? '', schema)
    if (cell !== undefined) value[name] = cell
  }
  return { value }
}

/** A line of column names, then one record a line (RFC 4180), separated by comma, semicolon or tab; `onHeader` hears the first line. */
export async function* readCsv(
  parts: AsyncIterable<string>,
  schema: TObject,
  onHeader: (header: string) => void = () => undefined,
): AsyncGenerator<Read, void, undefined> {
  let known: ReturnType<typeof columnsOf> | null = null
  for await (const { number, text } of readRecords(parts)) {
    if (text.trim() === '') continue
    if (known) yield { line: number, raw: text, ...read(text, known.delimiter, known.columns) }
    else {
      known = columnsOf(text, schema)
      onHeader(text)
    }
  }
}

const quoted = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

export const csvHeader = ({ properties }: TObject): string => `${Object.keys(properties).join(',')}\n`

export const csvLine = (record: Readonly<Record<string, unknown>>, { properties }: TObject): string =>
  `${Object.keys(properties)
    .map((name) => quoted(cellOf(record[name])))
    .join(',')}\n`
