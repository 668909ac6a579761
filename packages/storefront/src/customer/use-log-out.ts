import { ApiError } from '@vidda/client'
import { loginTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState } from 'react'
import { useAlerts, useFailure, useSuccess } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { leave } from './enter.ts'

/** Logs out, and says what came of it; answers whether it went well. */
export function useLogOut() {
  const app = useApp()
  const texts = useTexts(loginTexts)
  const alert = useAlerts((view) => view.add)
  const tellSuccess = useSuccess()
  const tellFailure = useFailure()
  const [loading, setLoading] = useState(false)

  async function logOut(): Promise<boolean> {
    if (loading) return false
    setLoading(true)
    try {
      await leave(app)
      tellSuccess(texts.loggedOut)
      return true
    } catch (error) {
      if (error instanceof ApiError && error.status === 419) alert({ type: 'error', text: texts.reload })
      else tellFailure(error)
      return false
    } finally {
      setLoading(false)
    }
  }

  return { loading, logOut }
}
