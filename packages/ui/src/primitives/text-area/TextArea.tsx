import { useState, type ChangeEvent, useImperativeHandle } from 'react'
import { fieldsTexts, fill } from '@vidda/texts'
import { Field } from '../field/index.ts'
import { splitField, type LabelledProps } from '../internal/field-props.ts'
import { Unseen } from '../../foundation/internal/Unseen.styles.ts'
import { useProblem } from '../internal/use-problem.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { TextAreaControl } from './TextArea.styles.ts'

export type TextAreaProps = LabelledProps &
  RootProps<'textarea', keyof LabelledProps | 'maxLength' | 'value' | 'defaultValue'> & {
    /** What is written; the caller keeps it. Without it the field keeps its own. */
    readonly value?: string
    /** What it begins with, where it keeps its own value. */
    readonly defaultValue?: string
    /** How many lines show at first; it grows with what is written. Default 4. */
    readonly rows?: number
    /**
     * The most characters that may be sent; told below as they are used up. More can be written and pasted, so that nothing is lost
     * unseen, but a `Form` is not sent with them. Without it there is no limit.
     */
    readonly max?: number
    /** Each change, as text. */
    readonly onValueChange?: (value: string) => void
  }

/** Text of several lines. */
export function TextArea({ rows = 4, max = Infinity, value, defaultValue = '', onValueChange, onChange, ref, ...props }: TextAreaProps) {
  const [own, setOwn] = useState(defaultValue)
  const texts = useTexts(fieldsTexts)
  const { field, control: rest } = splitField(props)
  const left = max - (value ?? own).length
  const area = useProblem<HTMLTextAreaElement>(left < 0 ? fill(texts.tooLong, { label: field.label, max }) : '')
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current, [area])
  const limited = max !== Infinity
  const text = fill(left < 0 ? texts.charactersOver : texts.charactersLeft, { count: Math.abs(left) })

  // Said twice at most: a count at every key would drown what is written.
  const near = left <= max / 10 ? texts.fewCharactersLeft : ''
  const told = left < 0 ? fill(texts.tooLong, { label: field.label, max }) : near

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    setOwn(event.currentTarget.value)
    onChange?.(event)
    onValueChange?.(event.currentTarget.value)
  }

  return (
    <Field {...field} {...(limited && { note: { text, over: left < 0 } })}>
      {(control) => (
        <>
          <TextAreaControl
            {...rest}
            {...control}
            ref={area}
            name={field.name}
            rows={rows}
            value={value ?? own}
            onChange={handleChange}
            style={{ '--text-area-rows': rows }}
          />
          {limited && <Unseen role="status">{told}</Unseen>}
        </>
      )}
    </Field>
  )
}
