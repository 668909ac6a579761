import { formatMoney, sumOre, times, type Ore } from '@vidda/domain/money'
import { cartTexts, fill, ownReservationTexts, reservationTexts } from '@vidda/texts'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { FormSummary } from '../../patterns/form-summary/index.ts'
import { sizeInWords } from '../internal/size-in-words.ts'
import { wholeWords } from '../../foundation/internal/whole-words.tsx'
import { PhoneField } from '../../primitives/phone-field/index.ts'
import { Picture, type ImageSources } from '../../primitives/picture/index.ts'
import { SelectField } from '../../primitives/select-field/index.ts'
import { TextField } from '../../primitives/text-field/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { ReservationChangeRoot } from './ReservationChange.styles.ts'

export type ReservationChangeLine = {
  readonly ean: string
  readonly name: string
  readonly size: string
  readonly color: string
  readonly image: ImageSources
  /** The price of one. */
  readonly price: Ore
  /** How many are reserved, and so how many can be kept. */
  readonly count: number
}

export type ReservationChangeValues = {
  /** How many are kept by EAN; what is not named stays as it is. */
  readonly counts: Readonly<Record<string, number>>
  readonly name: string
  readonly phone: string
}

export type ReservationChangeProps = RootProps<'form', 'onSubmit' | 'onCancel'> & {
  /** What is reserved. */
  readonly lines: readonly ReservationChangeLine[]
  /** What is chosen and written; the caller keeps it. */
  readonly values: ReservationChangeValues
  /** All values, after each change of one. */
  readonly onValuesChange: (values: ReservationChangeValues) => void
  /** What is wrong with each part, in words; an empty object when all is well. */
  readonly errors: Readonly<Partial<Record<'goods' | 'name' | 'phone', string>>>
  /** The goods are sent, and not collected. Default false. */
  readonly sent?: boolean
  /** Under way: a second press sends nothing. */
  readonly loading: boolean
  /** Called on every try; the caller validates, sets `errors`, and sends only when there are none. A promise is waited for. */
  readonly onSubmit: () => void | Promise<void>
  /** Back to the receipt. */
  readonly onCancel: () => void
  /** Above the goods: what went wrong on the way. */
  readonly children?: ReactNode
}

/** Takes goods out of a reservation, and says who gets it. After a try with errors, focus goes to the summary of them. */
export function ReservationChange(props: ReservationChangeProps) {
  const { lines, values, onValuesChange, errors, sent = false, loading, onSubmit, onCancel, children, ...rest } = props
  const texts = useTexts(ownReservationTexts)
  const words = useTexts(reservationTexts)
  const cart = useTexts(cartTexts)
  const [attempt, setAttempt] = useState(0)
  const form = useId()
  const countOf = ({ ean, count }: ReservationChangeLine) => Math.min(values.counts[ean] ?? count, count)
  const total = sumOre(lines.map((line) => times(line.price, countOf(line))))

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (loading) return
    await onSubmit()
    setAttempt((tries) => tries + 1)
  }

  const ids = { goods: `${form}-0`, name: `${form}-name`, phone: `${form}-phone` }
  const wrong = (['goods', 'name', 'phone'] as const).flatMap((part) => {
    const message = errors[part]
    return message === undefined ? [] : [{ fieldId: ids[part], message }]
  })
  return (
    <ReservationChangeRoot method="post" noValidate aria-label={texts.changeTitle} {...rest} onSubmit={(event) => void handleSubmit(event)}>
      <FormSummary attempt={attempt} errors={wrong} />
      {children}
      <fieldset>
        <legend>{texts.goods}</legend>
        <ul role="list">
          {lines.map((line, index) => (
            <li key={line.ean}>
              <div data-part="line">
                <Picture image={line.image} alt="" sizes="4rem" />
                <span>
                  <span data-part="name">{wholeWords(line.name)}</span>
                  <span data-part="about">
                    {line.color}, {sizeInWords(line.size, cart.size)}
                  </span>
                </span>
                <span data-part="price">{formatMoney(line.price)}</span>
              </div>
              <SelectField
                id={`${form}-${index}`}
                label={fill(texts.count, { name: line.name })}
                value={String(countOf(line))}
                error={index === 0 ? errors.goods : undefined}
                options={Array.from({ length: line.count + 1 }, (_, at) => line.count - at).map((count) => ({
                  value: String(count),
                  label: count === 0 ? texts.countNone : fill(texts.countKept, { count, most: line.count }),
                }))}
                onValueChange={(count) => onValuesChange({ ...values, counts: { ...values.counts, [line.ean]: Number(count) } })}
              />
            </li>
          ))}
        </ul>
        <p data-part="total" role="status">
          <span>{sent ? words.totalSent : words.total}</span> <span>{formatMoney(total)}</span>
        </p>
      </fieldset>
      <fieldset>
        <legend>{sent ? texts.receiverSent : texts.receiver}</legend>
        <TextField
          id={ids.name}
          name="name"
          label={words.name}
          autoComplete="name"
          required
          value={values.name}
          error={errors.name}
          onValueChange={(name) => onValuesChange({ ...values, name })}
        />
        <PhoneField
          id={ids.phone}
          name="phone"
          required
          value={values.phone}
          error={errors.phone}
          onValueChange={(phone) => onValuesChange({ ...values, phone })}
        />
      </fieldset>
      <div data-part="actions">
        <Button type="submit" loading={loading}>
          {loading ? texts.saving : texts.save}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          {texts.back}
        </Button>
      </div>
    </ReservationChangeRoot>
  )
}
