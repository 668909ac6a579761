import { pollTexts } from '@vidda/texts'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Picture, type ImageSources } from '../../primitives/picture/index.ts'
import { useEarlySelection } from '../../foundation/early-selection/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { PollQuestionRoot } from './PollQuestion.styles.ts'

export type PollOption = {
  readonly id: number
  readonly text: string
  /** Decoration above the text; all options have one, or none. State: `data-pictures`. */
  readonly image?: ImageSources
}

export type PollQuestionProps = RootProps<'form', 'onSubmit'> & {
  /** What is asked. */
  readonly question: string
  /** Why it is asked, or what it is about. */
  readonly help?: string
  /** The answers to choose between. */
  readonly options: readonly PollOption[]
  /** Id of the selected option; null when none is. */
  readonly value: number | null
  /** Another answer was selected, by its id. */
  readonly onValueChange: (id: number) => void
  /** Sends the one answer; never without a choice. */
  readonly onAnswer: (id: number) => void
  /** The answer is on its way. */
  readonly loading?: boolean
  /** What went wrong with sending, in words. State: `data-invalid`. */
  readonly error?: string | undefined
}

/** One question, one answer. Show a PollResult in its place once it is answered. */
export function PollQuestion({
  question,
  help,
  options,
  value,
  onValueChange,
  onAnswer,
  loading = false,
  error,
  ref,
  ...rest
}: PollQuestionProps) {
  const texts = useTexts(pollTexts)
  const group = useId()
  const root = useEarlySelection(value, onValueChange, ref)
  const [asked, setAsked] = useState(false)
  const wrong = asked && value === null ? texts.chooseFirst : error
  const described = [help && `${group}-help`, wrong && `${group}-error`].filter(Boolean).join(' ')

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (value === null) event.currentTarget.querySelector<HTMLInputElement>('input')?.focus()
    else if (!loading) onAnswer(value)
  }

  return (
    <PollQuestionRoot noValidate {...rest} ref={root} data-invalid={wrong ? true : undefined} onSubmit={handleSubmit}>
      <fieldset aria-describedby={described || undefined}>
        <legend>{question}</legend>
        {help && (
          <p data-part="help" id={`${group}-help`}>
            {help}
          </p>
        )}
        <div data-part="options" data-pictures={options.every(({ image }) => image) || undefined}>
          {options.map(({ id, text, image }) => (
            <label key={id}>
              {image && <Picture image={image} alt="" sizes="12rem" />}
              <span data-part="option">
                <input type="radio" name={group} value={id} checked={id === value} onChange={() => onValueChange(id)} />
                {text}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {wrong && (
        <p data-part="error" id={`${group}-error`} role="alert">
          {wrong}
        </p>
      )}
      <Button type="submit" loading={loading}>
        {loading ? texts.answering : texts.answer}
      </Button>
    </PollQuestionRoot>
  )
}
