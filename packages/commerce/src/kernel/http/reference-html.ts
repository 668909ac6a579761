export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const code = (text: string): string => `<code>${escaped(text)}</code>`

export const link = (id: string, text: string): string => `<a href="#${id}">${code(text)}</a>`

/** Text in which what stands between back-quotes is code. */
export const prose = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

/** Cells are HTML; the first one of a row names it. */
type Row = { readonly id?: string; readonly cells: readonly [name: string, ...rest: string[]] }

function rowOf({ id, cells: [name, ...rest] }: Row): string {
  return `<tr${id === undefined ? '' : ` id="${id}"`}><th scope="row">${name}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}

/** Columns without a word are left out, and the table where there are no rows. */
export function table(headings: readonly string[], rows: readonly Row[]): string {
  if (rows.length === 0) return ''
  const isSaid = headings.map((_, at) => rows.some(({ cells }) => cells[at] !== ''))
  const heads = headings.filter((_, at) => isSaid[at]).map((one) => `<th scope="col">${one}</th>`)
  const body = rows.map(({ cells: [name, ...rest], ...row }) => rowOf({ ...row, cells: [name, ...rest.filter((_, at) => isSaid[at + 1])] }))
  return `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table>`
}

/** A value as JSON, folded away; nothing where there is none. */
export const example = (value: unknown): string =>
  value === undefined ? '' : `<details><summary>Example</summary><pre tabindex="0">${code(JSON.stringify(value, null, 2))}</pre></details>`
