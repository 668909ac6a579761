import { longDate } from '@vidda/domain/date-text'
import { fill, type WordsOf, type fieldsTexts } from '@vidda/texts'

type Words = WordsOf<typeof fieldsTexts>
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** By the field it is, which need not be what the control is called: a phone number is sent by another, hidden one. */
export const nameOf = (control: Control): string => control.dataset['name'] ?? control.name

export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

const labelOf = (control: Control): string =>
  control.dataset['label'] ??
  control.closest<HTMLElement>('fieldset[data-label]')?.dataset['label'] ??
  control.labels?.[0]?.textContent ??
  ''

/** `Butikk` is `butikk` within a sentence; `SMS` stays. */
const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLocaleLowerCase('nb-NO') + label.slice(1) : label

function missing(control: Control, label: string, texts: Words): string {
  if (control.dataset['missing']) return control.dataset['missing']
  if (control.type === 'checkbox') return fill(texts.missingCheck, { label })
  if (label.endsWith('?')) return fill(texts.missingAnswer, { label })
  const isSelection = control.type === 'radio' || control instanceof HTMLSelectElement
  return isSelection ? fill(texts.missingSelection, { label: inSentence(label) }) : fill(texts.missing, { label })
}

/** What keeps a control from being sent, in our words: the browser's own are in the browser's language. Empty when nothing does. */
export function problemOf(control: Control, texts: Words): string {
  const { validity } = control
  const label = labelOf(control).trim()
  if (!control.willValidate || validity.valid) return ''
  if (validity.valueMissing) return missing(control, label, texts)
  if (validity.customError) return control.validationMessage
  if (validity.typeMismatch && control.type === 'email') return texts.emailWrong
  if (validity.badInput) return fill(texts.numberWrong, { label })
  if (isOutOfRange(control)) return outOfRange(control, label, texts)
  return fill(texts.wrong, { label })
}

/** A bound is all that a field knows of what may be written in it; the form may know why. */
export const isOutOfRange = ({ validity }: Control): boolean => validity.rangeUnderflow || validity.rangeOverflow

/** A date has no time of day, and so no zone. */
function outOfRange(control: Control, label: string, texts: Words): string {
  const { min = '', max = '' } = control instanceof HTMLInputElement ? control : {}
  const isUnder = control.validity.rangeUnderflow
  if (control.type === 'date') return fill(isUnder ? texts.tooEarly : texts.tooLate, { date: longDate(isUnder ? min : max) })
  return fill(isUnder ? texts.tooSmall : texts.tooLarge, { label, min, max })
}

/** The form's fields, in the order in which they stand, each name once. */
export function fieldsOf(form: HTMLFormElement): ReadonlyMap<string, Control> {
  const fields = new Map<string, Control>()
  for (const element of form.elements) {
    if (!isControl(element) || element.type === 'hidden') continue
    const name = nameOf(element)
    if (name && !fields.has(name)) fields.set(name, element)
  }
  return fields
}
