import { screens } from '@vidda/domain/route'
import { useLocation } from 'react-router-dom'

/**
 * Where a new password is asked for, with what the log-in's address says of where it leads back to. `page` is that address where the log-in is over
 * another page.
 */
export function useForgottenPath(page?: string): string {
  const { search } = useLocation()
  return page?.replace(screens.login, screens.forgottenPassword) ?? screens.forgottenPassword + search
}
