import { screens } from '@vidda/domain/route'
import { useLocation } from 'react-router-dom'

/**
 * Path of the forgotten-password page, with the query of the log-in page's address, so that it returns to the same place. `page` is that address; default the
 * open page's.
 */
export function useForgottenPath(page?: string): string {
  const { search } = useLocation()
  return page?.replace(screens.login, screens.forgottenPassword) ?? screens.forgottenPassword + search
}
