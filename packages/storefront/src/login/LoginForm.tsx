import { logIn } from '@vidda/client/customers'
import type { Customer } from '@vidda/domain/customer'
import { isPhone } from '@vidda/domain/phone'
import { loginTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Form } from '@vidda/ui/form'
import { PasswordField } from '@vidda/ui/password-field'
import { TextField } from '@vidda/ui/text-field'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { formText, useApp } from '../app/index.ts'
import { FailureNotice, leadsToNewPassword } from './FailureNotice.tsx'
import type { LoginFailure } from './failures.ts'
import { useForgottenPath } from './use-forgotten-path.ts'

type LoginFormProps = {
  readonly loading: boolean
  readonly failure: LoginFailure | null
  /** Sends it: what becomes of the customer who is logged in is the caller's. */
  readonly attempt: (call: () => Promise<Customer>) => Promise<void>
  /** A link by e-mail is wanted instead. */
  readonly onByLink: () => void
  /** Address of the log-in page, given in the modal: links then replace the history entry. */
  readonly page?: string | undefined
}

/** By e-mail address or phone number and a password, with the ways on for who has forgotten it. */
export function LoginForm({ loading, failure, attempt, onByLink, page }: LoginFormProps) {
  const { api } = useApp()
  const texts = useTexts(loginTexts)
  const forgottenPath = useForgottenPath(page)

  function handleSubmit(data: FormData) {
    const identifier = formText(data, 'identifier').trim()
    const password = formText(data, 'password')
    // A phone number may be written in groups, as the shop shows it.
    const phone = [identifier, identifier.replaceAll(/\s/gu, '')].find(isPhone)
    void attempt(() => logIn(api, phone === undefined ? { email: identifier, password } : { phone, password }))
  }

  return (
    <>
      <FailureNotice failure={failure} page={page} />
      <Form onSubmit={handleSubmit} loading={loading}>
        <TextField
          name="identifier"
          label={texts.identifier}
          required
          autoComplete="username webauthn"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          inputMode="email"
        />
        <PasswordField name="password" required />
        <Button type="submit" full loading={loading}>
          {loading ? texts.loggingIn : texts.logIn}
        </Button>
      </Form>
      <Button variant="quiet" full onClick={onByLink}>
        {texts.byLink}
      </Button>
      {!leadsToNewPassword(failure) && (
        <p data-part="links">
          <TextLink to={forgottenPath} replace={page !== undefined}>
            {texts.forgotten}
          </TextLink>
        </p>
      )}
    </>
  )
}
