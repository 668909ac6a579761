import { requestLoginMail } from '@vidda/client/customers'
import { screens } from '@vidda/domain/route'
import { loginTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { ButtonLink } from '@vidda/ui/button-link'
import { Icon } from '@vidda/ui/icon'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useApp } from '../app/index.ts'
import { useSession } from '../session/index.ts'
import { AlreadyIn } from './AlreadyIn.tsx'
import { LoginForm } from './LoginForm.tsx'
import { LoginRoot } from './LoginScreen.styles.ts'
import { MailedLink } from './MailedLink.tsx'
import { ProveEmail } from './ProveEmail.tsx'
import { useEntering } from './use-entering.ts'
import { useMailedToken } from './use-mailed-token.ts'

/** `/logg-inn`: by e-mail address or phone number, and where a mail's link leads that proves an address. */
export function LoginScreen() {
  const { api } = useApp()
  const texts = useTexts(loginTexts)
  const { search } = useLocation()
  const token = useMailedToken()
  const user = useSession((view) => view.user)
  const { loading, failure, attempt } = useEntering()
  const [isByLink, setByLink] = useState(false)

  if (token) return <ProveEmail token={token} />
  if (user && !loading) return <AlreadyIn name={user.firstName} />

  if (isByLink) {
    return (
      <MailedLink title={texts.linkTitle} text={texts.linkText} sent={texts.linkSent} request={(email) => requestLoginMail(api, email)}>
        <Button variant="plain" size="small" onClick={() => setByLink(false)}>
          {texts.byPassword}
        </Button>
      </MailedLink>
    )
  }

  return (
    <LoginRoot>
      <div data-part="main">
        <SectionHeading level={1}>{texts.title}</SectionHeading>
        <LoginForm loading={loading} failure={failure} attempt={attempt} onByLink={() => setByLink(true)} />
      </div>
      <aside>
        <h2>{texts.newTitle}</h2>
        <p>{texts.newText}</p>
        <ul role="list">
          <li>
            <Icon name="truck" />
            {texts.newOrders}
          </li>
          <li>
            <Icon name="heart" />
            {texts.newFavourites}
          </li>
          <li>
            <Icon name="store" />
            {texts.newCode}
          </li>
        </ul>
        <ButtonLink variant="quiet" to={screens.register + search}>
          {texts.register}
        </ButtonLink>
      </aside>
    </LoginRoot>
  )
}
