import { useEffect, useId, useRef } from 'react'
import { useTexts } from '../texts-provider/index.ts'
import { FormSummaryRoot } from './FormSummary.styles.ts'

export type FormSummaryProps = {
  /** `fieldId` is the control's id. Nothing is shown for an empty list. */
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[]
  /** Counts the tries to send: each new one with errors brings focus here. */
  readonly attempt: number
  /** Default: `Rett opp dette før du går videre`. */
  readonly title?: string
}

/** What must be put right before a form can be sent, each with a link to its field. */
export function FormSummary({ errors, attempt, title }: FormSummaryProps) {
  const root = useRef<HTMLElement>(null)
  const heading = useId()
  const texts = useTexts('forms')
  useEffect(() => {
    if (attempt > 0) root.current?.focus()
  }, [attempt])
  if (errors.length === 0) return null
  return (
    <FormSummaryRoot ref={root} tabIndex={-1} aria-labelledby={heading}>
      <h2 id={heading}>{title ?? texts.summary}</h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId)?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </FormSummaryRoot>
  )
}
