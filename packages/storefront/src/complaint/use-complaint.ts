import { ApiError } from '@vidda/client'
import { complain } from '@vidda/client/complaints'
import { screens } from '@vidda/domain/route'
import type { complaintTexts } from '@vidda/texts'
import type { ComplaintValues } from '@vidda/ui/complaint-form'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useApp } from '../app/index.ts'
import { useSending } from '../receipt-step/index.ts'
import type { ComplaintStep } from './complaint-step.ts'
import type { Purchase } from './purchase.ts'

export type ComplaintFailure = Extract<keyof typeof complaintTexts.words, 'noAnswer' | 'changed' | 'refused' | 'tooMany' | 'failed'>

/** Why it was not taken, by the answer's status; without one nobody knows whether it was. */
function failureOf(error: unknown): ComplaintFailure {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 404 || status === 409) return 'refused'
  if (status === 422) return 'changed'
  if (status === 429) return 'tooMany'
  return status >= 400 && status < 500 ? 'failed' : 'noAnswer'
}

/** Sends a complaint. A try whose outcome is unknown is repeated under the same key, so that it is made once. `refresh` fetches the receipt anew. */
export function useComplaint({ token }: Purchase, refresh: () => Promise<void>) {
  const { api, log } = useApp()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { loading, failure, setFailure, shown, send } = useSending<ComplaintFailure>()
  const intention = useRef<{ readonly body: string; readonly key: string } | null>(null)

  const goTo = (complaint: ComplaintStep | undefined, replace = false) =>
    navigate(screens.receipt, { replace, state: { ...state, complaint } })

  const submit = (values: ComplaintValues) =>
    send(async () => {
      const body = JSON.stringify(values)
      if (intention.current?.body !== body) intention.current = { body, key: crypto.randomUUID() }
      try {
        const answer = await complain(api, token, values, intention.current.key)
        await refresh().catch(log)
        if (shown()) await goTo({ name: 'done', answer }, true)
      } catch (error) {
        if (error instanceof ApiError) await refresh().catch(log)
        if (shown()) setFailure(failureOf(error))
      }
    })

  return { loading, failure, submit, goTo, back: () => void navigate(-1) }
}
