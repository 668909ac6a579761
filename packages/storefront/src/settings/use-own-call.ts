import { useState } from 'react'
import { useFailure, useSuccess } from '../alerts/index.ts'
import { useApp, type App } from '../app/index.ts'
import { asCustomer, isLoggedOut, refetchUser } from '../session/index.ts'

/** Does something with the account, one thing at a time, and says what came of it; the customer is asked for anew afterwards. */
export function useOwnCall() {
  const app = useApp()
  const tellSuccess = useSuccess()
  const tellFailure = useFailure()
  const [loading, setLoading] = useState(false)

  async function run(call: (app: App) => Promise<void>, done: string | null): Promise<void> {
    if (loading) return
    setLoading(true)
    try {
      await asCustomer(app, call(app))
      if (done !== null) tellSuccess(done)
      await refetchUser(app)
    } catch (error) {
      if (!isLoggedOut(error)) tellFailure(error)
    } finally {
      setLoading(false)
    }
  }

  return { loading, run }
}
