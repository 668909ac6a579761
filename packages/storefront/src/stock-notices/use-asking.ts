import { ApiError } from '@vidda/client'
import { askForNotice } from '@vidda/client/stock-notices'
import type { StockNoticeOutcome, StockNoticeWish } from '@vidda/domain/customer'
import { useState } from 'react'
import { useFailure } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { useSending } from '../receipt-step/index.ts'
import { asCustomer } from '../session/index.ts'

type AskFailure = 'loggedOut' | 'gone' | 'refused' | 'tooMany'

const byStatus: Readonly<Partial<Record<number, AskFailure>>> = { 401: 'loggedOut', 404: 'gone', 422: 'refused', 429: 'tooMany' }

export type Answered = { readonly outcome: StockNoticeOutcome; readonly email: string; readonly size: string }

/** Asks for a notice, one at a time, and what came of it. */
export function useAsking() {
  const app = useApp()
  const tellFailure = useFailure()
  const { loading, failure, setFailure, shown, send } = useSending<AskFailure>()
  const [answered, setAnswered] = useState<Answered | null>(null)

  const ask = (wish: StockNoticeWish, told: Omit<Answered, 'outcome'>) =>
    send(async () => {
      try {
        const outcome = await asCustomer(app, askForNotice(app.api, wish))
        if (shown()) setAnswered({ ...told, outcome })
      } catch (error) {
        if (!shown()) return
        const reason = error instanceof ApiError ? byStatus[error.status] : undefined
        if (reason) setFailure(reason)
        else tellFailure(error)
      }
    })

  return { loading, failure, answered, ask, again: () => setAnswered(null) }
}
