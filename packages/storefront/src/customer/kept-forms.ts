import { formsKey } from './are-forms-kept.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type Field = { readonly name: string; readonly nth: number; readonly value: string | boolean }

/** What was written on one page. */
type Entry = {
  readonly path: string
  /** Who wrote it; null for a guest. */
  readonly customerId: number | null
  readonly fields: readonly Field[]
  /** Time (ms since 1970) until which it is kept. */
  readonly until: number
}

/** Time (ms) that what was written waits for its page and its customer. */
const keptFor = 3_600_000

/** Time (ms) to wait for the remaining fields after the first one has rendered. */
const patience = 10_000

const isEntry = (value: unknown): value is Entry => {
  const { path, customerId, fields, until } = (value ?? {}) as Partial<Entry>
  return (
    typeof path === 'string' &&
    (customerId === null || Number.isSafeInteger(customerId)) &&
    Array.isArray(fields) &&
    Number(until) > Date.now()
  )
}

function keptEntries(): readonly Entry[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(formsKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    return []
  }
}

/** Full or forbidden storage keeps nothing. */
function store(entries: readonly Entry[]): void {
  if (entries.length === 0) {
    forgetForms()
    return
  }
  try {
    sessionStorage.setItem(formsKey, JSON.stringify(entries))
  } catch {
    // Nothing can be kept then.
  }
}

export function forgetForms(): void {
  try {
    sessionStorage.removeItem(formsKey)
  } catch {
    // Forbidden storage holds none.
  }
}

/** A password that is shown is a text by its type. */
const isSecret = ({ type, name, autocomplete }: Control): boolean =>
  type === 'password' || /password|one-time-code|^cc-/iu.test(`${name} ${autocomplete}`)

/** The fields of the page whose values are stored: no passwords, no hidden fields, and no switches, which act at once. */
const controls = () =>
  [...document.querySelectorAll<Control>('main :is(input, textarea, select):not([role=switch])')].filter(
    (control) => !['hidden', 'file', 'submit'].includes(control.type) && !isSecret(control),
  )

const isChoice = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio'

const valueOf = (control: Control) => (isChoice(control) ? control.checked : control.value)

/** Each control with its name, or else what is written in it, and which of that name it is. Ids are others after a reload. */
function named(): readonly (readonly [name: string, nth: number, control: Control])[] {
  const counts = new Map<string, number>()
  return controls().map((control) => {
    const name = control.name || control.autocomplete || control.type
    const nth = counts.get(name) ?? 0
    counts.set(name, nth + 1)
    return [name, nth, control]
  })
}

/**
 * Keeps what is written on the page before its fields go without the shopper's asking, for whoever wrote it. `stay` tells afterwards whether they are
 * all still there. A restore under way is stopped: the next fields may belong to a page that is about to be unloaded.
 */
export function keepForms(customerId: number | null): { readonly stay: () => boolean } {
  stop()
  const written = named().flatMap(([name, nth, control]) => {
    const value = valueOf(control)
    return value === '' || value === false ? [] : [{ control, field: { name, nth, value } }]
  })
  if (written.length > 0) {
    const path = window.location.pathname
    const entry = { path, customerId, fields: written.map(({ field }) => field), until: Date.now() + keptFor }
    store([...others(path), entry])
  }
  return { stay: () => written.every(({ control }) => control.isConnected) }
}

const others = (path: string) => keptEntries().filter((entry) => entry.path !== path)

/** What is written on the page is not kept any more: it stands there. */
export const dropForms = (): void => store(others(window.location.pathname))

/** With a log-in what a guest wrote becomes the customer's, and what another customer wrote goes. */
export function settleForms(customerId: number | null): void {
  if (customerId === null) return
  const entries = keptEntries()
  if (entries.every((entry) => entry.customerId === customerId)) return
  store(entries.filter((entry) => (entry.customerId ?? customerId) === customerId).map((entry) => ({ ...entry, customerId })))
}

/** Writes as a shopper does, so that React hears of it. */
function write(control: Control, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (isChoice(control) && control.checked !== value) control.click()
    return
  }
  if (control.value === value) return
  // React keeps a setter of its own on each element, which would take the change for its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Stops watching the document for fields to restore. */
let stop = (): void => undefined

/** Writes again what was kept, field by field as a screen shows them, only on the page where it was written and for whoever wrote it. */
export function restoreForms(customerId: () => number | null): void {
  stop()
  // What is over is dropped.
  store(keptEntries())
  const touched = new WeakSet<EventTarget>()
  let isWriting = false
  /** The entry whose fields have begun to show, with those that are left. */
  let begun: Entry | null = null

  const fits = ({ path, customerId: writer, until }: Entry) =>
    path === window.location.pathname && until > Date.now() && writer === customerId()

  function fill(): void {
    if (begun && !fits(begun)) begun = null
    const entry = begun ?? keptEntries().find(fits)
    if (!entry) {
      if (keptEntries().length === 0) stop()
      return
    }
    const there = named()
    const left = entry.fields.filter((kept) => {
      const control = there.find(([name, nth]) => name === kept.name && nth === kept.nth)?.[2]
      // What the shopper has written since is newer.
      if (control && !touched.has(control)) write(control, kept.value)
      return !control
    })
    if (left.length === entry.fields.length) return
    if (begun === null) store(keptEntries().filter(({ path }) => path !== entry.path))
    begun = { ...entry, fields: left, until: begun?.until ?? Date.now() + patience }
    if (left.length === 0) begun = null
  }

  function fillOnce(): void {
    if (isWriting) return
    isWriting = true
    fill()
    isWriting = false
  }

  const handleInput = ({ target }: Event) => {
    if (!isWriting && target) touched.add(target)
  }
  const watcher = new MutationObserver(fillOnce)
  document.addEventListener('input', handleInput, true)
  watcher.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => store(keptEntries()), keptFor)
  stop = () => {
    clearTimeout(timer)
    watcher.disconnect()
    document.removeEventListener('input', handleInput, true)
  }
  fillOnce()
}
