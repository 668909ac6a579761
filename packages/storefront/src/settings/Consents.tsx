import type { Customer } from '@vidda/domain/customer'
import { accountSettingsTexts } from '@vidda/texts'
import { Switch } from '@vidda/ui/switch'
import { useTexts } from '@vidda/ui/texts-provider'
import { Refused } from './Refused.tsx'
import { useAccountChange } from './use-account-change.ts'

const consents = ['club', 'newsletter', 'eventInvite', 'birthdayGift', 'marketing'] as const

/** Each by itself, off until it is wished for, and as easily off again. */
export function Consents({ customer }: { readonly customer: Customer }) {
  const texts = useTexts(accountSettingsTexts)
  const { loading, refusal, change } = useAccountChange(customer)
  return (
    <section aria-labelledby="samtykker">
      <h2 id="samtykker">{texts.consents}</h2>
      <p>{texts.consentsText}</p>
      <Refused message={refusal.message} />
      <div data-part="switches" aria-busy={loading || undefined}>
        {consents.map((consent) => (
          <Switch
            key={consent}
            label={texts[consent]}
            help={texts[`${consent}Help`]}
            checked={customer[consent]}
            onCheckedChange={(isOn) => void change({ [consent]: isOn }, texts.consentSaved)}
          />
        ))}
      </div>
    </section>
  )
}
