import { consentPurposes, readConsent } from '@vidda/domain/consent'
import { consentTexts, fill, frameTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { useTexts } from '@vidda/ui/texts-provider'
import { useCallback, useState } from 'react'
import { useAlerts } from '../alerts/index.ts'
import { fetchCode, useApp, usePart } from '../app/index.ts'

const load = async () => (await fetchCode(() => import('./ConsentQuestion.tsx'), 'ConsentQuestion')).ConsentQuestion

/** Which cookies this browser may have, and the question again to change it. Only in the browser and on private screens, where no service starts. */
export function CookieChoices() {
  const { brand, log } = useApp()
  const texts = useTexts(consentTexts)
  const { consentFailed } = useTexts(frameTexts)
  const alert = useAlerts((view) => view.add)
  const [open, setOpen] = useState(false)
  const handleMissing = useCallback(
    (reason: unknown) => {
      log(reason)
      setOpen(false)
      alert({ type: 'error', text: consentFailed })
    },
    [alert, consentFailed, log],
  )
  const { Part: Question } = usePart(load, open, handleMissing)
  const handleClose = useCallback(() => setOpen(false), [])

  const agreed = readConsent(document.cookie)
  const used = consentPurposes.filter((id) => agreed?.includes(id) && brand.services.some(({ purpose }) => purpose === id))
  const purposes = [texts.necessary, ...used.map((id) => texts[id])].join(', ')
  return (
    <>
      <p>{agreed === null ? texts.notSelected : fill(texts.selectedNow, { purposes })}</p>
      <Button variant="quiet" loading={open && !Question} onClick={() => setOpen(true)}>
        {texts.change}
      </Button>
      {Question && <Question open={open} detailed mayStart={false} onClose={handleClose} />}
    </>
  )
}
