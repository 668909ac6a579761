import { useContext, useId } from 'react'
import { FormContext } from './form-context.ts'

export type FieldWords = {
  /** The control's id, so that a form summary can lead to it; made up when not given. */
  readonly id?: string | undefined
  /** What the control is called when the form is sent; a `Form` finds the field's error by it. */
  readonly name?: string | undefined
  /** Under the label. */
  readonly help?: string | undefined
  /** What is wrong and how to put it right; marks the control invalid. Goes before what a `Form` knows. */
  readonly error?: string | undefined
}

/** Ids, and what stands around a control: its error (the field's own, else the form's) and what describes it, in reading order. */
export function useField({ id, name, help, error }: FieldWords, hasNote = false, describedBy?: string) {
  const made = useId()
  const form = useContext(FormContext)
  const control = id ?? (form && name ? `${form.id}-${name}` : made)
  const wrong = error ?? (name ? form?.errors[name] : undefined)
  const described = [help && `${control}-help`, wrong && `${control}-error`, hasNote && `${control}-note`, describedBy]
    .filter(Boolean)
    .join(' ')
  return {
    wrong,
    helpId: `${control}-help`,
    errorId: `${control}-error`,
    noteId: `${control}-note`,
    control: { id: control, 'aria-describedby': described || undefined, 'aria-invalid': wrong ? (true as const) : undefined },
  }
}
