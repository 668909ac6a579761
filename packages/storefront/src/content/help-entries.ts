/** A section or a question of the page. */
export type HelpEntry = { readonly id: string; readonly title: string; readonly text: string }

const plain = (words: string): string => words.replaceAll(/\s+/gu, ' ').trim()

const cellsOf = (row: Element): string =>
  [...row.children]
    .map(({ textContent }) => plain(textContent))
    .filter((cell) => cell !== '')
    .join(', ')

/** The text of one block. Items and rows are joined by ' · ', because a snippet is one line. */
function textOf(block: Element): string {
  const parts = [...block.querySelectorAll('p, li, tr')]
  if (parts.length === 0) return plain(block.textContent)
  // Read from the end and removed, so that an outer item keeps only its own words.
  return parts
    .toReversed()
    .map((part) => {
      const text = part.tagName === 'TR' ? cellsOf(part) : plain(part.textContent)
      part.remove()
      return text
    })
    .filter((text) => text !== '')
    .toReversed()
    .join(' · ')
}

/** What the page answers, heading by heading. Text above the first heading is not searched. */
export function helpEntriesOf(html: string): readonly HelpEntry[] {
  const entries: { readonly id: string; readonly title: string; readonly texts: string[] }[] = []
  for (const block of new DOMParser().parseFromString(html, 'text/html').body.children) {
    if (/^H[23]$/u.test(block.tagName)) entries.push({ id: block.id, title: plain(block.textContent), texts: [] })
    else entries.at(-1)?.texts.push(textOf(block))
  }
  return entries.map(({ id, title, texts }) => ({ id, title, text: plain(texts.join(' ')) }))
}
