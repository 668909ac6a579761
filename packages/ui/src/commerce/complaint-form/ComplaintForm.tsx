import { cartTexts, complaintTexts, fill } from '@vidda/texts'
import { useState, type ReactNode } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Form, type FormErrors } from '../../patterns/form/index.ts'
import { sizeInWords } from '../internal/size-in-words.ts'
import { RadioGroup } from '../../primitives/radio-group/index.ts'
import { SelectField } from '../../primitives/select-field/index.ts'
import { TextArea } from '../../primitives/text-area/index.ts'
import { TextField } from '../../primitives/text-field/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { ComplaintFormRoot } from './ComplaintForm.styles.ts'

export type ComplaintLine = {
  readonly ean: string
  readonly name: string
  readonly size: string
  readonly color: string
  /** How many can be complained about. */
  readonly count: number
}

const wishes = ['repair', 'replacement', 'reduction', 'refund'] as const

export type ComplaintValues = {
  readonly ean: string
  readonly count: number
  readonly problem: string
  /** A date, such as `2026-11-20`. */
  readonly discovered: string
  readonly wish: (typeof wishes)[number]
}

export type ComplaintFormProps = RootProps<'div', 'onSubmit' | 'onCancel'> & {
  /** What can be complained about, a line at a time. */
  readonly lines: readonly ComplaintLine[]
  /** The fewest and the most characters of what is wrong. */
  readonly length: { readonly least: number; readonly most: number }
  /** The first and the last date, such as `2026-11-20`, on which it can have been discovered. */
  readonly discoverable: { readonly from: string; readonly to: string }
  /** Where the acknowledgement is sent. */
  readonly email: string
  /** What else is wrong, by field, in words; asked when the form is sent. */
  readonly validate: (values: ComplaintValues) => FormErrors
  /** Under way: a second press sends nothing. */
  readonly loading: boolean
  /** Called when the form is valid. Otherwise each field shows its error, and the error summary takes the focus. */
  readonly onSubmit: (values: ComplaintValues) => void
  /** Back to the receipt. */
  readonly onCancel: () => void
  /** Above the button: what went wrong on the way. */
  readonly children?: ReactNode
}

function valuesOf(data: FormData): ComplaintValues {
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    ean: text('ean'),
    count: Number(text('count') || 1),
    problem: text('problem'),
    discovered: text('discovered'),
    wish: wishes.find((wish) => wish === text('wish')) ?? 'repair',
  }
}

/** What is wrong with which of the goods, since when, and what the shopper wishes. It keeps what is written until it is sent. */
export function ComplaintForm(props: ComplaintFormProps) {
  const { lines, length, discoverable, email, validate, loading, onSubmit, onCancel, children, ...rest } = props
  const texts = useTexts(complaintTexts)
  const cart = useTexts(cartTexts)
  const [first, ...others] = lines
  const [chosen, setChosen] = useState(first && others.length === 0 ? first.ean : '')
  const most = lines.find(({ ean }) => ean === chosen)?.count ?? 1
  return (
    <ComplaintFormRoot {...rest}>
      <Form
        aria-label={texts.title}
        loading={loading}
        validate={(data) => validate(valuesOf(data))}
        onSubmit={(data) => onSubmit(valuesOf(data))}
      >
        <RadioGroup
          name="ean"
          label={texts.goods}
          variant="cards"
          required
          missing={texts.goodsMissing}
          value={chosen}
          onValueChange={setChosen}
          options={lines.map(({ ean, name, size, color, count }) => ({
            value: ean,
            label: name,
            about: `${color}, ${sizeInWords(size, cart.size)}`,
            ...(count > 1 && { aside: fill(texts.bought, { count }) }),
          }))}
        />
        {most > 1 && (
          <div data-part="short">
            <SelectField
              key={chosen}
              name="count"
              label={texts.count}
              options={Array.from({ length: most }, (_, at) => ({
                value: String(at + 1),
                label: fill(texts.countOf, { count: at + 1, most }),
              }))}
            />
          </div>
        )}
        <TextArea
          name="problem"
          label={texts.problem}
          help={fill(texts.problemHelp, { least: length.least })}
          max={length.most}
          required
          missing={fill(texts.problemShort, { least: length.least })}
        />
        <div data-part="short">
          <TextField
            name="discovered"
            type="date"
            min={discoverable.from}
            max={discoverable.to}
            label={texts.discovered}
            required
            missing={texts.discoveredMissing}
          />
        </div>
        <RadioGroup
          name="wish"
          label={texts.wish}
          help={texts.wishHelp}
          required
          missing={texts.wishMissing}
          options={wishes.map((wish) => ({ value: wish, label: texts[wish] }))}
        />
        <p data-part="note">{texts.law}</p>
        <p data-part="note">{fill(texts.byMail, { email })}</p>
        {children}
        <div data-part="actions">
          <Button type="submit" loading={loading}>
            {loading ? texts.sending : texts.send}
          </Button>
          <Button variant="plain" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      </Form>
    </ComplaintFormRoot>
  )
}
