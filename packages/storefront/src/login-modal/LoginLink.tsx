import { loginPath } from '@vidda/domain/route'
import { loginTexts } from '@vidda/texts'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useSession } from '../session/index.ts'
import { useAskForLogin } from './use-ask-for-login.ts'

type LoginLinkProps = {
  /** Where a log-in by page leads back to. */
  readonly from: string
  /** Never leaves the page, where that can be had: something is written on it. */
  readonly stays?: boolean
}

/** Leads to the log-in, over the page where there is room. */
export function LoginLink({ from, stays = false }: LoginLinkProps) {
  const texts = useTexts(loginTexts)
  const askForLogin = useAskForLogin()
  return (
    <TextLink to={loginPath(from)} onOpen={() => askForLogin({ from, stays })}>
      {texts.logIn}
    </TextLink>
  )
}

/** `Har du konto? Logg inn`, for guests. */
export function LoginHint({ from }: { readonly from: string }) {
  const texts = useTexts(loginTexts)
  const loaded = useSession((view) => view.loaded)
  if (loaded) return null
  return (
    <p data-part="login">
      {texts.haveAccount} <LoginLink from={from} />
    </p>
  )
}
