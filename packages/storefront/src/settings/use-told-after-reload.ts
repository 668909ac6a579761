import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAlerts } from '../alerts/index.ts'

type ToldState = { readonly told?: string }

/** Reloads the page, which tells an error once it is there again: an alert would go with the old one. */
export function useReloadAndTell(): (text: string) => Promise<void> {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return async (text) => {
    await navigate(pathname + search, { replace: true, state: { told: text } satisfies ToldState })
    window.location.reload()
  }
}

/** Tells what the page that was reloaded has left to be told, once. */
export function useToldAfterReload(): void {
  const alert = useAlerts((view) => view.add)
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: ToldState | null }
  // Of the page as it came, and not of the one that is about to be reloaded.
  const [told] = useState(state?.told)
  useEffect(() => {
    if (told === undefined) return
    alert({ type: 'error', text: told })
    void navigate(pathname + search, { replace: true, state: null })
  }, [told, alert, navigate, pathname, search])
}
