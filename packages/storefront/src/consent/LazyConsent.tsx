import { startTransition, useEffect, useState, type ComponentType } from 'react'
import { isPrivatePath } from '@vidda/domain/route'
import { frameTexts } from '@vidda/texts'
import { importModule } from '@vidda/ui/import-module'
import { useTexts } from '@vidda/ui/texts-provider'
import { useLocation } from 'react-router-dom'
import { useAlerts } from '../alerts/index.ts'
import { isConsentAnswered, useApp } from '../app/index.ts'
import type { ConsentQuestionProps } from './ConsentQuestion.tsx'
import { importQuestion } from './import-question.ts'
import { whenIdle } from './when-idle.ts'

type LazyConsentProps = {
  /** Asked for from the footer. */
  readonly wanted: boolean
  readonly onClosed: () => void
}

/** Asks about cookies on every load until there is an answer (spec §4), and acts on the answer; all of it once the page is idle. */
export function LazyConsent({ wanted, onClosed }: LazyConsentProps) {
  const { brand } = useApp()
  const alert = useAlerts((view) => view.add)
  const texts = useTexts(frameTexts)
  const [asking, setAsking] = useState(false)
  const [Question, setQuestion] = useState<ComponentType<ConsentQuestionProps> | null>(null)
  const open = wanted || asking
  const onPrivateScreen = isPrivatePath(useLocation().pathname)
  // Such a document may have had a token in its address, which a script could still read.
  const [openedPrivately] = useState(onPrivateScreen)
  const mayStart = !onPrivateScreen && !openedPrivately

  useEffect(
    () =>
      whenIdle(() => {
        if (!isConsentAnswered()) setAsking(true)
      }),
    [],
  )

  useEffect(() => {
    if (brand.services.length === 0) return
    return whenIdle(() => {
      if (!isConsentAnswered()) return
      importModule(importQuestion, 'applyConsent').then(
        ({ applyConsent }) => applyConsent(brand.services, mayStart),
        () => undefined,
      )
    })
  }, [brand, mayStart])

  useEffect(() => {
    // A script that runs cannot be unloaded: the screen is loaded again, without it.
    if (onPrivateScreen && document.head.querySelector('script[data-service]')) window.location.reload()
  }, [onPrivateScreen])

  useEffect(() => {
    if (!open || Question) return
    importModule(importQuestion, 'ConsentQuestion').then(
      // As a transition, so that rendering the dialog does not block input.
      ({ ConsentQuestion }) => startTransition(() => setQuestion(() => ConsentQuestion)),
      () => {
        // Unasked, the shopper has agreed to nothing; a press of the button is answered.
        setAsking(false)
        if (wanted) alert({ type: 'error', text: texts.consentFailed })
        onClosed()
      },
    )
  }, [Question, alert, onClosed, open, texts, wanted])

  function handleClose() {
    setAsking(false)
    onClosed()
  }

  return Question && <Question open={open} detailed={wanted} mayStart={mayStart} onClose={handleClose} />
}
