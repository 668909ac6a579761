import { accountSettingsTexts, frameTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useState } from 'react'
import { useAlerts } from '../alerts/index.ts'
import { fetchCode, useApp } from '../app/index.ts'
import { importQuestion } from '../consent/index.ts'

const load = () => fetchCode(importQuestion, 'ConsentQuestion')

/** Says which cookies this browser allows, and opens the consent dialog to change that. On a private screen, so no service starts. */
export function CookieChoices() {
  const { brand, log } = useApp()
  const texts = useTexts(accountSettingsTexts)
  const { consentFailed } = useTexts(frameTexts)
  const alert = useAlerts((view) => view.add)
  const [code, setCode] = useState<Awaited<ReturnType<typeof load>> | null>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    // What fails here is fetched again by the button.
    load().then(setCode, log)
  }, [log])

  async function handleOpen() {
    setOpen(true)
    if (code) return
    try {
      setCode(await load())
    } catch (reason) {
      log(reason)
      setOpen(false)
      alert({ type: 'error', text: consentFailed })
    }
  }

  const asked = new Set(brand.services.map(({ purpose }) => purpose))
  const agreed = code?.agreedNow()
  const some = agreed?.filter((purpose) => asked.has(purpose)).length ?? 0
  const told =
    agreed === null
      ? texts.cookiesUnanswered
      : some === 0
        ? texts.cookiesNecessary
        : some < asked.size
          ? texts.cookiesSome
          : texts.cookiesAll
  return (
    <>
      <section aria-labelledby="informasjonskapsler">
        <h2 id="informasjonskapsler">{texts.cookies}</h2>
        {code && <p>{told}</p>}
        <Button variant="quiet" loading={open && !code} onClick={() => void handleOpen()}>
          {texts.changeCookies}
        </Button>
      </section>
      {/* Its heading is none of the section's. */}
      {code && <code.ConsentQuestion open={open} detailed mayStart={false} onClose={() => setOpen(false)} />}
    </>
  )
}
