import { ApiError } from '@vidda/client'
import { deleteReview } from '@vidda/client/own'
import { myPageTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useRef, useState } from 'react'
import { useFailure, useSuccess } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { asCustomer, isLoggedOut } from '../session/index.ts'

type DeleteReviewProps = {
  readonly id: number
  /** What the button says aloud, with the article. */
  readonly label: string
  readonly onDeleted: () => void
}

/** Deletes a review of one's own, once the shopper has said so twice: it cannot be had back. */
export function DeleteReview({ id, label, onDeleted }: DeleteReviewProps) {
  const app = useApp()
  const texts = useTexts(myPageTexts)
  const tellSuccess = useSuccess()
  const tellFailure = useFailure()
  const [step, setStep] = useState<'idle' | 'asked' | 'deleting' | 'kept'>('idle')
  const opener = useRef<HTMLButtonElement>(null)
  const question = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (step === 'asked') question.current?.focus()
    if (step === 'kept') opener.current?.focus()
  }, [step])

  async function handleDelete() {
    if (step === 'deleting') return
    setStep('deleting')
    try {
      await asCustomer(app, deleteReview(app.api, id))
    } catch (error) {
      // One that was deleted elsewhere is gone as well.
      if (!(error instanceof ApiError && error.status === 404)) {
        setStep('asked')
        if (!isLoggedOut(error)) tellFailure(error)
        return
      }
    }
    tellSuccess(texts.reviewDeleted)
    onDeleted()
  }

  if (step === 'idle' || step === 'kept') {
    return (
      <Button ref={opener} variant="plain" size="small" aria-label={label} onClick={() => setStep('asked')}>
        {texts.deleteReview}
      </Button>
    )
  }
  return (
    <div ref={question} tabIndex={-1} role="group" aria-label={texts.deleteAsk} data-part="question">
      <p>
        <strong>{texts.deleteAsk}</strong> {texts.deleteAskText}
      </p>
      <Button size="small" loading={step === 'deleting'} onClick={() => void handleDelete()}>
        {texts.deleteYes}
      </Button>
      <Button variant="quiet" size="small" onClick={() => setStep('kept')}>
        {texts.deleteNo}
      </Button>
    </div>
  )
}
