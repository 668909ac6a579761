import { consentPurposes, type ConsentPurpose } from '@vidda/domain/consent'
import { consentTexts } from '@vidda/texts'
import { CookieConsentModal } from '@vidda/ui/cookie-consent-modal'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useMemo } from 'react'
import { fetchCode, useApp, type App } from '../app/index.ts'
import { agreedNow, saveConsent } from './services.ts'

export { agreedNow, applyConsent } from './services.ts'

export type ConsentQuestionProps = {
  readonly open: boolean
  /** With the switches in sight, as from the footer. */
  readonly detailed: boolean
  /** Whether services may be loaded here. */
  readonly mayStart: boolean
  readonly onClose: () => void
}

/** The question about cookies, for the purposes of the brand's services. */
export function ConsentQuestion({ open, detailed, mayStart, onClose }: ConsentQuestionProps) {
  const app = useApp()
  const { brand } = app
  const texts = useTexts(consentTexts)
  const purposes = useMemo(
    () =>
      consentPurposes.flatMap((id) => {
        const services = brand.services.filter(({ purpose }) => purpose === id)
        const cookies = [...new Set(services.flatMap((service) => service.cookies))].filter((name) => !name.endsWith('*'))
        return services.length > 0 ? [{ id, name: texts[id], text: texts[`${id}Text`], cookies }] : []
      }),
    [brand, texts],
  )

  // Answered in another tab, it is not asked again in this one.
  useEffect(() => {
    if (!open || detailed) return
    const look = () => {
      if (agreedNow() !== null) onClose()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [detailed, onClose, open])

  return (
    <CookieConsentModal
      open={open}
      detailed={detailed}
      purposes={purposes}
      agreed={(open && agreedNow()) || []}
      onDismiss={onClose}
      onSelect={(agreed) => {
        saveConsent(brand.services, agreed as readonly ConsentPurpose[], mayStart)
        void saveOnAccount(app, agreed as readonly ConsentPurpose[])
        onClose()
      }}
    />
  )
}

async function saveOnAccount(app: App, agreed: readonly ConsentPurpose[]): Promise<void> {
  try {
    const { saveAccountConsent } = await fetchCode(() => import('./account-consent.ts'), 'saveAccountConsent')
    await saveAccountConsent(app, agreed)
  } catch (error) {
    // The choice stands in this browser.
    app.log(error)
  }
}
