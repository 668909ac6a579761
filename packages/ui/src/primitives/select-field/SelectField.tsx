import type { ChangeEvent } from 'react'
import { Field } from '../field/index.ts'
import { Icon } from '../../foundation/icon/index.ts'
import { splitField, type LabelledProps } from '../internal/field-props.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { SelectFieldControl } from './SelectField.styles.ts'

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean }

export type SelectFieldProps = LabelledProps &
  RootProps<'select', keyof LabelledProps | 'multiple'> & {
    /** In the order they stand in. */
    readonly options: readonly SelectOption[]
    /** A first, empty choice such as `Velg …`. */
    readonly placeholder?: string
    /** Each change, as the value selected; empty for the placeholder. */
    readonly onValueChange?: (value: string) => void
  }

/** The system's own list, which phones show as a wheel or a sheet. */
export function SelectField({ options, placeholder, onValueChange, onChange, ...props }: SelectFieldProps) {
  const { field, control: rest } = splitField(props)
  function handleChange(event: ChangeEvent<HTMLSelectElement>) {
    onChange?.(event)
    onValueChange?.(event.currentTarget.value)
  }
  return (
    <Field {...field}>
      {(control) => (
        <SelectFieldControl>
          <select {...rest} {...control} name={field.name} onChange={handleChange}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </SelectFieldControl>
      )}
    </Field>
  )
}
