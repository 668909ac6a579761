import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import { Icon } from '../icon/index.ts'
import { SelectFieldControl } from './SelectField.styles.ts'

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean }

export type SelectFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentPropsWithRef<'select'>, 'id' | 'children' | 'required' | 'multiple'> & {
    readonly options: readonly SelectOption[]
    /** A first, empty choice such as `Velg …`. */
    readonly placeholder?: string
    readonly onValue?: (value: string) => void
  }

/** The system's own list, which phones show as a wheel or a sheet. */
export function SelectField({
  id,
  label,
  help,
  error,
  required = false,
  optional = false,
  options,
  placeholder,
  onValue,
  onChange,
  ...rest
}: SelectFieldProps) {
  const own = id === undefined ? {} : { id }
  return (
    <Field {...own} label={label} help={help} error={error} required={required} optional={optional}>
      {(control) => (
        <SelectFieldControl>
          <select
            {...rest}
            {...control}
            onChange={(event) => {
              onChange?.(event)
              onValue?.(event.currentTarget.value)
            }}
          >
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
