import { requestPasswordMail } from '@vidda/client/customers'
import { screens } from '@vidda/domain/route'
import { loginTexts } from '@vidda/texts'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useLocation } from 'react-router-dom'
import { useApp } from '../app/index.ts'
import { MailedLink } from './MailedLink.tsx'

/** `/glemt-passord`: asks for a mail to choose a new one by. */
export function ForgottenPasswordScreen() {
  const { api } = useApp()
  const texts = useTexts(loginTexts)
  const { search } = useLocation()
  return (
    <MailedLink
      title={texts.forgottenTitle}
      text={texts.forgottenText}
      sent={texts.sentText}
      request={(email) => requestPasswordMail(api, email)}
    >
      <TextLink to={screens.login + search}>{texts.toLogin}</TextLink>
    </MailedLink>
  )
}
