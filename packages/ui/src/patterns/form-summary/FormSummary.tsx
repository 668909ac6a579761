import { useEffect, useId, type MouseEvent } from 'react'
import { formsTexts } from '@vidda/texts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { FormSummaryRoot } from './FormSummary.styles.ts'

export type FormSummaryProps = RootProps<'section'> & {
  /** `fieldId` is the control's id; without it the message stands alone. Nothing is shown for an empty list. */
  readonly errors: readonly { readonly fieldId?: string; readonly message: string }[]
  /** Counts the tries to send: each new one with errors brings focus here. */
  readonly attempt: number
  /** Default: `Rett opp dette før du går videre`. */
  readonly title?: string
}

/** Focus in place of a jump in the address; the label is brought into sight as well. */
function handleClick(event: MouseEvent, fieldId: string) {
  event.preventDefault()
  const field = document.getElementById(fieldId)
  field?.focus()
  document.querySelector(`label[for="${CSS.escape(fieldId)}"]`)?.scrollIntoView({ block: 'nearest' })
}

/** What must be put right before a form can be sent, each with a link to its field. */
export function FormSummary({ errors, attempt, title, ...rest }: FormSummaryProps) {
  const heading = useId()
  const texts = useTexts(formsTexts)
  useEffect(() => {
    if (attempt > 0) document.getElementById(heading)?.parentElement?.focus()
  }, [attempt, heading])
  if (errors.length === 0) return null
  return (
    <FormSummaryRoot tabIndex={-1} aria-labelledby={heading} {...rest}>
      <h2 id={heading}>{title ?? texts.summary}</h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId ?? message}>
            {fieldId ? (
              <a href={`#${fieldId}`} onClick={(event) => handleClick(event, fieldId)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </FormSummaryRoot>
  )
}
