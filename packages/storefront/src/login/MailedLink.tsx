import { fill, loginTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { EmptyState } from '@vidda/ui/empty-state'
import { Form } from '@vidda/ui/form'
import { SectionHeading } from '@vidda/ui/section-heading'
import { TextField } from '@vidda/ui/text-field'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState, type ReactNode } from 'react'
import { formText } from '../app/index.ts'
import { useFailure } from '../alerts/index.ts'
import { useSending } from '../receipt-step/index.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { failureOf, type LoginFailure } from './failures.ts'
import { LoginRoot } from './LoginScreen.styles.ts'

type MailedLinkProps = {
  /** The heading; null inside a modal, which has a title of its own. */
  readonly title: string | null
  readonly text: string
  /** Said once it is sent, with `{email}`; the same for every address. */
  readonly sent: string
  readonly request: (email: string) => Promise<void>
  /** The way back. */
  readonly children: ReactNode
}

/** Asks for a mail with a link, and says the same whether or not there is such an account. */
export function MailedLink({ title, text, sent, request, children }: MailedLinkProps) {
  const texts = useTexts(loginTexts)
  const tellFailure = useFailure()
  const { loading, failure, setFailure, shown, send } = useSending<LoginFailure>()
  const [sentTo, setSentTo] = useState<string | null>(null)

  const submit = (email: string) =>
    send(async () => {
      try {
        await request(email)
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
          level={title === null ? 2 : 1}
          icon="mail"
          title={texts.sentTitle}
          action={
            <Button variant="quiet" onClick={() => setSentTo(null)}>
              {texts.again}
            </Button>
          }
        >
          <p>{fill(sent, { email: sentTo })}</p>
          <p>{texts.sentHelp}</p>
        </EmptyState>
      </div>
    )
  }
  return (
    <LoginRoot data-in={title === null ? 'modal' : undefined}>
      <div data-part="main">
        {title === null ? (
          <p>{text}</p>
        ) : (
          <SectionHeading level={1} text={text}>
            {title}
          </SectionHeading>
        )}
        <FailureNotice failure={failure} />
        <Form onSubmit={(data) => void submit(formText(data, 'email').trim())} loading={loading}>
          <TextField name="email" label={texts.email} required type="email" inputMode="email" autoComplete="username" />
          <Button type="submit" full loading={loading}>
            {loading ? texts.sending : texts.sendLink}
          </Button>
        </Form>
        <p data-part="links">{children}</p>
      </div>
    </LoginRoot>
  )
}
