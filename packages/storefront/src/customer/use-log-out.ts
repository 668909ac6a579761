import { ApiError } from '@vidda/client'
import { loginTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState } from 'react'
import { useAlerts, useFailure } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { leave } from './enter.ts'

/** Time (ms) that a shopper has to read that it went well (spec §9). */
const noticeTime = 3000

/** Logs out, and says what came of it; answers whether it went well. */
export function useLogOut() {
  const app = useApp()
  const texts = useTexts(loginTexts)
  const alert = useAlerts((view) => view.add)
  const tellFailure = useFailure()
  const [loading, setLoading] = useState(false)

  async function logOut(): Promise<boolean> {
    if (loading) return false
    setLoading(true)
    try {
      await leave(app)
      alert({ type: 'success', text: texts.loggedOut, timeout: noticeTime })
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
