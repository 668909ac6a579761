import { dropPendingEmail } from '@vidda/client/customers'
import type { Customer } from '@vidda/domain/customer'
import { accountSettingsTexts, fill, loginTexts, myPageTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Form } from '@vidda/ui/form'
import { Notice } from '@vidda/ui/notice'
import { PasswordField } from '@vidda/ui/password-field'
import { PhoneField } from '@vidda/ui/phone-field'
import { TextField } from '@vidda/ui/text-field'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useRef, useState, type Ref } from 'react'
import { useOwnCall } from './use-own-call.ts'
import { formText } from '../app/index.ts'
import { useVerification } from '../my-page/index.ts'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { Refused } from './Refused.tsx'
import { useAccountChange } from './use-account-change.ts'

type Person = Pick<Customer, 'firstName' | 'surname' | 'email' | 'phone'>

/** Name, phone number and e-mail address. What leads to the account is changed with its password alone. */
export function Profile({ customer }: { readonly customer: Customer }) {
  const texts = useTexts(accountSettingsTexts)
  const words = useTexts(loginTexts)
  const { loading, refusal, change } = useAccountChange(customer)
  /** What is written and not saved yet; the rest is as the account has it, which may change elsewhere. */
  const [written, setWritten] = useState<Partial<Person>>({})
  const section = useRef<HTMLElement>(null)
  const pending = useRef<HTMLDivElement>(null)
  /** The last action: it may have removed the focused button or field, and decides where the focus goes. */
  const [done, setDone] = useState<{ readonly isMailSent: boolean } | null>(null)
  useEffect(() => {
    if (done?.isMailSent) pending.current?.focus()
    if (done && document.activeElement === document.body) section.current?.focus()
  }, [done])
  const { firstName, surname, email, phone } = { ...customer, ...written }
  const isProofNeeded = email.trim() !== customer.email || phone !== customer.phone

  const field = (name: keyof Person, value: string) => ({
    value,
    required: true,
    onValueChange: (next: string) => setWritten((before) => ({ ...before, [name]: next })),
  })

  async function handleSubmit(data: FormData) {
    const currentPassword = formText(data, 'currentPassword')
    const person = { firstName: firstName.trim(), surname: surname.trim(), email: email.trim(), phone }
    if (!(await change({ ...person, ...(isProofNeeded && { currentPassword }) }, texts.saved))) return
    setWritten({})
    setDone({ isMailSent: person.email !== customer.email })
  }

  return (
    <section ref={section} aria-labelledby="profil" tabIndex={-1}>
      <h2 id="profil">{texts.profile}</h2>
      {customer.pendingEmail && <PendingEmail ref={pending} customer={customer} onDropped={() => setDone({ isMailSent: false })} />}
      <Refused message={refusal.message} />
      <Form onSubmit={(data) => void handleSubmit(data)} errors={refusal.fields} loading={loading}>
        <TextField {...field('firstName', firstName)} name="firstName" label={words.firstName} autoComplete="given-name" />
        <TextField {...field('surname', surname)} name="surname" label={words.surname} autoComplete="family-name" />
        <TextField {...field('email', email)} name="email" label={texts.email} type="email" inputMode="email" autoComplete="email" />
        <PhoneField {...field('phone', phone)} name="phone" />
        {isProofNeeded && (
          <>
            <PasswordField name="currentPassword" label={texts.current} help={texts.currentHelp} required />
            <ForgottenPassword />
          </>
        )}
        <Button type="submit" loading={loading}>
          {loading ? texts.saving : texts.save}
        </Button>
      </Form>
    </section>
  )
}

type PendingEmailProps = { readonly ref: Ref<HTMLDivElement>; readonly customer: Customer; readonly onDropped: () => void }

function PendingEmail({ ref, customer, onDropped }: PendingEmailProps) {
  const texts = useTexts(accountSettingsTexts)
  const words = useTexts(myPageTexts)
  const { loading: sending, email, sendMail } = useVerification(customer)
  const { loading, run } = useOwnCall()
  const drop = () => run(({ api }) => dropPendingEmail(api), texts.pendingDropped).then(onDropped)
  return (
    <Notice ref={ref} role="status" tabIndex={-1}>
      <p>{fill(texts.emailPending, { email })}</p>
      <div data-part="buttons">
        <Button variant="quiet" size="small" loading={sending} onClick={() => void sendMail()}>
          {words.verifyAgain}
        </Button>
        <Button variant="quiet" size="small" loading={loading} onClick={() => void drop()}>
          {texts.dropPending}
        </Button>
      </div>
    </Notice>
  )
}
