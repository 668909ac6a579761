import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

type MailedState = { readonly mailed?: string }

const never = () => () => undefined

/** False on the server and while its page is hydrated: it knows no link's token, in the address or in the history after a reload. */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * The token of a mail's link, empty where there is none. It is moved from the address to the history's state at once (`null` meanwhile), so that it is not
 * copied, shared or read along with the address.
 */
export function useMailedToken(): string | null {
  const { pathname, search, hash, state } = useLocation() as { pathname: string; search: string; hash: string; state: MailedState | null }
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const arrived = new URLSearchParams(hash.slice(1)).get('token')
  useEffect(() => {
    if (arrived !== null) void navigate(pathname + search, { replace: true, state: { mailed: arrived } satisfies MailedState })
  }, [arrived, navigate, pathname, search])
  if (!hydrated) return ''
  return arrived === null ? (state?.mailed ?? '') : null
}
