import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { reservationTexts } from '@vidda/texts'
import { Button } from '../button/index.ts'
import { FormSummary } from '../form-summary/index.ts'
import { PhoneField } from '../phone-field/index.ts'
import { TextField } from '../text-field/index.ts'
import { useTexts } from '../texts-provider/index.ts'
import { ReservationFormRoot } from './ReservationForm.styles.ts'

export type ReservationValues = { readonly name: string; readonly email: string; readonly phone: string }

export type ReservationFormProps = {
  /** What is written; the caller keeps it. */
  readonly values: ReservationValues
  /** All values, after each change of one. */
  readonly onChange: (values: ReservationValues) => void
  /** What is wrong with each field, in words; an empty object when all is well (spec §5). */
  readonly errors: Readonly<Partial<Record<keyof ReservationValues, string>>>
  /** Under way: a second press sends nothing. */
  readonly busy: boolean
  /** Called on every try to send; the caller validates, sets `errors`, and sends only when there are none. */
  readonly onSubmit: () => void
  /** Above the button: what went wrong on the way, or the summary. */
  readonly children?: ReactNode
}

const fields = ['name', 'email', 'phone'] as const

/** Who collects the goods. After a try with errors, focus goes to the summary of them. */
export function ReservationForm({ values, onChange, errors, busy, onSubmit, children }: ReservationFormProps) {
  const [attempt, setAttempt] = useState(0)
  const texts = useTexts(reservationTexts)
  const form = useId()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setAttempt((tries) => tries + 1)
    onSubmit()
  }

  const control = (field: keyof ReservationValues) => ({
    id: `${form}-${field}`,
    name: field,
    label: texts[field],
    value: values[field],
    error: errors[field],
    required: true,
    onValue: (value: string) => onChange({ ...values, [field]: value }),
  })

  return (
    <ReservationFormRoot method="post" noValidate aria-labelledby={`${form}-title`} onSubmit={handleSubmit}>
      <h2 id={`${form}-title`}>{texts.yourDetails}</h2>
      <FormSummary
        attempt={attempt}
        errors={fields.flatMap((field) => (errors[field] ? [{ fieldId: `${form}-${field}`, message: errors[field] }] : []))}
      />
      <TextField {...control('name')} autoComplete="name" />
      <TextField {...control('email')} type="email" inputMode="email" autoComplete="email" help={texts.emailHelp} />
      <PhoneField {...control('phone')} help={texts.phoneHelp} />
      {children}
      <Button type="submit" full busy={busy}>
        {busy ? texts.reserving : texts.reserve}
      </Button>
      <p data-part="pay">{texts.payInShop}</p>
    </ReservationFormRoot>
  )
}
