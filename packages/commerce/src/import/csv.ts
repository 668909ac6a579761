import type { TObject, TSchema } from 'typebox'
import { cellsOf, RecordJoiner, withoutReturn } from './csv-records.ts'
import { cellOf, valueOf } from './csv-values.ts'
import { UnreadableFile } from './data-error.ts'
import { readLines, unreadable, type Line, type Read } from './read-lines.ts'

const delimiters = [',', ';', '\t'] as const

type Column = { readonly name: string; readonly schema: TSchema; readonly mayBeLeftOut: boolean }

type Header = { readonly delimiter: string; readonly columns: readonly Column[] }

/** The columns that the first line names; throws with everything that is wrong with it. */
function headerOf(header: string, { properties, required }: TObject): Header {
  const delimiter = delimiters.toSorted((a, b) => header.split(b).length - header.split(a).length)[0] ?? ','
  const cells = cellsOf(header, delimiter)
  const names = typeof cells === 'string' ? [] : cells.map((name) => name.trim())
  const unknown = names.filter((name) => !Object.hasOwn(properties, name))
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  const mayBeLeftOut = (name: string) => !(required as readonly string[]).includes(name) || 'default' in (properties[name] ?? {})
  const missing = Object.keys(properties).filter((name) => !names.includes(name) && !mayBeLeftOut(name))
  const faults = [
    ...unknown.map((name) => `"${name}" is no column`),
    ...twice.map((name) => `"${name}" stands twice`),
    ...missing.map((name) => `"${name}" is missing`),
  ]
  if (faults.length > 0)
    throw new UnreadableFile(`Line 1 names the columns: ${faults.join(', ')}. Columns: ${Object.keys(properties).join(', ')}.`)
  const columns = names.flatMap((name) => {
    const schema = properties[name]
    return schema ? [{ name, schema, mayBeLeftOut: mayBeLeftOut(name) }] : []
  })
  return { delimiter, columns }
}

function read(raw: string, { delimiter, columns }: Header): { value: Record<string, unknown> } | { reason: string; found?: string } {
  const wrong = unreadable(raw)
  if (wrong) return { reason: wrong }
  const cells = cellsOf(raw, delimiter)
  if (typeof cells === 'string') return { reason: 'must have quotation marks in pairs' }
  if (cells.length !== columns.length) return { reason: `must have ${columns.length} cells`, found: `${cells.length} cells` }
  const value: Record<string, unknown> = {}
  for (const [index, { name, ...column }] of columns.entries()) {
    const cell = valueOf(cells[index] ?? '', column)
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
  let known: { readonly header: Header; readonly records: RecordJoiner } | null = null
  for await (const line of readLines(parts)) {
    if (!known) {
      const first = withoutReturn(line.text)
      if (first.trim() === '') continue
      const header = headerOf(first, schema)
      known = { header, records: new RecordJoiner(header.delimiter) }
      onHeader(first)
    } else yield* readEach(known.records.add(line), known.header)
  }
  if (known) yield* readEach(known.records.end(), known.header)
}

function* readEach(records: Iterable<Line>, header: Header): Generator<Read, void, undefined> {
  for (const { number, text } of records) if (text.trim() !== '') yield { line: number, raw: text, ...read(text, header) }
}

const quoted = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

export const csvHeader = ({ properties }: TObject): string => `${Object.keys(properties).join(',')}\n`

export const csvLine = (record: Readonly<Record<string, unknown>>, { properties }: TObject): string =>
  `${Object.keys(properties)
    .map((name) => quoted(cellOf(record[name])))
    .join(',')}\n`
