import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import { TextFieldControl } from './TextField.styles.ts'

export type TextFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'children' | 'required'> & {
    /** Each change, as text. */
    readonly onValue?: (value: string) => void
  }

export function TextField({ id, label, help, error, required = false, optional = false, onValue, onChange, ...rest }: TextFieldProps) {
  const own = id === undefined ? {} : { id }
  return (
    <Field {...own} label={label} help={help} error={error} required={required} optional={optional}>
      {(control) => (
        <TextFieldControl
          {...rest}
          {...control}
          onChange={(event) => {
            onChange?.(event)
            onValue?.(event.currentTarget.value)
          }}
        />
      )}
    </Field>
  )
}
