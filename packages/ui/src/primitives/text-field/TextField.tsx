import type { ChangeEvent } from 'react'
import { Field } from '../field/index.ts'
import { splitField, type LabelledProps } from '../internal/field-props.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { TextFieldControl } from './TextField.styles.ts'

export type TextFieldProps = LabelledProps &
  RootProps<'input', keyof LabelledProps> & {
    /** Each change, as text. */
    readonly onValueChange?: (value: string) => void
  }

/** One line of text. */
export function TextField({ onValueChange, onChange, ...props }: TextFieldProps) {
  const { field, control: rest } = splitField(props)
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event)
    onValueChange?.(event.currentTarget.value)
  }
  return <Field {...field}>{(control) => <TextFieldControl {...rest} {...control} name={field.name} onChange={handleChange} />}</Field>
}
