import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useFetchUser } from './SessionProvider.tsx'

/** Time (ms) after which a page that was only opened asks too: nothing on it waits for the answer. */
const quiet = 6000

/** The user is fetched on the first navigation (spec §4 Start-up), and where nobody goes on, once the opened page is quiet. */
export function useFirstNavigation(): void {
  const { key } = useLocation()
  const opened = useRef(key)
  const fetchUser = useFetchUser()

  useEffect(() => {
    if (key !== opened.current) void fetchUser()
  }, [fetchUser, key])

  useEffect(() => {
    const timer = setTimeout(() => void fetchUser(), quiet)
    return () => clearTimeout(timer)
  }, [fetchUser])
}
