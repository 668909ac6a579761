/** What the buyer has entered, by the names of the fields. */
export function fieldValues(form: HTMLFormElement | null): Readonly<Record<string, unknown>> {
  if (!form) return {}
  const values = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : ''])
  const checkboxes = [...form.querySelectorAll<HTMLInputElement>('[data-checkbox]')].map((input) => ({
    id: input.dataset['checkbox'] ?? '',
    checked: input.checked,
  }))
  return { ...Object.fromEntries(values), checkboxes }
}

const wrong: Readonly<Record<string, string>> = {
  email: 'Skriv en gyldig e-postadresse.',
  postalCode: 'Postnummeret har fire sifre.',
  personalNumber: 'Fødselsnummeret har elleve sifre.',
  phone: 'Skriv et norsk mobilnummer.',
}

/** Marks these fields as wrong and every other one as right, and goes to the first. */
export function markInvalid(fields: readonly string[]): void {
  for (const field of document.querySelectorAll<HTMLElement>('[data-field]')) {
    const name = field.dataset['field'] ?? ''
    const input = field.querySelector('input')
    const note = field.querySelector<HTMLElement>('.note')
    if (!input || !note) continue
    const isWrong = fields.includes(name)
    const hint = note.dataset['hint'] ?? note.textContent
    note.dataset['hint'] = hint
    input.setAttribute('aria-invalid', String(isWrong))
    note.textContent = isWrong ? (wrong[name] ?? 'Fyll ut feltet.') : hint
  }
  document.querySelector<HTMLElement>('input[aria-invalid=true]')?.focus()
}

export function showMessage(text: string): void {
  const message = document.querySelector('#message')
  if (message) message.textContent = text
}
