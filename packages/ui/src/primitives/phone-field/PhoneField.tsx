import { useState, useImperativeHandle } from 'react'
import { formatPhone } from '@vidda/domain/phone'
import { fieldsTexts } from '@vidda/texts'
import { Field } from '../field/index.ts'
import { splitField, type LabelledProps } from '../internal/field-props.ts'
import { useProblem } from '../internal/use-problem.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { PhoneFieldControl } from './PhoneField.styles.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { phoneProblem, tidyPhone } from './problem.ts'

type Inherited = RootProps<'input', keyof LabelledProps | 'type' | 'value' | 'defaultValue' | 'onChange'>

export type PhoneFieldProps = Omit<LabelledProps, 'label'> &
  Inherited & {
    /** Default `Mobilnummer`. */
    readonly label?: string
    /** As `onValueChange` gave it; without it the field keeps its own. */
    readonly value?: string
    /** What it begins with, where it keeps its own value. */
    readonly defaultValue?: string
    /** Each change: the eight digits once they are a number (spec §5), until then what is written. The same is sent under `name`. */
    readonly onValueChange?: (value: string) => void
  }

/**
 * A Norwegian mobile number. Any way of writing it is taken, `+47` and spaces included; when the field is left it reads `412 34 567`,
 * or says what is wrong.
 */
export function PhoneField({ label, help, value, defaultValue = '', onValueChange, onBlur, ref, ...props }: PhoneFieldProps) {
  const texts = useTexts(fieldsTexts)
  const [own, setOwn] = useState(() => tidyPhone(defaultValue))
  /** As it is being written; null once the field was left. */
  const [text, setText] = useState<string | null>(null)
  const [left, setLeft] = useState(false)
  const written = value ?? own
  const shown = text !== null && tidyPhone(text) === written ? text : formatPhone(written)
  const problem = phoneProblem(written, texts)
  const input = useProblem<HTMLInputElement>(problem)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [input])
  const { field, control: rest } = splitField({ label: label ?? texts.phone, help: help ?? texts.phoneHelp, ...props })

  function handleText(next: string) {
    const tidy = tidyPhone(next)
    setText(next)
    setOwn(tidy)
    onValueChange?.(tidy)
  }

  return (
    <Field {...field} error={field.error ?? (left && problem ? problem : undefined)}>
      {(control) => (
        <PhoneFieldControl>
          <span data-part="prefix" aria-hidden="true">
            +47
          </span>
          <input
            autoComplete="tel"
            {...rest}
            {...control}
            ref={input}
            type="tel"
            inputMode="tel"
            value={shown}
            onChange={(event) => handleText(event.currentTarget.value)}
            onBlur={(event) => {
              setText(null)
              setLeft(true)
              onBlur?.(event)
            }}
          />
          {field.name && <input type="hidden" name={field.name} value={written} disabled={rest.disabled} />}
        </PhoneFieldControl>
      )}
    </Field>
  )
}
