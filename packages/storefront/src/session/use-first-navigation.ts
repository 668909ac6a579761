import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { fetchCode, useApp, whenQuiet } from '../app/index.ts'

/** The user is fetched on the first navigation (spec §4 Start-up), and where nobody goes on, once the opened page is quiet. */
export function useFirstNavigation(): void {
  const app = useApp()
  const { key } = useLocation()
  const opened = useRef(key)
  const fetch = useCallback(() => {
    fetchCode(() => import('./fetch-user.ts'), 'fetchUser').then(({ fetchUser }) => fetchUser(app), app.log)
  }, [app])

  useEffect(() => {
    if (key !== opened.current) fetch()
  }, [fetch, key])

  useEffect(() => whenQuiet(fetch), [fetch])
}
