import { ApiError } from '@vidda/client'
import { cancelReservation, changeReservation, limitOf } from '@vidda/client/reservations'
import type { Reservation, ReservationChange } from '@vidda/domain/reservation'
import { screens } from '@vidda/domain/route'
import type { ownReservationTexts } from '@vidda/texts'
import { useLocation, useNavigate } from 'react-router-dom'
import { useApp } from '../app/index.ts'
import { useSending } from '../receipt-step/index.ts'
import type { OwnStep } from './own-step.ts'

export type OwnFailure = Extract<keyof typeof ownReservationTexts.words, 'changed' | 'phoneFull' | 'noAnswer' | 'tooMany' | 'failed'>

/** Why it was not done, by the answer's status; without one nobody knows whether it was. */
function failureOf(error: unknown): OwnFailure {
  if (limitOf(error) !== null) return 'phoneFull'
  const status = error instanceof ApiError ? error.status : 0
  if (status === 422) return 'changed'
  if (status === 429) return 'tooMany'
  return status >= 400 && status < 500 ? 'failed' : 'noAnswer'
}

type Receiving = {
  readonly reservation: Reservation
  /** Shows the reservation as it is now. */
  readonly replace: (reservation: Reservation) => void
  /** Fetches the receipt anew. */
  readonly refresh: () => Promise<void>
}

/** Changing and cancelling a reservation: its steps, which are entries of the history at the receipt's own address, and their sending. */
export function useOwnReservation({ reservation, replace, refresh }: Receiving) {
  const { api, log } = useApp()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { loading, failure, setFailure, shown, send } = useSending<OwnFailure>()

  const goTo = (name: OwnStep['name'], replaced = false) =>
    navigate(screens.receipt, { replace: replaced, state: { ...state, own: { name } satisfies OwnStep } })

  const make = (call: () => Promise<Reservation>, done: 'saved' | 'cancelled') =>
    send(async () => {
      try {
        const answer = await call()
        if (!shown()) return
        replace(answer)
        await goTo(done, true)
      } catch (error) {
        if (error instanceof ApiError) await refresh().catch(log)
        if (!shown()) return
        const isOver = error instanceof ApiError && (error.status === 404 || (error.status === 409 && limitOf(error) === null))
        if (isOver) await goTo('over', true)
        else setFailure(failureOf(error))
      }
    })

  return {
    loading,
    failure,
    goTo,
    back: () => void navigate(-1),
    cancel: () => make(() => cancelReservation(api, reservation.token), 'cancelled'),
    change: (wish: ReservationChange) => make(() => changeReservation(api, reservation.token, wish), 'saved'),
  }
}
