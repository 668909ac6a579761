import { register } from '@vidda/client/customers'
import { screens, supportPath } from '@vidda/domain/route'
import { loginTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Checkbox } from '@vidda/ui/checkbox'
import { Form } from '@vidda/ui/form'
import { Notice } from '@vidda/ui/notice'
import { PasswordField } from '@vidda/ui/password-field'
import { PhoneField } from '@vidda/ui/phone-field'
import { SectionHeading } from '@vidda/ui/section-heading'
import { TextField } from '@vidda/ui/text-field'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { formText, useApp } from '../app/index.ts'
import { fieldErrors } from '../customer/index.ts'
import { intoSight } from '../receipt-step/index.ts'
import { useSession } from '../session/index.ts'
import { AlreadyIn } from './AlreadyIn.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { LoginRoot } from './LoginScreen.styles.ts'
import { useEntering } from './use-entering.ts'

const nobody = { firstName: '', surname: '', email: '' }

/** `/registrer`: becoming a customer. */
export function RegisterScreen() {
  const { api } = useApp()
  const texts = useTexts(loginTexts)
  const { search } = useLocation()
  const user = useSession((view) => view.user)
  const { loading, failure, refused, attempt } = useEntering()
  const [person, setPerson] = useState(nobody)
  const errors = useMemo(() => (refused ? fieldErrors(refused, texts) : {}), [refused, texts])

  if (user && !loading) return <AlreadyIn name={user.firstName} />

  const field = (name: keyof typeof nobody, label: string) => ({
    name,
    label,
    required: true,
    value: person[name],
    onValueChange: (value: string) => setPerson((before) => ({ ...before, [name]: value })),
  })

  function handleSubmit(data: FormData) {
    const { firstName, surname, email } = person
    const password = formText(data, 'password')
    void attempt(() =>
      register(api, {
        firstName: firstName.trim(),
        surname: surname.trim(),
        email: email.trim(),
        phone: formText(data, 'phone'),
        password,
        passwordConfirmation: password,
        termsAccepted: data.has('termsAccepted'),
        club: data.has('club'),
        newsletter: data.has('newsletter'),
      }),
    )
  }

  return (
    <LoginRoot>
      <div data-part="main">
        <SectionHeading level={1} text={texts.registerText}>
          {texts.registerTitle}
        </SectionHeading>
        {!refused && <FailureNotice failure={failure} />}
        {errors['password'] && (
          <Notice ref={intoSight} tone="error" role="alert">
            {texts.commonPassword}
          </Notice>
        )}
        <Form onSubmit={handleSubmit} errors={errors} loading={loading}>
          <TextField {...field('firstName', texts.firstName)} autoComplete="given-name" />
          <TextField {...field('surname', texts.surname)} autoComplete="family-name" />
          <TextField {...field('email', texts.email)} type="email" inputMode="email" autoComplete="email" help={texts.emailHelp} />
          <PhoneField name="phone" required help={texts.phoneHelp} />
          <PasswordField
            name="password"
            purpose="new"
            required
            personal={[person.firstName, person.surname, person.email.split('@', 1)[0] ?? '']}
          />
          <div data-part="consents">
            <Checkbox name="club" label={texts.club} />
            <Checkbox name="newsletter" label={texts.newsletter} />
            <Checkbox name="termsAccepted" required label={texts.terms} />
            <p data-part="links">
              <TextLink to={supportPath('vilkar')}>{texts.readTerms}</TextLink>
              <TextLink to={screens.privacy}>{texts.readPrivacy}</TextLink>
            </p>
          </div>
          <Button type="submit" full loading={loading}>
            {loading ? texts.registering : texts.register}
          </Button>
        </Form>
        <p data-part="links">
          <span>{texts.haveAccount}</span>
          <TextLink to={screens.login + search}>{texts.logIn}</TextLink>
        </p>
      </div>
    </LoginRoot>
  )
}
