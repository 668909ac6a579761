import { ApiError } from '@vidda/client'
import { resetPassword } from '@vidda/client/customers'
import { screens } from '@vidda/domain/route'
import { fill, loginTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { ButtonLink } from '@vidda/ui/button-link'
import { EmptyState } from '@vidda/ui/empty-state'
import { Form } from '@vidda/ui/form'
import { Notice } from '@vidda/ui/notice'
import { PasswordField } from '@vidda/ui/password-field'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState } from 'react'
import { useFailure } from '../alerts/index.ts'
import { formText, useApp } from '../app/index.ts'
import { intoSight, useSending } from '../receipt-step/index.ts'
import { refetchUser, useSession } from '../session/index.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { failureOf, type LoginFailure } from './failures.ts'
import { LoginRoot } from './LoginScreen.styles.ts'
import { useMailedToken } from './use-mailed-token.ts'

type Outcome = 'saved' | 'spent' | 'common'

/** `/nytt-passord`: where the link of the mail leads that was asked for with a forgotten password. */
export function NewPasswordScreen() {
  const app = useApp()
  const texts = useTexts(loginTexts)
  const tellFailure = useFailure()
  const token = useMailedToken()
  const user = useSession((view) => view.user)
  const { loading, failure, setFailure, shown, send } = useSending<LoginFailure>()
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const save = (password: string) =>
    send(async () => {
      setOutcome(null)
      try {
        await resetPassword(app.api, { token: token ?? '', password, passwordConfirmation: password })
        // The session in which the new password was chosen stays valid.
        await refetchUser(app)
        setOutcome('saved')
      } catch (error) {
        if (!shown()) return
        if (error instanceof ApiError && error.status === 422) return setOutcome('token' in error.fields ? 'spent' : 'common')
        const reason = failureOf(error)
        setFailure(reason)
        if (reason === null) tellFailure(error)
      }
    })

  if (outcome === 'saved') {
    return (
      <div role="status">
        <EmptyState
          level={1}
          icon="check"
          title={texts.savedTitle}
          action={
            user ? (
              <ButtonLink to={screens.account}>{texts.toAccount}</ButtonLink>
            ) : (
              <ButtonLink to={screens.login}>{texts.logIn}</ButtonLink>
            )
          }
        >
          <p>{user ? fill(texts.alreadyTitle, { name: user.firstName }) : texts.savedText}</p>
        </EmptyState>
      </div>
    )
  }
  if (token === '' || outcome === 'spent') {
    return (
      <EmptyState
        level={1}
        icon="alert"
        title={texts.noLinkTitle}
        action={<ButtonLink to={screens.forgottenPassword}>{texts.newLink}</ButtonLink>}
      >
        <p>{texts.noLinkText}</p>
      </EmptyState>
    )
  }
  return (
    <LoginRoot>
      <div data-part="main">
        <SectionHeading level={1} text={texts.newPasswordText}>
          {texts.newPasswordTitle}
        </SectionHeading>
        <FailureNotice failure={failure} />
        {outcome === 'common' && (
          <Notice ref={intoSight} tone="error" role="alert">
            {texts.commonPassword}
          </Notice>
        )}
        <Form onSubmit={(data) => void save(formText(data, 'password'))} loading={loading}>
          <PasswordField name="password" purpose="new" required />
          <Button type="submit" full loading={loading}>
            {loading ? texts.saving : texts.savePassword}
          </Button>
        </Form>
      </div>
    </LoginRoot>
  )
}
