import { loginPath } from '@vidda/domain/route'
import { createPath, useLocation, useNavigate } from 'react-router-dom'
import { useNavigateInPlace } from '../navigation/index.ts'
import { isDocumentOurs, isWide } from './can-open-here.ts'
import { withLogin } from './with-login.ts'

type Asked = {
  /** Where a log-in by page leads back to; the open page by default. */
  readonly from?: string
  /** On a narrow window too: what the shopper has written on the page would be lost with it. */
  readonly stays?: boolean
}

/** Opens the log-in over the page, in an entry of the history that Back leaves again; a narrow window and a document that services run in get its page. */
export function useAskForLogin(): (asked?: Asked) => void {
  const location = useLocation()
  const navigate = useNavigate()
  const navigateInPlace = useNavigateInPlace()
  const here = createPath(location)
  return ({ from = here, stays = false } = {}) => {
    if (isDocumentOurs() && (stays || isWide())) void navigateInPlace(here, { state: withLogin(location.state, loginPath(from)) })
    else void navigate(loginPath(from))
  }
}
