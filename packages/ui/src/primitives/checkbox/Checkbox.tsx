import { useEffect, useRef, type ReactNode, useImperativeHandle } from 'react'
import { FieldError } from '../internal/FieldError.tsx'
import { useField, type FieldWords } from '../internal/use-field.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { CheckboxRoot } from './Checkbox.styles.ts'

type Inherited = RootProps<'input', 'id' | 'name' | 'type'>

export type CheckboxProps = FieldWords &
  Inherited & {
    /** Beside the box; may hold a link, as to the terms. */
    readonly label: ReactNode
    /** What a `Form` says when it must be ticked and is not. */
    readonly missing?: string
    /** Some of what it stands for is selected and some is not; says nothing of its value. State: `:indeterminate`. */
    readonly indeterminate?: boolean
    /** Each change. */
    readonly onCheckedChange?: (isChecked: boolean) => void
  }

/** One thing to say yes to, and nothing happens before it is sent: what works at once is a `Switch`. */
export function Checkbox(props: CheckboxProps) {
  const {
    id,
    name,
    label,
    help,
    error,
    missing,
    indeterminate = false,
    onCheckedChange,
    onChange,
    className,
    style,
    ref,
    'aria-describedby': describedBy,
    ...rest
  } = props
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])
  const field = useField({ id, name, help, error }, false, describedBy)
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  })
  return (
    <CheckboxRoot className={className} style={style}>
      <label htmlFor={field.control.id}>
        <input
          {...rest}
          {...field.control}
          ref={input}
          type="checkbox"
          name={name}
          data-missing={missing}
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
    </CheckboxRoot>
  )
}
