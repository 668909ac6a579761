import { useEffect, useState, type ComponentType } from 'react'
import { frameTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useAlerts } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import type { ConsentQuestionProps } from './ConsentQuestion.tsx'
import { whenIdle } from './when-idle.ts'

/** As `readConsent` of the domain has it, in short: most pages need no more than to know whether to ask. */
const choiceMade = () => /(?:^|; )cookiesAccepted=true(?:;|$)/.test(document.cookie)

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

  useEffect(
    () =>
      whenIdle(() => {
        if (!choiceMade()) setAsking(true)
        else if (brand.services.length > 0)
          import('./services.ts').then(
            ({ applyChoice }) => applyChoice(brand.services),
            () => undefined,
          )
      }),
    [brand],
  )

  useEffect(() => {
    if (!open || Question) return
    import('./ConsentQuestion.tsx').then(
      ({ ConsentQuestion }) => setQuestion(() => ConsentQuestion),
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

  return Question && <Question open={open} detailed={wanted} onClose={handleClose} />
}
