import type { ReactNode } from 'react'
import { formsTexts } from '@vidda/texts'
import { FieldError } from '../internal/FieldError.tsx'
import { useField, type FieldWords } from '../internal/use-field.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { FieldRoot } from './Field.styles.ts'

/** What the control inside must carry. */
export type FieldControl = {
  readonly id: string
  readonly required: boolean
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  /** The field's name, for a `Form`: the control itself may go by another, or none. */
  readonly 'data-name': string | undefined
  /** What a `Form` calls the control when it tells what is missing. */
  readonly 'data-label': string
  /** What a `Form` says when it is left empty. */
  readonly 'data-missing': string | undefined
}

export type FieldProps = RootProps<'div', 'id'> &
  FieldWords & {
    /** What is to be filled in. It stands above the control. */
    readonly label: string
    /** The form is not sent without it. */
    readonly required?: boolean | undefined
    /** Says `må fylles ut` beside the label, in a form where most may be left out. */
    readonly markRequired?: boolean | undefined
    /** Says `valgfritt` beside the label. */
    readonly optional?: boolean | undefined
    /** What a `Form` says when it is required and left empty. Default: `{label} må fylles ut`. */
    readonly missing?: string | undefined
    /** Under the control, such as how many characters are left. State: `data-over` when `over`. */
    readonly note?: { readonly text: string; readonly over?: boolean } | undefined
    /** Ids of other text that describes the control; read last. */
    readonly 'aria-describedby'?: string | undefined
    /** Renders the control, with the ids and states that tie it to its label, help and error. */
    readonly children: (control: FieldControl) => ReactNode
  }

/** Label, help, error and note around one control of any kind; read aloud in that order. */
export function Field({
  id,
  name,
  label,
  help,
  error,
  required = false,
  markRequired = false,
  optional = false,
  missing,
  note,
  'aria-describedby': describedBy,
  children,
  ...rest
}: FieldProps) {
  const field = useField({ id, name, help, error }, note !== undefined, describedBy)
  const texts = useTexts(formsTexts)
  const mark = optional ? texts.optional : markRequired && texts.required
  return (
    <FieldRoot {...rest}>
      <label htmlFor={field.control.id}>
        {label}
        {mark && <span data-part="optional"> ({mark})</span>}
      </label>
      {help && (
        <p data-part="help" id={field.helpId}>
          {help}
        </p>
      )}
      {children({ ...field.control, required, 'data-name': name, 'data-label': label, 'data-missing': missing })}
      <FieldError id={field.errorId}>{field.wrong}</FieldError>
      {note && (
        <p data-part="note" id={field.noteId} data-over={note.over || undefined}>
          {note.text}
        </p>
      )}
    </FieldRoot>
  )
}
