import { screens } from '@vidda/domain/route'
import { accountSettingsTexts } from '@vidda/texts'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'

/** Beside each field for the current password: who logs in by mailed links has none, and cannot change anything without. */
export function ForgottenPassword() {
  const texts = useTexts(accountSettingsTexts)
  return (
    <p>
      <TextLink to={screens.forgottenPassword}>{texts.forgotten}</TextLink>
    </p>
  )
}
