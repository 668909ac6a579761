import type { Customer } from '@vidda/domain/customer'
import { accountSettingsTexts, loginTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Form } from '@vidda/ui/form'
import { Notice } from '@vidda/ui/notice'
import { PasswordField } from '@vidda/ui/password-field'
import { useTexts } from '@vidda/ui/texts-provider'
import { formText } from '../app/index.ts'
import { intoSight } from '../receipt-step/index.ts'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { Refused } from './Refused.tsx'
import { useAccountChange } from './use-account-change.ts'
import { useOpenedForm } from './use-opened-form.ts'

export function Password({ customer }: { readonly customer: Customer }) {
  const texts = useTexts(accountSettingsTexts)
  const words = useTexts(loginTexts)
  const { loading, refusal, change } = useAccountChange(customer)
  const { isOpen, setOpen, section, opener } = useOpenedForm()

  async function handleSubmit(data: FormData) {
    const password = formText(data, 'password')
    const currentPassword = formText(data, 'currentPassword')
    const isChanged = await change({ currentPassword, password, passwordConfirmation: password }, texts.passwordChanged)
    if (isChanged) setOpen(false)
  }

  return (
    <section ref={section} aria-labelledby="passord" tabIndex={-1}>
      <h2 id="passord">{texts.password}</h2>
      <p>{texts.passwordText}</p>
      {!isOpen && (
        <Button ref={opener} variant="quiet" onClick={() => setOpen(true)}>
          {texts.changePassword}
        </Button>
      )}
      {isOpen && (
        <>
          <Refused message={refusal.message} />
          {refusal.fields['password'] !== undefined && (
            <Notice ref={intoSight} tone="error" role="alert">
              <p>{words.commonPassword}</p>
            </Notice>
          )}
          <Form onSubmit={(data) => void handleSubmit(data)} errors={refusal.fields} loading={loading}>
            {/* For password managers, which read no field of the type hidden. */}
            <input hidden type="email" name="username" autoComplete="username" value={customer.email} readOnly />
            <PasswordField name="currentPassword" label={texts.current} required />
            <ForgottenPassword />
            <PasswordField name="password" purpose="new" required personal={[customer.firstName, customer.surname]} />
            <Button type="submit" loading={loading}>
              {loading ? texts.saving : texts.changePassword}
            </Button>
          </Form>
        </>
      )}
    </section>
  )
}
