import { fill, ownReservationTexts } from '@vidda/texts'
import { useId, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { NamedGoods, type NamedLine } from '../internal/NamedGoods.tsx'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { ReservationCancelRoot } from './ReservationCancel.styles.ts'

export type ReservationCancelProps = RootProps<'form', 'onSubmit'> & {
  /** What goes back to the shop. */
  readonly goods: readonly NamedLine[]
  /** Where it lies. */
  readonly shop: string
  /** Where the acknowledgement is sent. */
  readonly email: string
  /** Whether the shop has put the goods aside, and hears of it. Default true. */
  readonly holds?: boolean
  /** Under way: a second press sends nothing. */
  readonly loading: boolean
  /** The receiver confirms. */
  readonly onConfirm: () => void
  /** Back to the receipt. */
  readonly onKeep: () => void
  /** Above the buttons: what went wrong on the way. */
  readonly children?: ReactNode
}

/** What it means to cancel a reservation, before that is confirmed. */
export function ReservationCancel({
  goods,
  shop,
  email,
  holds = true,
  loading,
  onConfirm,
  onKeep,
  children,
  ...rest
}: ReservationCancelProps) {
  const texts = useTexts(ownReservationTexts)
  const heading = useId()
  const label = fill(texts.cancelGoods, { shop })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!loading) onConfirm()
  }

  return (
    <ReservationCancelRoot method="post" aria-label={texts.cancelTitle} {...rest} onSubmit={handleSubmit}>
      <section aria-labelledby={heading}>
        <h2 id={heading}>{label}</h2>
        <NamedGoods label={label} goods={goods} />
      </section>
      <p>{texts.cancelMeans}</p>
      <p>{fill(holds ? texts.byMail : texts.byMailUnconfirmed, { email })}</p>
      {children}
      <div data-part="actions">
        <Button type="submit" full loading={loading}>
          {loading ? texts.cancelling : texts.confirmCancel}
        </Button>
        <Button variant="plain" full onClick={onKeep}>
          {texts.keep}
        </Button>
      </div>
    </ReservationCancelRoot>
  )
}
