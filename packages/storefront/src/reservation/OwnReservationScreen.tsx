import { imageSources } from '@vidda/contract'
import { holdsGoods, reservationProblems, reservationState, type Reservation } from '@vidda/domain/reservation'
import { ownReservationTexts, reservationTexts } from '@vidda/texts'
import { Notice } from '@vidda/ui/notice'
import { ReservationCancel } from '@vidda/ui/reservation-cancel'
import { ReservationChange, type ReservationChangeProps, type ReservationChangeValues } from '@vidda/ui/reservation-change'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState } from 'react'
import { stepHeading } from '../receipt-step/index.ts'
import { changeOf } from './own-step.ts'
import { useOwnReservation } from './use-own-reservation.ts'

type OwnReservationScreenProps = {
  readonly step: 'change' | 'cancel'
  readonly reservation: Reservation
  /** Where the goods lie. */
  readonly shop: string
  readonly replace: (reservation: Reservation) => void
  readonly refresh: () => Promise<void>
}

/** Changing or cancelling a reservation from its receipt. */
export function OwnReservationScreen({ step, reservation, shop, replace, refresh }: OwnReservationScreenProps) {
  const texts = useTexts(ownReservationTexts)
  const words = useTexts(reservationTexts)
  const { loading, failure, back, cancel, change } = useOwnReservation({ reservation, replace, refresh })
  const notice = failure && (
    <Notice tone={failure === 'changed' ? 'warning' : 'error'} role="alert">
      {texts[failure]}
    </Notice>
  )

  if (step === 'cancel') {
    return (
      <>
        <SectionHeading level={1} headingId={stepHeading} text={texts.cancelText}>
          {texts.cancelTitle}
        </SectionHeading>
        <ReservationCancel
          goods={reservation.articles.map(({ ean, name, color, size, count }) => ({ ean, name, about: `${color}, ${size}`, count }))}
          shop={shop}
          email={reservation.email}
          holds={holdsGoods(reservationState(reservation.statusId) ?? 'cancelled')}
          loading={loading}
          onConfirm={() => void cancel()}
          onKeep={back}
        >
          {notice}
        </ReservationCancel>
      </>
    )
  }

  return (
    <>
      <SectionHeading level={1} headingId={stepHeading} text={texts.changeText}>
        {texts.changeTitle}
      </SectionHeading>
      <ChangeStep reservation={reservation} loading={loading} onSave={change} onCancel={back} words={{ ...words, allOut: texts.allOut }}>
        {notice}
      </ChangeStep>
    </>
  )
}

type ChangeStepProps = Pick<ReservationChangeProps, 'loading' | 'onCancel' | 'children'> & {
  readonly reservation: Reservation
  readonly words: Readonly<Record<'nameMissing' | 'phoneInvalid' | 'allOut', string>>
  readonly onSave: (change: ReturnType<typeof changeOf>) => Promise<void>
}

function ChangeStep({ reservation, words, loading, onSave, onCancel, children }: ChangeStepProps) {
  const { articles, name, phone } = reservation
  const [values, setValues] = useState<ReservationChangeValues>({ counts: {}, name, phone })
  const [isTried, setTried] = useState(false)

  const problems = reservationProblems({ ...reservation, ...values, delivery: 'collect' })
  const isAllOut = articles.every(({ ean, count }) => (values.counts[ean] ?? count) === 0)
  const errors = {
    ...(isAllOut && { goods: words.allOut }),
    ...(problems.name && { name: words.nameMissing }),
    ...(problems.phone && { phone: words.phoneInvalid }),
  }

  async function handleSubmit() {
    setTried(true)
    if (Object.keys(errors).length > 0) return
    const wish = changeOf(reservation, values)
    if (Object.keys(wish).length === 0) onCancel()
    else await onSave(wish)
  }

  return (
    <ReservationChange
      lines={articles.map((line) => ({ ...line, image: imageSources(line.image) }))}
      values={values}
      onValuesChange={setValues}
      errors={isTried ? errors : {}}
      sent={reservation.delivery === 'delivery'}
      loading={loading}
      onSubmit={handleSubmit}
      onCancel={onCancel}
    >
      {children}
    </ReservationChange>
  )
}
