import { ApiError } from '@vidda/client'
import type { Customer } from '@vidda/domain/customer'
import { afterLogin } from '@vidda/domain/route'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useFailure } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { enter, leave, welcome } from '../customer/index.ts'
import { useSending } from '../receipt-step/index.ts'
import { failureOf, type LoginFailure } from './failures.ts'

/**
 * One way to become logged in: `attempt` it, and the shopper is where the log-in began, or `stays` on the page. `refused` is what was wrong with what was
 * sent, where the answer says it by field.
 */
export function useEntering({ stays = false } = {}) {
  const app = useApp()
  const { search } = useLocation()
  const tellFailure = useFailure()
  const { loading, failure, setFailure, shown, send } = useSending<LoginFailure>()
  const [refused, setRefused] = useState<ApiError | null>(null)

  const attempt = (call: () => Promise<Customer>) =>
    send(async () => {
      setRefused(null)
      try {
        const user = await call()
        await (stays ? welcome(app, user) : enter(app, user, afterLogin(search)))
      } catch (error) {
        // Somebody is logged in here without this page's knowing (spec §8).
        if (error instanceof ApiError && error.status === 401) await leave(app).catch(app.log)
        if (!shown()) return
        const named = error instanceof ApiError && error.status === 422 && Object.keys(error.fields).length > 0
        if (named) setRefused(error)
        const reason = failureOf(error)
        setFailure(reason)
        if (reason === null) tellFailure(error)
      }
    })

  return { loading, failure, refused, attempt }
}
