type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Kept = Readonly<Record<string, string | boolean>>

const storageKey = 'vidda:kept-fields'
const fields = 'input:not([type=hidden], [type=password], [type=file], [type=submit], [type=button], [type=reset]), textarea, select'

const isTicked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'
const stateOf = (field: Field): string | boolean => (isTicked(field) ? field.checked : field.value)

/** What a field was called before a reload, it is called after it: React's own ids are not, where something else was changed. */
function keyOf(field: Field): string {
  const ownId = /^_[rR]_/.test(field.id) ? '' : field.id
  const kind = [field.localName, field.type, field.name, ownId, isTicked(field) ? field.value : ''].join(' ')
  const alike = [...document.querySelectorAll<Field>(field.localName)].filter(
    (other) => other.type === field.type && other.name === field.name,
  )
  return ownId || isTicked(field) ? kind : `${kind}${alike.indexOf(field)}`
}

/** As a person would set it: React reads a value from its own setter, and hears of it by an event. */
function setState(field: Field, state: string | boolean): void {
  if (stateOf(field) === state) return
  if (typeof state === 'boolean') return isTicked(field) ? field.click() : undefined
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, state)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/**
 * Keeps what was typed and selected across a reload of the page, and puts it back once the page is hydrated; into fields that show later, such
 * as those of a drawer, when they show. Passwords and files are not kept.
 */
export function keepFields(): void {
  const touched = new Map<string, string | boolean>()
  const isReload = performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload')
  const stored = isReload ? sessionStorage.getItem(storageKey) : null
  const waiting = new Map(Object.entries(JSON.parse(stored ?? '{}') as Kept))
  sessionStorage.removeItem(storageKey)

  function remember(event: Event): void {
    const field = event.target
    if (!(field instanceof Element) || !field.matches(fields)) return
    const key = keyOf(field as Field)
    waiting.delete(key)
    touched.set(key, stateOf(field as Field))
  }

  function putBack(): void {
    for (const field of document.querySelectorAll<Field>(fields)) {
      const key = keyOf(field)
      const state = waiting.get(key)
      if (state === undefined) continue
      waiting.delete(key)
      setState(field, state)
      touched.set(key, state)
    }
    if (waiting.size === 0) shown.disconnect()
  }
  const shown = new MutationObserver(putBack)

  for (const type of ['input', 'change']) document.addEventListener(type, remember, { capture: true, passive: true })
  window.addEventListener('pagehide', () => {
    const kept = { ...Object.fromEntries(waiting), ...Object.fromEntries(touched) }
    if (Object.keys(kept).length > 0) sessionStorage.setItem(storageKey, JSON.stringify(kept))
  })
  if (waiting.size === 0) return
  window.addEventListener(
    'vidda:hydrated',
    () => {
      shown.observe(document, { childList: true, subtree: true })
      putBack()
    },
    { once: true },
  )
}
