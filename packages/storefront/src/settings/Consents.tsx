import type { Customer } from '@vidda/domain/customer'
import { accountSettingsTexts, fill } from '@vidda/texts'
import { Switch } from '@vidda/ui/switch'
import { useTexts } from '@vidda/ui/texts-provider'
import { Refused } from './Refused.tsx'
import { consents, useConsents } from './use-consents.ts'

/** Each by itself, off until it is wished for, and as easily off again. */
export function Consents({ customer }: { readonly customer: Customer }) {
  const texts = useTexts(accountSettingsTexts)
  const { isOn, refused, sending, change } = useConsents(customer)
  return (
    <section aria-labelledby="samtykker">
      <h2 id="samtykker">{texts.consents}</h2>
      <p>{texts.consentsText}</p>
      {[...refused].map(([consent, reason]) => (
        <Refused key={consent} message={fill(texts.consentRefused, { consent: texts[consent], reason })} />
      ))}
      <div data-part="switches" aria-busy={sending || undefined}>
        {consents.map((consent) => (
          <Switch
            key={consent}
            label={texts[consent]}
            help={texts[`${consent}Help`]}
            checked={isOn(consent)}
            onCheckedChange={(isChecked) => change(consent, isChecked)}
          />
        ))}
      </div>
    </section>
  )
}
