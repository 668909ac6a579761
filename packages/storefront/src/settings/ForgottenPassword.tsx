import { screens } from '@vidda/domain/route'
import { accountSettingsTexts } from '@vidda/texts'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'

/** A link beside each field for the current password: a customer who logs in by mailed links has none, and needs one to change the account. */
export function ForgottenPassword() {
  const texts = useTexts(accountSettingsTexts)
  return (
    <p>
      <TextLink to={screens.forgottenPassword}>{texts.forgotten}</TextLink>
    </p>
  )
}
