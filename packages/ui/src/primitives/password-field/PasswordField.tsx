import { useEffect, useState, type KeyboardEvent, useImperativeHandle } from 'react'
import { fill, passwordTexts } from '@vidda/texts'
import { Field } from '../field/index.ts'
import { splitField, type LabelledProps } from '../internal/field-props.ts'
import { useProblem } from '../internal/use-problem.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { PasswordFieldControl } from './PasswordField.styles.ts'
import { PasswordStrength } from './PasswordStrength.tsx'
import { passwordStrength, weaker } from './strength.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { useEstimate } from './use-estimate.ts'

type Inherited = RootProps<'input', keyof LabelledProps | 'type' | 'value' | 'defaultValue' | 'onChange' | 'minLength' | 'maxLength'>

export type PasswordFieldProps = Omit<LabelledProps, 'label'> &
  Inherited & {
    /** Default `Passord`, or `Nytt passord` for a new one. */
    readonly label?: string
    /** `new` shows how strong it is and lets password managers propose one; `current` is for logging in. Default `current`. */
    readonly purpose?: 'current' | 'new'
    /** The least number of characters of a new one. Default 8. */
    readonly min?: number
    /** Words that a new one should not hold: the shopper's name and e-mail address. */
    readonly personal?: readonly string[]
    /** What is written; the caller keeps it. Without it the field keeps its own. */
    readonly value?: string
    /** Each change, as text. */
    readonly onValueChange?: (value: string) => void
  }

/** Longest password (characters) that the commerce API accepts. */
const most = 128

/** A password, hidden until one asks to see it. It can be pasted, and is never cut or trimmed. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, help, purpose = 'current', min = 8, personal, value, onValueChange, onKeyUp, onBlur, ref, ...others } = props
  const texts = useTexts(passwordTexts)
  const isNew = purpose === 'new'
  const [own, setOwn] = useState('')
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const written = value ?? own
  const strength = isNew && written !== '' ? passwordStrength(written, min, personal) : null
  const estimate = useEstimate(isNew ? written : '', personal)
  const refused = strength?.lack === 'common' || strength?.lack === 'personal' ? texts[strength.lack] : ''
  const tooLong = isNew && written.length > most ? fill(texts.tooLong, { most }) : refused
  const input = useProblem<HTMLInputElement>(strength?.lack === 'short' ? fill(texts.tooShort, { min }) : tooLong)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [input])
  const { field, control: rest } = splitField({
    label: label ?? (isNew ? texts.newLabel : texts.label),
    help: help ?? (isNew ? fill(texts.help, { min }) : undefined),
    ...others,
  })

  // Sent as shown text it would be kept among what the browser proposes for other fields.
  useEffect(() => {
    const form = input.current?.form
    const handleSubmit = () => setShown(false)
    form?.addEventListener('submit', handleSubmit)
    return () => form?.removeEventListener('submit', handleSubmit)
  }, [input])

  function handleKeyUp(event: KeyboardEvent<HTMLInputElement>) {
    setCapsLock(event.getModifierState('CapsLock'))
    onKeyUp?.(event)
  }

  return (
    <Field {...field} {...(capsLock && { note: { text: texts.capsLock } })}>
      {(control) => (
        <>
          <PasswordFieldControl>
            <input
              autoComplete={`${purpose}-password`}
              {...rest}
              {...control}
              ref={input}
              name={field.name}
              type={shown ? 'text' : 'password'}
              spellCheck={false}
              autoCapitalize="none"
              autoCorrect="off"
              value={written}
              onChange={(event) => {
                setOwn(event.currentTarget.value)
                onValueChange?.(event.currentTarget.value)
              }}
              onKeyUp={handleKeyUp}
              onBlur={(event) => {
                setCapsLock(false)
                onBlur?.(event)
              }}
            />
            <button
              type="button"
              disabled={rest.disabled}
              aria-controls={control.id}
              aria-label={shown ? texts.hideLabel : texts.showLabel}
              onClick={() => setShown(!shown)}
            >
              {shown ? texts.hide : texts.show}
            </button>
          </PasswordFieldControl>
          {isNew && <PasswordStrength strength={strength && weaker(strength, estimate)} />}
        </>
      )}
    </Field>
  )
}
