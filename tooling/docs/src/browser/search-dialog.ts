import { find, type Found } from './search.ts'

const around = 60

/** An excerpt around the first match, with the match highlighted. */
function excerpt({ text, terms }: Found): readonly Node[] {
  const lower = text.toLowerCase()
  const places = terms.map((term) => lower.indexOf(term)).filter((at) => at >= 0)
  const at = places.length > 0 ? Math.min(...places) : 0
  const from = at <= around ? 0 : lower.lastIndexOf(' ', at - around) + 1
  const end = text.indexOf(' ', at + 3 * around)
  const piece = end < 0 ? text.slice(from) : `${text.slice(from, end)} …`
  const pattern = new RegExp(`(${terms.map((term) => term.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)).join('|')})`, 'giu')
  const parts = terms.length === 0 ? [piece] : piece.split(pattern)
  return [from > 0 ? '… ' : '', ...parts].map((part) => {
    if (!terms.includes(part.toLowerCase())) return document.createTextNode(part)
    const mark = document.createElement('mark')
    mark.textContent = part
    return mark
  })
}

function entryOf(top: string, found: Found): HTMLLIElement {
  const [item, link, title, words] = (['li', 'a', 'strong', 'span'] as const).map((tag) => document.createElement(tag)) as [
    HTMLLIElement,
    HTMLAnchorElement,
    HTMLElement,
    HTMLElement,
  ]
  link.href = `${top}/${found.address}`
  title.textContent = found.heading === '' ? found.page : `${found.page} › ${found.heading}`
  words.append(...excerpt(found))
  link.append(title, words)
  item.append(link)
  return item
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/u.test(target.tagName))

/** The search dialog. `/`, Ctrl-K and the button open it; arrow keys move through the results. */
export function searchDialog(top: string): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'search'
  dialog.setAttribute('aria-label', 'Search the guide')
  dialog.innerHTML =
    '<form method="dialog" role="search"><input type="search" aria-label="Search the guide" placeholder="Search the guide" autocomplete="off" spellcheck="false"><button value="close">Close</button></form><p role="status"></p><ul></ul>'
  document.body.append(dialog)
  const input = dialog.querySelector('input')
  const status = dialog.querySelector('p')
  const list = dialog.querySelector('ul')
  if (!input || !status || !list) return

  const tell = (count: number, query: string): string => {
    if (query === '') return ''
    return count === 0 ? `Nothing has “${query}”.` : `${count} ${count === 1 ? 'place' : 'places'}`
  }
  const show = async (): Promise<void> => {
    const query = input.value.trim()
    try {
      const found = query === '' ? [] : await find(top, query)
      if (query !== input.value.trim()) return
      list.replaceChildren(...found.map((one) => entryOf(top, one)))
      status.textContent = tell(found.length, query)
    } catch (error) {
      status.textContent = error instanceof Error ? error.message : String(error)
    }
  }
  const links = (): readonly HTMLElement[] => [input, ...list.querySelectorAll('a')]
  const step = (by: number): void => {
    const all = links()
    const at = all.indexOf(document.activeElement as HTMLElement)
    all[Math.min(Math.max(at + by, 0), all.length - 1)]?.focus()
  }

  input.addEventListener('input', () => void show())
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key === 'Enter' && event.target === input) {
      event.preventDefault()
      list.querySelector('a')?.click()
    }
  })
  // Closes on a click outside the panel, and on a result on the same page.
  dialog.addEventListener('click', (event) => {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null
    if (event.target === dialog || isLink) dialog.close()
  })

  const open = (): void => {
    if (dialog.open) return
    dialog.showModal()
    input.select()
    void show()
  }
  document.addEventListener('keydown', (event) => {
    const isSlash = event.key === '/' && !isTyping(event.target)
    const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (!isSlash && !isK) return
    event.preventDefault()
    open()
  })
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-search]')) {
    button.hidden = false
    button.addEventListener('click', open)
  }
}
