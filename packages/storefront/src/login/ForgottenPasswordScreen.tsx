import { requestPasswordMail } from '@vidda/client/customers'
import { screens } from '@vidda/domain/route'
import { fill, loginTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { EmptyState } from '@vidda/ui/empty-state'
import { Form } from '@vidda/ui/form'
import { SectionHeading } from '@vidda/ui/section-heading'
import { TextField } from '@vidda/ui/text-field'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState } from 'react'
import { useFailure } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { useSending } from '../receipt-step/index.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { failureOf, type LoginFailure } from './failures.ts'
import { LoginRoot } from './LoginScreen.styles.ts'

/** `/glemt-passord`: asks for a mail, and says the same whether or not there is such an account. */
export function ForgottenPasswordScreen() {
  const { api } = useApp()
  const texts = useTexts(loginTexts)
  const tellFailure = useFailure()
  const { loading, failure, setFailure, shown, send } = useSending<LoginFailure>()
  const [sentTo, setSentTo] = useState<string | null>(null)

  const request = (email: string) =>
    send(async () => {
      try {
        await requestPasswordMail(api, email)
        setSentTo(email)
      } catch (error) {
        if (!shown()) return
        const reason = failureOf(error)
        setFailure(reason)
        if (reason === null) tellFailure(error)
      }
    })

  if (sentTo !== null) {
    return (
      <div role="status">
        <EmptyState
          icon="mail"
          title={texts.sentTitle}
          action={
            <Button variant="quiet" onClick={() => setSentTo(null)}>
              {texts.again}
            </Button>
          }
        >
          <p>{fill(texts.sentText, { email: sentTo })}</p>
          <p>{texts.sentHelp}</p>
        </EmptyState>
      </div>
    )
  }
  return (
    <LoginRoot>
      <div data-part="main">
        <SectionHeading level={1} text={texts.forgottenText}>
          {texts.forgottenTitle}
        </SectionHeading>
        <FailureNotice failure={failure} />
        <Form onSubmit={(data) => void request(String(data.get('email')).trim())} loading={loading}>
          <TextField name="email" label={texts.email} required type="email" inputMode="email" autoComplete="username" />
          <Button type="submit" full loading={loading}>
            {loading ? texts.sending : texts.sendLink}
          </Button>
        </Form>
        <p data-part="links">
          <TextLink to={screens.login}>{texts.toLogin}</TextLink>
        </p>
      </div>
    </LoginRoot>
  )
}
