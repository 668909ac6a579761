import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { whenQuiet } from '../app/index.ts'
import { useFetchUser } from './SessionProvider.tsx'

/** The user is fetched on the first navigation (spec §4 Start-up), and where nobody goes on, once the opened page is quiet. */
export function useFirstNavigation(): void {
  const { key } = useLocation()
  const opened = useRef(key)
  const fetchUser = useFetchUser()

  useEffect(() => {
    if (key !== opened.current) void fetchUser()
  }, [fetchUser, key])

  useEffect(() => whenQuiet(() => void fetchUser()), [fetchUser])
}
