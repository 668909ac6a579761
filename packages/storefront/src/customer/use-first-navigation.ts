import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { fetchCode, useApp, whenQuiet } from '../app/index.ts'
import { areFormsKept } from './are-forms-kept.ts'

/** The user is fetched on the first navigation (spec §4 Start-up), and where nobody goes on, once the opened page is quiet. */
export function useFirstNavigation(): void {
  const app = useApp()
  const { key } = useLocation()
  const opened = useRef(key)
  const arrive = useCallback(() => {
    fetchCode(() => import('./arrive.ts'), 'arrive').then((code) => code.arrive(app), app.log)
  }, [app])

  useEffect(() => {
    if (key !== opened.current || areFormsKept()) arrive()
  }, [arrive, key])

  useEffect(() => whenQuiet(arrive), [arrive])
}
