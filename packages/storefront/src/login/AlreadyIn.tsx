import { afterLogin, screens } from '@vidda/domain/route'
import { fill, loginTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { ButtonLink } from '@vidda/ui/button-link'
import { EmptyState } from '@vidda/ui/empty-state'
import { useTexts } from '@vidda/ui/texts-provider'
import { useLocation } from 'react-router-dom'
import { useLogOut } from '../customer/index.ts'

/** In place of a log-in where somebody is logged in: leads on to where the log-in began. */
export function AlreadyIn({ name }: { readonly name: string }) {
  const texts = useTexts(loginTexts)
  const { loading, logOut } = useLogOut()
  const to = afterLogin(useLocation().search)
  return (
    <EmptyState
      level={1}
      icon="user"
      title={fill(texts.alreadyTitle, { name })}
      action={
        <>
          <ButtonLink to={to}>{to === screens.account ? texts.toAccount : texts.goOn}</ButtonLink>
          <Button variant="quiet" loading={loading} onClick={() => void logOut()}>
            {texts.logOut}
          </Button>
        </>
      }
    />
  )
}
