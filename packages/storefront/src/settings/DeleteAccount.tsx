import { ApiError } from '@vidda/client'
import { deleteCustomer, fieldProblems } from '@vidda/client/customers'
import type { Customer } from '@vidda/domain/customer'
import { screens } from '@vidda/domain/route'
import { accountSettingsTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Form } from '@vidda/ui/form'
import { Notice } from '@vidda/ui/notice'
import { PasswordField } from '@vidda/ui/password-field'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAlerts, useFailure, useSuccess } from '../alerts/index.ts'
import { formText, useApp } from '../app/index.ts'
import { forgetCustomer } from '../customer/index.ts'
import { useSending } from '../receipt-step/index.ts'
import { asCustomer, isLoggedOut } from '../session/index.ts'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { Refused } from './Refused.tsx'
import { useOpenedForm } from './use-opened-form.ts'

/** The end of the account, with its password and after what it means was read. */
export function DeleteAccount({ customer }: { readonly customer: Customer }) {
  const app = useApp()
  const texts = useTexts(accountSettingsTexts)
  const navigate = useNavigate()
  const alert = useAlerts((view) => view.add)
  const tellSuccess = useSuccess()
  const tellFailure = useFailure()
  const { isOpen, setOpen, section, opener } = useOpenedForm()
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const { loading, failure, setFailure, shown, send } = useSending<'invalid' | 'tooMany'>()

  const remove = (password: string) =>
    send(async () => {
      setWrong({})
      try {
        await asCustomer(app, deleteCustomer(app.api, customer.id, password))
        await navigate(screens.home)
        forgetCustomer(app)
        tellSuccess(texts.deleted)
      } catch (error) {
        const status = error instanceof ApiError ? error.status : 0
        if (isLoggedOut(error)) alert({ type: 'error', text: texts.otherUser })
        else if (!shown()) app.log(error)
        else if (error instanceof ApiError && 'currentPassword' in fieldProblems(error)) setWrong({ currentPassword: texts.wrongPassword })
        else if (status === 422) setFailure('invalid')
        else if (status === 429) setFailure('tooMany')
        else tellFailure(error)
      }
    })

  return (
    <section ref={section} aria-labelledby="slett" tabIndex={-1}>
      <h2 id="slett">{texts.delete}</h2>
      <p>{texts.deleteText}</p>
      <p>{texts.deleteOngoing}</p>
      {!isOpen && (
        <Button ref={opener} variant="quiet" onClick={() => setOpen(true)}>
          {texts.deleteOpen}
        </Button>
      )}
      {isOpen && (
        <>
          <Notice tone="warning" title={texts.deleteTitle} role="status" />
          <Refused message={failure && texts[failure]} />
          <Form onSubmit={(data) => void remove(formText(data, 'currentPassword'))} errors={wrong} loading={loading}>
            <PasswordField name="currentPassword" label={texts.current} required />
            <ForgottenPassword />
            <div data-part="buttons">
              <Button type="submit" loading={loading}>
                {loading ? texts.deleting : texts.deleteConfirm}
              </Button>
              <Button variant="quiet" onClick={() => setOpen(false)}>
                {texts.keep}
              </Button>
            </div>
          </Form>
        </>
      )}
    </section>
  )
}
