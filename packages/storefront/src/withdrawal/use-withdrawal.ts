import { ApiError } from '@vidda/client'
import { withdraw } from '@vidda/client/withdrawals'
import type { OrderReceipt } from '@vidda/domain/payment-page'
import { screens } from '@vidda/domain/route'
import type { withdrawTexts } from '@vidda/texts'
import type { WithdrawalValues } from '@vidda/ui/withdrawal-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { useApp } from '../app/index.ts'
import { useSending } from '../receipt-step/index.ts'
import { chosenOf, type WithdrawalStep } from './withdrawal-step.ts'

export type WithdrawalFailure = Extract<keyof typeof withdrawTexts.words, 'noAnswer' | 'refused' | 'tooMany' | 'failed'>

/** Why it was not taken, by the answer's status; without one nobody knows whether it was. */
function failureOf(error: unknown): WithdrawalFailure {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 404 || status === 409) return 'refused'
  if (status === 429) return 'tooMany'
  return status >= 400 && status < 500 ? 'failed' : 'noAnswer'
}

type Going = { readonly replace?: boolean; readonly preventScrollReset?: boolean }

/** The steps of a withdrawal from an order, and its sending. `refresh` fetches the receipt anew. */
export function useWithdrawal(order: OrderReceipt, refresh: () => Promise<void>) {
  const { api, log } = useApp()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { loading, failure, setFailure, shown, send } = useSending<WithdrawalFailure>()

  const goTo = (withdrawal: WithdrawalStep | undefined, going: Going = {}) =>
    navigate(screens.receipt, { ...going, state: { ...state, withdrawal } })

  /** The entry of the goods keeps what was chosen, for Back. */
  async function review(values: WithdrawalValues) {
    setFailure(null)
    await goTo({ name: 'goods', values }, { replace: true, preventScrollReset: true })
    await goTo({ name: 'review', values })
  }

  const confirm = (values: WithdrawalValues) =>
    send(async () => {
      try {
        const answer = await withdraw(api, order, { goods: chosenOf(order, values), message: values.message.trim() })
        await refresh().catch(log)
        if (shown()) await goTo({ name: 'done', answer }, { replace: true })
      } catch (error) {
        if (error instanceof ApiError) await refresh().catch(log)
        if (!shown()) return
        if (error instanceof ApiError && error.status === 422) await goTo({ name: 'goods', values, isChanged: true }, { replace: true })
        else setFailure(failureOf(error))
      }
    })

  return { loading, failure, review, confirm, goTo }
}
