import { ApiError } from '@vidda/client'
import { logIn } from '@vidda/client/customers'
import { screens } from '@vidda/domain/route'
import { fill, loginTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { ButtonLink } from '@vidda/ui/button-link'
import { EmptyState } from '@vidda/ui/empty-state'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState } from 'react'
import { useApp } from '../app/index.ts'
import { refetchUser, useSession } from '../session/index.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { useEntering } from './use-entering.ts'

/** Where the link of a mail leads: one press proves the address and logs in. A program that only opens links uses nothing up. */
export function ProveEmail({ token }: { readonly token: string }) {
  const app = useApp()
  const texts = useTexts(loginTexts)
  const { loading, failure, attempt } = useEntering()
  const user = useSession((view) => view.user)
  const [spent, setSpent] = useState(false)

  if (spent && user?.emailVerified) {
    return (
      <EmptyState
        level={1}
        icon="check"
        title={texts.linkUsedTitle}
        action={<ButtonLink to={screens.account}>{texts.toAccount}</ButtonLink>}
      >
        <p>{fill(texts.linkUsedText, { email: user.email })}</p>
      </EmptyState>
    )
  }
  if (spent) {
    return (
      <EmptyState level={1} icon="alert" title={texts.linkSpentTitle} action={<ButtonLink to={screens.login}>{texts.toLogin}</ButtonLink>}>
        <p>{texts.linkSpentText}</p>
      </EmptyState>
    )
  }

  const prove = () =>
    attempt(async () => {
      try {
        return await logIn(app.api, { token })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) {
          // The address may have been confirmed on another device.
          await refetchUser(app)
          setSpent(true)
        }
        throw error
      }
    })

  return (
    <>
      <FailureNotice failure={failure} />
      <EmptyState
        level={1}
        icon="mail"
        title={texts.proveTitle}
        action={
          <Button loading={loading} onClick={() => void prove()}>
            {texts.prove}
          </Button>
        }
      >
        <p>{texts.proveText}</p>
      </EmptyState>
    </>
  )
}
