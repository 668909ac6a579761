import { FieldError } from '../internal/FieldError.tsx'
import { useField, type FieldWords } from '../internal/use-field.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { SwitchRoot } from './Switch.styles.ts'

type Inherited = RootProps<'input', 'id' | 'name' | 'type' | 'role'>

export type SwitchProps = FieldWords &
  Inherited & {
    /** What is on, the same in both states: `Varsle meg på SMS`. */
    readonly label: string
    /** Each change. */
    readonly onCheckedChange?: (isChecked: boolean) => void
  }

/** Turns one thing on or off at once: what is only sent later is a `Checkbox`. */
export function Switch({
  id,
  name,
  label,
  help,
  error,
  onCheckedChange,
  onChange,
  className,
  style,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  const field = useField({ id, name, help, error }, false, describedBy)
  return (
    <SwitchRoot className={className} style={style}>
      <label htmlFor={field.control.id}>
        <input
          {...rest}
          {...field.control}
          type="checkbox"
          role="switch"
          name={name}
          onChange={(event) => {
            onChange?.(event)
            onCheckedChange?.(event.currentTarget.checked)
          }}
        />
        <span>{label}</span>
      </label>
      {help && (
        <p data-part="help" id={field.helpId}>
          {help}
        </p>
      )}
      <FieldError id={field.errorId}>{field.wrong}</FieldError>
    </SwitchRoot>
  )
}
