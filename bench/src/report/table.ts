export type Table = { readonly title: string; readonly headings: readonly string[]; readonly rows: readonly (readonly string[])[] }

const isNumber = (text: string): boolean => /^[−-]?\d/.test(text) || text === '–'

/** Columns as wide as their longest cell, numbers to the right. */
export function tableText({ title, headings, rows }: Table): string {
  const widths = headings.map((heading, column) => Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const toTheRight = headings.map((_, column) => rows.length > 0 && rows.every((row) => isNumber(row[column] ?? '')))
  const line = (cells: readonly string[]): string =>
    `  ${cells.map((cell, column) => (toTheRight[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join('  ')}`.trimEnd()
  return [`\n${title}\n`, line(headings), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)].join('\n')
}
