import { clockTime } from '@vidda/domain/date-text'
import { ApiError } from '@vidda/client'
import { confirmReservation } from '@vidda/client/reservations'
import { reservationState, type Reservation, type ReservationState } from '@vidda/domain/reservation'
import { fill, reservationTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Notice } from '@vidda/ui/notice'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../app/index.ts'

const titles = {
  reserved: 'receiptTitle',
  collected: 'collectedTitle',
  expired: 'expiredTitle',
  cancelled: 'cancelledTitle',
  awaiting: 'awaitingTitle',
  unconfirmed: 'unconfirmedTitle',
  soldOut: 'goneTitle',
} as const satisfies Readonly<Record<ReservationState, keyof typeof reservationTexts.words>>

const ends = { expired: 'expiredText', cancelled: 'cancelledText', unconfirmed: 'unconfirmedText', soldOut: 'goneText' } as const

/** `mailed` is the token of the mail that asks for a confirmation, where its link was followed. */
export function titleOf({ statusId }: Reservation, mailed: string | null) {
  const state = reservationState(statusId) ?? 'reserved'
  return state === 'awaiting' && mailed !== null ? 'confirmTitle' : titles[state]
}

type ReceiptNoticeProps = {
  readonly reservation: Reservation
  readonly mailed: string | null
  readonly onConfirmed: (reservation: Reservation) => void
}

/** What has become of a reservation, and what its receiver is to do; nothing while the goods are simply set aside. */
export function ReceiptNotice({ reservation, mailed, onConfirmed }: ReceiptNoticeProps) {
  const texts = useTexts(reservationTexts)
  const state = reservationState(reservation.statusId)
  if (state === 'awaiting') return <Awaiting reservation={reservation} mailed={mailed} onConfirmed={onConfirmed} />
  if (state === 'reserved' && mailed !== null) {
    return (
      <Notice tone="success" role="status">
        {texts.confirmedNotice}
      </Notice>
    )
  }
  if (state === null || !(state in ends)) return null
  return (
    <Notice tone="warning" role="status">
      {texts[ends[state as keyof typeof ends]]}
    </Notice>
  )
}

function Awaiting({ reservation, mailed, onConfirmed }: ReceiptNoticeProps) {
  const { api } = useApp()
  const texts = useTexts(reservationTexts)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<'confirmFailed' | 'confirmUnknown' | null>(null)
  const time = clockTime(reservation.confirmBefore ?? reservation.collectBefore)
  const shown = useRef(true)
  useEffect(() => {
    shown.current = true
    return () => void (shown.current = false)
  }, [])

  if (mailed === null) {
    return (
      <Notice title={texts.awaitingNotice}>
        <p>{fill(texts.awaitingText, { email: reservation.email, time })}</p>
      </Notice>
    )
  }

  /** A press and not the opened link: scanners of mails open links too. */
  async function confirm(token: string) {
    setPending(true)
    setFailure(null)
    try {
      const confirmed = await confirmReservation(api, token)
      if (shown.current) onConfirmed(confirmed)
    } catch (error) {
      if (shown.current) setFailure(error instanceof ApiError && error.status === 404 ? 'confirmUnknown' : 'confirmFailed')
    } finally {
      if (shown.current) setPending(false)
    }
  }

  return (
    <>
      <Notice title={texts.confirmNotice}>
        <p>{fill(texts.confirmText, { time })}</p>
      </Notice>
      {failure && (
        <Notice tone="error" role="alert">
          {texts[failure]}
        </Notice>
      )}
      <Button loading={pending} onClick={() => void confirm(mailed)}>
        {pending ? texts.confirming : texts.confirm}
      </Button>
    </>
  )
}
