/** A section or a question of the page. */
export type HelpEntry = { readonly id: string; readonly title: string; readonly text: string }

const plain = (words: string): string => words.replaceAll(/\s+/gu, ' ').trim()

/** The text of one block: items and rows are set apart, for a snippet has one line. */
function textOf(block: Element): string {
  const parts = [...block.querySelectorAll('p, li, tr')].filter((part) => !part.querySelector('p, li'))
  const cells = (row: Element): string =>
    [...row.children]
      .map(({ textContent }) => plain(textContent))
      .filter((cell) => cell !== '')
      .join(', ')
  if (parts.length === 0) return plain(block.textContent)
  return parts.map((part) => (part.tagName === 'TR' ? cells(part) : plain(part.textContent))).join(' · ')
}

/** What the page answers, heading by heading; what stands above the first heading answers nothing. */
export function helpEntriesOf(html: string): readonly HelpEntry[] {
  const entries: { readonly id: string; readonly title: string; readonly texts: string[] }[] = []
  for (const block of new DOMParser().parseFromString(html, 'text/html').body.children) {
    if (/^H[23]$/u.test(block.tagName)) entries.push({ id: block.id, title: plain(block.textContent), texts: [] })
    else entries.at(-1)?.texts.push(textOf(block))
  }
  return entries.map(({ id, title, texts }) => ({ id, title, text: plain(texts.join(' ')) }))
}
