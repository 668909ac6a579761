import { useId, type ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { useTexts } from '../texts-provider/index.ts'
import { FieldRoot } from './Field.styles.ts'

/** What the control inside must carry. */
export type FieldControl = {
  readonly id: string
  readonly required: boolean
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

export type FieldProps = {
  /** Of the control, so that a form summary can lead to it; made up when not given. */
  readonly id?: string
  readonly label: string
  /** Under the label. */
  readonly help?: string | undefined
  /** What is wrong and how to put it right; marks the control invalid. */
  readonly error?: string | undefined
  readonly required?: boolean
  /** Says `valgfritt` beside the label. */
  readonly optional?: boolean
  readonly children: (control: FieldControl) => ReactNode
}

/** Label, help and error around one control of any kind. */
export function Field({ id, label, help, error, required = false, optional = false, children }: FieldProps) {
  const made = useId()
  const control = id ?? made
  const texts = useTexts('forms')
  const described = [help && `${control}-help`, error && `${control}-error`].filter(Boolean).join(' ')
  return (
    <FieldRoot>
      <label htmlFor={control}>
        {label}
        {optional && <span data-part="optional"> ({texts.optional})</span>}
      </label>
      {help && (
        <p data-part="help" id={`${control}-help`}>
          {help}
        </p>
      )}
      {children({ id: control, required, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p data-part="error" id={`${control}-error`}>
          <Icon name="alert" label={texts.error} />
          {error}
        </p>
      )}
    </FieldRoot>
  )
}
