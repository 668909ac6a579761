import { requestLoginMail } from '@vidda/client/customers'
import { screens } from '@vidda/domain/route'
import { fill, loginTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Modal } from '@vidda/ui/modal'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSuccess } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { LoginForm, LoginRoot, MailedLink, useEntering } from '../login/index.ts'
import { useSession } from '../session/index.ts'

/** The log-in as a modal, open while `page`, the address of the log-in page, is set. Closes by itself once the customer is logged in. */
export function LoginModal({ page }: { readonly page: string | undefined }) {
  const { api } = useApp()
  const texts = useTexts(loginTexts)
  const { key } = useLocation()
  const navigate = useNavigate()
  const tellSuccess = useSuccess()
  const user = useSession((view) => view.user)
  const { loading, failure, attempt } = useEntering({ stays: true })
  /** Of the entry of the history where a link by e-mail is asked for instead, and of the one that was left. */
  const [byLinkAt, setByLinkAt] = useState<string | null>(null)
  const leftAt = useRef<string | null>(null)
  const isByLink = byLinkAt === key

  const close = useCallback(() => {
    // Until the browser is back there, a second press would lead out of the page.
    if (leftAt.current === key) return
    leftAt.current = key
    void navigate(-1)
  }, [key, navigate])

  useEffect(() => {
    if (page === undefined || !user || loading) return
    tellSuccess(fill(texts.alreadyTitle, { name: user.firstName }))
    close()
  }, [close, loading, page, tellSuccess, texts, user])

  return (
    <Modal placement="centre" open={page !== undefined} onOpenChange={close} title={isByLink ? texts.linkTitle : texts.title}>
      {isByLink ? (
        <MailedLink title={null} text={texts.linkText} sent={texts.linkSent} request={(email) => requestLoginMail(api, email)}>
          <Button variant="plain" size="small" onClick={() => setByLinkAt(null)}>
            {texts.byPassword}
          </Button>
        </MailedLink>
      ) : (
        <LoginRoot data-in="modal">
          <div data-part="main">
            <LoginForm
              page={page ?? screens.login}
              loading={loading}
              failure={failure}
              attempt={attempt}
              onByLink={() => setByLinkAt(key)}
            />
            <p data-part="links">
              <span>{texts.newTitle}</span>
              <TextLink to={(page ?? '').replace(screens.login, screens.register)} replace>
                {texts.register}
              </TextLink>
            </p>
          </div>
        </LoginRoot>
      )}
    </Modal>
  )
}
