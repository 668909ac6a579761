import { fetchPersonalCode } from '@vidda/client/own'
import { useEffect, useState } from 'react'
import { useApp } from '../app/index.ts'
import { keepCode, keptCode } from '../customer/index.ts'
import { asCustomer } from '../session/index.ts'

/** The customer's personal code: as it was last shown here at once, for there may be no line at a till; null where it did not come. */
export function useCode(customerId: number): { readonly code: string | null; readonly loading: boolean; readonly retry: () => void } {
  const app = useApp()
  const [code, setCode] = useState<string | null>(() => keptCode(customerId))
  const [loading, setLoading] = useState(true)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let current = true
    setLoading(true)
    asCustomer(app, fetchPersonalCode(app.api))
      .then((fetched) => {
        keepCode(customerId, fetched)
        if (current) setCode(fetched)
      }, app.log)
      .finally(() => current && setLoading(false))
    return () => {
      current = false
    }
  }, [app, attempt, customerId])

  return { code, loading, retry: () => setAttempt((count) => count + 1) }
}
