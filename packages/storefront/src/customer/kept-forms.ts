import { formsKey } from './are-forms-kept.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type Kept = {
  readonly path: string
  readonly fields: readonly { readonly name: string; readonly nth: number; readonly value: string | boolean }[]
}

/** Time (ms) that screens have to show the fields that were written in. */
const patience = 10_000

/** The fields of the page whose values are stored: no passwords, and no hidden fields. */
const controls = () =>
  [...document.querySelectorAll<Control>('main :is(input, textarea, select)')].filter(
    ({ type }) => !['password', 'hidden', 'file', 'submit'].includes(type),
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

/** Keeps what is written on the page over a reload that the shopper has not asked for. Full or forbidden storage keeps nothing. */
export function keepForms(): void {
  const fields = named().flatMap(([name, nth, control]) => {
    const value = valueOf(control)
    return value === '' || value === false ? [] : [{ name, nth, value }]
  })
  if (fields.length === 0) return
  try {
    sessionStorage.setItem(formsKey, JSON.stringify({ path: window.location.pathname, fields } satisfies Kept))
  } catch {
    // Nothing can be kept then.
  }
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

/** Writes again what was kept, field by field as the screen shows them, and only on the page where it was written. */
export function restoreForms(): void {
  const text = sessionStorage.getItem(formsKey)
  sessionStorage.removeItem(formsKey)
  if (text === null) return
  const { path, fields } = JSON.parse(text) as Kept
  if (path !== window.location.pathname) return
  let left = fields
  const fill = () => {
    const there = named()
    left = left.filter((kept) => {
      const control = there.find(([name, nth]) => name === kept.name && nth === kept.nth)?.[2]
      if (control) write(control, kept.value)
      return !control
    })
    if (left.length === 0) stop()
  }
  const watcher = new MutationObserver(fill)
  const timer = setTimeout(() => watcher.disconnect(), patience)
  const stop = () => {
    clearTimeout(timer)
    watcher.disconnect()
  }
  watcher.observe(document.body, { childList: true, subtree: true })
  fill()
}
