import { createHash } from 'node:crypto'

/** Adds a search field above the list of calls, which without scripts is simply whole. Runs in the browser, alone. */
function addSearch(): void {
  const list = document.querySelector('nav')
  if (!list) return
  const field = Object.assign(document.createElement('input'), { type: 'search', autocomplete: 'off' })
  const label = document.createElement('label')
  label.append('Find a call ', field)
  list.prepend(label)
  field.addEventListener('input', () => {
    const words = field.value.toLowerCase().split(/\s+/)
    for (const call of list.querySelectorAll('li')) {
      const text = call.textContent.toLowerCase()
      call.hidden = !words.every((word) => text.includes(word))
    }
    for (const heading of list.querySelectorAll('h2')) heading.hidden = !heading.nextElementSibling?.querySelector('li:not([hidden])')
  })
}

export const referenceScript = `(${addSearch.toString()})()`

const hash = createHash('sha384').update(referenceScript).digest('base64')

/** A browser that has an older page asks for another address, and so never checks this script against that one's integrity. */
export const referenceScriptTag = `<script defer src="reference.js?${encodeURIComponent(hash.slice(0, 8))}" integrity="sha384-${hash}"></script>`
