import { loginPath, screens } from '@vidda/domain/route'
import { createPath, type Location } from 'react-router-dom'
import type { App } from '../app/index.ts'
import type { useNavigateInPlace } from '../navigation/index.ts'
import { sessionOf } from '../session/index.ts'
import { isDocumentOurs, isWide } from './can-open-here.ts'
import { withLogin } from './with-login.ts'

/** Leads on to the customer's own page (`next`); a guest logs in first, over the page they are on, unless that is a log-in. */
export function openAccount(
  app: App,
  here: Location<unknown>,
  next: () => void,
  navigateInPlace: ReturnType<typeof useNavigateInPlace>,
): void {
  const address = createPath(here)
  const page = loginPath(address)
  const isFirst = !sessionOf(app).getState().loaded && isWide() && isDocumentOurs() && page !== screens.login
  if (isFirst) void navigateInPlace(address, { state: withLogin(here.state, page) })
  else next()
}
