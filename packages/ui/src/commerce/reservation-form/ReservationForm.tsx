import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { fill, reservationTexts } from '@vidda/texts'
import { Button } from '../../primitives/button/index.ts'
import { FormSummary } from '../../patterns/form-summary/index.ts'
import { PhoneField } from '../../primitives/phone-field/index.ts'
import { RadioGroup } from '../../primitives/radio-group/index.ts'
import { TextField } from '../../primitives/text-field/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { ReservationFormRoot } from './ReservationForm.styles.ts'

export type ReservationValues = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly delivery: 'collect' | 'delivery'
  /** Street and house number; the last three are asked for only where the goods are sent. */
  readonly address: string
  readonly zipcode: string
  readonly city: string
}

export type ReservationFormProps = RootProps<'form', 'onSubmit'> & {
  /** What is written; the caller keeps it. */
  readonly values: ReservationValues
  /** All values, after each change of one. */
  readonly onValuesChange: (values: ReservationValues) => void
  /** What is wrong with each field, in words; an empty object when all is well (spec §5). */
  readonly errors: Readonly<Partial<Record<keyof ReservationValues, string>>>
  /** Under way: a second press sends nothing. */
  readonly loading: boolean
  /** Called on every try to send; the caller validates, sets `errors`, and sends only when there are none. A promise is waited for. */
  readonly onSubmit: () => void | Promise<void>
  /** What sending the goods costs, ready to read; without it they can only be collected. */
  readonly freight?: string
  /** Addresses that the address field suggests. */
  readonly addresses?: readonly string[]
  /** Above the button: what went wrong on the way, or the summary. */
  readonly children?: ReactNode
}

const fields = ['name', 'email', 'phone', 'address', 'zipcode', 'city'] as const

/** Who gets the goods, how, and where they are sent. After a try with errors, focus goes to the summary of them. */
export function ReservationForm({
  values,
  onValuesChange,
  errors,
  loading,
  onSubmit,
  freight,
  addresses = [],
  children,
  ...rest
}: ReservationFormProps) {
  const [attempt, setAttempt] = useState(0)
  const texts = useTexts(reservationTexts)
  const form = useId()

  const isSent = freight !== undefined && values.delivery === 'delivery'

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    await onSubmit()
    setAttempt((tries) => tries + 1)
  }

  const control = (field: (typeof fields)[number]) => ({
    id: `${form}-${field}`,
    name: field,
    label: texts[field],
    value: values[field],
    error: errors[field],
    required: true,
    onValueChange: (value: string) => onValuesChange({ ...values, [field]: value }),
  })

  return (
    <ReservationFormRoot
      method="post"
      noValidate
      aria-labelledby={`${form}-title`}
      {...rest}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <h2 id={`${form}-title`}>{isSent ? texts.yourDetailsSent : texts.yourDetails}</h2>
      <FormSummary
        attempt={attempt}
        errors={fields.flatMap((field) => (errors[field] ? [{ fieldId: `${form}-${field}`, message: errors[field] }] : []))}
      />
      <TextField {...control('name')} autoComplete="name" />
      <TextField {...control('email')} type="email" inputMode="email" autoComplete="email" help={texts.emailHelp} />
      <PhoneField {...control('phone')} help={texts.phoneHelp} />
      {freight !== undefined && (
        <RadioGroup
          label={texts.delivery}
          name="delivery"
          variant="cards"
          value={values.delivery}
          onValueChange={(value) => onValuesChange({ ...values, delivery: value === 'delivery' ? 'delivery' : 'collect' })}
          options={[
            { value: 'collect', label: texts.collect, about: texts.collectAbout },
            { value: 'delivery', label: texts.sent, about: texts.sentAbout, aside: fill(texts.sentFreight, { amount: freight }) },
          ]}
        />
      )}
      {isSent && (
        <>
          <TextField {...control('address')} autoComplete="street-address" help={texts.addressHelp} list={`${form}-addresses`} />
          <datalist id={`${form}-addresses`}>
            {addresses.map((address) => (
              <option key={address}>{address}</option>
            ))}
          </datalist>
          <TextField {...control('zipcode')} inputMode="numeric" autoComplete="postal-code" maxLength={4} />
          <TextField {...control('city')} autoComplete="address-level2" />
        </>
      )}
      {children}
      <Button type="submit" full loading={loading}>
        {loading ? texts.reserving : texts.reserve}
      </Button>
      <p data-part="pay">{isSent ? texts.paySent : texts.payInShop}</p>
    </ReservationFormRoot>
  )
}
